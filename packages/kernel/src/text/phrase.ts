import type { Book } from '../book/book.ts'
import type { FieldType } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import type { Id, Value } from '../game/store.ts'
import { facingOf } from '../geometry/angle.ts'
import type { Point } from '../geometry/shape.ts'
import { readDirection, type Squares } from '../geometry/squares.ts'
import { type Action, type Choice, type Decision, type Draft, type Question, Refusal } from '../play/prompt.ts'
import { inOrder, readChoice, soleChoice } from './choices.ts'
import type { Message } from './message.ts'
import { idsFor, type Named } from './named.ts'
import { noSuch } from './nearest.ts'
import { actorIn, fieldsFor, type Roles, wayIn } from './roles.ts'

/** A reader of lines for a side: its game, the places of things, and their names. */
export interface Reader {
  /** What is asked of the rules. */
  readonly rules: {
    readonly actions: { readonly [name: string]: Pick<Action, 'says' | 'fields'> }
    readonly book: Pick<Book, 'unit' | 'prefix'>
  }
  /** What the fields of its actions are for. */
  readonly roles: Roles
  readonly squares: Squares
  /** What the side may decide to do now. */
  readonly actions: readonly string[]
  readonly names: readonly Named[]
  question(draft: Draft): Question | null
  refusal(decision: Decision): Refusal | null
  where(id: Id): Point | null
  /** What the side is offered, where that is not what the action is called. */
  offer?(action: string): Message | undefined
  /** Words of the rules, as the side reads them. */
  say(says: Message): string
}

/** The part of a line that makes a decision, and what could not be used. */
export interface Phrase {
  readonly draft: Draft
  readonly note: string | null
  /** A place that was said without a length, as in 'towards the farmhouse': one goes as far as one can. */
  readonly towards?: Point
}

/** A line that means nothing here. */
export class Misread extends Error {
  override readonly name = 'Misread'
}

/** Words that people put between the things that matter. */
const filling = ['at', 'to', 'with', 'from', 'the', 'on', 'by', 'for', 'against', 'then', 'via', 'and', 'in']

/**
 * Reads a line as a decision, field by field, in the order in which the rules ask for them: 'fire g2 at a1', 'move g1
 * north 4 facing east', 'action=move piece=g1 to=20,14'. With a draft it continues from there.
 */
export function readPhrase(reader: Reader, line: string, begun: Draft | null = null): Phrase {
  const words = wordsOf(reader, line, begun)
  const named = words.filter(word => word.includes('='))
  let rest = words.filter(word => !word.includes('='))
  let draft = begun
  if (!draft) {
    const action = named.find(word => word.startsWith('action='))?.slice('action='.length)
    const [first = ''] = line.trim().split(/\s+/)
    const meant = action === undefined ? readAction(reader, rest, first) : { action: only(reader, action), words: 0 }
    draft = { action: meant.action }
    rest = rest.slice(meant.words)
  }
  for (const word of named) if (!word.startsWith('action=')) draft = withField(reader, draft, word)
  return readRest(reader, draft, rest)
}

/** The words of a line, with ids where people used names, and without units: every length is in the set's own. */
function wordsOf(reader: Reader, line: string, begun: Draft | null): readonly string[] {
  const start = begun && startOf(reader, begun)
  return idsFor(line, reader.names, start, id => reader.where(id))
    .replace(/(\d)\s*(?:″|"|inch(?:es)?\b|cm\b|mm\b)/gi, '$1')
    .replace(/\s*([,=>])\s*/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
}

function readRest(reader: Reader, begun: Draft, words: readonly string[]): Phrase {
  let draft = begun
  let rest = words
  let towards: Pick<Phrase, 'towards'> = {}
  for (;;) {
    if (rest.length === 0) return { draft, note: null, ...towards }
    const turned = readTurn(reader, draft, rest)
    if (turned) {
      draft = { ...draft, [turned.field]: turned.value }
      rest = rest.slice(turned.words)
      continue
    }
    const question = reader.question(draft)
    const [word = ''] = rest
    if (!question) return { draft, note: `I could not use “${rest.map(one => asSaid(reader, one)).join(' ')}”.` }
    const answer = readAnswer(reader, draft, question, rest)
    if (answer) {
      draft = { ...draft, [answer.field]: answer.value }
      rest = rest.slice(answer.words)
      if (answer.towards) towards = { towards: answer.towards }
      continue
    }
    const sole = soleChoice(question)
    if (filling.includes(word.toLowerCase())) rest = rest.slice(1)
    // a field with only one answer need not be typed
    else if (sole) draft = { ...draft, [question.field]: sole.value }
    else {
      // a thing that exists but is not among the choices: the rules know why
      const refusal = reader.where(word) && reader.refusal({ ...draft, [question.field]: word })
      if (refusal) throw refusal
      return { draft, note: `“${asSaid(reader, word)}” is no answer to: ${reader.say(question.says)}` }
    }
  }
}

/** The word as people know it: an id is replaced by the name of what it stands for. */
const asSaid = (reader: Reader, word: string): string =>
  word
    .split(',')
    .map(part => reader.names.find(({ id }) => id === part)?.name ?? part)
    .join(',')

/** What the action is called, and what is offered. */
const actionWords = (reader: Reader, action: string): readonly string[] =>
  [reader.rules.actions[action]?.says, reader.offer?.(action)].flatMap(says =>
    says ? [reader.say(says).toLowerCase()] : [],
  )

/** The action that is meant: by its name, by its words, or by the beginning of either. `typed` is what the line begins with. */
function readAction(
  reader: Reader,
  words: readonly string[],
  typed: string,
): { readonly action: string; readonly words: number } {
  const lower = words.map(word => word.toLowerCase())
  // 'throw a grenade' is said in so many words
  for (const action of reader.actions)
    for (const says of actionWords(reader, action).map(one => one.split(/\s+/)))
      if (says.length > 1 && says.every((word, i) => word === lower[i])) return { action, words: says.length }
  return { action: only(reader, words[0] ?? '', typed), words: 1 }
}

/** The one action that begins with these letters. One that is not asked for is refused with the rules' reason. */
function only(reader: Reader, word: string, typed = word): string {
  const { rules, actions } = reader
  const wanted = word.toLowerCase()
  if (actions.includes(wanted)) return wanted
  const near = actions.filter(
    action => wanted.length > 1 && [action, ...actionWords(reader, action)].some(says => says.startsWith(wanted)),
  )
  if (near.length === 1) return near[0] as string
  if (Object.hasOwn(rules.actions, wanted))
    throw reader.refusal({ action: wanted }) ?? new Misread(`Not now: ${wanted}.`)
  throw new Misread(`${noSuch('command or action', typed, actions)} Type help for everything that can be typed.`)
}

interface Answer {
  readonly field: string
  readonly value: Value
  readonly words: number
  readonly towards?: Point
}

function readAnswer(reader: Reader, draft: Draft, question: Question, words: readonly string[]): Answer | null {
  const { field, many } = question
  const choices = inOrder(question.choices, startOf(reader, draft))
  const [word = ''] = words
  // 'at the rifleman' means the piece rather than its place, if it can be chosen
  const meant = choices.find(({ value }) => value === word)
  const places = question.open && !meant ? readPlaces(reader, draft, question.open, words) : null
  if (places) {
    const [first] = places.points
    const [path] = fieldsFor(reader.roles, draft.action, 'path')
    return places.points.length > 1 && path
      ? { field: path, value: places.points, words: places.words }
      : { field, value: first as Point, words: places.words, ...(places.towards && { towards: first as Point }) }
  }
  // 'fire mg42 at a1,a2': where one field takes one target, another may take several
  const plural = word.includes(',') ? severalLike(reader, draft, field) : null
  if (many || plural) {
    const several = word.split(',').map(part => readChoice(choices, part, says => reader.say(says)))
    if (several.some(choice => !choice)) return null
    return { field: plural ?? field, value: several.map(choice => open(choice as Choice).value), words: 1 }
  }
  const choice = readChoice(choices, word, says => reader.say(says))
  if (choice) return { field, value: open(choice).value, words: 1 }
  const way = reader.roles[draft.action]?.[field] === 'facing' ? readWay(reader, draft, words) : null
  return way && { field, value: way.degrees, words: way.words }
}

/** Another field of the same role that takes a list. */
function severalLike({ rules, roles }: Reader, draft: Draft, field: string): string | null {
  const role = roles[draft.action]?.[field]
  const others = role ? fieldsFor(roles, draft.action, role) : []
  const fields = rules.actions[draft.action]?.fields ?? {}
  return others.find(other => other !== field && fields[other]?.says.startsWith('a list of')) ?? null
}

/** 'facing east', 'turret 2 o’clock', 'facing a1', anywhere in the line, for an action with a facing. */
function readTurn(reader: Reader, draft: Draft, [word = '', ...rest]: readonly string[]): Answer | null {
  const field = word.toLowerCase() === 'face' ? 'facing' : word.toLowerCase()
  if (!fieldsFor(reader.roles, draft.action, 'facing').includes(field)) return null
  const skipped = rest.findIndex(one => !/^(to|the|towards?)$/i.test(one))
  const way = skipped < 0 ? null : readWay(reader, draft, rest.slice(skipped))
  return way && { field, value: way.degrees, words: 1 + skipped + way.words }
}

/** A direction, or the direction to something, from where the piece will then stand. */
function readWay(reader: Reader, draft: Draft, words: readonly string[]) {
  const from = wayIn(draft, reader.roles).at(-1) ?? startOf(reader, draft)
  const goal = reader.where(words[0] ?? '') ?? reader.squares.read(words.slice(0, 1), null, () => null)?.at
  if (goal && from) return { degrees: facingOf(from, goal), words: 1 }
  return readDirection(words)
}

/** Where the piece of a half-made decision stands: directions start there. */
export function startOf(reader: Pick<Reader, 'where' | 'roles'>, draft: Draft): Point | null {
  const piece = actorIn(draft, reader.roles)
  return piece === null ? null : reader.where(piece)
}

/** Places, one after another if the rules take a path. A thing on the table is a place too. */
function readPlaces(reader: Reader, draft: Draft, kind: 'point' | 'path', words: readonly string[]) {
  const points: Point[] = []
  let used = 0
  let towards = false
  for (let i = 0; i < words.length; ) {
    const thing = reader.where(words[i] ?? '')
    const from = points.at(-1) ?? startOf(reader, draft)
    const spot = thing ? { at: thing, words: 1 } : reader.squares.read(words.slice(i), from, id => reader.where(id))
    if (spot) {
      points.push(spot.at)
      towards = 'towards' in spot
      i += spot.words
      used = i
    } else if (filling.includes(words[i]?.toLowerCase() ?? '')) i += 1
    else break
    if (kind === 'point' && spot) break
  }
  return points.length > 0 ? { points, words: used, towards } : null
}

/** The choice itself, unless it is greyed. */
function open(choice: Choice): Choice {
  if (choice.no.length > 0) throw new Refusal(choice.no)
  return choice
}

/** field=value, read by the type of the field, lengths in the rule set's unit. */
function withField({ rules }: Reader, draft: Draft, word: string): Draft {
  const at = word.indexOf('=')
  const [field, text] = [word.slice(0, at), word.slice(at + 1)]
  const fields = rules.actions[draft.action]?.fields ?? {}
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!type) throw new Misread(noSuch(`field of ${draft.action}`, field, Object.keys(fields)))
  const place = new Place(jsonSource('your line', text), rules.book.unit, rules.book.prefix, 'PLAY').at(field)
  return { ...draft, [field]: readAs(type, meanings(text), place) }
}

/** Every reading of a text; the type of the field takes the first that fits. */
function meanings(text: string): readonly unknown[] {
  const parts = text.split(',')
  const numbers = parts.map(Number)
  const points = text.split('>').map(point => point.split(',').map(Number))
  const plain = { true: true, yes: true, false: false, no: false, none: null }[text]
  return [text, ...(plain === undefined ? [] : [plain]), Number(text), numbers, parts, points]
}

function readAs(type: FieldType<unknown>, values: readonly unknown[], place: Place): Value {
  let first: unknown = null
  for (const value of values) {
    try {
      return type.read(value, place) as Value
    } catch (error) {
      first ??= error
    }
  }
  throw first
}
