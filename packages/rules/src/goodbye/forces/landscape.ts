import { bent, blob, type Point, type Stream, type Value } from '@sandtable/kernel'

/** Ground for quick battles: a torn field that looks the same from every side's edge, so it favours no side. In centimetres. */

interface Piece {
  readonly kind: string
  readonly polygon?: readonly Point[]
  readonly line?: readonly Point[]
  readonly circle?: readonly [number, number, number]
  readonly openings?: readonly Point[]
}

/** Most squares of this size contain a terrain piece. */
const CELL = 30

/** A bent line across the view from edge to edge, or along it. */
const row = (kind: string, at: Point, lies: boolean): Piece => ({ kind, line: bent(at, lies ? 11 : 10, 1, lies) })

/** A ruin with a door to each edge and windows to the sides. */
const ruin = ([x, y]: Point): Piece => ({
  kind: 'building',
  polygon: [
    [x - 8, y - 6],
    [x + 8, y - 6],
    [x + 8, y + 6],
    [x - 8, y + 6],
  ],
  openings: [
    [x, y - 6],
    [x, y + 6],
    [x - 8, y],
    [x + 8, y],
  ],
})

const craters = ([x, y]: Point): readonly Piece[] => [
  { kind: 'shell-hole', circle: [x - 7, y + 4, 4] },
  { kind: 'shell-hole', circle: [x + 5, y - 6, 5] },
  { kind: 'shell-hole', circle: [x + 8, y + 8, 3] },
]

const trench = ([x, y]: Point): Piece => ({
  kind: 'trench',
  polygon: [
    [x - 12, y - 2],
    [x + 2, y - 4],
    [x + 12, y - 1],
    [x + 12, y + 3],
    [x + 2, y],
    [x - 12, y + 2],
  ],
})

/** The possible contents of a square. Shell holes are everywhere. */
const sights: readonly ((at: Point, stream: Stream) => readonly Piece[])[] = [
  craters,
  craters,
  (at, stream) => [{ kind: 'woods', polygon: blob(at, 11, stream) }],
  (at, stream) => [{ kind: 'mud', polygon: blob(at, 12, stream) }],
  (at, stream) => [{ kind: 'rubble', polygon: blob(at, 8, stream) }],
  (at, stream) => [row('hedge', at, stream.next(3) > 0)],
  (at, stream) => [row('wall', at, stream.next(3) > 0)],
  at => [row('sandbags', at, true)],
  at => [trench(at)],
  at => [ruin(at)],
]

/** The same piece rotated about the middle of the table: by half a turn, or a quarter on a square table. */
function turned({ kind, polygon, line, circle, openings }: Piece, turn: (at: Point) => Point): Piece {
  const holes = openings ? { openings: openings.map(turn) } : {}
  if (circle) return { kind, circle: [...turn([circle[0], circle[1]]), circle[2]] }
  return polygon ? { kind, polygon: polygon.map(turn), ...holes } : { kind, line: (line ?? []).map(turn) }
}

/** A crater in the middle, and a piece in most squares in front of one side, repeated for the others. */
export function landscape(width: number, depth: number, sides: number, stream: Stream): Value {
  const pieces: Piece[] = [{ kind: 'shell-hole', circle: [width / 2, depth / 2, 5] }]
  const four = sides === 4
  const turn = ([x, y]: Point): Point => (four ? [width - y, x] : [width - x, depth - y])
  const farthest = four ? width / 2 + 1 : width
  for (let x = CELL / 2; x < farthest; x += CELL)
    for (let y = CELL / 2; y + CELL / 2 < depth / 2; y += CELL) {
      if (stream.next(5) === 0) continue
      const at: Point = [x + stream.next(7) - 3, y + stream.next(7) - 3]
      const sight = sights[stream.next(sights.length)]
      for (const piece of sight?.(at, stream) ?? []) {
        let copy = piece
        for (let i = 0; i < sides; i++) {
          pieces.push(copy)
          copy = turned(copy, turn)
        }
      }
    }
  return {
    width,
    depth,
    terrain: pieces.map((piece, i) => ({ id: `${piece.kind}-${i}`, ...piece })),
  } as Value
}
