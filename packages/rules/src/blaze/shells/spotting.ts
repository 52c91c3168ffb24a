import { because, type Id, isPoint, type Point, type Reason, text } from '@sandtable/kernel'
import { isSpotter } from '../command/headquarters.ts'
import { sees } from '../ground/sight.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Thing } from '../stands/measure.ts'
import { isRecon } from '../stands/stand.ts'

/** Who sees for artillery that does not see for itself. */

/** A headquarters or reconnaissance piece of the side that sees the target: it needs no card. BA-RUL-107. */
export const spotterFor = (game: Blaze, side: Id, target: Thing): Stand | null =>
  game.pieces.find(stand => stand.side === side && isSpotter(game, stand) && sees(game, stand, target)) ?? null

/** A place that air reconnaissance named in the turn before needs no spotter: BA-AIR-14. */
export const wasSighted = (game: Blaze, side: Id, target: Thing): boolean =>
  isPoint(target) &&
  game.side(side).sightings.some(([x, y]) => x === (target as Point)[0] && y === (target as Point)[1])

export function whyNotSpotted(game: Blaze, side: Id, target: Thing): readonly Reason[] {
  if (wasSighted(game, side, target) || spotterFor(game, side, target)) return []
  const rules = [
    'BA-INDIR-1',
    'BA-ARTY-2',
    'BA-VIS-10',
    'BA-VIS-6',
    'BA-AIR-14',
    'BA-VIS-14',
    'BA-VIS-1',
    'BA-RECON-2',
    'BA-RUL-107',
  ]
  return [because('spotter', text`no headquarters or reconnaissance unit sees it`, ...rules, 'BA-RUL-21')]
}

/** The rules by which somebody spots. Mortars have no use for the 800 mm of a forward observer: BA-VIS-6. */
export function spottingRules(game: Blaze, side: Id, target: Thing, mortar: boolean): readonly string[] {
  if (wasSighted(game, side, target)) return ['BA-AIR-14', 'BA-VIS-10', 'BA-RUL-200']
  const spotter = spotterFor(game, side, target)
  const who = spotter && isRecon(game, spotter) ? ['BA-RECON-5', 'BA-RECON-1', 'BA-RECON-2'] : ['BA-HQ-8']
  return [
    'BA-INDIR-1',
    'BA-ARTY-2',
    'BA-VIS-10',
    'BA-RUL-107',
    ...who,
    ...(mortar ? [] : ['BA-VIS-6']),
    'BA-VIS-14',
    'BA-VIS-11',
    'BA-VIS-1',
  ]
}
