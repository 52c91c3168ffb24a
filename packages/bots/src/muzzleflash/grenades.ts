import { type Id, inch, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { burstWorth } from './burst.ts'
import type { Idea } from './fire.ts'
import { hitChance } from './numbers.ts'
import type { Man, Scene } from './scene.ts'
import { isFree } from './soldiers.ts'

const { blastTable, fireModes, groundOf, kindOf, reachOf } = muzzleflashRules

/** A grenade that goes astray sometimes has an effect. */
const ASTRAY = 0.1
/** Closer to the edge of the blast than this it kills the thrower, unless a wall is between. */
const SAFE = inch(0.5)

/** One AP to prime it and some to throw it: at a near enemy, or into a room through its openings. */
export function* grenades(scene: Scene, man: Man): Generator<Idea> {
  const { game, numbers } = scene
  const { piece } = man
  if (!piece.primed && (kindOf(game, piece).grenades !== true || piece.grenades === 0)) return
  const prime = piece.primed ? 0 : (numbers.costs.prime ?? 0)
  for (const { foe, post } of marks(scene, man)) {
    const worth = burstWorth(scene, 'grenade', foe.x, foe.y)
    for (const mode of modes) {
      const { ap = 0, hit: by = 0 } = game.rows(fireModes)[mode] ?? {}
      if (prime + ap > piece.ap || !isFree(game, piece, mode)) continue
      const hit = hitChance(numbers, by + (post === null ? numbers.indirect : numbers.posted))
      // a posted grenade that misses lies at the thrower's feet
      const miss = post === null ? ASTRAY * worth : -man.prize
      const target: Point = [foe.x, foe.y]
      const decision = piece.primed
        ? { action: 'throw', piece: piece.id, mode, target, ...(post !== null && { post }) }
        : { action: 'prime', piece: piece.id }
      yield { gain: hit * worth + (1 - hit) * miss, ap: prime + ap, decision }
    }
  }
}

const modes = ['snap', 'deliberate'] as const

/** The target of a grenade, and the opening it has to go through. */
function* marks({ game, foes }: Scene, man: Man): Generator<{ readonly foe: Man; readonly post: Id | null }> {
  const far = reachOf(game, 'grenade')
  const safe = (game.rows(blastTable).grenade?.edge ?? 0) + SAFE
  const ground = groundOf(game)
  let own: ReturnType<typeof ground.roomAt> | undefined
  for (const foe of foes) {
    const apart = squared(man, foe.x, foe.y)
    if (foe.piece.sort !== 'figure' || apart > far * far) continue
    own ??= ground.roomAt([man.x, man.y])
    const room = ground.roomAt([foe.x, foe.y])
    if (room === own) {
      if (apart >= safe * safe) yield { foe, post: null }
    } else for (const post of openings(game, man)) yield { foe, post }
  }
}

/** The open doors and windows that he stands at. */
function* openings(game: Scene['game'], man: Man): Generator<Id> {
  for (const land of groundOf(game).near([man.x, man.y], reachOf(game, 'post')))
    if (land.opening && !land.shut) yield land.id
}
