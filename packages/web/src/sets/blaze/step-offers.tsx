import { allowed } from '@sandtable/kernel'
import type { Offer } from '@sandtable/room'
import { useEffect } from 'react'
import { Offers } from '../../panels/prompt/offers.tsx'
import { idleIn } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { isAble } from './besides.tsx'

/** What is offered only while it can be done: a player without aircraft does not miss them. */
const seldom = ['use', 'mount', 'dismount', 'overrun', 'clear', 'deploy', 'plot', 'fly', 'support']

/** What nothing would come of is left out, as long as there is something else to do. */
const isElsewhere = (offer: Offer, all: readonly Offer[]): boolean =>
  offer.action === 'rule' ||
  (seldom.includes(offer.action) && !isAble(offer)) ||
  (offer.hopeless === true && all.some(other => !answers.includes(other.action) && isAble(other)))

const answers = ['rule', 'pass', 'end']

/** What may be done in a step of the turn; a dispute is not among it, but can be had. */
export function StepOffers() {
  const offers = useTable(t => t.snapshot?.offers) ?? []
  const idle = useTable(t => (t.snapshot ? idleIn(t.snapshot) : 0))
  // who could still act is told before a step is ended
  const ends = (action: string): boolean => action === 'pass' || (action === 'end' && idle === 0)
  // a place that was left is taken, or not
  const takesPlace = (action: string): boolean => action === 'move' && !offers.some(other => other.action === 'end')
  const snapshot = useTable(t => t.snapshot)
  const dispute = offers.find(({ action }) => action === 'rule')
  const { draftAction } = useTable.getState()
  useFireAtOnce()
  return (
    <>
      <Offers
        without={offer => isElsewhere(offer, offers)}
        atOnce={({ action }) => ends(action) || takesPlace(action)}
      />
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
