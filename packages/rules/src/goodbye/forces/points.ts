import {
  because,
  type Derived,
  type GivenPiece,
  type Id,
  int,
  list,
  type Message,
  oneOf,
  type Reason,
  text,
} from '@sandtable/kernel'
import { areFriends } from '../figures.ts'
import { type Kind, kindNamed } from '../kinds.ts'
import type { Goodbye, GoodbyeTables } from '../records.ts'
import { costs, needs, type Rank } from '../tables.ts'
import { exampleRules } from './platoon.ts'

/** The cost of a piece, item by item, with its rules. */
interface Item {
  readonly points: number
  readonly cites: readonly string[]
}

/** The pieces a side or unit started with, whatever has happened to them since. */
const began = (game: Goodbye, owner: 'side' | 'unit', id: Id): readonly GivenPiece[] =>
  game.setup.pieces.filter(piece => piece[owner] === id)

const kindOfGiven = (game: Goodbye, { kind }: GivenPiece): Kind => kindNamed(game, kind) as Kind

/** The figure with its kind's own weapon, before any purchases. */
function basic(game: Goodbye, kind: Kind): Item {
  const price = game.rows(costs) as { readonly [item: string]: number }
  const figure = price['basic-figure'] as number
  if (kind.class) {
    const byCosts = game.ruling('GB-RUL-59') === 'costs'
    const points = byCosts ? figure + (price[kind.class] as number) : kind.points
    return { points, cites: [byCosts ? 'GB-PTS-4' : 'GB-TYPE-18', 'GB-RUL-59'] }
  }
  const printed = kind.sniper === true && game.ruling('GB-RUL-58') === 'printed'
  return { points: printed ? (price.sniper as number) : kind.points, cites: ['GB-PTS-4', 'GB-PTS-5', 'GB-RUL-58'] }
}

/** The skills and the armour bought for a piece, above what its kind has. */
function bought(game: Goodbye, given: GivenPiece, kind: Kind): readonly Item[] {
  const price = game.rows(costs) as { readonly [item: string]: number }
  const above = (field: string, has: number): number => Math.max(0, ((given[field] as number | undefined) ?? has) - has)
  const items: readonly (readonly [string, number, string])[] = [
    ['extra-melee-attack', above('attacks', kind.attacks), 'GB-PTS-7'],
    ['extra-shooting-attack', above('extraShots', 0), 'GB-PTS-8'],
    ['extra-wound', above('wounds', kind.wounds), 'GB-PTS-9'],
    ['plus-one-to-hit', above('hitBonus', kind.hitBonus ?? 0), 'GB-PTS-10'],
    ['body-armour', given.armour === true && !kind.armour ? 1 : 0, 'GB-PTS-11'],
  ]
  return items
    .filter(([, count]) => count > 0)
    .map(([item, count, rule]) => ({ points: count * (price[item] as number), cites: [rule] }))
}

function itemsOf(game: Goodbye, pieces: readonly GivenPiece[]): readonly Item[] {
  return pieces.flatMap(given => {
    const kind = kindOfGiven(game, given)
    return [basic(game, kind), ...bought(game, given, kind)]
  })
}

const sum = (items: readonly Item[]): number => items.reduce((total, { points }) => total + points, 0)
const rules = (items: readonly Item[]): readonly string[] => [...new Set(items.flatMap(({ cites }) => cites))]

/** The cost of one piece at the start of the game; a man who joined later cost nothing. */
export function pointsOf(game: Goodbye, piece: Id): number {
  return sum(
    itemsOf(
      game,
      game.setup.pieces.filter(given => given.id === piece),
    ),
  )
}

/** The rules for leaders that a force may break. */
export const faultNames = ['no-officer', 'no-junior-nco', 'few-senior-ncos'] as const
type Fault = (typeof faultNames)[number]
const ruleOf: { readonly [fault in Fault]: string } = {
  'no-officer': 'GB-TYPE-14',
  'no-junior-nco': 'GB-TYPE-6',
  'few-senior-ncos': 'GB-TYPE-9',
}
const faultSays: { readonly [fault in Fault]: Message } = {
  'no-officer': text`the force has no officer`,
  'no-junior-nco': text`a section has no junior NCO`,
  'few-senior-ncos': text`the force has too few senior NCOs`,
}

/** The faults of a force's leadership. A unit with a private counts as a section. */
export function faultsOf(game: Goodbye, side: Id): readonly Fault[] {
  const pieces = began(game, 'side', side)
  const rankOf = (given: GivenPiece): Rank => (given.rank as Rank | undefined) ?? kindOfGiven(game, given).rank
  const has = (list: readonly GivenPiece[], rank: Rank): boolean => list.some(given => rankOf(given) === rank)
  const sections = game.store
    .all('unit')
    .map(unit => began(game, 'unit', unit.id).filter(given => given.side === side))
    .filter(members => has(members, 'private'))
  const seniors = pieces.filter(given => rankOf(given) === 'senior-nco').length
  const faults: Fault[] = []
  if (!has(pieces, 'junior-officer')) faults.push('no-officer')
  if (sections.some(members => !has(members, 'junior-nco'))) faults.push('no-junior-nco')
  if (seniors < Math.floor(sections.length / game.rows(needs)['sections-per-senior'])) faults.push('few-senior-ncos')
  return faults
}

/** A force with faults may still be played, unless GB-RUL-82 is enforced. */
export function whyNotThisForce(game: Goodbye, side: Id): readonly Reason[] {
  if (game.ruling('GB-RUL-82') !== 'enforced') return []
  return faultsOf(game, side).map(fault => because('force', faultSays[fault], ruleOf[fault], 'GB-RUL-82'))
}

const points = <K extends 'side' | 'unit'>(table: K): Derived<GoodbyeTables, K> => ({
  type: int,
  of: (game, { id }) => sum(itemsOf(game, began(game, table, id))),
  cites(game, { id }) {
    const pieces = began(game, table, id)
    return [...rules(itemsOf(game, pieces)), ...exampleRules(game, pieces)]
  },
})

/** Its points above those of its strongest enemy, in percent: attackers should have about 25. */
const advantage: Derived<GoodbyeTables, 'side'> = {
  type: int,
  of(game, { id }) {
    const worth = (side: Id): number => sum(itemsOf(game, began(game, 'side', side)))
    const strongest = Math.max(...game.sides.filter(side => !areFriends(game, id, side.id)).map(side => worth(side.id)))
    return strongest > 0 ? Math.round((worth(id) * 100) / strongest) - 100 : 0
  },
  cites: () => ['GB-PTS-6'],
}

const faults: Derived<GoodbyeTables, 'side'> = {
  type: list(oneOf(...faultNames)),
  of: (game, { id }) => faultsOf(game, id),
  cites: (game, { id }) => [...faultsOf(game, id).map(fault => ruleOf[fault]), 'GB-RUL-82'],
}

/** The side's fields that follow from its pieces. */
export const derivedForces = {
  side: { points: points('side'), advantage, faults },
  unit: { points: points('unit') },
}
