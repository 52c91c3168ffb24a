/** A place on the table's part of the screen, in pixels. */
export interface Spot {
  readonly px: number
  readonly py: number
}

interface Around {
  /** What is about to happen, and where a finger has just been. */
  readonly at: Spot
  /** Who does it: the way from there stays free. */
  readonly from: Spot | null
  /** How far from the place it keeps. */
  readonly away: number
  readonly size: { readonly wide: number; readonly high: number }
  readonly table: { readonly wide: number; readonly high: number }
  /** What should not be covered, and what must not. */
  readonly own: readonly Spot[]
  readonly enemies: readonly Spot[]
}

/** The table's edge keeps so much free, and a piece is so large. */
const EDGE = 8
const PIECE = 16

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/**
 * Where a float stands beside a place, by its upper left corner: across the way that is gone before along it, on the table, off the
 * pieces and above all off the enemy's; never nearer than it keeps away.
 */
export function standBeside(around: Around): Spot {
  const { at, from, away, size, table, own, enemies } = around
  const steep = from !== null && Math.abs(from.py - at.py) > Math.abs(from.px - at.px)
  const along = (dx: number, dy: number): number => (dx !== 0 && dy !== 0 ? 2 : (dx !== 0) === steep ? 0 : 1)
  const spots = sides.map(([dx, dy], order) => {
    const px = at.px + (dx > 0 ? away : dx < 0 ? -away - size.wide : -size.wide / 2)
    const py = at.py + (dy > 0 ? away : dy < 0 ? -away - size.high : -size.high / 2)
    const off = Math.max(
      0,
      EDGE - px,
      px + size.wide + EDGE - table.wide,
      EDGE - py,
      py + size.high + EDGE - table.high,
    )
    const covers = (pieces: readonly Spot[]): number =>
      pieces.filter(
        one =>
          one.px > px - PIECE &&
          one.px < px + size.wide + PIECE &&
          one.py > py - PIECE &&
          one.py < py + size.high + PIECE,
      ).length
    const cost =
      off * 1000 + covers(enemies) * 100 + covers(from ? [...own, from] : own) * 10 + along(dx, dy) + order / 10
    return { px, py, cost }
  })
  const [best] = spots.sort((a, b) => a.cost - b.cost)
  const within = (value: number, most: number): number => Math.round(Math.max(EDGE, Math.min(most - EDGE, value)))
  return {
    px: within(best?.px ?? 0, table.wide - size.wide),
    py: within(best?.py ?? 0, table.high - size.high),
  }
}
