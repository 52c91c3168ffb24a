/**
 * Rates per second of CPU time. The machines are shared: wall-clock time measures the neighbours too, so we count the
 * CPU time of this process with all its threads (the collector and the compiler are part of the price). Remaining
 * drift, such as the processor's speed, affects all contestants alike, because they take turns; a median drops
 * disturbed rounds.
 */

/** One call of `work` does some work, and returns its number of units (activations, queries, games). */
type Work = () => number

/** A contestant. It is made twice, and both do the same work in the same order: any difference is noise. */
export type Rate<Name extends string = string> = { readonly name: Name; readonly make: () => Work }

export const rate = <Name extends string>(name: Name, make: () => Work): Rate<Name> => ({ name, make })

export interface Measured<Name extends string> {
  /** The median rate of each contestant. */
  readonly rates: Record<Name, number>
  /**
   * Each against itself, where the true ratio is 1: the smallest and the largest. No measured ratio is more precise
   * than this.
   */
  readonly sameCode: { readonly least: number; readonly most: number }
}

/**
 * Units of work per CPU second, repeating `work` for about this many seconds. Reading the clock costs a microsecond:
 * let one call of `work` last for a hundred or more.
 */
export function cpu(work: Work, seconds: number): number {
  let units = 0
  let spent = 0
  const before = process.cpuUsage()
  do {
    units += work()
    const { user, system } = process.cpuUsage(before)
    spent = (user + system) / 1e6
  } while (spent < seconds)
  return units / spent
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** All contestants are warmed up, then all run once in every round, and once more as their own rivals. */
export function measure<Name extends string>(
  contestants: readonly Rate<Name>[],
  { rounds = 9, seconds = 0.4, warmUp = 2 } = {},
): Measured<Name> {
  const runners = [0, 1].flatMap(() =>
    contestants.map(({ name, make }) => ({ name, work: make(), rates: [] as number[] })),
  )
  for (const { work } of runners) cpu(work, warmUp / 2)
  for (let round = 0; round < rounds; round++) for (const { work, rates } of runners) rates.push(cpu(work, seconds))
  const ratesOf = (name: Name): (readonly number[])[] => runners.flatMap(one => (one.name === name ? [one.rates] : []))
  const against = contestants.map(({ name }) => {
    const [first = Number.NaN, second = Number.NaN] = ratesOf(name).map(median)
    return second / first
  })
  return {
    rates: Object.fromEntries(contestants.map(({ name }) => [name, median(ratesOf(name).flat())])) as Record<
      Name,
      number
    >,
    sameCode: { least: Math.min(...against), most: Math.max(...against) },
  }
}
