import { allowed, type Choice, type Question, type Reason, spelled, the } from '@sandtable/kernel'
import { type Offer, type Prospect, type Snapshot, waitingIn } from '@sandtable/room'
import { words } from '../../language/index.ts'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { PHONE, useMedia } from '../../touch/media.ts'
import { offerText, type Speech, speechOf } from '../../words/speech.ts'
import { Choices, type Row } from './choices.tsx'
import { hintFor, isOneOf } from './hint.ts'
import { rarest } from './rarest.ts'
import { withEnd } from './with-end.ts'

export interface OffersProps {
  /** Those that a set shows elsewhere, or not at all now. */
  readonly without?: (offer: Offer) => boolean
  /** Those that are done as soon as they are chosen: nothing is left to say. */
  readonly atOnce?: (offer: Offer) => boolean
}

/** The actions of the prompt; with a piece selected, what that piece may do. */
export function Offers({ without, atOnce }: OffersProps) {
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const prospects = useTable(t => t.prospects)
  const marked = useTable(t => t.marked.length)
  const rows = useOfferRows(without, atOnce)
  const isPhone = useMedia(PHONE)
  if (!snapshot) return null
  return (
    <>
      <p className="hint">{hintFor(snapshot, { selected, prospects, marked })}</p>
      {!isPhone && <Choices rows={rows} />}
    </>
  )
}

/** Every action as a row to be chosen, or refused with its reasons. */
export function useOfferRows(
  without?: OffersProps['without'],
  atOnce?: OffersProps['atOnce'],
): readonly (Row & { readonly action: string })[] {
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const prospects = useTable(t => t.prospects)
  const marked = useTable(t => t.marked)
  const begin = useTable(t => t.draftAction)
  const { confirm, allDo } = useTable.getState()
  if (!snapshot) return []
  const speech = speechOf(snapshot)
  const { names } = speech
  const shown = without ? snapshot.offers.filter(offer => !without(offer)) : snapshot.offers
  const rows = offersFor(shown, selected, snapshot).flatMap(offer => {
    const waiting = waitingIn(offer, snapshot)
    if (waiting.length > 0)
      return waiting.map(piece => ({
        key: piece,
        action: offer.action,
        says: `${names.say(offer.says)}: ${names.piece(piece)}`,
        no: [],
        onPick: () => void begin(offer.action, { [offer.question?.field ?? '']: piece }),
      }))
    const theirs = [...aboardOf(offer, selected, snapshot), ...servedBy(offer, selected, snapshot)]
    if (theirs.length > 0)
      return theirs.map(({ value, no }) => ({
        key: `${offer.action} ${value}`,
        action: offer.action,
        says: `${names.say(offer.says)}: ${names.piece(String(value))}`,
        no,
        shows: { piece: String(value) },
        onPick: () => void begin(offer.action, { [offer.question?.field ?? '']: value }),
      }))
    const together = actorsAmong(offer, marked, speech)
    if (together.length > 1)
      return [
        {
          key: offer.action,
          action: offer.action,
          says: words().prompts.allTogether(names.say(offer.says), together.length),
          no: [],
          onPick: () => void allDo(offer.action, offer.question?.field ?? '', together),
        },
      ]
    const { reasons, fields } = standing(offer, selected, prospects)
    return [
      {
        key: offer.action,
        action: offer.action,
        says: offerText(speech, offer.action, snapshot.prompt, offer.says, offer.question),
        no: reasons,
        onPick: () => void begin(offer.action, fields).then(() => (atOnce?.(offer) ? confirm() : undefined)),
      },
    ]
  })
  return withEnd(rows, ({ action }) => snapshot.table.purposes[action] === 'end')
}

/** Of those in hand, who may do what is told of several in one sentence: they do it together. */
function actorsAmong({ action, question }: Offer, marked: readonly string[], { teller }: Speech): readonly string[] {
  if (!isOneOf(question) || !teller.telling.together?.({ action }, the.count(marked.length), null)) return []
  return marked.filter(id => question?.choices.some(choice => choice.value === id && allowed(choice)))
}

/** What is there for somebody, and the end. With a piece selected that may do something, what is for others only is left out. */
export function offersFor(all: readonly Offer[], selected: string | null, snapshot: Snapshot): readonly Offer[] {
  const offers = all.filter(({ question, purpose }) => purpose === 'end' || !isForNobody(question))
  const names = (offer: Offer): boolean =>
    (offer.question?.choices.some(c => c.value === selected) ?? false) ||
    aboardOf(offer, selected, snapshot).length > 0 ||
    servedBy(offer, selected, snapshot).length > 0
  if (!offers.some(names)) return offers
  return offers.filter(offer => offer.question?.role !== 'actor' || offer.question.optional || names(offer))
}

/** Those aboard the selected piece who may begin this: they do not stand on the table, and cannot be clicked. */
const aboardOf = ({ question, roles }: Offer, selected: string | null, snapshot: Snapshot): readonly Choice[] =>
  question && isOneOf(question) && Object.keys(roles).length > 1 && selected !== null
    ? question.choices.filter(c => pieceOf(snapshot, c.value)?.aboard === selected)
    : []

/** Does it ask who acts, where there is nobody at all? */
const isForNobody = (question: Question | null): boolean => isOneOf(question) && question?.choices.length === 0

/** What the selected one serves, where this is done with that and not with him: a gun is packed up, or turned. */
const servedBy = ({ question }: Offer, selected: string | null, snapshot: Snapshot): readonly Choice[] => {
  const served = pieceOf(snapshot, selected)?.crews
  if (!question || !isOneOf(question) || !served || question.choices.some(c => c.value === selected)) return []
  return question.choices.filter(c => c.value === served)
}

/** Why the selected piece cannot do this to anything: what keeps it from most. Empty if it can, or if that is not known yet. */
function whyNothing(action: string, prospects: readonly Prospect[]): readonly Reason[] {
  const questions = prospects.flatMap(({ draft, question }) => (draft.action === action ? [question] : []))
  const isDead = (question: Question | null): boolean =>
    question !== null && !question.open && !question.optional && !question.choices.some(allowed)
  if (questions.length === 0 || !questions.every(isDead)) return []
  const reasons = questions.flatMap(question => question?.choices.flatMap(({ no }) => no.slice(0, 1)) ?? [])
  const often = ({ word }: Reason): number => reasons.filter(other => other.word === word).length
  const [most = NOBODY()] = [...reasons].sort((a, b) => often(b) - often(a))
  return [most]
}

const NOBODY = (): Reason => ({ word: '', says: spelled(words().prompts.noTarget), cites: [] })

/** May this be done now, by the selected piece if it is about pieces? */
export function standing(
  { question, no, action }: Offer,
  selected: string | null,
  prospects: readonly Prospect[] = [],
): { readonly reasons: readonly Reason[]; readonly fields: { readonly [field: string]: string } } {
  if (!question) return { reasons: no, fields: {} }
  // what may end for all or for one alone is not taken to be for the one who happens to be selected
  const own = isOneOf(question) && !question.optional ? question.choices.find(c => c.value === selected) : undefined
  if (own)
    return {
      reasons: own.no.length > 0 ? own.no : whyNothing(action, prospects),
      fields: { [question.field]: String(own.value) },
    }
  const none = question.choices.every(c => c.no.length > 0)
  const nobody = [{ word: '', says: spelled(words().prompts.nobodyCan), cites: [] }]
  return { reasons: none ? (rarest(question.choices) ?? nobody) : no, fields: {} }
}
