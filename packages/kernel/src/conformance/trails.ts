import type { Game } from '../game/game.ts'
import type { Entry } from '../game/journal.ts'
import type { Id, PieceRecord, Tables, Value } from '../game/store.ts'
import { inside } from '../geometry/geometry.ts'
import { around, type Bounds, bounds, type Point, type Shape } from '../geometry/shape.ts'
import { canonical } from '../hash.ts'
import type { Length } from '../length.ts'
import type { Decision } from '../play/prompt.ts'
import { always, firstFault, type Invariant, type Moment } from './invariants.ts'

/**
 * The ways that pieces have gone, measured step by step and without the rules that allowed them. Nothing here needs
 * to be exact.
 */

/** Places are whole hundredths of a millimetre, so computed values may be off by a few of these. */
export const HAIR: Length = 5
const STEP: Length = 100

const span = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))

export const spanOf = (route: readonly Point[]): number =>
  route.reduce((sum, p, i) => (i === 0 ? 0 : sum + span(route[i - 1] as Point, p)), 0)

/** The way that a decision names: to a point, or along a path. */
export const wayOf = (from: Point, { to, path }: Decision): readonly Point[] => [
  from,
  ...((path ?? (to ? [to] : [])) as readonly Point[]),
]

/**
 * The part of a way up to where the move ended; null if that point is not on it. If the way passes there twice, the
 * first time counts.
 */
export function upTo(way: readonly Point[], end: Point): readonly Point[] | null {
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point]
    if (span(a, end) + span(end, b) <= span(a, b) + HAIR) return [...way.slice(0, i), end]
  }
  return way.length === 1 && span(way[0] as Point, end) <= HAIR ? way : null
}

/** Points along a way, a millimetre apart. */
export function* stepsOf(way: readonly Point[]): Generator<Point> {
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point]
    const [[ax, ay], [bx, by]] = [a, b]
    const steps = Math.max(1, Math.ceil(span(a, b) / STEP))
    for (let n = i === 1 ? 0 : 1; n <= steps; n++)
      yield [Math.round(ax + ((bx - ax) * n) / steps), Math.round(ay + ((by - ay) * n) / steps)]
  }
}

/**
 * How a way goes through a shape: how often in and out, and how far inside. A way that only brushes it may be missed.
 */
export interface Through {
  readonly entered: number
  readonly left: number
  readonly within: number
  /** Where it went in or out: the last point clearly before, the first clearly after. */
  readonly at: readonly (readonly [Point, Point])[]
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
const NOT_AT_ALL: Through = { entered: 0, left: 0, within: 0, at: [] }

/** Whether a point is in something; null within a hair of its outline. */
function isClearlyIn(shape: Shape, [x, y]: Point): boolean | null {
  const isIn = inside(shape, [x + HAIR, y])
  const beside: readonly Point[] = [
    [x - HAIR, y],
    [x, y + HAIR],
    [x, y - HAIR],
  ]
  return beside.every(p => inside(shape, p) === isIn) ? isIn : null
}

export function through(shape: Shape, way: readonly Point[]): Through {
  if (!overlap(bounds(shape), around(way, 0))) return NOT_AT_ALL
  let [entered, left, within] = [0, 0, 0]
  const crossings: [Point, Point][] = []
  let last: { readonly at: Point; readonly isIn: boolean } | null = null
  for (const at of stepsOf(way)) {
    const isIn = isClearlyIn(shape, at)
    if (isIn === null) continue
    if (last && isIn !== last.isIn) {
      if (isIn) entered += 1
      else left += 1
      crossings.push([last.at, at])
    }
    if (last?.isIn && isIn) within += span(last.at, at)
    last = { at, isIn }
  }
  return { entered, left, within, at: crossings }
}

/** A piece that has changed its place on the table. */
export interface Displaced<P extends PieceRecord = PieceRecord> {
  readonly before: P
  readonly after: P
  /**
   * The decision that sent it there, or else the first since the game was settled; null if the rules themselves moved
   * it.
   */
  readonly decision: Decision | null
  /** The piece at the time of that decision. */
  readonly outset: P
}

/** Follows a game entry by entry, and yields every piece that moved from one place on the table to another. */
export function follower<T extends Tables>(
  game: Game<T>,
): (entries: readonly Entry[]) => readonly Displaced<T['piece']>[] {
  const pieces = new Map(game.pieces.map(piece => [piece.id, piece]))
  let [position, settled] = [game.journal.length, -1]
  let decision: Decision | null = null
  let sent = new Map<unknown, Decision>()
  let outset = new Map<Id, T['piece']>()
  return entries => {
    const found: Displaced<T['piece']>[] = []
    for (const entry of entries) {
      const before = game.journal.settledBefore(position)
      if (before !== settled) [settled, decision, sent, outset] = [before, null, new Map(), new Map()]
      position += 1
      if (entry.type === 'decision') {
        decision ??= entry.decision
        if (entry.decision.to || entry.decision.path) sent.set(entry.decision.piece, entry.decision)
      }
      if (entry.type !== 'change' || entry.table !== 'piece') continue
      const [old, now] = [pieces.get(entry.id), entry.after as T['piece'] | null]
      if (now) pieces.set(entry.id, now)
      if (!old || !now) continue
      if (!outset.has(entry.id)) outset.set(entry.id, old)
      if (old.at && now.at && span(old.at, now.at) > 0)
        found.push({
          before: old,
          after: now,
          decision: sent.get(entry.id) ?? decision,
          outset: outset.get(entry.id) as T['piece'],
        })
    }
    return found
  }
}

/** Looks at every piece that was moved. */
export const whenMoved = <T extends Tables>(
  name: string,
  wrong: (game: Game<T>, displaced: Displaced<T['piece']>) => string | null,
): Invariant<T> => ({
  name,
  watch(game) {
    const follow = follower(game)
    return ({ game, entries }) => firstFault(follow(entries), displaced => wrong(game, displaced))
  },
})

/** What lasts for one turn ends with it: these fields of these pieces are back at the given values. */
export const forgotten = <T extends Tables>(
  name: string,
  fresh: Partial<T['piece']>,
  whose: (moment: Moment<T>) => readonly T['piece'][],
): Invariant<T> =>
  always(name, moment =>
    firstFault(whose(moment), piece => {
      for (const key of Object.keys(fresh) as (keyof T['piece'])[])
        if (canonical(piece[key] as Value) !== canonical(fresh[key] as Value))
          return `${String(key)} of ${piece.id} is still ${JSON.stringify(piece[key])}`
      return null
    }),
  )

/** Has the game reached this since the last check, with nothing decided after? */
export function hasJustCome<T extends Tables>(
  entries: readonly Entry[],
  is: (before: T['game'], after: T['game']) => boolean,
): boolean {
  const at = entries.findLastIndex(
    entry =>
      entry.type === 'change' && entry.table === 'game' && is(entry.before as T['game'], entry.after as T['game']),
  )
  return at >= 0 && !entries.slice(at).some(entry => entry.type === 'decision')
}
