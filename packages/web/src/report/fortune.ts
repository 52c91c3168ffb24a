import { type Id, Luck, type RollEntry } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import type { Cast } from './throws.ts'

/** How a side's dice fell for one purpose. */
export interface Fortune {
  readonly side: Id
  /** One of the rolls: it says what they were for. */
  readonly roll: RollEntry
  /** It was made or not; otherwise only more or less. */
  readonly counted: boolean
  readonly low: boolean
  readonly dice: number
  /** How many could have been made; dice that are only more or less are tries each. */
  readonly tries: number
  /** How many were made, or what a die showed on average; and what that would be in the long run. */
  readonly got: number
  readonly expected: number
  /** What share of all falls of these dice would have been worse, equal ones by half. */
  readonly better: number
}

/** By side and purpose, the most dice first. */
export function fortunesOf(casts: readonly Cast[], { sides }: Pick<Tale, 'sides'>): readonly Fortune[] {
  const purposes = new Map<string, Cast[]>()
  for (const cast of casts) {
    const key = `${cast.side} ${cast.roll.purpose} ${cast.counted}`
    purposes.set(key, [...(purposes.get(key) ?? []), cast])
  }
  return [...purposes.values()]
    .map(fortune)
    .sort((a, b) => sides.indexOf(a.side) - sides.indexOf(b.side) || b.dice - a.dice)
}

/** A side's dice altogether: all of which it can be said whether they did what was needed. Null where there were none. */
export function overallOf(casts: readonly Cast[], side: Id): Fortune | null {
  const counted = casts.filter(cast => cast.side === side && cast.counted)
  return counted.length > 0 ? fortune(counted) : null
}

export function fortune(casts: readonly Cast[]): Fortune {
  const [first] = casts as readonly [Cast]
  const luck = new Luck()
  for (const { thrown } of casts) luck.add(thrown)
  const { dice, better } = luck
  const { side, roll, counted, low } = first
  /** Where low is good, a low face was worth much. */
  const average = (worth: number): number => (low ? roll.faces + 1 - worth / dice : worth / dice)
  const [got, expected] = counted ? [luck.got, luck.expected] : [average(luck.got), average(luck.expected)]
  return { side, roll, counted, low, dice, tries: counted ? luck.most : dice, got, expected, better }
}
