import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { dangerAt } from './danger.ts'
import type { Idea } from './fire.ts'
import { grenades } from './grenades.ts'
import type { Man, Scene } from './scene.ts'

const { contactPoint, speedOf } = muzzleflashRules

/** Close quarters: charges, and grenades at clustered enemies nearby. */
export const closeIdeas = (scene: Scene, man: Man): readonly Idea[] => [...charges(scene, man), ...grenades(scene, man)]

/** A die for each AP left: a man who has spent his is easily overrun. */
function* charges(scene: Scene, man: Man): Generator<Idea> {
  const { game, numbers, weights } = scene
  const { piece } = man
  if (piece.ap < 3) return
  const reach = speedOf(game, piece) + numbers.touch
  for (const foe of scene.foes) {
    if (foe.piece.sort !== 'figure' || foe.piece.status === 'locked') continue
    if (squared(foe, man.x, man.y) > reach * reach || !contactPoint(game, piece, foe.piece)) continue
    const mine = piece.ap - 1
    const theirs = Math.max(1, foe.piece.ap)
    const first = mine / (mine + theirs)
    const win = first * (1 - (1 - numbers.injure) ** mine)
    const lose = (1 - first) * (1 - (1 - numbers.injure) ** theirs)
    const gain = win * foe.prize - lose * man.prize - weights.haste * dangerAt(scene, man).snaps
    if (gain > 0) yield { gain, ap: piece.ap, decision: { action: 'charge', piece: piece.id, target: foe.piece.id } }
  }
}
