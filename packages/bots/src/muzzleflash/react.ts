import type { Decision, Id, Point, Prompt } from '@sandtable/kernel'
import type { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { isServedBy, shotWorth } from './fire.ts'
import { gunIdeas, servesAs } from './guns.ts'
import type { Man, Scene } from './scene.ts'

type Deed = muzzleflashRules.Deed
type LiveGrenade = NonNullable<Deed['grenade']>

/** Immediate reactions to an enemy's action, best first. */
export function* reactionsTo(scene: Scene, { about, context }: Prompt): Generator<Decision> {
  const { deed } = context as { readonly deed: Deed }
  const able = scene.men.filter(({ piece }) => about.includes(piece.id))
  if (deed.grenade) for (const man of able) yield* dodges(scene, deed.grenade, man)
  const did = [deed.actor, ...(deed.others ?? [])]
  const foes = scene.foes.filter(({ piece }) => did.includes(piece.id))
  if (deed.type !== 'other') for (const foe of foes) yield* snaps(scene, able, foe)
}

/** Snap shots at the acting enemy, if worth the AP: more actions are to come than there are AP to answer them. */
function snaps(scene: Scene, able: readonly Man[], foe: Man): readonly Decision[] {
  const shots: { readonly gain: number; readonly decision: Decision }[] = []
  for (const man of able)
    for (const arm of man.soldier.arms) {
      const from = arm.served === null ? man : scene.men.find(({ piece }) => piece.id === arm.served)
      if (!from || !isServedBy(scene, man, arm)) continue
      const gain = shotWorth(scene, from, arm, arm.snap, foe)
      if (gain > scene.weights.aloof * arm.power) shots.push({ gain, decision: snap(man, arm.name, foe) })
    }
  for (const man of able) {
    if (man.soldier.guns.length === 0 || servesAs(scene, man) === 'mate') continue
    for (const { gain, decision } of gunIdeas(scene, man))
      if (decision.mode === 'snap' && decision.target === foe.piece.id && gain > scene.weights.aloof)
        shots.push({ gain, decision: snap(man, decision.weapon as string, foe) })
  }
  return shots.sort((a, b) => b.gain - a.gain).map(({ decision }) => decision)
}

const snap = ({ piece }: Man, weapon: string, foe: Man): Decision => ({
  action: 'react',
  piece: piece.id,
  with: 'fire',
  weapon,
  target: foe.piece.id,
})

/** Away from a grenade that is about to go off, if one step is enough. */
function* dodges({ numbers }: Scene, grenade: LiveGrenade, { piece, x: mx, y: my }: Man): Generator<Decision> {
  const {
    at: [x, y],
    radius,
  } = grenade
  const stride = numbers.step - HAIR
  const apart = Math.sqrt(squared({ x: mx, y: my }, x, y))
  if (apart > radius || apart + stride < radius * NEARLY) return
  const [dx, dy] = apart === 0 ? [1, 0] : [(mx - x) / apart, (my - y) / apart]
  for (const [a, b] of [[1, 0], [0.87, 0.5], [0.87, -0.5]] as const) // biome-ignore format: three directions
    yield move(piece.id, [Math.round(mx + (dx * a - dy * b) * stride), Math.round(my + (dx * b + dy * a) * stride)])
}

const HAIR = 3
const NEARLY = 0.9

const move = (piece: Id, to: Point): Decision => ({ action: 'react', piece, with: 'move', to })
