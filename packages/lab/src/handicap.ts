import { Host, type Id, jsonSource, type RuleSet, SandtableError, type Source } from '@sandtable/kernel'

/** A scenario with something in favour of one side. */
export interface Handicap {
  readonly kind: 'longer' | 'shorter' | 'more' | 'fewer' | 'points'
  /** The side that has more, fewer or points; null where the battle is longer or shorter. */
  readonly side: Id | null
  /** What it has more or fewer of. */
  readonly piece: string | null
  /** How many: turns, figures or points. */
  readonly count: number
  readonly source: Source
}

interface RawPiece {
  readonly id: Id
  readonly side: Id
  readonly kind: string
  readonly at?: readonly [number, number]
  readonly [field: string]: unknown
}

interface Raw {
  readonly turns?: number
  readonly start?: { readonly last?: number }
  readonly sides: readonly { readonly id: Id; readonly [field: string]: unknown }[]
  readonly pieces?: readonly RawPiece[]
}

const TURNS = [1, 2, 3, 4]
const POINTS = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25]
/** A battle with more figures than this beside its own would be another. */
const FIGURES = 6

/** What could help the weaker side, each from a little to a lot. Whatever the rules do not accept is left out. */
export function handicapsOf(
  rules: RuleSet,
  source: Source,
  weaker: Id,
  stronger: Id,
): readonly (readonly Handicap[])[] {
  const raw = source.value as Raw
  const made = (
    kind: Handicap['kind'],
    side: Id | null,
    piece: string | null,
    count: number,
    value: Raw,
  ): Handicap => ({
    kind,
    side,
    piece,
    count,
    source: jsonSource(source.file, value),
  })
  const last = raw.start?.last
  const turns = (kind: 'longer' | 'shorter', sign: 1 | -1): readonly Handicap[] =>
    last === undefined
      ? []
      : TURNS.filter(count => last + sign * count >= 2).map(count => {
          const to = last + sign * count
          return made(kind, null, null, count, { ...raw, turns: to, start: { ...raw.start, last: to } })
        })
  const { scoredIn } = rules
  const points = !scoredIn ? [] : POINTS.map(count => made('points', weaker, null, count, pointsFor(raw, weaker, scoredIn, count))) // biome-ignore format: one line
  return [points, turns('longer', 1), turns('shorter', -1), more(rules, raw, weaker, made), fewer(raw, stronger, made)]
    .map(steps => accepted(rules, steps))
    .filter(steps => steps.length > 0)
}

type Made = (kind: Handicap['kind'], side: Id, piece: string, count: number, value: Raw) => Handicap

/** As far as the rules take it: what they refuse, they refuse of more too. */
function accepted(rules: RuleSet, steps: readonly Handicap[]): readonly Handicap[] {
  const wrong = steps.findIndex(({ source }) => !isAccepted(rules, source))
  return wrong < 0 ? steps : steps.slice(0, wrong)
}

function isAccepted(rules: RuleSet, source: Source): boolean {
  try {
    return new Host(rules, source) !== null
  } catch (error) {
    if (error instanceof SandtableError) return false
    throw error
  }
}

function pointsFor(raw: Raw, side: Id, field: string, count: number): Raw {
  const given = (of: Raw['sides'][number]): Raw['sides'][number] =>
    of.id === side ? { ...of, [field]: Number(of[field] ?? 0) + count } : of
  return { ...raw, sides: raw.sides.map(given) }
}

function fewer(raw: Raw, side: Id, made: Made): readonly Handicap[] {
  const spare = plainest(raw, side)
  const steps = Math.min(FIGURES, spare.length - 1)
  return Array.from({ length: Math.max(0, steps) }, (_, i) => {
    const gone = new Set(spare.slice(-1 - i))
    const pieces = (raw.pieces ?? []).filter(piece => !gone.has(piece))
    return made('fewer', side, spare[0]?.kind ?? '', i + 1, { ...raw, pieces })
  })
}

/** More of what a side has most of, each beside one that it has, where the rules find room. */
function more(rules: RuleSet, raw: Raw, side: Id, made: Made): readonly Handicap[] {
  const models = plainest(raw, side)
  const steps: Handicap[] = []
  let value = raw
  for (let i = 0; i < FIGURES && models.length > 0; i++) {
    const model = models[i % models.length] as RawPiece
    const found = placesBeside(rules, model).find(at =>
      isAccepted(rules, jsonSource('', withPiece(value, { ...model, id: `more-${i + 1}`, ...(at && { at }) }))),
    )
    if (found === undefined) break
    value = withPiece(value, { ...model, id: `more-${i + 1}`, ...(found && { at: found }) })
    steps.push(made('more', side, model.kind, i + 1, value))
  }
  return steps
}

const withPiece = (raw: Raw, piece: RawPiece): Raw => ({ ...raw, pieces: [...(raw.pieces ?? []), piece] })

/** How far from the figure it copies a new one is placed first, in the set's own unit: about a base's width. */
const STEP = { in: 1, cm: 3, mm: 30, exact: 3000 } as const

/** Places round a figure, the nearest first; null for one that is yet to be set up. */
function placesBeside(rules: RuleSet, { at }: RawPiece): readonly (readonly [number, number] | null)[] {
  if (!at) return [null]
  const step = STEP[rules.book.unit]
  const rings = [1, 1.5, 2, 3]
  const ways = [[1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1]] as const // biome-ignore format: one line
  return rings.flatMap(ring => ways.map(([x, y]) => [at[0] + x * ring * step, at[1] + y * ring * step] as const))
}

/** The figures of the kind that a side has most of, as far as nothing else in the file names them. */
function plainest(raw: Raw, side: Id): readonly RawPiece[] {
  const own = (raw.pieces ?? []).filter(piece => piece.side === side)
  const named = new Set<unknown>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') named.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  const { pieces = [], ...rest } = raw
  collect(rest)
  for (const { id: _, ...others } of pieces) collect(others)
  const free = own.filter(({ id }) => !named.has(id))
  const kinds = [...new Set(free.map(({ kind }) => kind))]
  const count = (kind: string): number => free.filter(piece => piece.kind === kind).length
  const [most] = kinds.sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))
  return free.filter(({ kind }) => kind === most)
}
