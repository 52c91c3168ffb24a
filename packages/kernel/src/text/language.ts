import { compassOf } from '../geometry/squares.ts'
import { type Length, show, showOf, type Unit } from '../length.ts'
import { kindName, nationOf, placeName, spoken, termName } from './kind-name.ts'
import type { Phrasing } from './message.ts'
import { capital } from './sentence.ts'
import { together } from './together.ts'

/** What a piece's name depends on. */
export interface Called {
  readonly kind: string
  /** What distinguishes it from others of its kind: '2', or a surname; '' if it is the only one. */
  readonly number: string
  /** Its owner, unless that is the reader. */
  readonly army: string | null
}

/** A language's names for things on the table, and the rule sentences it translates. English is the original. */
export interface Language {
  readonly sentences?: { readonly [says: string]: Phrasing }
  /** The word before the last item of a list. */
  readonly and: string
  readonly or: string
  /** A word of a rulebook's vocabulary; `usual` is the set's English name, if it is not simply spelt out. */
  term(word: string, usual?: string): string
  /** 'Rifleman 2', 'German rifleman 1'. */
  piece(piece: Called): string
  /** Several of them, by their names: 'Rifle sections 11 and 12'. */
  pieces(names: readonly string[]): string
  /** 'the German side', of the name 'German'; and the name alone. */
  side(army: string): string
  army(name: string): string
  /** A wall called 'wall-2' is a stone wall; a house called 'mill' is the mill. `called` is the name without its number. */
  ground(kind: string, called: string): string
  /** What is aimed at: 'the mill'. */
  theGround(ground: string): string
  /** 'a-1st', a platoon, is '1st platoon'; of others with whose it is. */
  unit(called: string, kind: string, army: string | null): string
  length(length: Length, unit: Unit): string
  lengthOf(length: Length, limit: Length, unit: Unit): string
  /** 'north-east'. */
  towards(degrees: number): string
  /** '5.8″ north-east'. */
  way(length: Length, degrees: number, unit: Unit): string
}

export const english: Language = {
  and: 'and',
  or: 'or',
  term: (word, usual) => usual ?? termName(word),
  piece: ({ kind, number, army }) =>
    capital([army === null ? '' : (nationOf([kind]) ?? army), kindName(kind), number].filter(Boolean).join(' ')),
  pieces: together,
  // 'the British side', but 'Patrol A'
  side: army => (/ [A-Z]$/.test(army) ? army : `the ${army} side`),
  army: name => name,
  ground: (kind, called) => (kind.includes(called) || called.length < 3 ? spoken(kind) : placeName(kind, called)),
  theGround: ground => `the ${ground}`,
  unit(called, kind, army) {
    const plain = spoken(called)
    const own = /^\d/.test(plain) && kind ? `${plain} ${kind}` : plain
    if (army !== null) return `the ${army} ${own}`
    return own === kind ? `the ${own}` : own // the only one of its kind
  },
  length: show,
  lengthOf: showOf,
  towards: compassOf,
  way: (length, degrees, unit) => (length === 0 ? 'where it stands' : `${show(length, unit)} ${compassOf(degrees)}`),
}
