/**
 * Rates per second of CPU time. The machines are shared: the clock on the wall measures the neighbours too, so we count
 * what this process was given, all its threads (the collector and the compiler are part of the price). What still
 * drifts, such as the processor's speed, hits all contestants alike, because they run by turns; a median drops the
 * rounds in which something happened.
 */

/** One call of `work` does some work, and says how many units of it (activations, queries, games). */
export type Rate<Name extends string = string> = { readonly name: Name; readonly work: () => number }

export const rate = <Name extends string>(name: Name, work: () => number): Rate<Name> => ({ name, work })

/**
 * Units of work per CPU second, repeating `work` for about that many seconds.
 * Asking for the time costs a microsecond: let one call of `work` last for a hundred or more.
 */
export function cpu(work: () => number, seconds: number): number {
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

/** The median rate of each contestant, by name: all are warmed up, then all run once in every round. */
export function measure<Name extends string>(
  rates: readonly Rate<Name>[],
  { rounds = 9, seconds = 0.4, warmUp = 1 } = {},
): Record<Name, number> {
  for (const { work } of rates) cpu(work, warmUp)
  const samples = rates.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, { work }] of rates.entries()) samples[i]?.push(cpu(work, seconds))
  }
  return Object.fromEntries(rates.map(({ name }, i) => [name, median(samples[i] ?? [])])) as Record<Name, number>
}
