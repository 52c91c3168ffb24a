/** Lengths are whole hundredths of a millimetre, so that every rule set's numbers are exact and a tie is a tie everywhere. */
export type Length = number

/** The rule sets' units, and `exact` for lengths that are whole hundredths already, as in decisions. */
export type Unit = 'in' | 'cm' | 'mm' | 'exact'

const size: { readonly [unit in Unit]: Length } = { in: 2540, cm: 1000, mm: 100, exact: 1 }
const sign: { readonly [unit in Unit]: string } = { in: '″', cm: ' cm', mm: ' mm', exact: '' }

export const inch = (n: number): Length => toLength(n, 'in')
export const cm = (n: number): Length => toLength(n, 'cm')
export const mm = (n: number): Length => toLength(n, 'mm')

/** A rule set's number as a length, rounded to the nearest whole hundredth of a millimetre. */
export function toLength(n: number, unit: Unit): Length {
  return Math.round(n * size[unit])
}

/** A length as a rule set's number; four decimals are enough for `toLength` to give the same length back. */
export function fromLength(length: Length, unit: Unit): number {
  return Math.round((length / size[unit]) * 10_000) / 10_000
}

/** For people: one decimal, none if it would be a zero. */
export function show(length: Length, unit: Unit): string {
  return decimals(length, unit, 1) + sign[unit]
}

/** '10.5″ of 12″', and beyond it '14.2″ (12″ at most)'. A tie is marked as one, and nothing else ever looks like one. */
export function showOf(length: Length, limit: Length, unit: Unit): string {
  if (length === limit) return `exactly ${show(limit, unit)}`
  let digits = 1
  while (digits < 9 && decimals(length, unit, digits) === decimals(limit, unit, digits)) digits++
  const [far, most] = [length, limit].map(one => decimals(one, unit, digits) + sign[unit])
  return length > limit ? `${far} (${most} at most)` : `${far} of ${most}`
}

function decimals(length: Length, unit: Unit, digits: number): string {
  return (length / size[unit]).toFixed(digits).replace(/\.?0+$/, '')
}
