import { int, type Length, length } from '@sandtable/kernel'
import type { Blaze } from './records.ts'
import { book } from './tables.ts'

/** Single numbers of the rules, each read where it is needed, so that a scenario's own holds. */

const reaches = book.values('reaches', length)
type Reach =
  | 'touch'
  | 'behind-cover'
  | 'crest-edge'
  | 'hiding'
  | 'prone'
  | 'self-defence'
  | 'escort'
  | 'sniper'
  | 'recon-team'
  | 'commander'
  | 'arrival'
  | 'vehicle-flame'
  | 'air-sight'
  | 'air-line'
/** Within how far something holds. */
export const reach = (game: Blaze, name: Reach): Length => game.rows(reaches)[name] as Length

const forcedMoves = book.values('forced-moves', length)
type ForcedMove = 'fall-back' | 'push-back' | 'prone' | 'overrun' | 'overrun-short' | 'bump'
/** How far a stand goes that does not choose its distance. */
export const goes = (game: Blaze, name: ForcedMove): Length => game.rows(forcedMoves)[name] as Length

const moveCosts = book.values('move-costs', length)
/** What something on the way costs, or how far a point of the charge bonus goes. */
export const costs = (game: Blaze, name: 'line' | 'storey' | 'charge-point'): Length =>
  game.rows(moveCosts)[name] as Length

const scores = book.values('scores', int)
/** The least score that does it. */
export const score = (game: Blaze, name: 'softskin' | 'building' | 'prone-recovery' | 'light' | 'always'): number =>
  game.rows(scores)[name] as number

const numbers = book.values('numbers', int)
type Name =
  | 'charges'
  | 'supports'
  | 'divisional-templates'
  | 'disputes'
  | 'light-damage'
  | 'softskin-hits'
  | 'mortar-hits'
  | 'demolition-actions'
  | 'light-hits'
  | 'ruin-turns'
  | 'melee-destroyed'
  | 'hull-arc'
  | 'steilgranate-group'
  | 'prisoner-points'
  | 'bomb-hits'
/** How many. */
export const number = (game: Blaze, name: Name): number => game.rows(numbers)[name] as number
