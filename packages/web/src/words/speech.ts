import {
  actorsIn,
  type Choice,
  type Decision,
  fieldsFor,
  isPoint,
  type Message,
  type Point,
  type Prompt,
  type Question,
  Squares,
  type Telling,
  targetsIn,
  text,
  the,
} from '@sandtable/kernel'
import type { Snapshot, Speech } from '@sandtable/room'
import { tellings } from '@sandtable/rules'
import { words } from '../language/index.ts'
import { pieceOf } from '../play/on-table.ts'
import { type Names, namesOf } from './names.ts'

export type { Speech } from '@sandtable/room'

/** How things are spoken of at this table, from this seat. */
export const speechOf = ({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>): Speech => ({
  names: namesOf({ view, table, seat }),
  squares: new Squares(table.width, table.depth, table.unit),
  teller: { telling: tellingOf(table.ruleset), deeds: table.deeds, roles: table.roles, sides: table.sides },
})

export const tellingOf = (set: string): Telling => tellings[set] ?? {}

/** What the button of an action says, here and now. */
export function offerText(
  { teller, names }: Speech,
  action: string,
  prompt: Prompt | null,
  says: Message | undefined,
  question: Question | null = null,
): string {
  const own = teller.telling.offer?.(action, prompt, question) ?? says
  return own === undefined ? words().prompts.doIt : names.say(own)
}

/** What the button says that does it. */
export function confirmText(speech: Speech, action: string, prompt: Prompt | null, says: Message | undefined): string {
  const own = speech.teller.telling.confirm?.(action)
  return own ? speech.names.say(own) : offerText(speech, action, prompt, says)
}

/** What the button says that leaves a question open; null: as usual. */
export function enoughText({ teller, names }: Speech, action: string, field: string): string | null {
  const own = teller.telling.enough?.(action, field)
  return own ? names.say(own) : null
}

/** Something that may be chosen, as people say it: a name, a place with the way there, or what the rules call it. */
export function choiceText(choice: Choice, speech: Speech, from: Point | null, seat: string): string {
  const text = choiceName(choice, speech, from, seat)
  return choice.note === undefined ? text : `${text}, ${speech.names.label(choice.note, true)}`
}

/** The same without what the rules note beside it. */
export function choiceName({ value, says }: Choice, speech: Speech, from: Point | null, seat: string): string {
  const { names, squares } = speech
  if (isPoint(value)) return spotText(value, says, speech, from)
  if (Array.isArray(value) && value.length > 1 && value.every(isPoint))
    return words().prompts.fromTo(value.map(at => squares.name(at)))
  if (names.isSide(value)) return value === seat ? words().prompts.yourSide(names.side(value)) : names.side(value)
  return names.say(says)
}

/** A place is told by its square and the way there, after what the rules call it: a house, or where somebody stands. */
function spotText(at: Point, says: Message, { names, squares }: Speech, from: Point | null): string {
  const who = names.say(says)
  if (from && at[0] === from[0] && at[1] === from[1]) return who
  const place = placeText(at, { names, squares }, from)
  return who === squares.name(at) ? place : `${who}, ${place}`
}

/** Do the rules speak of a piece or a piece of terrain here? */
export const isOfSomething = (says: Message): boolean => says.args.some(arg => 'piece' in arg || 'ground' in arg)

/** A line of a sheet. */
export const lineText = (value: Message, names: Names): string => names.label(value)

/** 'C3, 5.8″ north-east', or 'C3' where nothing stands that one could go by. */
export const placeText = (
  at: Point,
  { names, squares }: Pick<Speech, 'names' | 'squares'>,
  from: Point | null,
): string => (from ? `${squares.name(at)}, ${names.label(text`${the.way(from, at)}`, true)}` : squares.name(at))

/** Where the piece of a half-made decision stands, or what carries it or is carried by several; null off the table. */
export function startOf(snapshot: Snapshot, draft: Decision | null): Point | null {
  const piece = pieceOf(snapshot, draft && carriedOr(draft, snapshot))
  return piece?.at ?? pieceOf(snapshot, piece?.aboard)?.at ?? null
}

/** Who acts; where several do, what they carry. */
function carriedOr(draft: Decision, { table: { roles } }: Snapshot): string | null {
  const [first, ...others] = actorsIn(draft, roles)
  const [field = ''] = fieldsFor(roles, draft.action, 'actor')
  const target = targetsIn(draft, roles)[0]
  return Array.isArray(draft[field]) && typeof target === 'string'
    ? target
    : others.length === 0
      ? (first ?? null)
      : null
}
