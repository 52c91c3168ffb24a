import {
  allDice,
  type DecisionEntry,
  type DiceReading,
  eachDie,
  type Id,
  type RollEntry,
  type Throw,
} from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'

/** Dice that were good or bad for a side. */
export interface Cast {
  /** The position of its entry. */
  readonly at: number
  readonly side: Id
  readonly roll: RollEntry
  readonly thrown: Throw
  /** It counts what was made; otherwise it adds up what the dice show. */
  readonly counted: boolean
  /** It adds up, and the less the dice show the better. */
  readonly low: boolean
}

/** How a roll is read; null where luck has no part in it, or where the number it needed is not known. */
function readingOf({ reads, drawn, need }: RollEntry): DiceReading | null {
  if (!reads || drawn) return null
  return isCounted(reads.good) && need === undefined ? null : reads
}

/** Is it made or not made? Otherwise it is only more or less. */
const isCounted = (good: DiceReading['good']): boolean => good !== 'high' && good !== 'low'

type Sides = ReadonlyMap<Id, Id>

/** All dice of a game that were good or bad for somebody, in order. */
export function castsOf(tale: Tale): readonly Cast[] {
  const sides = sidesIn(tale)
  const { entries } = tale.story
  const deciders: DecisionEntry[] = []
  return entries.flatMap((entry, at) => {
    if (entry.type === 'decision') deciders.push(entry)
    if (entry.type !== 'roll' || entry.by) return []
    const reading = readingOf(entry)
    if (!reading) return []
    const counted = isCounted(reading.good)
    return partsOf(entry, reading, tale.sides, sides, deciders).map(({ side, dice }) => ({
      at,
      side,
      roll: entry,
      thrown: thrownBy(entry, reading, dice),
      counted,
      low: reading.good === 'low',
    }))
  })
}

/** Whose every piece and unit is; sides are their own. */
function sidesIn({ story: { opening, entries }, sides }: Tale): Sides {
  const known = new Map<Id, Id>(sides.map(side => [side, side]))
  const note = (record: unknown): void => {
    const { id, side } = (record ?? {}) as { readonly id?: Id; readonly side?: Id }
    if (id !== undefined && side !== undefined) known.set(id, side)
  }
  for (const record of [...opening.tables.unit, ...opening.tables.piece]) note(record)
  for (const entry of entries)
    if (entry.type === 'change' && (entry.table === 'piece' || entry.table === 'unit')) note(entry.after)
  return known
}

interface Part {
  readonly side: Id
  readonly dice: readonly number[]
}

/** Which side rolled which dice; null where that is not known. */
function partsOf(
  { dice, about = [] }: RollEntry,
  { whose }: DiceReading,
  order: readonly Id[],
  sides: Sides,
  deciders: readonly DecisionEntry[],
): readonly Part[] {
  const all = (side: Id | undefined): readonly Part[] => (side === undefined ? [] : [{ side, dice }])
  switch (whose) {
    case 'own':
      return all(sides.get(about[0] ?? ''))
    case 'doer':
      return all(deciders.at(-1)?.side)
    case 'against': {
      const target = sides.get(about.at(-1) ?? '')
      // with two sides the other one; with more, the last side that decided and does not own the target
      const others = order.filter(side => side !== target)
      return target === undefined
        ? []
        : all(others.length === 1 ? others[0] : deciders.findLast(({ side }) => side !== target)?.side)
    }
    case 'sides':
      return dice.length === order.length ? order.map((side, i) => ({ side, dice: dice.slice(i, i + 1) })) : []
    case 'each':
      return dice.length === about.length
        ? dice.flatMap((die, i) => {
            const side = sides.get(about[i] as Id)
            return side === undefined ? [] : [{ side, dice: [die] }]
          })
        : []
  }
}

function thrownBy(
  { faces, need = 0, modifiers = [] }: RollEntry,
  { good, natural }: DiceReading,
  dice: readonly number[],
) {
  const by = modifiers.reduce((sum, modifier) => sum + modifier.by, 0)
  const made = (yes: boolean): number => (yes ? 1 : 0)
  switch (good) {
    case 'need':
      return eachDie(faces, dice, die => made(natural && (die === 1 || die === faces) ? die > 1 : die + by >= need))
    case 'shown':
      return eachDie(faces, dice, die => made(die >= need))
    case 'sum':
      return allDice(faces, dice, total => made(total >= need))
    case 'at most':
      return allDice(faces, dice, total => made(total <= need))
    case 'high':
      return eachDie(faces, dice, die => die)
    case 'low':
      return eachDie(faces, dice, die => faces + 1 - die)
  }
}
