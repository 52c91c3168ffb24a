import { bent, blob, type Point, type Stream, type Value } from '@sandtable/kernel'

/** Ground for quick battles: a village on a road that looks the same from both edges, so it favours neither side. In millimetres. */

interface Piece {
  readonly kind: string
  readonly polygon?: readonly Point[]
  readonly line?: readonly Point[]
  readonly thick?: number
  readonly floors?: number
  readonly dpv?: number
  readonly objective?: number
}

/** Most squares of this size contain a terrain piece. */
const CELL = 300
/** The points of a house for the side that alone holds it. */
export const HOUSE = 8
const HALF_HOUSE = 40
/** The distance of its houses from the middle of the table, on either side of the road. */
const BESIDE = 105

/** A bent line across the view from edge to edge, or along it. */
const row = (kind: string, at: Point, lies: boolean): Piece => ({ kind, line: bent(at, lies ? 115 : 105, 12, lies) })

const house = ([x, y]: Point, objective = 0): Piece => ({
  kind: 'building',
  polygon: [
    [x - HALF_HOUSE, y - HALF_HOUSE],
    [x + HALF_HOUSE, y - HALF_HOUSE],
    [x + HALF_HOUSE, y + HALF_HOUSE],
    [x - HALF_HOUSE, y + HALF_HOUSE],
  ],
  floors: 2,
  dpv: 10,
  objective,
})

/** The possible contents of a square. */
const sights: readonly ((at: Point, stream: Stream) => readonly Piece[])[] = [
  (at, stream) => [{ kind: 'woods', polygon: blob(at, 115, stream) }],
  (at, stream) => [{ kind: 'woods', polygon: blob(at, 90, stream) }],
  (at, stream) => [{ kind: 'scrub', polygon: blob(at, 110, stream) }],
  (at, stream) => [{ kind: 'field', polygon: blob(at, 120, stream) }, row('hedge', at, true)],
  (at, stream) => [row('hedge', at, stream.next(3) > 0)],
  (at, stream) => [row('wall', at, stream.next(3) > 0)],
  at => [house(at)],
]

/** The same piece, rotated half a turn about the middle of the table. */
function turned(piece: Piece, width: number, depth: number): Piece {
  const turn = ([x, y]: Point): Point => [width - x, depth - y]
  const { polygon, line } = piece
  return { ...piece, ...(polygon && { polygon: polygon.map(turn) }), ...(line && { line: line.map(turn) }) }
}

/** A road that winds a little from flank to flank. */
function road(width: number, depth: number): Piece {
  const west: Point[] = [
    [0, depth / 2 + 30],
    [Math.round(width / 6), depth / 2 - 25],
    [Math.round(width / 3), depth / 2 + 15],
  ]
  const east = west.map(([x, y]): Point => [width - x, depth - y]).reverse()
  return { kind: 'road', line: [...west, [width / 2, depth / 2], ...east], thick: 60 }
}

/** The village along the road, and a piece in most squares of each half. `houses` is even: each has a counterpart. */
export function landscape(width: number, depth: number, houses: number, stream: Stream): Value {
  const pieces: Piece[] = [road(width, depth)]
  const add = (piece: Piece): void => {
    pieces.push(piece, turned(piece, width, depth))
  }
  const apart = width / (houses + 1)
  for (let i = 1; i <= houses / 2; i++)
    add(house([Math.round(i * apart), depth / 2 + (i % 2 === 0 ? BESIDE : -BESIDE)], HOUSE))
  for (let x = CELL / 2; x < width; x += CELL)
    for (let y = CELL / 2; y < (depth - CELL) / 2; y += CELL) {
      if (stream.next(4) === 0) continue
      const sight = sights[stream.next(sights.length)]
      for (const piece of sight?.([x, y], stream) ?? []) add(piece)
    }
  const terrain = pieces.map((piece, i) => ({ id: `${piece.kind}-${i + 1}`, ...piece }))
  return { width, depth, terrain }
}
