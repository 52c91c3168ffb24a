import { int, type Length, length } from '@sandtable/kernel'
import type { Plastic } from './records.ts'
import { book } from './tables.ts'

/** Single numbers of the rules, each read where it is needed, so that a scenario's own holds. */

const reaches = book.values('reaches', length)
type Reach =
  | 'short-range'
  | 'medium-range'
  | 'leading'
  | 'binoculars'
  | 'radio'
  | 'grenade-pit'
  | 'wall-blast'
  | 'reserves'
/** Within how far something holds. */
export const reach = (game: Plastic, name: Reach): Length => game.rows(reaches)[name] as Length

const effectNeeds = book.values('effect-needs', int)
/** The least total of an effect roll that eliminates. */
export const eliminating = (game: Plastic): number => game.rows(effectNeeds).eliminates as number
