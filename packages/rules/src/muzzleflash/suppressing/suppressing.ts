import { type Point, type Procedure, roll } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import { afterShot } from '../crew-served/crews.ts'
import { spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash } from '../records.ts'
import { hasHit, modeRule, type Shot, shotModifiers, toHit } from '../shooting/aiming.ts'
import { pinRule, pinsOf } from '../shooting/snipers.ts'

/** Fire at a point, to pin the figures near it. Suppressing fire has all modifiers but cover; speculative fire hits only on a 6. */
export function* suppress(
  game: Muzzleflash,
  shot: Shot & { readonly target: Point },
  dice: number,
  speculative: boolean,
): Procedure {
  const six = numberOf(game, 'speculative')
  const modifiers = speculative ? [] : shotModifiers(game, shot)
  const rolled = yield* roll(game, 'hit', dice, {
    need: speculative ? six : toHit(game),
    modifiers,
    cites: speculative ? ['MF-SUP-10', 'MF-SUP-12'] : ['MF-SUP-2', 'MF-SUP-4'],
    under: ['MF-HIT-1', 'MF-RUL-31', modeRule[shot.mode]],
    about: [shot.firer],
  })
  afterShot(game, shot.holder, shot.weapon, rolled)
  const effect = ['MF-SUP-3', pinRule(game, shot.firer, speculative ? 'MF-SUP-11' : 'MF-SUP-1')]
  for (const die of rolled)
    if (speculative ? die === six : hasHit(game, die, modifiers))
      spreadPins(game, shot.target, pinsOf(game, shot.firer), shot.firer, effect)
}
