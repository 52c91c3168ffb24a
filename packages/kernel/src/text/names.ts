import type { Id } from '../game/store.ts'
import { facingOf } from '../geometry/angle.ts'
import { lengthOf } from '../geometry/segment.ts'
import type { Squares } from '../geometry/squares.ts'
import type { Setup } from '../scenario/setup.ts'
import { nationOf, sideName, spoken } from './kind-name.ts'
import { english, type Language } from './language.ts'
import { type Message, type Speaker, say } from './message.ts'
import { type RollCall, servingAs } from './roll-call.ts'
import { capital } from './sentence.ts'
import { surnamesOf } from './surnames.ts'

/** What a seat calls pieces, sides and places. Ids are for machines. */
export interface Names {
  /** Own pieces by what they are, 'Rifleman 2'; others with their side, 'German rifleman 1'. */
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
  /** A few words of the rules. Their first letter keeps its case. */
  label(says: Message, within?: boolean): string
}

/** A record, as far as its name depends on it. */
export interface Nameable {
  readonly id: Id
  readonly side?: Id
  readonly kind?: string
  readonly name?: unknown
  /** What it serves or rides in, and in which role. */
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
  /** The men who have names, and what the scenario calls its pieces and units. */
  readonly rollCall?: RollCall
  /** What the rule set calls words of its vocabulary, where they are not simply spelt out. */
  readonly terms?: { readonly [word: string]: string }
  readonly squares: Pick<Squares, 'unit' | 'name'>
  /** English by default. */
  readonly language?: Language
}

export function makeNames(naming: Naming): Names {
  const { sides, terms = {}, squares, language = english } = naming
  const named = (id: Id): string => sides[id] ?? spoken(id)
  const army = (id: Id): string => language.army(named(id))
  const { called, places, unitsCalled } = namesIn(naming, language)
  const theSide = (id: Id): string => language.side(named(id))
  const thing = (id: Id): string => {
    if (called.has(id)) return speaker.piece(id)
    if (id in sides) return theSide(id)
    return unitsCalled.get(id) ?? (places.has(id) ? language.theGround(speaker.ground(id)) : speaker.piece(id))
  }
  const several = (ids: readonly Id[]): string => language.pieces(ids.map(id => speaker.piece(id)))
  const { unit } = squares
  const speaker: Speaker = {
    lengths: unit,
    ...(language.sentences && { sentences: language.sentences }),
    and: language.and,
    or: language.or,
    piece: id => called.get(id) ?? spoken(id.replace(/^.*\./, '')), // a unit of one side: 'red.platoon-1'
    unit: id => unitsCalled.get(id) ?? spoken(id),
    side: theSide,
    army,
    ground: id => places.get(id) ?? spoken(id),
    thing,
    pieces: several,
    place: at => squares.name(at),
    towards: degrees => language.towards(degrees),
    way: (from, to) => language.way(Math.round(lengthOf([from, to])), facingOf(from, to), unit),
    term: word => language.term(word, terms[word]),
    length: length => language.length(length, unit),
    lengthOf: (length, limit) => language.lengthOf(length, limit, unit),
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

/** The names of everything on a table, by id. */
function namesIn({ seat, pieces, lands = [], units = [], sides, rollCall }: Naming, language: Language) {
  const whose = (side: Id | undefined): string | null => (side === seat || !side ? null : (sides[side] ?? spoken(side)))
  const surnames = surnamesOf(pieces, rollCall)
  const given = (id: Id): string | undefined => rollCall?.called[id]
  const alikes: Alikes = {
    all: pieces,
    // of a battle whose beginning is known, nobody's name changes with his post
    kindOf: piece => (rollCall?.posts ? rollCall.posts[piece.id] : servingAs(piece, pieces)) ?? piece.kind,
    counted: kind => rollCall?.men.includes(kind) ?? false,
  }
  const pieceCalled = (piece: Nameable): string =>
    given(piece.id) ?? pieceName(piece, alikes, whose(piece.side), surnames.get(piece.id), language)
  return {
    called: new Map(pieces.map(piece => [piece.id, pieceCalled(piece)])),
    places: new Map(lands.map(land => [land.id, placeName(land, language)])),
    unitsCalled: new Map(
      units.map(unit => [
        unit.id,
        unitName({ ...unit, name: unit.name ?? given(unit.id) }, whose(unit.side), language),
      ]),
    ),
  }
}

/** What the sides are called: as the scenario says, or by the armies that they field. */
export function sideNames({ sides, pieces, called }: Pick<Setup, 'sides' | 'pieces' | 'called'>): {
  readonly [side: Id]: string
} {
  const kinds = (side: Id) => pieces.filter(piece => piece.side === side).map(piece => piece.kind)
  return Object.fromEntries(sides.map(({ id }) => [id, called[id] ?? nationOf(kinds(id)) ?? sideName(id)]))
}

/** What tells pieces of one kind apart. */
interface Alikes {
  readonly all: readonly Nameable[]
  kindOf(piece: Nameable): string | undefined
  /** Are those of this kind counted from 1 on? Others may keep the numbers of their ids: some of them may be hidden. */
  counted(kind: string): boolean
}

function pieceName(
  piece: Nameable,
  alikes: Alikes,
  army: string | null,
  surname: string | undefined,
  language: Language,
): string {
  if (typeof piece.name === 'string' && piece.name) return piece.name
  // a man keeps his name wherever he serves
  if (surname) return language.piece({ kind: piece.kind ?? 'piece', number: surname, army })
  return language.piece({ kind: alikes.kindOf(piece) ?? 'piece', number: numberOf(piece, alikes), army })
}

/** Pieces of one kind are told apart by the numbers in their ids, or by their order. */
function numberOf(piece: Nameable, { all, kindOf, counted }: Alikes): string {
  const kind = kindOf(piece)
  const alike = all.filter(other => other.side === piece.side && kindOf(other) === kind)
  if (alike.length < 2) return ''
  const numbers = alike.map(({ id }) => /(\d+)$/.exec(id)?.[1] ?? '')
  const own = numbers[alike.indexOf(piece)] ?? ''
  const told = new Set(numbers).size === alike.length && !numbers.includes('')
  if (!told) return String(alike.indexOf(piece) + 1)
  return counted(piece.kind ?? '') ? String(numbers.filter(number => Number(number) <= Number(own)).length) : own
}

const placeName = ({ id, kind = '' }: Nameable, language: Language): string =>
  language.ground(kind, id.replace(/-?\d+$/, ''))

function unitName({ id, kind = '', name }: Nameable, army: string | null, language: Language): string {
  // '1st' needs its kind, in the words of the language
  if (typeof name === 'string' && name && army === null && !/^\d+\w*$/.test(name)) return name
  return language.unit(typeof name === 'string' && name ? name : id.replace(/^(?:[a-z]-|.*\.)/, ''), kind, army)
}
