import type { Point } from '../geometry/shape.ts'

/** How many lines are remembered, a power of two. Those of all games together: mostly one is played at a time. */
const KEPT = 1024

interface Answer {
  readonly of: number
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
  readonly value: unknown
}

const answers: (Answer | undefined)[] = new Array(KEPT)
let made = 0

/**
 * Answers about straight lines on a table that does not change, the last of them remembered: whether somebody may fire,
 * how well he hits and whether he may be fired at are all asked along the same line.
 */
export class Recent<V> {
  private readonly ask: (a: Point, b: Point) => V
  private readonly number = ++made

  constructor(ask: (a: Point, b: Point) => V) {
    this.ask = ask
  }

  along(a: Point, b: Point): V {
    const ax = a[0]
    const ay = a[1]
    const bx = b[0]
    const by = b[1]
    const { number } = this
    const at = mixed(number, ax, ay, bx, by)
    const known = answers[at]
    if (known && known.of === number && known.ax === ax && known.ay === ay && known.bx === bx && known.by === by)
      return known.value as V
    const value = this.ask(a, b)
    answers[at] = { of: number, ax, ay, bx, by, value }
    return value
  }
}

/** Spreads lines over the places where they are kept; whole numbers of 32 bits throughout. */
function mixed(number: number, ax: number, ay: number, bx: number, by: number): number {
  const mix =
    number ^
    Math.imul(ax, 0x9e3779b1) ^
    Math.imul(ay, 0x85ebca6b) ^
    Math.imul(bx, 0xc2b2ae35) ^
    Math.imul(by, 0x27d4eb2f)
  return (mix ^ (mix >>> 15)) & (KEPT - 1)
}
