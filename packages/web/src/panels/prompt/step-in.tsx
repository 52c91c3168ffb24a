import type { Snapshot } from '../../game/messages.ts'
import { Key } from '../../keys/key.tsx'
import { isAsked } from '../../on-table.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { sideNumber } from '../../scene-of.ts'
import { useTable } from '../../store.ts'
import { capital } from '../../telling.ts'
import { speechOf } from '../../words/speech.ts'

/** In another's turn: whose it is, and how to let him play on. What could be done against it stands above. */
export function PlayOn({ snapshot }: { readonly snapshot: Snapshot }) {
  const { pass } = useTable.getState()
  if (isAsked(snapshot)) return null
  const { names } = speechOf(snapshot)
  const who = snapshot.waitingFor.map(names.theSide).join(' and ')
  return (
    <div className="play-on">
      <p className="hint">{capital(who)} plays. Nobody waits for you.</p>
      <button type="button" className="button" onClick={() => void pass()}>
        Let it play on <Key of="pass" />
      </button>
    </div>
  )
}

/** Others at this screen who may speak up in this turn. */
export function OthersMayStepIn({ snapshot }: { readonly snapshot: Snapshot }) {
  const { stepIn } = useTable.getState()
  const { names } = speechOf(snapshot)
  return snapshot.mayStepIn.map(side => (
    <p key={side} className="step-in">
      <SideMark side={sideNumber(side, snapshot)} size={12} />
      <button type="button" className="link" onClick={() => stepIn(side)}>
        {names.side(side)} would speak up
      </button>
    </p>
  ))
}
