import type { Stream } from '../../dice/dice.ts'
import type { Point } from '../../geometry/shape.ts'
import type { Scenery } from '../setup.ts'

/**
 * A table that is being laid out, in paces: a house is about seven paces wide. What is put on it has its counterpart
 * before each other side, so the ground favours nobody.
 */

/** What can lie on a table, whatever a rule set calls it. */
export type Thing =
  | 'house'
  | 'ruin'
  | 'bunker'
  | 'wood'
  | 'scrub'
  | 'hedge'
  | 'wall'
  | 'fence'
  | 'sandbags'
  | 'wire'
  | 'trench'
  | 'crater'
  | 'rubble'
  | 'rocks'
  | 'mud'
  | 'water'
  | 'bridge'
  | 'road'
  | 'hill'

/** A type, because it is a plain value. */
export type Outline = {
  readonly polygon?: readonly Point[]
  readonly line?: readonly Point[]
  readonly circle?: readonly [number, number, number]
  readonly thick?: number
}

export type Feature = Outline & {
  readonly thing: Thing
  /** This is what the battle is about. */
  readonly isGoal?: boolean
}

export type Decoration = Outline & { readonly look: Scenery['look'] }

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

type Turn = (at: Point) => Point

export class Plot {
  readonly width: number
  readonly depth: number
  readonly features: Feature[] = []
  readonly scenery: Decoration[] = []
  readonly #stream: Stream
  /** One for each side, the first of which changes nothing. */
  readonly #turns: readonly Turn[]
  readonly #taken: Box[] = []
  readonly #hills: Box[] = []

  /** For one side that looks north, two that face each other, or four on a square table. */
  constructor(width: number, depth: number, sides: 1 | 2 | 4, stream: Stream) {
    this.width = width
    this.depth = depth
    this.#stream = stream
    const stay: Turn = at => at
    const half: Turn = ([x, y]) => [width - x, depth - y]
    const quarter: Turn = ([x, y]) => [width - y, x]
    const three: Turn = at => quarter(half(at))
    this.#turns = sides === 1 ? [stay] : sides === 2 ? [stay, half] : [stay, quarter, half, three]
  }

  get middle(): Point {
    return [this.width / 2, this.depth / 2]
  }

  between(least: number, most: number): number {
    return least + ((most - least) * this.#stream.next(1001)) / 1000
  }

  /** True once in this many times. */
  oneIn(times: number): boolean {
    return this.#stream.next(times) === 0
  }

  oneOf<T>(first: T, ...others: readonly T[]): T {
    return [first, ...others][this.#stream.next(others.length + 1)] ?? first
  }

  /** Puts something before each side. */
  put(thing: Thing, outline: Outline): void {
    for (const turn of this.#turns) this.#add({ thing, ...turned(outline, turn) })
  }

  /** Puts something there that is its own counterpart. */
  putOnce(thing: Thing, outline: Outline, isGoal = false): void {
    this.#add({ thing, ...outline, ...(isGoal && { isGoal }) })
  }

  paint(look: Decoration['look'], outline: Outline): void {
    for (const turn of this.#turns) this.scenery.push({ look, ...turned(outline, turn) })
  }

  /** Is it on the table, with nothing else there? */
  hasRoom(at: Point, width: number, depth: number): boolean {
    const box = boxAround(at, width, depth)
    const isOn = box.west >= 0 && box.south >= 0 && box.east <= this.width && box.north <= this.depth
    const isSelf = this.#turns.slice(1).some(turn => meet(box, boxAround(turn(at), width, depth)))
    return isOn && !isSelf && !this.#taken.some(other => meet(box, other))
  }

  /** Is there no hill? Other things may lie on one. */
  isLevel(at: Point, width: number, depth: number): boolean {
    const box = boxAround(at, width, depth)
    return !this.#hills.some(other => meet(box, other))
  }

  #add(feature: Feature): void {
    this.features.push(feature)
    const { thing } = feature
    ;(thing === 'hill' ? this.#hills : this.#taken).push(...boxesOf(feature))
  }
}

function turned(outline: Outline, turn: Turn): Outline {
  const { polygon, line, circle } = outline
  if (circle) return { circle: [...turn([circle[0], circle[1]]), circle[2]] }
  return { ...outline, ...(polygon && { polygon: polygon.map(turn) }), ...(line && { line: line.map(turn) }) }
}

const boxAround = ([x, y]: Point, width: number, depth: number): Box => ({
  west: x - width / 2,
  east: x + width / 2,
  south: y - depth / 2,
  north: y + depth / 2,
})

const meet = (a: Box, b: Box): boolean => a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north

/** A line is covered leg by leg: a lane across the table leaves room on either side. */
function boxesOf({ polygon, line, circle, thick = 0 }: Outline): readonly Box[] {
  if (circle) return [boxAround([circle[0], circle[1]], circle[2] * 2, circle[2] * 2)]
  if (polygon) return [boxOf(polygon, 0)]
  return (line ?? []).slice(1).map((to, i) => boxOf([line?.[i] as Point, to], thick / 2))
}

function boxOf(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return {
    west: Math.min(...xs) - margin,
    east: Math.max(...xs) + margin,
    south: Math.min(...ys) - margin,
    north: Math.max(...ys) + margin,
  }
}
