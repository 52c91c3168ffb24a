import {
  type Choice,
  type Draft,
  type FieldType,
  jsonSource,
  Place,
  type Point,
  type Question,
  Refusal,
  type Value,
} from '@sandtable/kernel'
import { noSuch } from '../nearest.ts'
import type { Seat } from './seat.ts'

/** A line as far as it makes a decision, and what in it could not be used. */
export interface Phrase {
  readonly draft: Draft
  readonly note: string | null
}

/** A line that means nothing here. */
export class Misread extends Error {
  override readonly name = 'Misread'
}

/** Words that people put between the things that matter. */
const filling = ['at', 'to', 'with', 'from', 'the', 'on', 'by', 'for', 'against', 'then', 'via', 'and', 'in']

/**
 * Reads a line as a decision, field by field, in the order in which the rules ask for them: 'fire g2 at a1', 'move g1 north 4',
 * 'action=move piece=g1 to=20,14'. With a draft it goes on from there.
 */
export function readPhrase(seat: Seat, line: string, begun: Draft | null = null): Phrase {
  const words = line
    .replace(/\s*([,=>])\s*/g, '$1')
    .split(/\s+/)
    .filter(Boolean)
  const named = words.filter(word => word.includes('='))
  let rest = words.filter(word => !word.includes('='))
  let draft = begun
  if (!draft) {
    const action = named.find(word => word.startsWith('action='))?.slice('action='.length)
    draft = { action: readAction(seat, action ?? rest[0] ?? '') }
    if (action === undefined) rest = rest.slice(1)
  }
  for (const word of named) if (!word.startsWith('action=')) draft = withField(seat, draft, word)
  for (;;) {
    if (rest.length === 0) return { draft, note: null }
    const question = seat.host.question(seat.side, draft)
    const [word = ''] = rest
    if (!question) return { draft, note: `I could not use “${rest.join(' ')}”.` }
    const answer = readAnswer(seat, draft, question, rest)
    if (answer) {
      draft = { ...draft, [answer.field]: answer.value }
      rest = rest.slice(answer.words)
    } else if (filling.includes(word.toLowerCase())) rest = rest.slice(1)
    else {
      // a thing that is there but not among the choices: the rules know why
      const refusal = seat.where(word) && seat.host.refusal(seat.side, { ...draft, [question.field]: word })
      if (refusal) throw refusal
      return { draft, note: `“${word}” is no answer to: ${question.says}` }
    }
  }
}

/** The action that is meant: by its name, the beginning of it, or its words. One that is not asked for is refused with the rules' reason. */
function readAction(seat: Seat, word: string): string {
  const { host, side } = seat
  const asked = host.prompt(side)?.actions ?? []
  const wanted = word.toLowerCase()
  const says = (action: string): string => host.rules.actions[action]?.says.toLowerCase() ?? ''
  if (asked.includes(wanted)) return wanted
  const near = asked.filter(
    action => wanted.length > 1 && (action.startsWith(wanted) || says(action).startsWith(wanted)),
  )
  if (near.length === 1) return near[0] as string
  if (Object.hasOwn(host.rules.actions, wanted))
    throw host.refusal(side, { action: wanted }) ?? new Misread(`Not now: ${wanted}.`)
  throw new Misread(`${noSuch('command or action', word, asked)} Type help for everything that can be typed.`)
}

interface Answer {
  readonly field: string
  readonly value: Value
  readonly words: number
}

function readAnswer(seat: Seat, draft: Draft, question: Question, words: readonly string[]): Answer | null {
  const { field, choices, many } = question
  const [word = ''] = words
  const places = question.open ? readPlaces(seat, draft, question.open, words) : null
  if (places) {
    const [only] = places.points
    const path = places.points.length > 1 && seat.host.rules.actions[draft.action]?.fields.path
    return path
      ? { field: 'path', value: places.points, words: places.words }
      : { field, value: only as Point, words: places.words }
  }
  const fields = seat.host.rules.actions[draft.action]?.fields ?? {}
  // 'fire mg42 at a1,a2': where target takes one, targets takes several
  const plural = word.includes(',') && Object.hasOwn(fields, `${field}s`) ? `${field}s` : null
  if (!many && !plural) {
    const choice = readChoice(choices, word)
    return choice && { field, value: open(choice).value, words: 1 }
  }
  const several = word.split(',').map(part => readChoice(choices, part))
  if (several.some(choice => !choice)) return null
  return { field: plural ?? field, value: several.map(choice => open(choice as Choice).value), words: 1 }
}

/** Places, one after another where the rules take a path. A thing that stands on the table is a place too. */
function readPlaces(seat: Seat, draft: Draft, kind: 'point' | 'path', words: readonly string[]) {
  const points: Point[] = []
  let used = 0
  for (let i = 0; i < words.length; ) {
    const thing = seat.where(words[i] ?? '')
    const from = points.at(-1) ?? seat.startOf(draft)
    const spot = thing ? { at: thing, words: 1 } : seat.squares.read(words.slice(i), from, id => seat.where(id))
    if (spot) {
      points.push(spot.at)
      i += spot.words
      used = i
    } else if (filling.includes(words[i]?.toLowerCase() ?? '')) i += 1
    else break
    if (kind === 'point' && spot) break
  }
  return points.length > 0 ? { points, words: used } : null
}

/** A choice by its value, by its number in the list, or by a part of its words that no other has. */
export function readChoice(choices: readonly Choice[], word: string): Choice | null {
  const wanted = word.toLowerCase()
  const exact = choices.find(({ value }) => String(value).toLowerCase() === wanted)
  if (exact) return exact
  if (/^\d+$/.test(word)) return choices[Number(word) - 1] ?? null
  const like = choices.filter(({ says }) => says.toLowerCase().includes(wanted))
  return wanted.length > 1 && like.length === 1 ? (like[0] as Choice) : null
}

/** The choice itself, unless it is greyed. */
function open(choice: Choice): Choice {
  if (choice.no.length > 0) throw new Refusal(choice.no)
  return choice
}

/** field=value, read by the type of the field, lengths in the rule set's unit. */
function withField(seat: Seat, draft: Draft, word: string): Draft {
  const at = word.indexOf('=')
  const [field, text] = [word.slice(0, at), word.slice(at + 1)]
  const { rules } = seat.host
  const fields = rules.actions[draft.action]?.fields ?? {}
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined
  if (!type) throw new Misread(noSuch(`field of ${draft.action}`, field, Object.keys(fields)))
  const place = new Place(jsonSource('your line', text), rules.book.unit, rules.book.prefix, 'PLAY').at(field)
  return { ...draft, [field]: readAs(type, meanings(text), place) }
}

/** Everything that a text may mean; the type of the field takes the first that fits. */
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
