import {
  actorIn,
  allowed,
  type Choice,
  type Id,
  inOrder,
  isPoint,
  listed,
  type Reason,
  spelled,
} from '@sandtable/kernel'
import { type Offer, type Snapshot, waitingIn } from '@sandtable/room'
import { textWords } from '../language/text-words.ts'
import { offersFor, standing } from '../panels/prompt/offers.tsx'
import { waysOf } from '../panels/prompt/ways.tsx'
import { pieceOf } from '../play/on-table.ts'
import { type TableState, useTable } from '../play/store.ts'
import type { Speech } from '../words/speech.ts'
import { choiceText, offerText } from '../words/speech.ts'

/** Something to choose, as a line of the list: what it is, what more there is to say of it, and why it may not be chosen. */
export interface TextRow {
  readonly key: string
  readonly says: string
  readonly more: string
  readonly no: readonly Reason[]
  readonly chosen?: boolean
  act(): void
}

/** How many names are listed before the rest is only counted. */
const NAMED = 6

/** What the prompt offers; with a piece looked at that may act, what that piece may do. */
export function offerRows(snapshot: Snapshot, looked: Id | null, speech: Speech): readonly TextRow[] {
  const { draftAction } = useTable.getState()
  // who can do nothing now may be looked at all the same
  const able = snapshot.offers.some(({ question }) => question?.choices.some(c => c.value === looked && allowed(c)))
  const selected = able ? looked : null
  const rows = offersFor(snapshot.offers, selected, snapshot).flatMap((offer): readonly TextRow[] => {
    const waiting = waitingIn(offer, snapshot)
    if (waiting.length > 0)
      return waiting.map(piece => ({
        key: `${offer.action} ${piece}`,
        says: `${speech.names.say(offer.says)}: ${speech.names.piece(piece)}`,
        more: '',
        no: [],
        act: () => void draftAction(offer.action, { [offer.question?.field ?? '']: piece }),
      }))
    const { reasons, fields } = standing(offer, selected)
    const [who] = Object.values(fields)
    return [
      {
        key: offer.action,
        says: offerText(speech, offer.action, snapshot.prompt, offer.says, offer.question),
        more: who ? speech.names.piece(who) : ableIn(offer, speech),
        no: reasons,
        act: () => void draftAction(offer.action, fields),
      },
    ]
  })
  return [...rows.filter(({ no }) => no.length === 0), ...rows.filter(({ no }) => no.length > 0)]
}

/** Who can do it, by name. */
function ableIn({ question }: Offer, { names }: Speech): string {
  const able = question?.role === 'actor' ? question.choices.filter(allowed).map(({ value }) => String(value)) : []
  if (able.length === 0) return ''
  const { who, andMore } = textWords.now()
  const told = able.slice(0, NAMED).map(id => names.piece(id))
  return `${who} ${able.length > NAMED ? andMore(told.join(', '), able.length - NAMED) : listed(told, 'and')}.`
}

/** What the half-made decision still wants. */
export function questionRows(state: TableState, snapshot: Snapshot, speech: Speech): readonly TextRow[] {
  const { question, draft, marked } = state
  if (!question || !draft) return []
  const { chooseAlone, mark } = useTable.getState()
  const from = pieceOf(snapshot, actorIn(draft, snapshot.table.roles))?.at ?? null
  return inOrder(question.choices, from).map(choice => {
    const id = choice.value as Id
    return {
      key: JSON.stringify(choice.value),
      ...sayChoice(choice, snapshot, speech, from),
      no: choice.no,
      ...(question.many !== undefined && { chosen: marked.includes(id) }),
      act: () =>
        question.many !== undefined
          ? mark(marked.includes(id) ? marked.filter(other => other !== id) : [...marked, id])
          : void chooseAlone(question.field, choice.value),
    }
  })
}

type From = readonly [number, number] | null

/** A place by its square, the clock and the distance; a piece with where it stands. */
function sayChoice(choice: Choice, snapshot: Snapshot, speech: Speech, from: From): Pick<TextRow, 'says' | 'more'> {
  const { squares, names } = speech
  if (isPoint(choice.value)) return { says: placeSaid(choice.value, speech, from), more: '' }
  const at = names.isPiece(choice.value) ? pieceOf(snapshot, choice.value)?.at : null
  const away = at && from && (at[0] !== from[0] || at[1] !== from[1]) ? `, ${squares.bearing(from, at)}` : ''
  return {
    says: choiceText(choice, speech, from, snapshot.seat),
    more: at ? `${squares.name(at)}${away}.` : '',
  }
}

/** 'C3, 5.8″ at 2 o’clock'. */
export const placeSaid = (at: readonly [number, number], { squares }: Speech, from: From): string =>
  from ? `${squares.name(at)}, ${squares.bearing(from, at)}` : squares.place(at)

/** The same deed in other ways: another weapon, another kind of fire. */
export function wayRows({ draft, prospects, question }: TableState, speech: Speech): readonly TextRow[] {
  if (!draft || question) return []
  const { action, ...fields } = draft
  return waysOf(draft, prospects, speech.teller.roles).flatMap(({ field, ways }) =>
    ways.map(({ draft: way, words }) => ({
      key: `${field} ${way[field]}`,
      says: speech.names.say(words[field] ?? spelled(String(way[field]))).replaceAll('-', ' '),
      more: '',
      no: [],
      chosen: way[field] === draft[field],
      act: () => void useTable.getState().draftAction(action, { ...fields, ...way }),
    })),
  )
}
