import type { Id } from '@sandtable/kernel'
import type { Snapshot } from '../game/messages.ts'
import { kindName, nationOf, spelt, spoken } from '../kind-name.ts'
import { wordsOf } from '../sets/words-of.ts'

/** What pieces, sides and places are called by whoever sits at a seat. Ids are for machines. */
export interface Names {
  /** Own pieces by what they are, 'Rifleman 2'; others with whose they are, 'German rifleman 1'. */
  piece(id: Id): string
  /** 'German'. */
  side(id: Id): string
  /** 'the German side'. */
  theSide(id: Id): string
  place(id: Id): string
  /** '1st platoon', or 'the German 1st platoon'. */
  unit(id: Id): string
  /** A weapon: 'US 75 mm gun'. */
  arm(id: string): string
  isPiece(id: unknown): id is Id
  isSide(id: unknown): id is Id
  isPlace(id: unknown): id is Id
  /** A sentence of the rules, with these names where it has ids. */
  say(text: string): string
  /** A few words of the rules: 'german smg' is not the German side's. Within a sentence they begin small. */
  label(text: string, within?: boolean): string
}

type Named = {
  readonly id: Id
  readonly side?: Id
  readonly kind?: string
  readonly name?: unknown
  /** What it serves or sits in, and as what. */
  readonly crews?: Id | null
  readonly aboard?: Id | null
  readonly role?: string | null
}

const known = new WeakMap<Snapshot['view'], Names>()

/** The names of everything on a table; worked out once for each view. */
export function namesOf({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>): Names {
  const before = known.get(view)
  if (before) return before
  const pieces = view.tables.piece as readonly Named[]
  const lands = view.tables.terrain as readonly Named[]
  const units = view.tables.unit as readonly Named[]
  const made = makeNames(pieces, lands, table.names, seat, units, wordsOf(table.ruleset).arms)
  known.set(view, made)
  return made
}

export function makeNames(
  pieces: readonly Named[],
  lands: readonly Named[],
  sides: { readonly [side: Id]: string },
  seat: Id,
  units: readonly Named[] = [],
  arms: { readonly [weapon: string]: string } = {},
): Names {
  const unitsCalled = new Map(units.map(unit => [unit.id, unitName(unit, sides, seat)]))
  const called = new Map(pieces.map(piece => [piece.id, pieceName(piece, pieces, sides, seat)]))
  const places = new Map(lands.map(land => [land.id, placeName(land)]))
  const theSide = (id: Id): string => `the ${sides[id] ?? id} side`
  const known = { called, places, units: unitsCalled, arms, theSide }
  const sentence = sayer(pieces, lands, Object.keys(sides), known)
  const things = sayer(pieces, lands, [], known)
  return {
    piece: id => called.get(id) ?? spoken(id.replace(/^.*\./, '')), // a unit of one side: 'red.platoon-1'
    side: id => sides[id] ?? spoken(id),
    theSide,
    place: id => places.get(id) ?? spoken(id),
    unit: id => unitsCalled.get(id) ?? spoken(id),
    arm: id => arms[id] ?? lower(spelt(spoken(id))),
    isPiece: (id): id is Id => typeof id === 'string' && called.has(id),
    isSide: (id): id is Id => typeof id === 'string' && id in sides,
    isPlace: (id): id is Id => typeof id === 'string' && places.has(id),
    say: text => capital(sentence(text)),
    label: (text, within) => (within ? things(text) : capital(things(text))),
  }
}

function pieceName(piece: Named, all: readonly Named[], sides: { readonly [side: Id]: string }, seat: Id): string {
  if (typeof piece.name === 'string' && piece.name) return piece.name
  const kind = servingAs(piece, all) ?? piece.kind ?? 'piece'
  const whose = piece.side === seat ? '' : `${nationOf([kind]) ?? sides[piece.side ?? ''] ?? ''} `
  return capital(`${whose}${kindName(kind)}${numberOf(piece, all)}`.trim())
}

/** Who serves a gun or drives is called after that: 'six-pounder-gunner'. Passengers are who they are. */
function servingAs({ crews, aboard, role }: Named, all: readonly Named[]): string | null {
  if (!role || role === 'passenger' || role === 'rider') return null
  const served = all.find(({ id }) => id === (crews ?? aboard))
  return served?.kind ? `${served.kind}-${role}` : null
}

/** Those of one kind are told apart by the numbers of their ids, or by their order. */
function numberOf(piece: Named, all: readonly Named[]): string {
  const kind = servingAs(piece, all) ?? piece.kind
  const alike = all.filter(other => other.side === piece.side && (servingAs(other, all) ?? other.kind) === kind)
  if (alike.length < 2) return ''
  const numbers = alike.map(({ id }) => /(\d+)$/.exec(id)?.[1] ?? '')
  const own = numbers[alike.indexOf(piece)]
  const told = new Set(numbers).size === alike.length && !numbers.includes('')
  return ` ${told ? own : alike.indexOf(piece) + 1}`
}

/** A wall called 'wall-2' is a stone wall; a house called 'mill' is the mill. */
function placeName({ id, kind = '' }: Named): string {
  const plain = id.replace(/-?\d+$/, '')
  return kind.includes(plain) || plain.length < 3 ? spoken(kind) : spoken(plain)
}

/** 'a-1st', a platoon, to '1st platoon'; 'tanks' to 'tanks'; of others with whose it is. */
function unitName({ id, kind, name, side = '' }: Named, sides: { readonly [side: Id]: string }, seat: Id): string {
  const plain = spoken(id.replace(/^[a-z]-/, ''))
  const own = typeof name === 'string' && name ? name : /^\d/.test(plain) && kind ? `${plain} ${kind}` : plain
  return side === seat || !side ? own : `the ${sides[side] ?? side} ${own}`
}

interface Called {
  readonly called: ReadonlyMap<Id, string>
  readonly places: ReadonlyMap<Id, string>
  readonly units: ReadonlyMap<Id, string>
  readonly arms: { readonly [weapon: string]: string }
  theSide(id: Id): string
}

/** The rules say 'american rifleman a1', 'the hedge hedge-2' and 'german has won'; people do not. */
function sayer(
  pieces: readonly Named[],
  lands: readonly Named[],
  sides: readonly Id[],
  { called, places, units, arms, theSide }: Called,
): (text: string) => string {
  const words = new Map<string, string>()
  for (const [id, name] of Object.entries(arms)) for (const word of distinct(id)) words.set(word, name)
  for (const [id, name] of units) for (const word of distinct(id)) words.set(word, name)
  for (const { id, kind = '' } of lands)
    for (const word of [`${kind} ${id}`, `${spoken(kind)} ${id}`, ...distinct(id)])
      words.set(word, places.get(id) ?? id)
  for (const { id, kind = '' } of pieces)
    for (const word of [`${kind} ${id}`, `${spoken(kind)} ${id}`, ...distinct(id)])
      words.set(word, called.get(id) ?? id)
  // 'german' is a side, but the german rifleman is not the side's
  const kinds = new Set(pieces.flatMap(({ kind = '' }) => kind.split('-').slice(1)))
  const after = kinds.size > 0 ? `(?! (?:${[...kinds].map(escaped).join('|')}))` : ''
  const things = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const both = [
    ...(things.length > 0 ? [`(?<thing>${things.join('|')})`] : []),
    ...(sides.length > 0 ? [`(?:the )?(?<side>${sides.map(escaped).join('|')})${after}`] : []),
  ]
  if (both.length === 0) return text => text
  const pattern = new RegExp(`(?<![\\w-])(?:${both.join('|')})(?![\\w-])`, 'g')
  return text =>
    text.replace(/ -(?=\d)/g, ' −').replace(pattern, (met, ...rest) => {
      const { thing, side } = rest.at(-1) as { readonly thing?: string; readonly side?: string }
      if (thing !== undefined) return words.get(thing) ?? met
      return side === undefined ? met : theSide(side)
    })
}

/** An id that is also a word of the language is only replaced where its kind stands before it. */
const distinct = (id: Id): readonly string[] => (/[-\d]/.test(id) ? [id] : [])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Small within a sentence, unless it is a name or a mark. */
const lower = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
