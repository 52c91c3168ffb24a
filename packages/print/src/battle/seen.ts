import {
  capital,
  fromLength,
  type GoalFlag,
  type Id,
  isPoint,
  kindName,
  type Length,
  type Message,
  many,
  type Names,
  type Point,
  type Roster,
  type Shape,
  type Sheet,
  type Unit,
  type View,
  type Voice,
} from '@sandtable/kernel'
import {
  type At,
  type BattleToPrint,
  type Edge,
  type Feature,
  type Ground,
  grouped,
  type SheetsToPrint,
  type SideToPrint,
  type UnitToPrint,
} from './battle.ts'

/** What is printed of a battle is made here of what a seat knows, and of nothing else. */

/** What the file says of the battle, besides its position. */
export interface About {
  readonly title: string
  readonly summary: string
  readonly when: string
  readonly briefing: { readonly [side: Id]: string }
}

/** What is asked of a seat: a seat here answers it, and so does the page, whose seat is elsewhere. */
export interface Knowing {
  readonly side: Id
  /** The title of the rulebook. */
  readonly rules: string
  readonly unit: Unit
  readonly width: Length
  readonly depth: Length
  readonly view: View
  readonly names: Pick<Names, 'piece' | 'place' | 'side' | 'unit' | 'say' | 'label'>
  readonly goals: readonly Message[]
  readonly flags: readonly GoalFlag[]
  readonly roster: readonly Roster[]
  readonly sheets: { readonly [piece: Id]: Sheet | null }
}

/** What a seat at this machine knows. */
export function knownTo(voice: Voice): Knowing {
  const { seat, rules, side, view } = voice
  const { width, depth } = seat.setup
  const own = (view.tables.piece as readonly Seen[]).filter(piece => piece.side === side)
  return {
    side,
    rules: rules.book.title,
    unit: rules.book.unit,
    width,
    depth,
    view,
    names: voice.wording.names,
    goals: seat.goals(),
    flags: seat.flags(),
    roster: seat.roster(),
    sheets: Object.fromEntries(own.map(({ id }) => [id, seat.sheet(id)])),
  }
}

/** A record of a view: any field may be hidden. */
type Seen = { readonly id: Id; readonly [field: string]: unknown }

const seen = ({ view }: Knowing, table: 'side' | 'unit' | 'piece' | 'terrain'): readonly Seen[] =>
  view.tables[table] as readonly Seen[]

/** A battle for these sides: the map shows what all of them know, and each has a page of its own. */
export function battleSeen(all: readonly Knowing[], about: About): BattleToPrint {
  const { title, summary, when, briefing } = about
  return {
    title,
    summary,
    when,
    rules: all[0]!.rules,
    ground: groundSeen(all),
    sides: all.map(one => sideSeen(one, briefing[one.side] ?? '')),
  }
}

function groundSeen(all: readonly Knowing[]): Ground {
  const [first] = all as [Knowing, ...Knowing[]]
  const { width, depth, names, side } = first
  const unit = first.unit as Ground['unit']
  const native = (length: number): number => fromLength(length, unit)
  const isOpen = (table: 'terrain' | 'piece', id: Id): boolean =>
    all.every(one => seen(one, table).some(record => record.id === id))
  const flags = all.length === 1 ? first.flags : []
  return {
    unit,
    width: native(width),
    depth: native(depth),
    terrain: seen(first, 'terrain')
      .filter(({ id }) => isOpen('terrain', id))
      .map(record => featureSeen(first, record, native)),
    zones: seen(first, 'side').flatMap(record => zoneOf(first, record, native)),
    flags: flags.map(({ at, says }) => ({ at: pointIn(at, native), says: names.label(says) })),
    pieces: seen(first, 'piece').flatMap(piece =>
      isPoint(piece.at) && !piece.gone && isOpen('piece', piece.id)
        ? [{ at: pointIn(piece.at, native), name: names.piece(piece.id), own: piece.side === side }]
        : [],
    ),
  }
}

const pointIn = ([x, y]: Point, native: (length: number) => number): At => [native(x), native(y)]

function featureSeen({ names }: Knowing, { id, kind, shape }: Seen, native: (length: number) => number): Feature {
  const given = shape as Shape
  // a second hedge needs no name, and neither does what the drawing says already
  const name = 'line' in given || /\d$/.test(id) ? null : capital(names.place(id))
  const head = { kind: String(kind), name }
  if ('circle' in given) {
    const [x, y, radius] = given.circle
    return { ...head, circle: [native(x), native(y), native(radius)] }
  }
  if ('line' in given)
    return {
      ...head,
      line: given.line.map(point => pointIn(point, native)),
      ...(given.thick !== undefined && { thick: native(given.thick) }),
    }
  return { ...head, polygon: 'polygon' in given ? given.polygon.map(point => pointIn(point, native)) : [] }
}

const EDGES: readonly unknown[] = ['north', 'east', 'south', 'west']

/** Rule sets call a side's own edge its edge or its home. */
function zoneOf({ names }: Knowing, side: Seen, native: (length: number) => number): Ground['zones'] {
  const edge = side.edge ?? side.home
  if (!EDGES.includes(edge) || typeof side.zone !== 'number' || side.zone <= 0) return []
  return [{ name: capital(names.side(side.id)), edge: edge as Edge, depth: native(side.zone) }]
}

function sideSeen(one: Knowing, briefing: string): SideToPrint {
  const { names } = one
  const kinds = new Map<string, { count: number; points: number }>()
  for (const { side, kind, points, gone } of seen(one, 'piece')) {
    if (side !== one.side || gone) continue
    const found = kinds.get(String(kind)) ?? { count: 0, points: 0 }
    kinds.set(String(kind), found)
    found.count++
    found.points += typeof points === 'number' ? points : 0
  }
  return {
    name: capital(names.side(one.side)),
    briefing,
    goals: one.goals.map(goal => names.say(goal)),
    force: [...kinds].map(([kind, { count, points }]) => ({
      says: capital(many(count, kindName(kind))),
      points: points > 0 ? points : null,
    })),
  }
}

/** The units of a side with their present state. */
export function sheetsSeen(one: Knowing, { title, when }: Pick<About, 'title' | 'when'>): SheetsToPrint {
  const { names } = one
  const own = seen(one, 'piece').filter(({ side }) => side === one.side)
  const left = own.filter(({ gone }) => !gone)
  const worn = new Map(one.roster.map(roster => [roster.unit, roster.worn]))
  const units = [...new Set(left.map(({ unit }) => (typeof unit === 'string' ? unit : null)))]
  return {
    title,
    when,
    rules: one.rules,
    side: capital(names.side(one.side)),
    units: units.map((unit): UnitToPrint => {
      const loss = worn.get(unit)
      const men = left.filter(piece => (typeof piece.unit === 'string' ? piece.unit : null) === unit)
      return {
        name: unit === null ? capital(names.side(one.side)) : capital(names.unit(unit)),
        note: loss ? `${loss.lost} lost, breaks at ${loss.breaks}` : null,
        sheets: grouped(men.map(({ id }) => ({ name: capital(names.piece(id)), lines: linesFor(one, id) }))),
      }
    }),
    lost: own.filter(({ gone }) => gone).map(({ id }) => capital(names.piece(id))),
  }
}

const linesFor = ({ sheets, names }: Knowing, piece: Id) =>
  (sheets[piece]?.lines ?? []).map(({ label, value }) => ({ label: names.label(label), value: names.label(value) }))
