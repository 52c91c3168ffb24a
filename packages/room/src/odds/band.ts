/** Between what a share lies, found in so many tries. */
export interface Band {
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** Wilson's interval of 95 %: it stays between 0 and 1, and is wide where there were few tries. */
export function bandOf(share: number, tries: number): Band {
  const middle = (share + (Z * Z) / (2 * tries)) / (1 + (Z * Z) / tries)
  const reach = (Z / (1 + (Z * Z) / tries)) * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries))
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** Do two shares differ by more than chance, if each was found in so many tries? */
export function isClear(a: number, b: number, tries: number): boolean {
  const [one, other] = [bandOf(a, tries), bandOf(b, tries)]
  return one.low > other.high || other.low > one.high
}
