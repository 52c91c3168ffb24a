import { type Point, type Procedure, roll } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import { afterShot } from '../crew-served/crews.ts'
import { spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash } from '../records.ts'
import { hasHit, rulesOfMode, type Shot, shotModifiers, toHit } from '../shooting/aiming.ts'
import { freedomRules } from '../shooting/refusing.ts'
import { pinsOf, sniperRules } from '../shooting/snipers.ts'

/** Fire at a point, to pin whoever is near it. Suppressing fire has all modifiers but cover, speculative fire only hits on a 6. */
export function* suppress(
  game: Muzzleflash,
  shot: Shot & { readonly target: Point },
  dice: number,
  speculative: boolean,
): Procedure {
  const six = numberOf(game, 'speculative')
  const modifiers = speculative ? [] : shotModifiers(game, shot)
  const cites = speculative
    ? ['MF-SUP-10', 'MF-SUP-12', 'MF-RUL-31', 'MF-RUL-32']
    : ['MF-SUP-1', 'MF-SUP-2', 'MF-SUP-4', 'MF-RUL-31']
  const rolled = yield* roll(game, 'hit', dice, {
    need: speculative ? six : toHit(game),
    modifiers,
    cites: [...cites, 'MF-HIT-1', ...rulesOfMode(shot.mode), ...freedomRules(game.piece(shot.firer), shot.mode)],
    about: [shot.firer],
  })
  afterShot(game, shot.holder, shot.weapon, rolled)
  const effect = speculative ? ['MF-SUP-3', 'MF-SUP-11', 'MF-RUL-33'] : ['MF-SUP-3', 'MF-RUL-33']
  for (const die of rolled)
    if (speculative ? die === six : hasHit(game, die, modifiers))
      spreadPins(game, shot.target, pinsOf(game, shot.firer), shot.firer, [...effect, ...sniperRules(game, shot.firer)])
}
