import { capital } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { Key } from '../../keys/key.tsx'
import { useWords } from '../../language/index.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { isAsked } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { speechOf } from '../../words/speech.ts'

/** In another side's turn: whose it is, and how to let it play on. Possible reactions are above. */
export function PlayOn({ snapshot }: { readonly snapshot: Snapshot }) {
  const { prompts } = useWords()
  const { pass } = useTable.getState()
  if (isAsked(snapshot)) return null
  const { names } = speechOf(snapshot)
  const who = snapshot.waitingFor.map(names.theSide).join(prompts.and)
  return (
    <div className="play-on">
      <p className="hint">{prompts.plays(capital(who))}</p>
      <button type="button" className="button" onClick={() => void pass()}>
        {prompts.playOn} <Key of="pass" />
      </button>
    </div>
  )
}

/** Others at this screen who may speak up in this turn. */
export function OthersMayStepIn({ snapshot }: { readonly snapshot: Snapshot }) {
  const { prompts } = useWords()
  const { stepIn } = useTable.getState()
  const { names } = speechOf(snapshot)
  return snapshot.mayStepIn.map(side => (
    <p key={side} className="step-in">
      <SideMark side={sideNumber(side, snapshot)} size={12} />
      <button type="button" className="link" onClick={() => stepIn(side)}>
        {prompts.speakUp(names.side(side))}
      </button>
    </p>
  ))
}
