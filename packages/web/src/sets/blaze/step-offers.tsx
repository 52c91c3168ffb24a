import { allowed } from '@sandtable/kernel'
import { type Offer, type Snapshot, waitingIn } from '@sandtable/room'
import { useEffect } from 'react'
import { idleSays } from '../../learn/slip.ts'
import { Offers, type OffersProps } from '../../panels/prompt/offers.tsx'
import { useTable } from '../../play/store.ts'
import { OfferTabs } from '../../touch/offer-tabs.tsx'
import { namesOf } from '../../words/names.ts'
import { hasDisputes, isAble } from './besides.tsx'

/** What is offered only while it can be done: a player without aircraft does not miss them. */
const seldom = ['use', 'mount', 'dismount', 'overrun', 'clear', 'deploy', 'plot', 'fly', 'support']

/** What nothing would come of is left out, as long as there is something else to do. */
const isElsewhere = (offer: Offer, { offers: all, ...snapshot }: Snapshot): boolean =>
  offer.action === 'rule' ||
  isBelow(offer, all, snapshot) ||
  (seldom.includes(offer.action) && !isAble(offer)) ||
  (offer.hopeless === true && all.some(other => !answers.includes(other.action) && isAble(other)))

const answers = ['rule', 'pass', 'end']

/** While stands are set up, the button below ends it; who has placed all has nothing to wait with. */
const isBelow = ({ action }: Offer, all: readonly Offer[], snapshot: Pick<Snapshot, 'view'>): boolean =>
  all.some(other => other.action === 'plot') &&
  (action === 'end' ||
    (action !== 'plot' && !all.some(one => one.action === 'deploy' && waitingIn(one, snapshot).length > 0)))

/** What may be done in a step of the turn; a dispute is not among it, but can be had. */
export function StepOffers() {
  const offers = useTable(t => t.snapshot?.offers) ?? []
  const isIdle = useTable(t => t.snapshot !== null && idleSays(t.snapshot) !== null)
  // who could still act is told before a step is ended
  const ends = (action: string): boolean => action === 'pass' || (action === 'end' && !isIdle)
  // a place that was left is taken, or not
  const takesPlace = (action: string): boolean => action === 'move' && !offers.some(other => other.action === 'end')
  const snapshot = useTable(t => t.snapshot)
  const dispute = snapshot && hasDisputes(snapshot) ? offers.find(({ action }) => action === 'rule') : undefined
  const { draftAction } = useTable.getState()
  useFireAtOnce()
  const shown: OffersProps = {
    without: offer => snapshot !== null && isElsewhere(offer, snapshot),
    atOnce: ({ action }) => ends(action) || takesPlace(action),
  }
  return (
    <>
      <OfferTabs {...shown} />
      <Offers {...shown} />
      {snapshot && dispute && (
        <p className="hint">
          <button type="button" className="link" onClick={() => void draftAction('rule')}>
            {namesOf(snapshot).say(dispute.says)}
          </button>
        </p>
      )}
    </>
  )
}

/** A single target is taken at once: a question with one answer is not asked. */
async function begin(piece: string): Promise<void> {
  const { draftAction, choose } = useTable.getState()
  await draftAction('fire', { piece })
  const { question } = useTable.getState()
  const [only, another] = question?.choices ?? []
  if (question?.field === 'target' && !question.open && only && !another && allowed(only))
    await choose('target', only.value)
}

/** One stand is asked whether it fires, and nothing else: its fire is begun, and Escape shows that it may be held. */
function useFireAtOnce(): void {
  const prompt = useTable(t => t.snapshot?.prompt ?? null)
  useEffect(() => {
    const [piece, another] = prompt?.about ?? []
    const fires = prompt?.actions.includes('fire') && prompt.actions.every(action => ['fire', 'pass'].includes(action))
    if (fires && piece !== undefined && another === undefined && !useTable.getState().draft) void begin(piece)
  }, [prompt])
}
