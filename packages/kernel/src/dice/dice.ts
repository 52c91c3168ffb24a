/** Dice: what a rule asks for, and the places where dice come from. The verifiable source is in commit.ts. */

import { digest } from '../hash.ts'

/** What a rule asks for: `count` dice of `faces` sides, labelled with what they are for. */
export interface RollRequest {
  readonly purpose: string
  readonly count: number
  readonly faces: number
  /** For a purpose that draws cards: face k, counted from 1, is names[k - 1]. */
  readonly names?: readonly string[]
}

/**
 * Where dice come from. `at` is the number of dice this game has rolled before: the position in the stream, part of
 * the state. null means: not known yet (a person must still type them, or a reveal is pending).
 */
export interface DiceSource {
  roll(request: RollRequest, at: number): readonly number[] | null
}

/** DICE-1: the script ran out. DICE-2: these are not the dice asked for. DICE-3: no such dice can be rolled. */
export class DiceError extends Error {
  override readonly name = 'DiceError'
  readonly code: string

  constructor(code: string, says: string) {
    super(says)
    this.code = code
  }
}

// ---- by seed ----

/**
 * Scales a random 32-bit word to 0..n-1: the high word of word * n. Some values get one word more than others out of
 * 2^32 / n, so a face of a d6 is off by less than one in 700 million: no number of games played by people shows it.
 */
export function scale(word: number, n: number): number {
  return (((word >>> 0) * n) / 0x1_0000_0000) >>> 0
}

/**
 * Word k of a keyed stream: three rounds of Wellons' lowbias32 (shifts and multipliers found by search, so that every
 * input bit affects every output bit), with a fresh word of the key before each and after the last.
 */
function wordAt(key: Uint32Array, k: number): number {
  let x = k
  for (let round = 0; round < 3; round++) {
    x = (x + (key[round] as number)) | 0
    x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
    x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
    x ^= x >>> 16
  }
  return x ^ (key[3] as number)
}

/**
 * The key is a hash of use and seed: seeds 1 and 2 have nothing in common, and neither do a game and its bots on one
 * seed.
 */
function keyOf(use: string, seed: number | string): Uint32Array {
  if (typeof seed === 'number' && !Number.isSafeInteger(seed))
    throw new DiceError('DICE-3', `a seed is a whole number or a word, not ${seed}`)
  return digest(`${use} ${seed}`)
}

/** Die k is a pure function of seed and k, so a game can be forked or rewound anywhere. The number 7 and the word '7' are one seed. */
export function seeded(seed: number | string): DiceSource {
  const key = keyOf('dice', seed)
  return {
    roll(request, at) {
      const { count, faces } = checked(request)
      const dice = new Array<number>(count)
      for (let i = 0; i < count; i++) dice[i] = scale(wordAt(key, at + i), faces) + 1
      return dice
    },
  }
}

/** Random numbers for everything but dice: bots, scenario makers. The period is 4,294,967,296 numbers. */
export class Stream {
  readonly #key: Uint32Array
  #at = 0

  constructor(seed: number | string) {
    this.#key = keyOf('stream', seed)
  }

  /** Uniform in 0..n-1. */
  next(n: number): number {
    return scale(wordAt(this.#key, this.#at++), n)
  }
}

// ---- by script ----

export interface ScriptedDice extends DiceSource {
  roll(request: RollRequest, at: number): readonly number[]
  /** How many dice of each purpose were not rolled; a purpose with none left is not listed. */
  left(): Record<string, number>
}

/** Dice written down beforehand, by purpose and in order; a card may be written by its name. */
export function scripted(dice: Record<string, readonly (number | string)[]>): ScriptedDice {
  const scripts = new Map(Object.entries(dice).map(([purpose, values]) => [purpose, { values, next: 0 }]))
  const taken: { at: number; from: { next: number } }[] = []

  /** The game went back: dice taken after that point return to the script. */
  function rewind(at: number): void {
    for (let last = taken.at(-1); last && last.at >= at; last = taken.at(-1)) {
      last.from.next--
      taken.pop()
    }
  }

  return {
    roll(request, at) {
      const { purpose, count } = checked(request)
      rewind(at)
      const script = scripts.get(purpose) ?? { values: [], next: 0 }
      const left = script.values.length - script.next
      if (left < count) {
        const says = `no scripted dice left for "${purpose}": the roll needs ${count}, ${left} ${left === 1 ? 'is' : 'are'} left`
        throw new DiceError('DICE-1', says)
      }
      const rolled = script.values.slice(script.next, script.next + count).map(value => faceOf(request, value))
      for (let i = 0; i < count; i++) taken.push({ at: at + i, from: script })
      script.next += count
      return rolled
    },
    left() {
      const open = [...scripts].map(([purpose, { values, next }]) => [purpose, values.length - next] as const)
      return Object.fromEntries(open.filter(([, count]) => count > 0))
    },
  }
}

// ---- by hand ----

export interface TypedDice extends DiceSource {
  /** The roll waiting to be typed: the last one asked for, unless its dice are known. */
  wanted(): RollRequest | null
  /** What the real dice show, in order; a card may be given by its name. A refused entry changes nothing. */
  enter(dice: readonly (number | string)[]): void
  /** A typing mistake: the dice from this position on are asked for again. */
  forget(from: number): void
}

/**
 * A person types what real dice show. After a rewind, the same roll at the same position gets the same dice and need
 * not be typed again: undo is no way to a better roll. A different roll there forgets everything typed from there on.
 */
export function typed(): TypedDice {
  let known: { request: RollRequest; at: number; dice: readonly number[] }[] = []
  let pending: { request: RollRequest; at: number } | null = null

  function forget(from: number): void {
    known = known.filter(roll => roll.at + roll.dice.length <= from)
  }

  return {
    roll(request, at) {
      checked(request)
      pending = null
      if (request.count === 0) return []
      const roll = known.find(roll => roll.at === at && sameRoll(roll.request, request))
      if (roll) return roll.dice
      forget(at)
      pending = { request, at }
      return null
    },
    wanted: () => pending?.request ?? null,
    enter(dice) {
      if (!pending) throw new DiceError('DICE-2', 'no dice are wanted now')
      const { request, at } = pending
      if (dice.length !== request.count) throw new DiceError('DICE-2', `${wish(request)}; dice given: ${dice.length}`)
      known.push({ request, at, dice: dice.map(die => faceOf(request, die)) })
      pending = null
    },
    forget,
  }
}

// ---- what every source checks ----

/** More than any table needs; without a limit one wrong number in a scenario could keep the host busy for hours. */
const mostDice = 10_000
const mostFaces = 1_000_000

/** The request itself, if dice can be rolled for it. */
export function checked(request: RollRequest): RollRequest {
  const { count, faces, names } = request
  if (!(Number.isInteger(count) && count >= 0 && count <= mostDice))
    throw new DiceError('DICE-3', `${wish(request)}: the number of dice must be 0 to ${mostDice}`)
  if (!(Number.isInteger(faces) && faces >= 1 && faces <= mostFaces))
    throw new DiceError('DICE-3', `${wish(request)}: the number of sides must be 1 to ${mostFaces}`)
  if (names && names.length !== faces)
    throw new DiceError('DICE-3', `${wish(request)}: there are ${names.length} names for the sides`)
  return request
}

/** A face written as a number or, for cards, by its name. */
function faceOf(request: RollRequest, written: number | string): number {
  const face = typeof written === 'number' ? written : (request.names ?? []).indexOf(written) + 1
  if (Number.isInteger(face) && face >= 1 && face <= request.faces) return face
  const range = request.names ? ` (${request.names.join(', ')})` : ''
  throw new DiceError(
    'DICE-2',
    `"${request.purpose}" rolls 1 to ${request.faces}${range}, not ${JSON.stringify(written)}`,
  )
}

function sameRoll(a: RollRequest, b: RollRequest): boolean {
  return a.purpose === b.purpose && a.count === b.count && a.faces === b.faces
}

function wish({ purpose, count, faces }: RollRequest): string {
  return `"${purpose}" wants ${count}d${faces}`
}
