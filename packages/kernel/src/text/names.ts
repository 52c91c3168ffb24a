import type { Id } from '../game/store.ts'
import { compassOf, type Squares } from '../geometry/squares.ts'
import type { Setup } from '../scenario/setup.ts'
import { kindName, nationOf, sideName, spoken, termName } from './kind-name.ts'
import { type Message, type Speaker, say } from './message.ts'
import { capital } from './sentence.ts'
import { together } from './together.ts'

/** What pieces, sides and places are called by whoever sits at a seat. Ids are for machines. */
export interface Names {
  /** Own pieces by what they are, 'Rifleman 2'; others with whose they are, 'German rifleman 1'. */
  piece(id: Id): string
  /** Several of them: 'Rifle sections 11 and 12'. */
  pieces(ids: readonly Id[]): string
  /** 'German'. */
  side(id: Id): string
  /** 'the German side'. */
  theSide(id: Id): string
  place(id: Id): string
  /** '1st platoon', or 'the German 1st platoon'. */
  unit(id: Id): string
  /** A word of the rulebook's vocabulary: 'US 75 mm gun'. */
  term(word: string): string
  isPiece(id: unknown): id is Id
  isSide(id: unknown): id is Id
  isPlace(id: unknown): id is Id
  /** A sentence of the rules; it begins with a capital. */
  say(says: Message): string
  /** A few words of the rules. Within a sentence they begin as they are. */
  label(says: Message, within?: boolean): string
}

/** A record, as far as its name needs it. */
export interface Nameable {
  readonly id: Id
  readonly side?: Id
  readonly kind?: string
  readonly name?: unknown
  /** What it serves or sits in, and as what. */
  readonly crews?: Id | null
  readonly aboard?: Id | null
  readonly role?: string | null
}

/** Everything that has a name, as one seat may know it. */
export interface Naming {
  readonly seat: Id
  readonly pieces: readonly Nameable[]
  readonly lands?: readonly Nameable[]
  readonly units?: readonly Nameable[]
  /** What the sides are called: 'German'. */
  readonly sides: { readonly [side: Id]: string }
  /** What the rule set calls words of its vocabulary, where they are not simply spelt out. */
  readonly terms?: { readonly [word: string]: string }
  readonly squares: Pick<Squares, 'unit' | 'name' | 'heading'>
}

export function makeNames({ seat, pieces, lands = [], units = [], sides, terms = {}, squares }: Naming): Names {
  const called = new Map(pieces.map(piece => [piece.id, pieceName(piece, pieces, sides, seat)]))
  const places = new Map(lands.map(land => [land.id, placeName(land)]))
  const unitsCalled = new Map(units.map(unit => [unit.id, unitName(unit, sides, seat)]))
  const theSide = (id: Id): string => `the ${sides[id] ?? spoken(id)} side`
  const thing = (id: Id): string => {
    if (called.has(id)) return speaker.piece(id)
    if (id in sides) return theSide(id)
    return unitsCalled.get(id) ?? (places.has(id) ? `the ${places.get(id)}` : speaker.piece(id))
  }
  const several = (ids: readonly Id[]): string => together(ids.map(id => speaker.piece(id)))
  const speaker: Speaker = {
    lengths: squares.unit,
    and: 'and',
    or: 'or',
    piece: id => called.get(id) ?? spoken(id.replace(/^.*\./, '')), // a unit of one side: 'red.platoon-1'
    unit: id => unitsCalled.get(id) ?? spoken(id),
    side: theSide,
    army: id => sides[id] ?? spoken(id),
    ground: id => places.get(id) ?? spoken(id),
    thing,
    pieces: several,
    place: at => squares.name(at),
    towards: compassOf,
    way: (from, to) => squares.heading(from, to),
    term: word => terms[word] ?? termName(word),
  }
  const label = (says: Message): string => say(says, speaker)
  return {
    piece: speaker.piece,
    pieces: several,
    side: speaker.army,
    theSide,
    place: speaker.ground,
    unit: speaker.unit,
    term: speaker.term,
    isPiece: (id): id is Id => typeof id === 'string' && called.has(id),
    isSide: (id): id is Id => typeof id === 'string' && id in sides,
    isPlace: (id): id is Id => typeof id === 'string' && places.has(id),
    say: says => capital(label(says)),
    label: (says, within) => (within ? label(says) : capital(label(says))),
  }
}

/** What the sides are called: as the scenario says, or by the armies that they field. */
export function sideNames({ sides, pieces }: Pick<Setup, 'sides' | 'pieces'>): { readonly [side: Id]: string } {
  const kinds = (side: Id) => pieces.filter(piece => piece.side === side).map(piece => piece.kind)
  return Object.fromEntries(
    sides.map(({ id, name }) => [id, typeof name === 'string' ? name : (nationOf(kinds(id)) ?? sideName(id))]),
  )
}

function pieceName(
  piece: Nameable,
  all: readonly Nameable[],
  sides: { readonly [side: Id]: string },
  seat: Id,
): string {
  if (typeof piece.name === 'string' && piece.name) return piece.name
  const kind = servingAs(piece, all) ?? piece.kind ?? 'piece'
  const whose = piece.side === seat ? '' : `${nationOf([kind]) ?? sides[piece.side ?? ''] ?? ''} `
  return capital(`${whose}${kindName(kind)}${numberOf(piece, all)}`.trim())
}

/** Who serves a gun or drives is called after that: 'six-pounder-gunner'. Passengers are who they are. */
function servingAs({ crews, aboard, role }: Nameable, all: readonly Nameable[]): string | null {
  if (!role || role === 'passenger' || role === 'rider') return null
  const served = all.find(({ id }) => id === (crews ?? aboard))
  return served?.kind ? `${served.kind}-${role}` : null
}

/** Those of one kind are told apart by the numbers of their ids, or by their order. */
function numberOf(piece: Nameable, all: readonly Nameable[]): string {
  const kind = servingAs(piece, all) ?? piece.kind
  const alike = all.filter(other => other.side === piece.side && (servingAs(other, all) ?? other.kind) === kind)
  if (alike.length < 2) return ''
  const numbers = alike.map(({ id }) => /(\d+)$/.exec(id)?.[1] ?? '')
  const own = numbers[alike.indexOf(piece)]
  const told = new Set(numbers).size === alike.length && !numbers.includes('')
  return ` ${told ? own : alike.indexOf(piece) + 1}`
}

/** A wall called 'wall-2' is a stone wall; a house called 'mill' is the mill. */
function placeName({ id, kind = '' }: Nameable): string {
  const plain = id.replace(/-?\d+$/, '')
  return kind.includes(plain) || plain.length < 3 ? spoken(kind) : spoken(plain)
}

/** 'a-1st', a platoon, to '1st platoon'; 'tanks' to 'tanks'; of others with whose it is. */
function unitName({ id, kind, name, side = '' }: Nameable, sides: { readonly [side: Id]: string }, seat: Id): string {
  const plain = spoken(id.replace(/^[a-z]-/, ''))
  const own = typeof name === 'string' && name ? name : /^\d/.test(plain) && kind ? `${plain} ${kind}` : plain
  return side === seat || !side ? own : `the ${sides[side] ?? side} ${own}`
}
