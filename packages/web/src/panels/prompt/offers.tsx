import type { Reason } from '@sandtable/kernel'
import { allowed } from '@sandtable/kernel'
import type { Offer } from '../../game/messages.ts'
import { waitingIn } from '../../on-table.ts'
import { useTable } from '../../store.ts'
import type { Names } from '../../words/names.ts'
import { offerText, speechOf } from '../../words/speech.ts'
import { Choices, type Row } from './choices.tsx'

interface OffersProps {
  /** Those that a set shows elsewhere, or not at all now. */
  readonly without?: (offer: Offer) => boolean
}

/** The actions of the prompt; with a piece selected, what that piece may do. */
export function Offers({ without }: OffersProps) {
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const begin = useTable(t => t.draftAction)
  if (!snapshot) return null
  const speech = speechOf(snapshot)
  const { names } = speech
  const shown = without ? snapshot.offers.filter(offer => !without(offer)) : snapshot.offers
  const rows = offersFor(shown, selected).flatMap((offer): readonly Row[] => {
    const waiting = waitingIn(offer, snapshot)
    if (waiting.length > 0)
      return waiting.map(piece => ({
        key: piece,
        says: `${offer.says}: ${names.piece(piece)}`,
        no: [],
        onPick: () => void begin(offer.action, { piece }),
      }))
    const { reasons, fields } = standing(offer, selected)
    return [
      {
        key: offer.action,
        says: offerText(speech, offer.action, snapshot.prompt, offer.says),
        no: reasons,
        onPick: () => void begin(offer.action, fields),
      },
    ]
  })
  return (
    <>
      <p className="hint">
        {hintFor(
          snapshot.offers.filter(offer => waitingIn(offer, snapshot).length === 0),
          selected,
          names,
        )}
      </p>
      <Choices rows={rows} />
    </>
  )
}

/** With a piece selected that may do something, what is for others only is left out. */
function offersFor(offers: readonly Offer[], selected: string | null): readonly Offer[] {
  const names = ({ question }: Offer): boolean => question?.choices.some(c => c.value === selected) ?? false
  if (!offers.some(names)) return offers
  return offers.filter(offer => offer.question?.field !== 'piece' || names(offer))
}

/** What to do on the table now: the shortest way in for somebody who has read nothing. */
function hintFor(offers: readonly Offer[], selected: string | null, names: Names): string {
  const able = offers.some(({ question }) => question?.field === 'piece' && question.choices.some(allowed))
  const mine = offers.some(({ question }) => question?.choices.some(c => c.value === selected && allowed(c)))
  if (selected && mine) return `${names.piece(selected)}: click where it shall go, or whom it shall attack.`
  const refused = offers.flatMap(({ question }) => question?.choices.find(c => c.value === selected)?.no ?? [])
  if (refused.length > 0) return `${names.say(commonest(refused.map(reason => reason.says)))}.`
  if (able) return 'Click one of your pieces with a dashed ring.'
  return ''
}

/** What most of them say: what keeps a piece from one thing keeps it from the others. */
const commonest = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (count(texts, text) > count(texts, best) ? text : best), texts[0] ?? '')
const count = (texts: readonly string[], text: string): number => texts.filter(other => other === text).length

/** May this be done now, by the selected piece if it is about pieces? */
function standing(
  { question, no }: Offer,
  selected: string | null,
): { readonly reasons: readonly Reason[]; readonly fields: { readonly piece?: string } } {
  if (!question) return { reasons: no, fields: {} }
  const own = question.field === 'piece' ? question.choices.find(c => c.value === selected) : undefined
  if (own) return { reasons: own.no, fields: { piece: String(own.value) } }
  const first = question.choices.find(c => c.no.length > 0)
  const none = question.choices.every(c => c.no.length > 0)
  return { reasons: none ? (first?.no ?? [{ word: '', says: 'nobody can', cites: [] }]) : [], fields: {} }
}
