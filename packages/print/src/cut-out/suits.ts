import type { Mark, Spot } from '../page.ts'

/** A playing card by its short name: 'AH' is the ace of hearts. */
export function cardOf(name: string): { readonly rank: string; readonly suit: string } | null {
  const [, rank, suit] = /^(10|[2-9AKQJ])([HDCS])$/.exec(name) ?? []
  return rank && suit ? { rank, suit } : null
}

/** The sign of a suit in a square of this size; no typeface of ours has them. */
export function suitMarks(suit: string, size: number): Mark[] {
  const disc = (x: number, y: number, radius: number): Mark => ({
    type: 'circle',
    at: [x * size, y * size],
    radius: radius * size,
    fill: 'black',
  })
  const shape = (...points: Spot[]): Mark => ({
    type: 'line',
    closed: true,
    fill: 'black',
    points: points.map(([x, y]): Spot => [x * size, y * size]),
  })
  const stem = shape([0.5, 0.55], [0.68, 1], [0.32, 1])
  switch (suit) {
    case 'H':
      return [disc(0.27, 0.3, 0.25), disc(0.73, 0.3, 0.25), shape([0.06, 0.43], [0.5, 0.16], [0.94, 0.43], [0.5, 1])]
    case 'D':
      return [shape([0.5, 0], [0.88, 0.5], [0.5, 1], [0.12, 0.5])]
    case 'C':
      return [
        disc(0.5, 0.25, 0.24),
        disc(0.25, 0.58, 0.24),
        disc(0.75, 0.58, 0.24),
        shape([0.4, 0.3], [0.6, 0.3], [0.6, 0.6], [0.4, 0.6]),
        stem,
      ]
    default:
      return [
        disc(0.27, 0.6, 0.23),
        disc(0.73, 0.6, 0.23),
        shape([0.07, 0.5], [0.5, 0], [0.93, 0.5], [0.5, 0.72]),
        stem,
      ]
  }
}
