import type { Point } from '../geometry/shape.ts'

/** How many lines are remembered: a power of two, and few, since every game that is played keeps its own. */
const KEPT = 16

interface Answer<V> {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly value: V
}

/**
 * Answers about straight lines on a table that does not change, the last of them remembered: whether somebody may fire,
 * how well he hits and whether he may be fired at are all asked along the same line.
 */
export class Recent<V> {
  private readonly answers: (Answer<V> | undefined)[] = new Array(KEPT)
  private readonly ask: (a: Point, b: Point) => V

  constructor(ask: (a: Point, b: Point) => V) {
    this.ask = ask
  }

  along(a: Point, b: Point): V {
    const ax = a[0]
    const ay = a[1]
    const bx = b[0]
    const by = b[1]
    const at = mixed(ax, ay, bx, by)
    const known = this.answers[at]
    if (known && known.ax === ax && known.ay === ay && known.bx === bx && known.by === by) return known.value
    const value = this.ask(a, b)
    this.answers[at] = { ax, ay, bx, by, value }
    return value
  }
}

/** Spreads lines over the places where they are kept; whole numbers of 32 bits throughout. */
function mixed(ax: number, ay: number, bx: number, by: number): number {
  const mix =
    Math.imul(ax, 0x9e3779b1) ^ Math.imul(ay, 0x85ebca6b) ^ Math.imul(bx, 0xc2b2ae35) ^ Math.imul(by, 0x27d4eb2f)
  return (mix ^ (mix >>> 15)) & (KEPT - 1)
}
