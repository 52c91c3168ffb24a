import { inch } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import type { Aim } from './aim.ts'
import { burstWorth } from './burst.ts'
import { HIDDEN } from './chart.ts'
import { bestShot, type Idea } from './fire.ts'
import { isAtPost, servesAs } from './guns.ts'
import type { Man, Scene } from './scene.ts'
import { isFree } from './soldiers.ts'

const { inReach, supportWeapons } = muzzleflashRules
type Piece = muzzleflashRules.Piece

/** How likely veterans are to obey an order that needs a test. */
const HEEDED = 0.6

/** The orders that a leader could give now, and what each may gain. */
export function orderIdeas(scene: Scene, aim: Aim, man: Man): readonly Idea[] {
  const { game, numbers } = scene
  const { piece } = man
  const ap = numbers.costs.order ?? 0
  if (piece.rank === 'none' || piece.sort !== 'figure' || piece.ordered || piece.pins > 0 || piece.ap < ap) return []
  const ids = new Set(inReach(game, piece).map(({ id }) => id))
  const reached = scene.men.filter(other => other !== man && ids.has(other.piece.id))
  const order = (name: string, gain: number): Idea => ({
    gain,
    ap,
    decision: { action: 'order', piece: piece.id, order: name },
  })
  return [
    order('get-up', getUp(scene, reached)),
    order('double-time', doubleTime(scene, aim, man, reached)),
    ...(scene.weights.glances
      ? []
      : [
          order('rapid', freer(scene, reached, 'rapid', 3)),
          order('deliberate', freer(scene, reached, 'deliberate', 0)),
        ]),
    ...calls(scene, man),
  ].filter(({ gain }) => gain > 0)
}

/** Each pinned man gets another attempt to shake off his pins. */
const getUp = ({ weights }: Scene, reached: readonly Man[]): number =>
  reached.reduce((sum, { piece, soldier }) => sum + (piece.pins > 0 ? weights.pin * soldier.worth * 0.5 : 0), 0)

/** Half as far again for men who have far to go and are not under fire. */
function doubleTime({ chart, foes, weights }: Scene, { goals }: Aim, man: Man, reached: readonly Man[]): number {
  if (man.piece.doubleTime) return 0
  let gain = 0
  for (const { piece, soldier, at } of [...reached, man]) {
    const goal = goals.get(piece.id)
    if (!goal || soldier.support || piece.pins > 0 || piece.ap < 3 || chart.far(goal, at) < FAR) continue
    gain += weights.drive * 0.4
  }
  const watched = foes.some(
    foe => foe.soldier.arms.length > 0 && chart.cover(foe.at, foe.dug, man.at, man.dug) !== HIDDEN,
  )
  return watched ? gain * 0.4 : gain
}
const FAR = inch(9)

/**
 * What an order for this mode of fire adds for those who may not use it otherwise: half a turn's fire for the green,
 * less for others.
 */
const freer = (scene: Scene, reached: readonly Man[], mode: 'deliberate' | 'rapid', power: number): number =>
  reached.reduce((sum, man) => {
    const { piece, soldier } = man
    if (
      (soldier.arms[0]?.power ?? 0) < power ||
      piece.pins > 0 ||
      piece.ap < scene.numbers.ap ||
      isFree(scene.game, piece, mode)
    )
      return sum
    const shot = bestShot(scene, man, piece.ap)
    return shot ? sum + (shot.gain / shot.ap) * scene.numbers.ap * BETTER[mode] * HEEDED : sum
  }, 0)
const BETTER = { deliberate: 0.5, rapid: 0.15 }

/** Fire called in for a mortar, where the leader sees the largest group. */
function calls(scene: Scene, man: Man): readonly Idea[] {
  const { game, men, foes, chart, numbers } = scene
  const ideas: Idea[] = []
  for (const mortar of men) {
    const row = game.rows(supportWeapons)[mortar.piece.weapons[0] ?? '']
    if (row?.fire !== 'indirect' || mortar.piece.spotted !== null || !isServed(scene, mortar.piece)) continue
    for (const foe of foes) {
      if (foe.piece.sort !== 'figure' || chart.cover(man.at, man.dug, foe.at, false) === HIDDEN) continue
      const apart = Math.sqrt((foe.x - mortar.x) ** 2 + (foe.y - mortar.y) ** 2)
      if (apart > row.max || apart < row.min) continue
      const gain = HEEDED * burstWorth(scene, row.class, foe.x, foe.y)
      ideas.push({
        gain,
        ap: numbers.costs.order ?? 0,
        decision: {
          action: 'order',
          piece: man.piece.id,
          order: 'call-fire',
          target: mortar.piece.id,
          at: [foe.x, foe.y],
        },
      })
    }
  }
  return ideas
}

/** Is it set up, with a gunner who has the AP to swing it round and fire? */
const isServed = (scene: Scene, weapon: Piece): boolean =>
  weapon.setUp &&
  scene.men.some(
    man =>
      man.piece.crews === weapon.id &&
      servesAs(scene, man) === 'gunner' &&
      isAtPost(scene, man) &&
      man.piece.activated !== 'done' &&
      man.piece.pins === 0 &&
      man.piece.ap >= 3,
  )
