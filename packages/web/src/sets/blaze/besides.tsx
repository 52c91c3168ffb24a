import { allowed, type Choice, capital, type Id, sentence } from '@sandtable/kernel'
import type { Offer, Snapshot } from '@sandtable/room'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { offerText, type Speech, speechOf } from '../../words/speech.ts'
import { panelWords } from './language/index.ts'

/** What may be done while planning besides laying cards: calls to the guns, arrivals, a new headquarters. Only what can be done now. */
export function Besides({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = panelWords.use()
  const { draftAction } = useTable.getState()
  const calls = snapshot.offers.find(({ action }) => action === 'call')
  const able = snapshot.offers.filter(
    offer =>
      !['order', 'end', 'pass', 'call'].includes(offer.action) &&
      isAble(offer) &&
      (offer.action !== 'rule' || hasDisputes(snapshot)),
  )
  if (able.length === 0 && !calls) return null
  const speech = speechOf(snapshot)
  return (
    <section className="besides">
      <h3 className="offscreen">{words.besides}</h3>
      {calls && <Calls offer={calls} speech={speech} />}
      {able.map(({ action, says }) => (
        <button key={action} type="button" className="link" onClick={() => void draftAction(action)}>
          {action === 'deploy'
            ? words.place(speech.names.pieces(arrivals(snapshot)))
            : offerText(speech, action, snapshot.prompt, says)}
        </button>
      ))}
    </section>
  )
}

/** What can be called for, each with its own link; what the side has and cannot call now says why. */
function Calls({ offer, speech }: { readonly offer: Offer; readonly speech: Speech }) {
  const words = panelWords.use()
  const { draftAction } = useTable.getState()
  const { names } = speech
  const choices = offer.question?.choices.filter(choice => !isWithout(choice)) ?? []
  return choices.map(choice => {
    const what = names.label(choice.says, true)
    return allowed(choice) ? (
      <button
        key={String(choice.value)}
        type="button"
        className="link"
        onClick={() => void draftAction('call', { kind: choice.value })}
      >
        {words.call(what)}
      </button>
    ) : (
      <span key={String(choice.value)} className="no-call">
        {capital(what)}: {choice.no.map(({ says }) => sentence(names.say(says))).join(' ')}{' '}
        <RuleLinks cites={choice.no[0]?.cites.slice(0, 1) ?? []} />
      </span>
    )
  })
}

/** The side has none of it in this battle. */
const isWithout = ({ no }: Choice): boolean => no.some(({ word }) => word === 'none')

/** The stands that may come onto the table now. */
export const arrivals = ({ offers }: Pick<Snapshot, 'offers'>): readonly Id[] =>
  offers
    .filter(({ action }) => action === 'deploy')
    .flatMap(({ question }) => question?.choices.filter(allowed) ?? [])
    .map(({ value }) => String(value))

/** Is there anybody to dispute with? A computer never does. */
export const hasDisputes = ({ table: { seats, sides }, seat }: Pick<Snapshot, 'table' | 'seat'>): boolean =>
  sides.some(side => side !== seat && seats[side] !== 'computer')

/** Can anything come of this now? */
export const isAble = ({ question, no, hopeless }: Offer): boolean =>
  !hopeless && (question ? question.open !== undefined || question.choices.some(allowed) : no.length === 0)
