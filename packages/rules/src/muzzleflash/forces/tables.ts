import {
  type FieldType,
  flag,
  int,
  length,
  list,
  name,
  object,
  optional,
  prose,
  record,
  type Value,
} from '@sandtable/kernel'
import { book } from '../tables.ts'

/** The tables of the chapters on buying and manpower, typed. */

export const gameSizes = book.values('game-sizes', int)
/** A quick battle is created before there is a scenario, so nothing can override this yet. */
export const pointsOfSizes = gameSizes.rows
export const prices = book.values('prices', int)
/** The prerequisites of each purchase. */
export const needs = book.table('prices.needs', { item: name, count: int })
/** The initial depth of the set-up zone, the increase per purchase, and its limit. */
export const setupZone = book.values('setup-zone', length)

/** How many there are of each kind. */
const counts: FieldType<{ readonly [kind: string]: number }> = {
  says: 'kinds, each with a number',
  read: (raw, place) =>
    Object.fromEntries(Object.entries(object(raw, place)).map(([kind, n]) => [kind, int.read(n, place.at(kind))])),
  write: value => value as Value,
}

const composition = { teams: list(name), men: counts }
export const hqSections = book.table('hq-sections', composition)
export const sections = book.table('sections', composition)
export type Composition = (typeof sections.rows)[string]

export const teams = book.table('teams', {
  men: optional(counts),
  weapon: optional(name),
  crew: optional(list(name)),
})

/** An army's meaning of a general name, such as lmg-gunner. */
export const armies = book.table('armies', {
  'lmg-gunner': name,
  mmg: name,
  'at-gun': name,
  'at-gunner': name,
  vehicles: list(name),
})

const outcome = record({
  'lose-men': optional(int),
  'lose-lmg': optional(int),
  'lose-teams': optional(int),
  arrives: optional(int),
  absent: optional(flag),
  starts: optional(flag),
  full: optional(flag),
})
export const acquisition = book.table('acquisition', {
  1: outcome,
  2: outcome,
  3: outcome,
  4: outcome,
  5: outcome,
  6: outcome,
  covers: optional(prose),
})
