import { allowed } from '@sandtable/kernel'
import type { Offer, Snapshot } from '@sandtable/room'
import { useTable } from '../../play/store.ts'
import { offerText, speechOf } from '../../words/speech.ts'
import { panelWords } from './language/index.ts'

/** What may be done while planning besides laying cards: calls to the guns, arrivals, a new headquarters. Only what can be done now. */
export function Besides({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = panelWords.use()
  const { draftAction } = useTable.getState()
  const able = snapshot.offers.filter(offer => !['order', 'end', 'pass'].includes(offer.action) && isAble(offer))
  if (able.length === 0) return null
  const speech = speechOf(snapshot)
  return (
    <section className="besides">
      <h3 className="offscreen">{words.besides}</h3>
      {able.map(({ action, says }) => (
        <button key={action} type="button" className="link" onClick={() => void draftAction(action)}>
          {offerText(speech, action, snapshot.prompt, says)}
        </button>
      ))}
    </section>
  )
}

/** Can anything come of this now? */
export const isAble = ({ question, no, hopeless }: Offer): boolean =>
  !hopeless && (question ? question.open !== undefined || question.choices.some(allowed) : no.length === 0)
