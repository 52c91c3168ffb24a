/**
 * 'firefight-20': the workload of QUALITY.md that is written three times, bare, on boardgame.io and on our kernel.
 * Here is all that is not the engine: the table, the geometry, the rules as questions, and the player who answers
 * at random. What an implementation adds is its own way to hold state, check a decision, roll and change.
 *
 * Where the description leaves room, this is what was decided:
 * - A figure is a point, and figures do not hinder each other. Obstacles are open rectangles: a path or a line of
 *   sight may run along a wall or touch a corner.
 * - The last inch of the line before the target is special. An obstacle that crosses any part of the line before it
 *   blocks sight; one that crosses only the last inch is cover, and adds 1 to the need. Within an inch nothing blocks.
 * - Sides alternate side by side: side 0 activates all its standing figures in the order of their ids, then side 1;
 *   that is a turn. Figure by figure, every activation would also be a change of turn, with more hooks for
 *   boardgame.io to run: the comparison should not live off that.
 * - A move may be any move of up to 6 in, and holding fire is allowed; the random player picks among 48 steps, and
 *   always shoots when it can.
 * - Choices and dice are two streams: the player's, and the game's, which is part of the state where an engine has one.
 */

export const INCH = 2540
export const SIDE_OF_TABLE = 48 * INCH
export const TURNS = 8
const MOVE = 6 * INCH
const RANGE = 24 * INCH

export type Side = 0 | 1
export type Point = { readonly x: number; readonly y: number }
export type Figure = { id: number; side: Side; x: number; y: number; hits: number }
/** What the rules need to know of a figure. */
export type Body = Pick<Readonly<Figure>, 'x' | 'y' | 'hits'>
export type Played = { activations: number; hash: string }
type Rectangle = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

/** mulberry32. Its state is one public number, so that an engine can keep it where it keeps its state. */
export class Random {
  state: number

  constructor(state: number) {
    this.state = state | 0
  }

  /** A whole number from 0 to n - 1. */
  next(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) * n) / 2 ** 32)
  }
}

/** The two streams of one game. */
export const streams = (seed: number) => ({ choices: new Random(seed), dice: new Random(~seed) })

const layout = new Random(20)

/** One obstacle in each cell of a grid of 4 x 3, so that they cover the table and do not overlap. */
export const obstacles: readonly Rectangle[] = Array.from({ length: 12 }, (_, cell) => {
  const width = (2 + layout.next(5)) * INCH
  const height = (2 + layout.next(5)) * INCH
  const x0 = (cell % 4) * 12 * INCH + layout.next(12 * INCH - width)
  const y0 = Math.floor(cell / 4) * 16 * INCH + layout.next(16 * INCH - height)
  return { x0, y0, x1: x0 + width, y1: y0 + height }
})

/** Ten figures a side, in the open, 2 to 14 in from the middle line: near enough that the shooting starts at once. */
const start: readonly Readonly<Figure>[] = Array.from({ length: 20 }, (_, id) => {
  const side: Side = id < 10 ? 0 : 1
  for (;;) {
    const x = layout.next(SIDE_OF_TABLE)
    const y = layout.next(12 * INCH) + (side === 0 ? 10 : 26) * INCH
    const taken = obstacles.some(o => x >= o.x0 && x <= o.x1 && y >= o.y0 && y <= o.y1)
    if (!taken) return { id, side, x, y, hits: 0 }
  }
})

/** Fresh figures for a new game; the index of a figure is its id. */
export const deploy = (): Figure[] => start.map(figure => ({ ...figure }))

/** Two hits remove a figure. */
export const standing = (figure: Body): boolean => figure.hits < 2

/**
 * Does the segment miss the inside of every obstacle? The boxes must overlap, and the segment's line must part two
 * opposite corners: those that lie farthest to either side of a line of its slope. Whole numbers, hence exact.
 */
export function clear(ax: number, ay: number, bx: number, by: number, among = obstacles): boolean {
  const dx = bx - ax
  const dy = by - ay
  const left = dx < 0 ? bx : ax
  const right = dx < 0 ? ax : bx
  const top = dy < 0 ? by : ay
  const bottom = dy < 0 ? ay : by
  const rising = dx * dy > 0
  for (const { x0, y0, x1, y1 } of among) {
    if (right <= x0 || left >= x1 || bottom <= y0 || top >= y1) continue
    const one = dx * ((rising ? y1 : y0) - ay) - dy * (x0 - ax)
    const other = dx * ((rising ? y0 : y1) - ay) - dy * (x1 - ax)
    if (one * other < 0) return false
  }
  return true
}

const within = (a: Point, b: Point, reach: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach

const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= SIDE_OF_TABLE && y <= SIDE_OF_TABLE

/** Up to 6 in, free of obstacles, inside the table. */
export const mayMove = (from: Point, to: Point): boolean =>
  inside(to.x, to.y) && within(from, to, MOVE) && clear(from.x, from.y, to.x, to.y)

/** Where the last inch of the line begins, to the nearest hundredth of a millimetre. */
function lastInch(from: Point, target: Point): Point {
  const dx = from.x - target.x
  const dy = from.y - target.y
  const share = INCH / Math.sqrt(dx * dx + dy * dy)
  if (!(share < 1)) return from
  return { x: target.x + Math.round(dx * share), y: target.y + Math.round(dy * share) }
}

/** In range, and nothing in the way before the last inch. */
export function mayShoot(from: Point, target: Point): boolean {
  if (!within(from, target, RANGE)) return false
  const end = lastInch(from, target)
  return clear(from.x, from.y, end.x, end.y)
}

/** What a d10 must show at least: 6, or 7 when an obstacle clips the line in its last inch. */
export function need(from: Point, target: Point): number {
  const end = lastInch(from, target)
  return clear(end.x, end.y, target.x, target.y) ? 6 : 7
}

/** An inch in each of 16 directions, cut to whole numbers so that no step is longer than it says. */
const directions = [
  ...[2540, 0, 2346, 972, 1796, 1796, 972, 2346, 0, 2540, -972, 2346, -1796, 1796, -2346, 972],
  ...[-2540, 0, -2346, -972, -1796, -1796, -972, -2346, 0, -2540, 972, -2346, 1796, -1796, 2346, -972],
]

export const steps: readonly Point[] = Array.from({ length: 48 }, (_, i) => {
  const inches = 2 + 2 * (i % 3)
  const direction = 2 * Math.floor(i / 3)
  return { x: (directions[direction] ?? 0) * inches, y: (directions[direction + 1] ?? 0) * inches }
})

/** The random player's move: any legal one of the 48 steps; it stays where it is only when there is none. */
export function chooseMove({ x, y }: Point, choices: Random): Point {
  const near = obstacles.filter(o => o.x0 < x + MOVE && o.x1 > x - MOVE && o.y0 < y + MOVE && o.y1 > y - MOVE)
  const legal = steps.filter(step => inside(x + step.x, y + step.y) && clear(x, y, x + step.x, y + step.y, near))
  const step = legal[choices.next(legal.length)]
  return step ? { x: x + step.x, y: y + step.y } : { x, y }
}

/** The random player's target: any enemy it may shoot from there, if there is one. */
export function chooseTarget<F extends Body & { readonly side: unknown }>(
  figures: Iterable<F>,
  side: F['side'],
  from: Point,
  choices: Random,
): F | undefined {
  const targets: F[] = []
  for (const figure of figures) {
    if (figure.side !== side && standing(figure) && mayShoot(from, figure)) targets.push(figure)
  }
  return targets.length > 0 ? targets[choices.next(targets.length)] : undefined
}

/**
 * One short string for the end state of a game; with the state of both streams it also identifies the course of the
 * game.
 */
export function fingerprint(figures: readonly Body[], choices: Random, dice: Random): string {
  let hash = 0x811c9dc5
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193)
  }
  for (const { x, y, hits } of figures) {
    mix(x)
    mix(y)
    mix(hits)
  }
  mix(choices.state)
  mix(dice.state)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
