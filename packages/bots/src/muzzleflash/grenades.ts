import { type Id, inch, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { burstWorth } from './burst.ts'
import { hitChance, type Idea } from './fire.ts'
import type { Man, Scene } from './scene.ts'
import { isFree } from './soldiers.ts'

const { groundOf, kindOf, reachOf } = muzzleflashRules

/** What is added to the die: thrown at a distance, or posted through an opening at hand. */
const THROWN = -1
const POSTED = 1
/** One that goes astray does something now and then. */
const ASTRAY = 0.1
/** Nearer than this it would be one's own end, unless a wall is between. */
const SAFE = inch(4.5)

/** One AP to prime it and some to throw it: at whoever is near enough, into a room through its openings. */
export function* grenades(scene: Scene, man: Man): Generator<Idea> {
  const { game } = scene
  const { piece } = man
  if (!piece.primed && (kindOf(game, piece).grenades !== true || piece.grenades === 0)) return
  const prime = piece.primed ? 0 : 1
  for (const { foe, post } of marks(scene, man)) {
    const worth = burstWorth(scene, 'grenade', foe.x, foe.y)
    for (const [mode, ap, by] of modes) {
      if (prime + ap > piece.ap || !isFree(game, piece, mode)) continue
      const hit = hitChance(by + (post === null ? THROWN : POSTED))
      // what is posted and misses lies at one's own feet
      const miss = post === null ? ASTRAY * worth : -man.prize
      const target: Point = [foe.x, foe.y]
      const decision = piece.primed
        ? { action: 'throw', piece: piece.id, mode, target, ...(post !== null && { post }) }
        : { action: 'prime', piece: piece.id }
      yield { gain: hit * worth + (1 - hit) * miss, ap: prime + ap, decision }
    }
  }
}

const modes = [
  ['snap', 1, -1],
  ['deliberate', 2, 0],
] as const

/** Whom a grenade could be meant for, and the opening that it has to go through. */
function* marks({ game, foes }: Scene, man: Man): Generator<{ readonly foe: Man; readonly post: Id | null }> {
  const far = reachOf(game, 'grenade')
  const ground = groundOf(game)
  let own: ReturnType<typeof ground.roomAt> | undefined
  for (const foe of foes) {
    const apart = squared(man, foe.x, foe.y)
    if (foe.piece.sort !== 'figure' || apart > far * far) continue
    own ??= ground.roomAt([man.x, man.y])
    const room = ground.roomAt([foe.x, foe.y])
    if (room === own) {
      if (apart >= SAFE * SAFE) yield { foe, post: null }
    } else for (const post of openings(game, man)) yield { foe, post }
  }
}

/** The doors and windows that he stands at, as far as they are open. */
function* openings(game: Scene['game'], man: Man): Generator<Id> {
  for (const land of groundOf(game).near([man.x, man.y], reachOf(game, 'post')))
    if (land.opening && !land.shut) yield land.id
}
