import type { Offer } from '../../game/messages.ts'
import { Offers } from '../../panels/prompt/offers.tsx'
import { useTable } from '../../store.ts'
import { isAble } from './besides.tsx'
import { blazeWords } from './words.ts'

/** What is told only while it can be done: nobody misses an aircraft that he has not got. */
const seldom = ['use', 'mount', 'dismount', 'overrun', 'clear', 'deploy', 'plot', 'fly', 'support']

const isElsewhere = (offer: Offer): boolean =>
  offer.action === 'rule' || (seldom.includes(offer.action) && !isAble(offer))

/** What may be done in a step of the turn; a dispute is not among it, but can be had. */
export function StepOffers() {
  const disputes = useTable(t => t.snapshot?.offers.some(({ action }) => action === 'rule') ?? false)
  const { draftAction } = useTable.getState()
  return (
    <>
      <Offers without={isElsewhere} />
      {disputes && (
        <p className="hint">
          <button type="button" className="link" onClick={() => void draftAction('rule')}>
            {blazeWords.offers?.rule}
          </button>
        </p>
      )}
    </>
  )
}
