import {
  capital,
  fromLength,
  type Id,
  isPoint,
  kindName,
  many,
  type Point,
  type Shape,
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

/** A record of a view: any field may be hidden. */
type Seen = { readonly id: Id; readonly [field: string]: unknown }

const seen = (voice: Voice, table: 'side' | 'unit' | 'piece' | 'terrain'): readonly Seen[] =>
  voice.view.tables[table] as readonly Seen[]

/** A battle for these sides: the map shows what all of them know, and each has a page of its own. */
export function battleSeen(voices: readonly Voice[], about: About): BattleToPrint {
  const { title, summary, when, briefing } = about
  return {
    title,
    summary,
    when,
    rules: voices[0]!.rules.book.title,
    ground: groundSeen(voices),
    sides: voices.map(voice => sideSeen(voice, briefing[voice.side] ?? '')),
  }
}

function groundSeen(voices: readonly Voice[]): Ground {
  const [voice] = voices as [Voice, ...Voice[]]
  const { book } = voice.rules
  const unit = book.unit as Ground['unit']
  const native = (length: number): number => fromLength(length, unit)
  const { width, depth } = voice.seat.setup
  const isOpen = (table: 'terrain' | 'piece', id: Id): boolean => voices.every(one => one.find(table, id) !== null)
  const flags = voices.length === 1 ? voice.seat.flags() : []
  return {
    unit,
    width: native(width),
    depth: native(depth),
    terrain: seen(voice, 'terrain')
      .filter(({ id }) => isOpen('terrain', id))
      .map(record => featureSeen(voice, record, native)),
    zones: seen(voice, 'side').flatMap(side => zoneOf(voice, side, native)),
    flags: flags.map(({ at, says }) => ({ at: pointIn(at, native), says: voice.wording.names.label(says) })),
    pieces: seen(voice, 'piece').flatMap(piece =>
      isPoint(piece.at) && !piece.gone && isOpen('piece', piece.id)
        ? [{ at: pointIn(piece.at, native), name: voice.wording.names.piece(piece.id), own: piece.side === voice.side }]
        : [],
    ),
  }
}

const pointIn = ([x, y]: Point, native: (length: number) => number): At => [native(x), native(y)]

function featureSeen(voice: Voice, { id, kind, shape }: Seen, native: (length: number) => number): Feature {
  const given = shape as Shape
  // a second hedge needs no name, and neither does what the drawing says already
  const name = 'line' in given || /\d$/.test(id) ? null : capital(voice.wording.names.place(id))
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
function zoneOf(voice: Voice, side: Seen, native: (length: number) => number): Ground['zones'] {
  const edge = side.edge ?? side.home
  if (!EDGES.includes(edge) || typeof side.zone !== 'number' || side.zone <= 0) return []
  return [{ name: capital(voice.wording.names.side(side.id)), edge: edge as Edge, depth: native(side.zone) }]
}

function sideSeen(voice: Voice, briefing: string): SideToPrint {
  const { names } = voice.wording
  const kinds = new Map<string, { count: number; points: number }>()
  for (const { side, kind, points, gone } of seen(voice, 'piece')) {
    if (side !== voice.side || gone) continue
    const found = kinds.get(String(kind)) ?? { count: 0, points: 0 }
    kinds.set(String(kind), found)
    found.count++
    found.points += typeof points === 'number' ? points : 0
  }
  return {
    name: capital(names.side(voice.side)),
    briefing,
    goals: voice.seat.goals().map(goal => names.say(goal)),
    force: [...kinds].map(([kind, { count, points }]) => ({
      says: capital(many(count, kindName(kind))),
      points: points > 0 ? points : null,
    })),
  }
}

/** The units of a side with their present state. */
export function sheetsSeen(voice: Voice, { title, when }: Pick<About, 'title' | 'when'>): SheetsToPrint {
  const { names } = voice.wording
  const own = seen(voice, 'piece').filter(({ side }) => side === voice.side)
  const left = own.filter(({ gone }) => !gone)
  const worn = new Map(voice.seat.roster().map(roster => [roster.unit, roster.worn]))
  const units = [...new Set(left.map(({ unit }) => (typeof unit === 'string' ? unit : null)))]
  return {
    title,
    when,
    rules: voice.rules.book.title,
    side: capital(names.side(voice.side)),
    units: units.map((unit): UnitToPrint => {
      const loss = worn.get(unit)
      const men = left.filter(piece => (typeof piece.unit === 'string' ? piece.unit : null) === unit)
      return {
        name: unit === null ? capital(names.side(voice.side)) : capital(names.unit(unit)),
        note: loss ? `${loss.lost} lost, breaks at ${loss.breaks}` : null,
        sheets: grouped(men.map(({ id }) => ({ name: capital(names.piece(id)), lines: linesFor(voice, id) }))),
      }
    }),
    lost: own.filter(({ gone }) => gone).map(({ id }) => capital(names.piece(id))),
  }
}

const linesFor = (voice: Voice, piece: Id) =>
  (voice.seat.sheet(piece)?.lines ?? []).map(({ label, value }) => ({
    label: voice.wording.names.label(label),
    value: voice.wording.names.label(value),
  }))
