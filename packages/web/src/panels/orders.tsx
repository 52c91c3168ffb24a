import { sentence } from '@sandtable/kernel'
import { Dialog } from '../keys/dialog.tsx'
import { RULES, useWords } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { briefingOf } from './briefing.ts'
import './goals.css'

/** What one was told to do, how it stands now, and how many turns are left. */
export function Orders() {
  const { orders } = useWords()
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot) return null
  const { names } = speechOf(snapshot)
  const { turn = 0, last } = snapshot.view.tables.game[0] as {
    readonly turn?: number
    readonly last?: number | null
  }
  const briefing = briefingOf(snapshot)
  return (
    <Dialog name="orders" title={orders.of(names.side(snapshot.seat))}>
      <p className="turns">{last ? orders.turnOf(turn, last) : orders.turn(turn)}</p>
      {briefing && <p lang={RULES}>{briefing}</p>}
      <h3>{orders.stands}</h3>
      {snapshot.goals.length === 0 && <p>{orders.none}</p>}
      <ul className="orders-goals">
        {snapshot.goals.map(goal => (
          <li key={names.say(goal)}>{sentence(names.say(goal))}</li>
        ))}
      </ul>
    </Dialog>
  )
}
