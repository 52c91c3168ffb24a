import { inch, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { burstWorth } from './burst.ts'
import { dangerAt } from './danger.ts'
import { hitChance, type Idea, INJURE } from './fire.ts'
import { type Man, type Scene, squared } from './scene.ts'
import { isFree } from './soldiers.ts'

const { contactPoint, kindOf, reachOf, speedOf } = muzzleflashRules

/** What is done at close quarters: charges, and grenades at those who are near and together. */
export const closeIdeas = (scene: Scene, man: Man): readonly Idea[] => [...charges(scene, man), ...grenades(scene, man)]

/** A die for each AP that is left: who has spent his is easily overrun. */
function* charges(scene: Scene, man: Man): Generator<Idea> {
  const { game, weights } = scene
  const { piece } = man
  if (piece.ap < 3) return
  const reach = speedOf(game, piece) + inch(1)
  for (const foe of scene.foes) {
    if (foe.piece.sort !== 'figure' || foe.piece.status === 'locked') continue
    if (squared(foe, man.x, man.y) > reach * reach || !contactPoint(game, piece, foe.piece)) continue
    const [mine, theirs] = [piece.ap - 1, Math.max(1, foe.piece.ap)]
    const first = mine / (mine + theirs)
    const win = first * (1 - (1 - INJURE) ** mine)
    const lose = (1 - first) * (1 - (1 - INJURE) ** theirs)
    const gain = win * foe.prize - lose * man.prize - weights.haste * dangerAt(scene, man).snaps
    if (gain > 0) yield { gain, ap: piece.ap, decision: { action: 'charge', piece: piece.id, target: foe.piece.id } }
  }
}

/** A throw at a distance goes astray more often than not; a second of thought makes it better. */
const THROWN = -1
const ASTRAY = 0.1

/** One AP to prime it and some to throw it: at whoever is not so near that it would be one's own end. */
function* grenades(scene: Scene, man: Man): Generator<Idea> {
  const { game } = scene
  const { piece } = man
  if (!piece.primed && (kindOf(game, piece).grenades !== true || piece.grenades === 0)) return
  const prime = piece.primed ? 0 : 1
  const far = reachOf(game, 'grenade')
  for (const [mode, ap, by] of [
    ['snap', 1, -1],
    ['deliberate', 2, 0],
  ] as const) {
    // biome-ignore format: a table
    if (prime + ap > piece.ap || !isFree(game, piece, mode)) continue
    const hit = hitChance(THROWN + by)
    for (const foe of scene.foes) {
      const apart = squared(man, foe.x, foe.y)
      if (foe.piece.sort !== 'figure' || apart > far * far || apart < SAFE * SAFE) continue
      const gain = (hit + (1 - hit) * ASTRAY) * burstWorth(scene, 'grenade', foe.x, foe.y)
      const at: Point = [foe.x, foe.y]
      const decision = piece.primed
        ? { action: 'throw', piece: piece.id, mode, target: at }
        : { action: 'prime', piece: piece.id }
      yield { gain, ap: prime + ap, decision }
    }
  }
}
const SAFE = inch(4.5)
