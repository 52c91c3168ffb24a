/**
 * How likely dice results were. Nothing is estimated: the chances of all outcomes of the same dice are computed die
 * by die, so that 'luckier than 83 in 100' means just that.
 */

/** How likely each count is: the chance of n is at place n. */
export type Spread = readonly number[]

/** Dice that were thrown: their result for one player, and how likely each result was beforehand. */
export interface Throw {
  readonly got: number
  readonly spread: Spread
  readonly dice: number
}

/** Dice that count one by one. The value of a face is a whole number, never negative. */
export function eachDie(faces: number, dice: readonly number[], worth: (face: number) => number): Throw {
  const one = counted(faces, face => worth(face + 1))
  const spread = dice.reduce<Spread>(sum => both(sum, one), [1])
  return { got: dice.reduce((sum, die) => sum + worth(die), 0), spread, dice: dice.length }
}

/** Dice that are read together, by the value of their total. */
export function allDice(faces: number, dice: readonly number[], worth: (total: number) => number): Throw {
  const total = dice.reduce((sum, die) => sum + die, 0)
  const totals = eachDie(faces, dice, face => face).spread
  const spread: number[] = []
  for (const [sum, chance] of totals.entries()) if (chance > 0) spread[worth(sum)] = (spread[worth(sum)] ?? 0) + chance
  return { got: worth(total), spread: filled(spread), dice: dice.length }
}

/** All rolls of one player for one purpose. */
export class Luck {
  /** How often, and how many dice. */
  throws = 0
  dice = 0
  got = 0
  private spread: Spread = [1]

  add({ got, spread, dice }: Throw): this {
    this.throws += 1
    this.dice += dice
    this.got += got
    this.spread = both(this.spread, spread)
    return this
  }

  /** The best possible result. */
  get most(): number {
    return this.spread.length - 1
  }

  /** The average result of such dice. */
  get expected(): number {
    return this.spread.reduce((sum, chance, count) => sum + chance * count, 0)
  }

  /** The share of all outcomes that would have been worse; equal outcomes count half. */
  get better(): number {
    const worse = this.spread.slice(0, this.got).reduce((sum, chance) => sum + chance, 0)
    return Math.min(1, worse + (this.spread[this.got] ?? 0) / 2)
  }
}

/** The chance of each value when one of several equally likely things is picked. */
function counted(ways: number, worth: (way: number) => number): Spread {
  const counts: number[] = []
  for (let way = 0; way < ways; way++) counts[worth(way)] = (counts[worth(way)] ?? 0) + 1
  return filled(counts).map(count => count / ways)
}

/** How likely each sum of two counts is. */
function both(a: Spread, b: Spread): Spread {
  const sums = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, p] of a.entries()) {
    if (p === 0) continue
    for (const [j, q] of b.entries()) sums[i + j] = (sums[i + j] as number) + p * q
  }
  return sums
}

const filled = (spread: readonly number[]): Spread => Array.from(spread, chance => chance ?? 0)
