/** Stryker runs the tests once for each of thousands of mutants: those that repeat themselves do so less often. */
const isHunting = process.env.STRYKER_MUTATOR_WORKER !== undefined

/** How often a test repeats what it does. */
export function times(gate: number, soak = gate): number {
  if (process.env.SOAK) return soak
  return isHunting ? Math.ceil(gate / 50) : gate
}

/** A test of every byte is one of every fiftieth. */
export const stride = isHunting ? 49 : 1
