import { sentence } from '@sandtable/kernel'
import { useHint } from '../keys/bindings.ts'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import './goals.css'

/** What one plays for and how it stands, always in sight; all of it is one click or key away. */
export function Goals() {
  const { orders } = useWords()
  const hint = useHint('orders', orders.title)
  const snapshot = useTable(t => t.snapshot)
  if (!snapshot || snapshot.goals.length === 0 || snapshot.outcome) return null
  const { names } = speechOf(snapshot)
  return (
    <button type="button" className="goals" title={hint} onClick={() => showOverlay('orders')}>
      <Icon name="flag" size={16} />
      <span className="offscreen">{orders.title}</span>
      <span className="goals-say">{snapshot.goals.map(goal => sentence(names.say(goal))).join(' ')}</span>
    </button>
  )
}

/** The same from the bar. */
export function OrdersTool() {
  const { orders } = useWords()
  const hint = useHint('orders', orders.title)
  return (
    <button type="button" className="tool" title={hint} onClick={() => showOverlay('orders')}>
      <Icon name="flag" size={22} />
      {orders.short}
    </button>
  )
}
