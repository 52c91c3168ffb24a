import { type Choice, type Decision, type Point, type Prompt, Squares } from '@sandtable/kernel'
import type { Snapshot } from '../game/messages.ts'
import { spelt, spoken } from '../kind-name.ts'
import { words } from '../language/index.ts'
import { pieceOf } from '../on-table.ts'
import { wordsOf } from '../sets/words-of.ts'
import { capital, isPoint, type Speech } from './deed.ts'
import { type Names, namesOf } from './names.ts'

/** How things are spoken of at this table, from this seat. */
export function speechOf({ view, table, seat }: Pick<Snapshot, 'view' | 'table' | 'seat'>): Speech {
  return {
    names: namesOf({ view, table, seat }),
    squares: new Squares(table.width, table.depth, table.unit),
    words: wordsOf(table.ruleset),
    deeds: table.deeds,
  }
}

/** What the button of an action says, here and now. */
export function offerText(
  { words: own }: Speech,
  action: string,
  prompt: Prompt | null,
  says: string | undefined,
): string {
  return (prompt && own.offer?.(action, prompt)) || own.offers?.[action] || says || words().prompts.doIt
}

/** What the button says that does it. */
export const confirmText = (speech: Speech, action: string, prompt: Prompt | null, says: string | undefined): string =>
  speech.words.confirms?.[action] ?? offerText(speech, action, prompt, says)

/** What the button says that leaves a question open; null: as usual. */
export const enoughText = ({ words }: Speech, action: string, field: string): string | null =>
  words.enough?.[`${action} ${field}`] ?? words.enough?.[action] ?? null

/** Something that may be chosen, as people say it: a name, a place with the way there, or what the rules call it. */
export function choiceText(choice: Choice, speech: Speech, from: Point | null, seat: string): string {
  const text = choiceName(choice, speech, from, seat)
  return choice.note === undefined ? text : `${text}, ${choice.note}`
}

/** The same without what the rules note beside it. */
export function choiceName(
  { value, says }: Choice,
  { names, squares, words }: Speech,
  from: Point | null,
  seat: string,
): string {
  const own = words.choice?.(value, says, names) ?? null
  if (own !== null) return own
  if (isPoint(value)) {
    // a place where somebody stands is called after him, a house by its name
    const who = names.isPlace(says) ? capital(names.place(says)) : names.say(says)
    if (from && value[0] === from[0] && value[1] === from[1]) return capital(says)
    const place = placeText(value, squares, from)
    return who === capital(says) && !names.isPlace(says) ? place : `${who}, ${place}`
  }
  if (Array.isArray(value) && value.length > 1 && value.every(isPoint))
    return `From ${value.map(at => squares.name(at)).join(' to ')}`
  if (names.isPiece(value)) return names.piece(value)
  if (names.isSide(value)) return value === seat ? `${names.side(value)} (you)` : names.side(value)
  if (typeof value === 'string' && words.arms?.[value] !== undefined) return capital(names.arm(value))
  return capital(typeof value === 'string' && says === value ? spelt(spoken(says)) : names.say(says))
}

/** A line of a sheet: names where the rules have ids, and weapons as they are written. */
export const lineText = (value: string, names: Names): string => spelt(names.label(value, true))

/** 'C3, 5.8″ north-east'. */
export const placeText = (at: Point, squares: Squares, from: Point | null): string =>
  from ? `${squares.name(at)}, ${squares.heading(from, at)}` : squares.place(at)

/** Where the piece of a half-made decision stands, or what several carry; null off the table. */
export const startOf = (snapshot: Snapshot, draft: Decision | null): Point | null =>
  pieceOf(snapshot, draft?.piece ?? (draft?.pieces ? draft.target : null))?.at ?? null
