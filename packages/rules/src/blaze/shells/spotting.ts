import { because, type Id, isPoint, type Point, type Reason, text } from '@sandtable/kernel'
import { isSpotter } from '../command/headquarters.ts'
import { sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Thing } from '../stands/measure.ts'
import { isConcealed, isRecon } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'

/** Spotters for artillery that cannot see its target. */

/** A headquarters or reconnaissance piece of the side that sees the target: it needs no card. BA-RUL-107. */
export const spotterFor = (game: Blaze, side: Id, target: Thing): Stand | null =>
  game.pieces.find(stand => stand.side === side && isSpotter(game, stand) && sees(game, stand, target)) ?? null

/** A place that air reconnaissance named in the turn before needs no spotter: BA-AIR-14. */
export const wasSighted = (game: Blaze, side: Id, target: Thing): boolean =>
  isPoint(target) &&
  game.side(side).sightings.some(([x, y]) => x === (target as Point)[0] && y === (target as Point)[1])

export function whyNotSpotted(game: Blaze, side: Id, target: Thing): readonly Reason[] {
  if (wasSighted(game, side, target) || spotterFor(game, side, target)) return []
  const says = text`no headquarters or reconnaissance unit sees it`
  return [because('spotter', says, 'BA-INDIR-1', whyUnspotted(game, side, target))]
}

/** Why no spotter sees it: it is prone, or beyond normal sight. */
function whyUnspotted(game: Blaze, side: Id, target: Thing): string {
  if (!isPoint(target)) {
    const standing = { ...(target as Stand), prone: false }
    if ((target as Stand).prone && spotterFor(game, side, standing)) return 'BA-VIS-14'
  }
  const spotters = game.pieces.filter(stand => stand.side === side && isSpotter(game, stand))
  return spotters.length > 0 && spotters.every(stand => isRecon(game, stand)) ? 'BA-RECON-2' : 'BA-ARTY-2'
}

/** An observer's help to the weapon: a headquarters lends guns its sight, mortars keep their own range. */
export function observedBy(game: Blaze, side: Id, target: Thing, { mortar }: Weapon): string {
  if (mortar) return 'BA-ARTY-2'
  return spottingRule(game, side, target) === 'BA-HQ-8' ? 'BA-VIS-6' : 'BA-VIS-10'
}

/** The rule for the spotter. A hidden spotter is not revealed. */
export function spottingRule(game: Blaze, side: Id, target: Thing): string {
  if (wasSighted(game, side, target)) return 'BA-AIR-14'
  const spotter = spotterFor(game, side, target)
  if (!spotter || isConcealed(spotter)) return 'BA-INDIR-1'
  return isRecon(game, spotter) ? 'BA-RECON-5' : 'BA-HQ-8'
}
