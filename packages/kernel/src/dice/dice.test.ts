import { expect, test } from 'vitest'
import { times } from '../times.fixture.ts'
import { commitReveal } from './commit.ts'
import { DiceError, type DiceSource, type RollRequest, Stream, scripted, seeded, typed } from './dice.ts'

const hit = (count: number): RollRequest => ({ purpose: 'hit', count, faces: 6 })
const draw: RollRequest = { purpose: 'draw', count: 1, faces: 3, names: ['king', 'queen', 'jack'] }

/** The code and the sentence of what was thrown. */
function refusal(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof DiceError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'nothing was refused'
}

// ---- fairness ----

const size = times(600_000, 6_000_000)
const correlationBound = 4.6 / Math.sqrt(size)

function many(source: DiceSource, count: number): Uint8Array {
  const dice = new Uint8Array(count)
  for (let at = 0; at < count; at += 200) dice.set(source.roll(hit(200), at) ?? [], at)
  return dice
}

/** The logarithm of the gamma function: Lanczos' approximation, good to 15 digits. */
function logGamma(x: number): number {
  const terms = [676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905]
  const small = [-0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7]
  const sum = [...terms, ...small].reduce((sum, term, i) => sum + term / (x + i), 0.99999999999980993)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** How likely a chi-square of `freedom` degrees is above x: one minus the series of the lower incomplete gamma function. */
function chiSquareTail(x: number, freedom: number): number {
  const a = freedom / 2
  const half = x / 2
  let term = 1 / a
  let sum = term
  for (let n = 1; term > sum * 1e-16; n++) {
    term *= half / (a + n)
    sum += term
  }
  return 1 - sum * Math.exp(a * Math.log(half) - half - logGamma(a))
}

/** The p-value of counts that should be equal. */
function fairness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquareTail(chi, counts.length - 1)
}

function expectFair(counts: readonly number[]): void {
  expect(fairness(counts)).toBeGreaterThan(0.001)
  expect(fairness(counts)).toBeLessThan(0.999)
}

/** How often each pair of faces came, in the 36 cells of a table. */
function pairs(first: Uint8Array, second: Uint8Array): number[] {
  const cells = new Array<number>(36).fill(0)
  first.forEach((die, i) => {
    const cell = (die - 1) * 6 + (second[i] as number) - 1
    cells[cell] = (cells[cell] as number) + 1
  })
  return cells
}

/** Pearson's r of each die with the next one, for faces of mean 3.5 and variance 35/12. */
function serialCorrelation(dice: Uint8Array): number {
  let sum = 0
  for (let i = 1; i < dice.length; i++) sum += ((dice[i - 1] as number) - 3.5) * ((dice[i] as number) - 3.5)
  return sum / (dice.length - 1) / (35 / 12)
}

const tails: [number, number, number][] = [
  [11.0705, 5, 0.05], // the printed tables
  [20.515, 5, 0.001],
  [1.1455, 5, 0.95],
  [49.802, 35, 0.05],
  [66.619, 35, 0.001],
]
test.each(tails)('the tail of chi-square %d with %d degrees of freedom is %d', (x, freedom, p) => {
  expect(Math.abs(chiSquareTail(x, freedom) - p)).toBeLessThan(p * 1e-3)
})

const sources: [string, DiceSource][] = [
  ...[0, 1, 2, 3, -1, 'monday', ''].map((seed): [string, DiceSource] => [`seed "${seed}"`, seeded(seed)]),
  ['commit-reveal', commitReveal('a secret of the host', ['red', 'blue'])],
  ['commit-reveal without players', commitReveal('', [])],
]
test.each(sources)(
  `8 dice: ${size.toLocaleString('en')} of each source, faces equally likely, neighbours independent: %s`,
  (_, source) => {
    const dice = many(source, size)
    const faces = [0, 0, 0, 0, 0, 0]
    for (const die of dice) faces[die - 1] = (faces[die - 1] as number) + 1
    expectFair(faces)
    const [even, odd] = [dice.filter((_, i) => i % 2 === 0), dice.filter((_, i) => i % 2 === 1)]
    expectFair(pairs(even, odd))
    expect(Math.abs(serialCorrelation(dice))).toBeLessThan(correlationBound)
  },
)

test('neighbouring seeds have nothing in common, nor has a game with its bot on the same seed', () => {
  for (let seed = 0; seed < 10; seed++) {
    const dice = many(seeded(seed), size / 10)
    expectFair(pairs(dice, many(seeded(seed + 1), size / 10)))
    const bot = new Stream(seed)
    const drawn = dice.map(() => bot.next(6) + 1)
    expectFair(pairs(dice, drawn))
  }
})

test('a stream draws evenly from any number of choices', () => {
  const stream = new Stream('bot')
  for (const n of [1, 2, 7, 48, 1000]) {
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < n * 200; i++) {
      const drawn = stream.next(n)
      counts[drawn] = (counts[drawn] as number) + 1
    }
    if (n > 1) expectFair(counts)
    else expect(counts).toEqual([200])
  }
  const words = Array.from({ length: 1000 }, () => stream.next(2 ** 32))
  expect(words.every(word => word >= 0 && word < 2 ** 32)).toBe(true)
})

// ---- seeded ----

test('the dice of a seed never change: saved games depend on them', () => {
  expect(seeded(7).roll(hit(12), 0)).toEqual([6, 1, 4, 3, 2, 3, 6, 2, 2, 1, 5, 4])
  expect(seeded('monday').roll({ purpose: 'morale', count: 6, faces: 100 }, 1_000_000)).toEqual([
    26, 57, 49, 19, 28, 35,
  ])
  const stream = new Stream(7)
  expect(Array.from({ length: 8 }, () => stream.next(1000))).toEqual([355, 992, 213, 806, 744, 111, 498, 249])
})

const rewindable: [string, DiceSource, DiceSource][] = [
  ['seeded', seeded('fork'), seeded('fork')],
  ['commit-reveal', commitReveal('fork', ['a']), commitReveal('fork', ['a'])],
]
test.each(rewindable)('a fork, a rewind and one roll instead of many see the same dice: %s', (_, one, other) => {
  const straight = one.roll(hit(100), 0)
  for (let at = 99; at >= 0; at--) expect(other.roll(hit(100 - at), at)).toEqual(straight?.slice(at))
  expect(one.roll(hit(0), 5)).toEqual([])
})

test('a seed may be written as a number or as its digits', () => {
  expect(seeded(7).roll(hit(20), 0)).toEqual(seeded('7').roll(hit(20), 0))
  expect(refusal(() => seeded(0.5))).toBe('DICE-3: a seed is a whole number or a word, not 0.5')
  expect(refusal(() => new Stream(Number.NaN))).toBe('DICE-3: a seed is a whole number or a word, not NaN')
})

const requests: [string, RollRequest, string][] = [
  ['half a die', hit(1.5), 'the number of dice must be 0 to 10000'],
  ['less than no dice', hit(-1), 'the number of dice must be 0 to 10000'],
  ['more dice than anybody owns', hit(1e9), 'the number of dice must be 0 to 10000'],
  ['no sides', { ...hit(1), faces: 0 }, 'the number of sides must be 1 to 1000000'],
  ['no number', { ...hit(1), faces: Number.NaN }, 'the number of sides must be 1 to 1000000'],
  ['a card without a name', { ...draw, faces: 4 }, 'there are 3 names for the sides'],
]
test.each(requests)('no source rolls %s', (_, request, says) => {
  const every = [seeded(1), scripted({ hit: [1, 2, 3], draw: [1] }), typed(), commitReveal('s', [])]
  for (const source of every) expect(refusal(() => source.roll(request, 0))).toMatch(/^DICE-3: .*: /)
  expect(refusal(() => seeded(1).roll(request, 0))).toContain(says)
})

test('the most and the largest dice are still rolled, and a die of one side shows it', () => {
  expect(seeded(1).roll(hit(10_000), 0)).toHaveLength(10_000)
  const [largest] = seeded(1).roll({ ...hit(1), faces: 1_000_000 }, 0) ?? []
  expect(largest).toBeGreaterThan(6)
  expect(seeded(1).roll({ ...hit(3), faces: 1 }, 0)).toEqual([1, 1, 1])
})

// ---- scripted ----

test('scripted dice come by purpose, in order, and what is left can be asked', () => {
  const dice = scripted({ hit: [6, 1, 2], draw: ['jack'] })
  expect(dice.roll(hit(2), 0)).toEqual([6, 1])
  expect(dice.roll(draw, 2)).toEqual([3])
  expect(dice.left()).toEqual({ hit: 1 })
  expect(dice.roll(hit(1), 3)).toEqual([2])
  expect(dice.left()).toEqual({})
  const says = 'DICE-1: no scripted dice left for "hit": the roll needs 1, 0 are left'
  expect(refusal(() => dice.roll(hit(1), 4))).toBe(says)
})

const scripts: [string, Record<string, (number | string)[]>, RollRequest, string][] = [
  ['too few', { hit: [4] }, hit(3), 'DICE-1: no scripted dice left for "hit": the roll needs 3, 1 is left'],
  ['none', { save: [4] }, hit(1), 'DICE-1: no scripted dice left for "hit": the roll needs 1, 0 are left'],
  ['a seven', { hit: [7] }, hit(1), 'DICE-2: "hit" rolls 1 to 6, not 7'],
  ['a nought', { hit: [0] }, hit(1), 'DICE-2: "hit" rolls 1 to 6, not 0'],
  ['a fraction', { hit: [2.5] }, hit(1), 'DICE-2: "hit" rolls 1 to 6, not 2.5'],
  ['a name on plain dice', { hit: ['six'] }, hit(1), 'DICE-2: "hit" rolls 1 to 6, not "six"'],
  ['an unknown card', { draw: ['ace'] }, draw, 'DICE-2: "draw" rolls 1 to 3 (king, queen, jack), not "ace"'],
]
test.each(scripts)('a script with %s is refused, and nothing is taken', (_, script, request, says) => {
  const dice = scripted(script)
  const before = dice.left()
  expect(refusal(() => dice.roll(request, 0))).toBe(says)
  expect(dice.left()).toEqual(before)
})

test('a game that goes back finds its scripted dice again, from the middle of a roll too', () => {
  const dice = scripted({ hit: [6, 5, 4, 3], save: [1, 2] })
  dice.roll(hit(3), 0)
  dice.roll({ purpose: 'save', count: 2, faces: 6 }, 3)
  expect(dice.roll(hit(1), 5)).toEqual([3])
  expect(dice.roll({ purpose: 'save', count: 1, faces: 6 }, 4)).toEqual([2])
  expect(dice.left()).toEqual({ hit: 1 })
  expect(dice.roll(hit(3), 1)).toEqual([5, 4, 3])
  expect(dice.left()).toEqual({ save: 2 })
  expect(dice.roll(hit(4), 0)).toEqual([6, 5, 4, 3])
})

// ---- typed ----

test('typed dice are not known until they are entered', () => {
  const dice = typed()
  expect(dice.wanted()).toBeNull()
  expect(dice.roll(hit(2), 0)).toBeNull()
  expect(dice.wanted()).toEqual(hit(2))
  dice.enter([3, 4])
  expect(dice.wanted()).toBeNull()
  expect(dice.roll(hit(2), 0)).toEqual([3, 4])
  expect(dice.roll(hit(0), 2)).toEqual([])
  expect(dice.roll(draw, 2)).toBeNull()
  dice.enter(['queen'])
  expect(dice.roll(draw, 2)).toEqual([2])
})

const entries: [string, (number | string)[], string][] = [
  ['too few', [1], 'DICE-2: "hit" wants 2d6; dice given: 1'],
  ['too many', [1, 2, 3], 'DICE-2: "hit" wants 2d6; dice given: 3'],
  ['a face that is not there', [1, 7], 'DICE-2: "hit" rolls 1 to 6, not 7'],
]
test.each(entries)('an entry with %s is refused, and the roll is still wanted', (_, entered, says) => {
  const dice = typed()
  dice.roll(hit(2), 0)
  expect(refusal(() => dice.enter(entered))).toBe(says)
  expect(dice.wanted()).toEqual(hit(2))
  expect(dice.roll(hit(2), 0)).toBeNull()
})

test('nothing can be entered that nobody asked for', () => {
  const dice = typed()
  expect(refusal(() => dice.enter([1]))).toBe('DICE-2: no dice are wanted now')
  dice.roll(hit(1), 0)
  dice.enter([1])
  expect(refusal(() => dice.enter([1]))).toBe('DICE-2: no dice are wanted now')
})

/** A game that rolled [1, 2], [3] and [4, 5]. */
function played() {
  const dice = typed()
  for (const [at, shown] of [
    [0, [1, 2]],
    [2, [3]],
    [3, [4, 5]],
  ] as const) {
    // biome-ignore format: reads as a list
    dice.roll(hit(shown.length), at)
    dice.enter(shown)
  }
  return dice
}

test('a replay asks for nothing that was typed before', () => {
  const dice = played()
  expect([dice.roll(hit(2), 0), dice.roll(hit(1), 2), dice.roll(hit(2), 3)]).toEqual([[1, 2], [3], [4, 5]])
})

test('another roll at an earlier place forgets what was typed from there on', () => {
  const dice = played()
  expect(dice.roll(hit(3), 2)).toBeNull()
  expect(dice.roll(hit(2), 0)).toEqual([1, 2])
  expect(dice.wanted()).toBeNull()
  expect(dice.roll(hit(1), 2)).toBeNull()
})

test('a mistyped roll can be forgotten', () => {
  const dice = played()
  dice.forget(2)
  expect(dice.roll(hit(2), 0)).toEqual([1, 2])
  expect(dice.roll(hit(1), 2)).toBeNull()
})
