/** A record of gains: how many, their sum and the sum of their squares. What is older counts for less. */
export interface Ledger {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

export const blank: Ledger = { count: 0, sum: 0, squares: 0 }

export const withGain = ({ count, sum, squares }: Ledger, gain: number): Ledger => ({
  count: count + 1,
  sum: sum + gain,
  squares: squares + gain * gain,
})

/** How much of it is left when the game has gone on by one decision. */
const KEPT = 0.9

export const faded = ({ count, sum, squares }: Ledger): Ledger => ({
  count: count * KEPT,
  sum: sum * KEPT,
  squares: squares * KEPT,
})

export const meanGain = ({ count, sum }: Ledger): number => (count === 0 ? 0 : sum / count)

/** Fewer than these prove nothing. */
const FEW = 3
/** How many standard errors a gain must be clear of nothing. */
const DOUBT = 0.7

/** The mean gain, less what it may be wrong by: above nothing only where a gain is no mere luck. */
export function surelyGains(ledger: Ledger): number {
  const { count, squares } = ledger
  if (count < FEW) return Number.NEGATIVE_INFINITY
  const mean = meanGain(ledger)
  const variance = Math.max(0, squares / count - mean * mean)
  return mean - DOUBT * Math.sqrt(variance / (count - 1)) - LEAST
}
const LEAST = 0.002
