import { fromLength, jsonSource, type Length, type Point, runCase, toLength } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './index.ts'

/** The kernel's promise: in every set a path may cost exactly the allowance, and nothing more. */

interface Walker {
  readonly set: string
  readonly piece: object
  readonly others?: readonly object[]
  readonly start: object
  readonly dice?: object
  readonly word: string
  /** In the set's own unit. */
  readonly allowance: number
  /** The ground between start and end, and its extra cost: the distance again, or a fixed sum. */
  readonly ground: readonly { readonly kind: string; readonly fixed?: number }[]
  readonly depth: number
}

const walkers: readonly Walker[] = [
  {
    set: 'plastic',
    piece: { side: 'red', kind: 'american-rifleman' },
    start: { turn: 1, side: 'red' },
    word: 'movement',
    allowance: 6,
    ground: [
      { kind: 'rubble', fixed: 1 },
      { kind: 'high-grass', fixed: 0 },
    ],
    depth: 48,
  },
  {
    set: 'muzzleflash',
    piece: { side: 'red', kind: 'rifleman' },
    start: { turn: 1, side: 'red' },
    word: 'too far',
    allowance: 2,
    ground: [
      { kind: 'woods', fixed: 0 },
      { kind: 'scrub', fixed: 0 },
    ],
    dice: { obstacle: [1, 1, 1, 1] },
    depth: 48,
  },
  {
    set: 'goodbye',
    piece: { side: 'red', kind: 'rifleman', ordered: 'move' },
    others: [{ id: 'b1', side: 'blue', kind: 'rifleman', at: [140, 140] }],
    start: { turn: 1, side: 'red', phase: 'move' },
    word: 'movement',
    allowance: 15,
    ground: [{ kind: 'woods' }, { kind: 'mud' }, { kind: 'rubble' }],
    depth: 150,
  },
  {
    set: 'blaze',
    piece: { side: 'red', kind: 'sherman', rating: 'average', facing: 0, card: 'move', arrow: 0 },
    start: { turn: 1, phase: 'move' },
    word: 'distance',
    allowance: 250,
    ground: [{ kind: 'river' }, { kind: 'woods' }, { kind: 'scrub' }],
    depth: 1200,
  },
]

/** The middle of the table. */
const origin = (walker: Walker): Length => Math.round(toLength(walker.depth, unitOf(walker)) / 2)
const rulesOf = ({ set }: Walker) => ruleSets.find(rules => rules.id === set) as (typeof ruleSets)[number]
const unitOf = (walker: Walker) => rulesOf(walker).book.unit

/** Is this path refused for its length, accepted, or something else? */
function told(walker: Walker, ground: object, path: readonly Point[]): string {
  const unit = unitOf(walker)
  const own = ([x, y]: Point) => [fromLength(x, unit), fromLength(y, unit)]
  const [at, ...rest] = path
  const given = {
    name: 'exact',
    ruleset: walker.set,
    table: { width: walker.depth, depth: walker.depth, terrain: [ground] },
    sides: [{ id: 'red' }, { id: 'blue' }],
    pieces: [{ id: 'm1', ...walker.piece, at: own(at as Point) }, ...(walker.others ?? [])],
    start: walker.start,
    dice: walker.dice ?? {},
    do: [{ as: 'red', action: 'move', piece: 'm1', path: rest.map(own) }],
    expect: { pieces: { m1: { at: own(rest.at(-1) as Point) } } },
  }
  const { failures } = runCase(rulesOf(walker), jsonSource('exact', given))
  if (failures.length === 0) return 'taken'
  return failures[0]?.includes(`refused: ${walker.word}`) ? 'too far' : (failures[0] as string)
}

describe.each(walkers.flatMap(walker => walker.ground.map(kind => [walker.set, kind.kind, walker, kind] as const)))(
  '%s through %s',
  (_, __, walker, { kind, fixed }) => {
    const unit = unitOf(walker)
    const allowance = toLength(walker.allowance, unit) - toLength(fixed ?? 0, unit)
    const [x, y] = [origin(walker), origin(walker)]
    const own = (n: Length): number => fromLength(n, unit)
    const band = (low: Length, high: Length) => ({
      id: 't1',
      kind,
      polygon: [
        [0, own(low)],
        [walker.depth, own(low)],
        [walker.depth, own(high)],
        [0, own(high)],
      ],
    })
    // some widths; slow ground costs its width again
    const widths = Array.from({ length: 24 }, (_, i) => 5 * Math.floor(((i + 1) * allowance) / 300))
    test('straight', () => {
      for (const wide of widths) {
        const low = y + Math.floor(allowance / 20)
        const far = fixed === undefined ? allowance - wide : allowance
        const ground = fixed === undefined ? band(low, low + wide) : band(low, low + 2 * allowance)
        expect(
          told(walker, ground, [
            [x, y],
            [x, y + far],
          ]),
          `${wide}`,
        ).toBe('taken')
        expect(
          told(walker, ground, [
            [x, y],
            [x, y + far + 1],
          ]),
          `${wide}`,
        ).toBe('too far')
      }
    }, 60_000)
    test('bent', () => {
      for (const wide of widths) {
        // up to the edge, then diagonally: three fifths to the side, four fifths up
        const straight = Math.floor(allowance / 20)
        const aslant = allowance - straight - (fixed === undefined ? (5 * wide) / 4 : 0)
        const steps = Math.floor(aslant / 5)
        const rest = aslant - 5 * steps
        const low = y + straight + rest
        const ground =
          fixed === undefined ? band(low, low + Math.min(wide, 4 * steps)) : band(low + 1, low + 2 * allowance)
        if (fixed === undefined && (wide > 4 * steps || wide % 4 !== 0)) continue
        const corner: Point = [x, y + straight + rest]
        const end: Point = [x + 3 * steps, corner[1] + 4 * steps]
        expect(told(walker, ground, [[x, y], corner, end]), `${wide}`).toBe('taken')
        expect(told(walker, ground, [[x, y], corner, [end[0] + 1, end[1]]]), `${wide}`).toBe('too far')
      }
    }, 60_000)
  },
)
