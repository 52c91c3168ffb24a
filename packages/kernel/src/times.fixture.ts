/** Where tests run thousands of times (mutants) or are slowed down (branches), those that repeat do so less often. */
const isQuick = process.env.QUICK !== undefined

/** How often a test repeats what it does. */
export function times(gate: number, soak = gate): number {
  if (process.env.SOAK) return soak
  return isQuick ? Math.ceil(gate / 50) : gate
}

/** A test of every byte is one of every fiftieth. */
export const stride = isQuick ? 49 : 1
