import {
  type FieldType,
  flag,
  int,
  length,
  list,
  name,
  object,
  optional,
  record,
  text,
  type Value,
} from '@sandtable/kernel'
import { book } from '../tables.ts'

/** What the chapters on buying and on manpower say, typed. */

export const gameSizes = book.values('game-sizes', int)
export const prices = book.values('prices', int)
export const needs = book.value('prices.needs', {
  read: (raw, place) =>
    Object.fromEntries(
      Object.entries(object(raw, place)).map(([item, row]) => [
        item,
        record({ item: name, count: int }).read(row, place.at(item)),
      ]),
    ),
})
export const setupZone = book.value('setup-zone', record({ start: length, deeper: length, times: int }))

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

/** What an army means by a general name, such as lmg-gunner. */
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
  covers: optional(text),
})
