import type { Point, Stream, Value } from '@sandtable/kernel'

/** Tables for quick battles: the ground looks the same from both edges, so it favours neither side. In inches. */

/** A type, because it is a plain value. */
type Piece = {
  readonly kind: string
  readonly polygon?: readonly Point[]
  readonly line?: readonly Point[]
  readonly circle?: readonly [number, number, number]
}

/** Terrain is placed in squares of this size. */
const CELL = 12

const box = ([x, y]: Point, width: number, depth: number): readonly Point[] => [
  [x - width / 2, y - depth / 2],
  [x + width / 2, y - depth / 2],
  [x + width / 2, y + depth / 2],
  [x - width / 2, y + depth / 2],
]

/** A house with a door to the south and north, and windows to the east and west. */
function house([x, y]: Point, width: number, depth: number): readonly Piece[] {
  const [w, d] = [width / 2, depth / 2]
  const wall = (kind: string, from: Point, to: Point): Piece => ({ kind, line: [from, to] })
  return [
    { kind: 'building', polygon: box([x, y], width, depth) },
    wall('door', [x - 0.75, y - d], [x + 0.75, y - d]),
    wall('door', [x - 0.75, y + d], [x + 0.75, y + d]),
    ...[-1, 1].map(side => wall('window', [x + side * w, y - 0.5], [x + side * w, y + 0.5])),
    ...[-1, 1].map(end => wall('window', [x - w + 1, y + end * d], [x - w + 2, y + end * d])),
  ]
}

const row = (kind: string, [x, y]: Point, lies: boolean): Piece => ({
  kind,
  line: lies
    ? [
        [x - 4, y],
        [x + 4, y],
      ]
    : [
        [x, y - 4],
        [x, y + 4],
      ],
})

/** The possible contents of a square. Woods and hedges are more common than houses. */
const sights: readonly ((at: Point, stream: Stream) => readonly Piece[])[] = [
  at => [{ kind: 'woods', polygon: box(at, 8, 6) }],
  at => [{ kind: 'woods', polygon: box(at, 6, 7) }],
  (at, stream) => [row('hedge', at, stream.next(2) === 0)],
  (at, stream) => [row('hedge', at, stream.next(3) > 0)],
  (at, stream) => [row('wall', at, stream.next(3) > 0)],
  at => house(at, 6, 5),
  ([x, y]) => [
    { kind: 'crater', circle: [x - 2, y + 1, 1.5] },
    { kind: 'crater', circle: [x + 2, y - 2, 1.5] },
  ],
  at => [{ kind: 'scrub', polygon: box(at, 7, 5) }],
  at => [{ kind: 'rubble', polygon: box(at, 4, 3) }],
]

/** The same piece, rotated half a turn about the middle of the table. */
function turned({ kind, polygon, line, circle }: Piece, width: number, depth: number): Piece {
  const turn = ([x, y]: Point): Point => [width - x, depth - y]
  if (circle) return { kind, circle: [width - circle[0], depth - circle[1], circle[2]] }
  return polygon ? { kind, polygon: polygon.map(turn) } : { kind, line: (line ?? []).map(turn) }
}

/** A house in the middle as an objective, and a piece in most squares of each half. */
export function landscape(width: number, depth: number, stream: Stream): Value {
  const pieces: Piece[] = [...house([width / 2, depth / 2], 8, 6)]
  for (let x = CELL / 2; x < width; x += CELL)
    for (let y = CELL / 2; y < depth / 2; y += CELL) {
      const isMiddle = Math.abs(x - width / 2) < CELL && y + CELL > depth / 2
      if (isMiddle || stream.next(3) === 0) continue
      const sight = sights[stream.next(sights.length)]
      for (const piece of sight?.([x, y], stream) ?? []) pieces.push(piece, turned(piece, width, depth))
    }
  const named = pieces.map((piece, i) => ({ id: i === 0 ? MIDDLE : `${piece.kind}-${i}`, ...piece }))
  const aid = [
    { id: 'red-aid', kind: 'aid-station', circle: [width / 2, 2, 2], side: 'red' },
    { id: 'blue-aid', kind: 'aid-station', circle: [width / 2, depth - 2, 2], side: 'blue' },
  ]
  return { width, depth, terrain: [...named, ...aid] } as Value
}

/** The house in the middle. */
export const MIDDLE = 'farm'
