import { allowed, type Id, type Question, sentence } from '@sandtable/kernel'
import { type Offer, type Prospect, type Snapshot, waitingIn } from '@sandtable/room'
import { words } from '../../language/index.ts'
import { piecesOf } from '../../play/on-table.ts'
import { type Names, namesOf } from '../../words/names.ts'

/** What the player has in hand. */
interface InHand {
  readonly selected: Id | null
  readonly prospects: readonly Prospect[]
  /** How many pieces are marked. */
  readonly marked: number
}

/** Is one asked for who acts? */
export const isOneOf = (question: Question | null): boolean => question?.role === 'actor' && question.many === undefined

/** What to do on the table now: the quickest hint for a player who has read nothing. */
export function hintFor(snapshot: Snapshot, { selected, prospects, marked }: InHand): string {
  const { hints } = words().prompts
  const names = namesOf(snapshot)
  const offers = snapshot.offers.filter(offer => waitingIn(offer, snapshot).length === 0)
  if (marked > 1 && offers.some(goesSomewhere)) return hints.marked(marked)
  const mine = offers.some(({ question }) => question?.choices.some(c => c.value === selected && allowed(c)))
  if (selected && mine) return pointingFor(names.piece(selected), prospects)
  const refused = offers.flatMap(({ question }) => question?.choices.find(c => c.value === selected)?.no ?? [])
  if (refused.length > 0) return sentence(commonest(refused.map(reason => names.say(reason.says))))
  // what has been set up may be moved, but need not
  const able = offers.some(
    ({ question, purpose }) => purpose !== 'set-up' && isOneOf(question) && question?.choices.some(allowed),
  )
  if (!able || !isAnyRinged(snapshot)) return ''
  return offers.some(goesSomewhere) ? `${hints.able} ${hints.group}`.trim() : hints.able
}

/** Has one of the seat's own pieces the ring of those that can act? */
const isAnyRinged = (snapshot: Snapshot): boolean =>
  piecesOf(snapshot).some(({ id, side }) => side === snapshot.seat && snapshot.glances[id]?.includes('can-act'))

/** Can several go somewhere by this, one at a time? */
const goesSomewhere = ({ question, roles, purpose }: Offer): boolean =>
  purpose !== 'set-up' &&
  isOneOf(question) &&
  Object.values(roles).includes('path') &&
  (question?.choices.filter(allowed).length ?? 0) > 1

/** What clicking on the table does with a piece that can do something. */
function pointingFor(name: string, prospects: readonly Prospect[]): string {
  const goes = prospects.some(({ question }) => question?.open === 'path' || question?.role === 'place')
  const aims = prospects.some(({ question }) => question?.role === 'target')
  const { hints } = words().prompts
  if (goes && aims) return hints.selected(name)
  if (goes) return hints.goes(name)
  return aims ? hints.aims(name) : hints.asks(name)
}

/** What most of them say: what keeps a piece from one thing keeps it from the others. */
const commonest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (count(texts, text) > count(texts, best) ? text : best), texts[0] ?? '')
const count = (texts: readonly string[], text: string): number => texts.filter(other => other === text).length

/** What clicking on the table answers. */
export function pointingHint(question: Question, names: Names, isLine: boolean): string {
  const { open, role, many, choices } = question
  const { hints } = words().prompts
  if (many !== undefined) return choices.some(({ value }) => names.isPiece(value)) ? hints.many(many) : hints.upTo(many)
  if (role === 'facing') return hints.facing
  if (open === 'path') return isLine ? hints.line : hints.path
  if (open === 'point') return hints.point
  return role === 'target' && choices.some(({ value }) => names.isPiece(value)) ? hints.target : ''
}
