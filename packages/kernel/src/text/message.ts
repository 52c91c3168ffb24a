import type { Id } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import { type Length, show, showOf, type Unit } from '../length.ts'

/** Something that a sentence is about. The reader's seat decides its name. */
export type Arg =
  | { readonly piece: Id }
  | { readonly unit: Id }
  | { readonly side: Id }
  /** A side by its name alone: 'British', where `side` says 'the British side'. */
  | { readonly army: Id }
  | { readonly ground: Id }
  /** Something chosen or aimed at: a piece, a piece of ground, a unit or a side. */
  | { readonly thing: Id }
  | { readonly place: Point }
  /** A direction of the compass, in degrees clockwise from north. */
  | { readonly towards: number }
  /** How far it is from one place to another, and in which direction. */
  | { readonly way: readonly [from: Point, to: Point] }
  /** A length; with `of`, a length and the limit it must not exceed. */
  | ({ readonly length: Length; readonly of?: Length } & object) // a text has a length too
  /** A number; `signed` for a modifier, which says + too. */
  | { readonly count: number; readonly signed?: true }
  /** A word of the rulebook's vocabulary: a weapon, an order, a kind of ground. */
  | { readonly term: string }
  /** A name given by people: a player, a platoon. It is not translated. */
  | { readonly name: string }
  /** Several things, with 'and' or 'or' before the last; a series has the same separator throughout. */
  | { readonly list: readonly Arg[]; readonly or?: true; readonly series?: ', ' | '; ' }
  | Message

/** A sentence with numbered gaps, '{0} leaves the table.', and what fills them. The sentence is its own key in every language. */
export type Message = {
  readonly says: string
  readonly args: readonly Arg[]
}

const sentences = new WeakMap<TemplateStringsArray, string>()

/** text`${the.piece(figure)} leaves the table.` */
export function text(parts: TemplateStringsArray, ...args: readonly Arg[]): Message {
  let says = sentences.get(parts)
  if (says === undefined) {
    says = parts.reduce((all, part, i) => `${all}{${i - 1}}${part}`)
    sentences.set(parts, says)
  }
  return { says, args }
}

/** A text that is not a sentence of the rules: from the umpire or a screen. */
export const spelled = (words: string): Message => ({ says: '{0}', args: [{ name: words }] })

type Named = Id | { readonly id: Id }
const idOf = (thing: Named): Id => (typeof thing === 'string' ? thing : thing.id)

/** What can stand in a sentence. Pieces, sides and the like are given by their record or by their id. */
export const the = {
  piece: (thing: Named): Arg => ({ piece: idOf(thing) }),
  unit: (thing: Named): Arg => ({ unit: idOf(thing) }),
  side: (thing: Named): Arg => ({ side: idOf(thing) }),
  army: (thing: Named): Arg => ({ army: idOf(thing) }),
  ground: (thing: Named): Arg => ({ ground: idOf(thing) }),
  thing: (thing: Named): Arg => ({ thing: idOf(thing) }),
  place: (place: Point): Arg => ({ place }),
  towards: (degrees: number): Arg => ({ towards: degrees }),
  way: (from: Point, to: Point): Arg => ({ way: [from, to] }),
  length: (length: Length, of?: Length): Arg => (of === undefined ? { length } : { length, of }),
  count: (count: number): Arg => ({ count }),
  signed: (count: number): Arg => ({ count, signed: true }),
  term: (term: string): Arg => ({ term }),
  name: (name: string): Arg => ({ name }),
  all: (list: readonly Arg[]): Arg => ({ list }),
  any: (list: readonly Arg[]): Arg => ({ list, or: true }),
  series: (list: readonly Arg[], mark: ', ' | '; ' = ', '): Arg => ({ list, series: mark }),
  pieces: (things: readonly Named[]): Arg => ({ list: things.map(the.piece) }),
  terms: (terms: readonly string[]): Arg => ({ list: terms.map(the.term) }),
}

/** A sentence in another language: a pattern with the same gaps, or a function where a pattern cannot express the grammar. */
export type Phrasing = string | ((say: (arg: Arg) => string, ...args: readonly Arg[]) => string)

/** The sentences of a rule set in another language: all of them, or it does not compile. */
export type Catalogue<S extends string> = { readonly [says in S]: Phrasing }

/** What a seat calls things, in its language. */
export interface Speaker {
  /** The unit in which lengths are told. */
  readonly lengths: Unit
  readonly sentences?: { readonly [says: string]: Phrasing }
  /** The word before the last item of a list. */
  readonly and: string
  readonly or: string
  piece(id: Id): string
  unit(id: Id): string
  side(id: Id): string
  army(id: Id): string
  ground(id: Id): string
  /** A piece, or 'the mill'; also a side or a unit. */
  thing(id: Id): string
  /** Several pieces, if that is not simply a list: 'Rifle sections 11 and 12'. */
  pieces?(ids: readonly Id[]): string
  place(at: Point): string
  /** 'north-east'. */
  towards(degrees: number): string
  /** '5.8″ north-east'. */
  way(from: Point, to: Point): string
  term(word: string): string
  /** '4.5″', in a language that writes numbers in another way. */
  length?(length: Length): string
  /** '10.5″ of 12″', in a language that has other words for it. */
  lengthOf?(length: Length, limit: Length): string
}

/** A message in the words of a seat. The text it produces is never searched for gaps. */
export function say(message: Message, speaker: Speaker): string {
  const word = (arg: Arg): string => wordFor(arg, speaker)
  const wording = speaker.sentences?.[message.says] ?? message.says
  if (typeof wording === 'function') return wording(word, ...message.args)
  if (message.args.length === 0) return wording
  return wording.replace(/\{(\d+)\}/g, (_, gap) => word(message.args[Number(gap)] as Arg))
}

function wordFor(arg: Arg, speaker: Speaker): string {
  if ('says' in arg) return say(arg, speaker)
  if ('piece' in arg) return speaker.piece(arg.piece)
  if ('unit' in arg) return speaker.unit(arg.unit)
  if ('side' in arg) return speaker.side(arg.side)
  if ('army' in arg) return speaker.army(arg.army)
  if ('ground' in arg) return speaker.ground(arg.ground)
  if ('place' in arg) return speaker.place(arg.place)
  if ('thing' in arg) return speaker.thing(arg.thing)
  if ('towards' in arg) return speaker.towards(arg.towards)
  if ('way' in arg) return speaker.way(...arg.way)
  if ('count' in arg) return `${arg.signed && arg.count >= 0 ? '+' : ''}${String(arg.count).replace('-', '−')}`
  if ('term' in arg) return speaker.term(arg.term)
  if ('name' in arg) return arg.name
  if ('list' in arg) {
    if (speaker.pieces && !arg.or && !arg.series && arg.list.every(one => 'piece' in one))
      return speaker.pieces(arg.list.map(one => (one as { readonly piece: Id }).piece))
    const words = arg.list.map(one => wordFor(one, speaker))
    return arg.series ? words.join(arg.series) : listed(words, arg.or ? speaker.or : speaker.and)
  }
  if (arg.of === undefined) return speaker.length?.(arg.length) ?? show(arg.length, speaker.lengths)
  return (speaker.lengthOf ?? ((length, limit) => showOf(length, limit, speaker.lengths)))(arg.length, arg.of)
}

/** 'a, b and c'. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

/** Does a sentence speak of this piece, unit, side or ground? */
export const mentions = (message: Message, id: Id): boolean => message.args.some(arg => isOf(arg, id))

function isOf(arg: Arg, id: Id): boolean {
  if ('says' in arg) return mentions(arg, id)
  if ('list' in arg) return arg.list.some(one => isOf(one, id))
  return Object.values(arg).includes(id)
}

/** A message for logs and errors, which belong to no seat: things by their ids. */
const nobody: Speaker = {
  lengths: 'exact',
  and: 'and',
  or: 'or',
  piece: id => id,
  unit: id => id,
  side: id => id,
  army: id => id,
  ground: id => id,
  thing: id => id,
  place: ([x, y]) => `(${x}, ${y})`,
  towards: degrees => `${degrees}°`,
  way: ([a, b], [x, y]) => `(${a}, ${b}) to (${x}, ${y})`,
  term: word => word,
}

export const plainly = (message: Message, lengths: Unit = 'exact'): string => say(message, { ...nobody, lengths })

/** The same in another language. */
export const sayIn = (message: Message, { sentences }: Pick<Speaker, 'sentences'>): string =>
  say(message, { ...nobody, ...(sentences && { sentences }) })
