/** A share with the range that it lies in, 95 times in 100. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964

/** Wilson's interval for a share of `n` games. With draws, of which part counts, it is a little wider than it need be. */
export function shareOf(won: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 }
  const p = won / n
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n)
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/**
 * An interval that may be looked at after every game: 95 times in 100 the share lies in it however often one looks.
 * (A share is ruled out when a bet against it, spread evenly over all others, would have won twenty times its stake.)
 * Stopping as soon as Wilson's interval is clear would be wrong far more often than it says.
 */
export function anytimeShareOf(won: number, n: number): Share {
  const p = n === 0 ? 0.5 : won / n
  const lost = n - won
  const evenBet = logBeta(won + 1, lost + 1)
  const isIn = (share: number): boolean =>
    evenBet - (won === 0 ? 0 : won * Math.log(share)) - (lost === 0 ? 0 : lost * Math.log(1 - share)) < Math.log(20)
  return { share: p, low: edge(p, 0, isIn), high: edge(p, 1, isIn) }
}

/** Where `isIn` ends between a share that is in and the end of the scale, to a ten thousandth. */
function edge(inside: number, end: number, isIn: (share: number) => boolean): number {
  if (isIn(end)) return end
  let [near, far] = [inside, end]
  while (Math.abs(far - near) > 1e-5) {
    const middle = (near + far) / 2
    if (isIn(middle)) near = middle
    else far = middle
  }
  return near
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series, which is good to ten digits from ten on; smaller arguments are led up to there. */
function logGamma(x: number): number {
  let [shifted, factors] = [x, 0]
  for (; shifted < 10; shifted++) factors += Math.log(shifted)
  const inverse = 1 / shifted
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - factors
}

/** The mean with its interval, from the spread of the values. Fewer than two say nothing about their spread. */
export function meanOf(values: readonly number[]): Share {
  const { mean, error } = errorOf(values)
  return between(mean, error)
}

/** How much more the first are worth on average than the second, which have nothing to do with them. */
export function apartOf(first: readonly number[], second: readonly number[]): Share {
  const [a, b] = [errorOf(first), errorOf(second)]
  return between(a.mean - b.mean, Math.sqrt(a.error ** 2 + b.error ** 2))
}

const between = (share: number, error: number): Share => ({
  share,
  low: Math.max(-1, share - Z * error),
  high: Math.min(1, share + Z * error),
})

function errorOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = values.length
  if (n < 2) return { mean: values[0] ?? 0, error: 1 }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return { mean, error: Math.sqrt(spread / n) }
}

/** A battle is fair if no side's share is farther than this from its due. */
export const FAIR = 0.05

/** Is it clear that the share is above or below what is due, or that it is fair? */
export const isClear = ({ low, high }: Share, due: number): boolean =>
  low > due || high < due || (low >= due - FAIR && high <= due + FAIR)

/** The chance that the true share is this near, if before the games every share was as likely as any other. */
export function chanceWithin(won: number, n: number, middle: number, within: number): number {
  const mean = (won + 1) / (n + 2)
  const error = Math.sqrt((mean * (1 - mean)) / (n + 3))
  return normal((middle + within - mean) / error) - normal((middle - within - mean) / error)
}

/** How much of a normal distribution lies below, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
  return z < 0 ? tail : 1 - tail
}
