import type { Decision, Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { isWithin, type Man, type Scene } from './scene.ts'
import { bestShot } from './shoot.ts'

const { distances, hasPoint } = goodbyeRules

/** A point left over at the end of the battle was worth nothing. */
export const least = ({ weights, left }: Scene): number => weights.valour * Math.min(1, 0.3 + left / 8)

/** The hero whose point does most, for himself and those near him. */
function hero(scene: Scene, gainOf: (man: Man) => number): Id | null {
  const { game, men } = scene
  const gains = new Map<Id, number>()
  const gain = (man: Man): number => {
    let known = gains.get(man.figure.id)
    if (known === undefined) {
      known = man.steady && !man.figure.acted ? gainOf(man) : 0
      gains.set(man.figure.id, known)
    }
    return known
  }
  let best = least(scene)
  let id: Id | null = null
  for (const man of men) {
    if (!man.steady || man.figure.acted || man.figure.valourUse.length > 0) continue
    if (!hasPoint(game, man.figure, 'valour')) continue
    let sum = 0
    for (const other of men) if (isWithin(other, man, game.rows(distances).heroic)) sum += gain(other)
    if (sum <= best) continue
    best = sum
    id = man.figure.id
  }
  return id
}

const use = (piece: Id | null, what: string): Decision | null =>
  piece === null ? null : { action: 'use', resource: 'valour', piece, for: what }

/** All the shots of a group twice, if that is worth more than a rifleman's life. Whoever only glances does not work that out. */
export function doubledFire(scene: Scene): Decision | null {
  if (scene.weights.glances) return null
  const gainOf = (man: Man): number => (man.figure.fired ? 0 : (bestShot(scene, man)?.gain ?? 0) * again(man))
  return use(hero(scene, gainOf), 'double-attack')
}
/** The second half of the shots does less: some targets have fallen. A machine gun jams with this many dice. */
const again = ({ soldier }: Man): number =>
  soldier.guns.some(gun => gun.use === 'zone') ? 0.15 : soldier.guns.some(gun => gun.name === 'lmg') ? 0.3 : AGAIN
const AGAIN = 0.6

/** Twice as far, for men who must advance and have their order. */
export function doubledMove(scene: Scene): Decision | null {
  const { aim, weights } = scene
  if (aim.type !== 'reach') return null
  const drive = (aim.late ? weights.haste : weights.drive) * AGAIN
  return use(
    hero(scene, ({ figure, soldier }) => (figure.ordered === 'move' && !soldier.fixed ? drive / 2 : 0)),
    'double-move',
  )
}
