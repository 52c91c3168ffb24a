import type { GivenPiece } from '@sandtable/kernel'
import type { Goodbye } from '../records.ts'
import { platoon } from '../tables.ts'

/** The sections of the example platoon, each with the rule that prints it; `total` is the whole platoon. */
const printedIn: { readonly [section: string]: string } = {
  'rifle-section': 'GB-PLAT-1',
  'bomb-section': 'GB-PLAT-2',
  'lmg-section': 'GB-PLAT-3',
  'rifle-grenade-section': 'GB-PLAT-4',
  'command-section': 'GB-PLAT-6',
  total: 'GB-PLAT-7',
}

/** A section of the example platoon: how many it has of each kind. */
export interface Example {
  readonly section: string
  readonly kinds: readonly string[]
}

/** The example platoon, as a set of purchases. */
export function examplePlatoon(game: Goodbye): readonly Example[] {
  return Object.entries(game.rows(platoon)).map(([section, row]) => ({
    section,
    kinds: Object.keys(row).flatMap(kind => Array.from({ length: row[kind] as number }, () => kind)),
  }))
}

/** The rules of the example that these pieces match: one section, or the whole platoon. */
export function exampleRules(game: Goodbye, pieces: readonly GivenPiece[]): readonly string[] {
  const examples = examplePlatoon(game)
  const whole = { section: 'total', kinds: examples.flatMap(example => example.kinds) }
  const mine = sorted(pieces.map(piece => piece.kind))
  return [...examples, whole]
    .filter(example => sorted(example.kinds) === mine)
    .map(example => printedIn[example.section] as string)
}

const sorted = (names: readonly string[]): string => [...names].sort((a, b) => (a < b ? -1 : 1)).join(' ')
