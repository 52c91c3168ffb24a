import type { Telling } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { SideMark } from '../../parts/side-mark.tsx'
import { sideNumber } from '../../scene/scene-of.ts'
import { namesOf } from '../../words/names.ts'
import { phrase } from '../../words/phrase.ts'
import './steps.css'
import { words } from '../../language/index.ts'

/** A turn in steps: whose turn it is, which step, and who comes next. */
export function Steps({
  snapshot,
  steps,
}: {
  readonly snapshot: Snapshot
  readonly steps: NonNullable<Telling['steps']>
}) {
  const { side: now, phase } = snapshot.view.tables.game[0] as {
    readonly side?: string | null
    readonly phase?: string
  }
  const at = steps.findIndex(step => step.phase === phase)
  const { sides } = snapshot.table
  const turn = sides.indexOf(now ?? '')
  const order = turn < 0 ? sides : [...sides.slice(turn), ...sides.slice(0, turn)]
  return (
    <div className="steps">
      {order.slice(0, 1).map(side => (
        <SideName key={side} side={side} snapshot={snapshot} isNow={turn >= 0} />
      ))}
      <ol aria-label={words().panels.steps}>
        {steps.map((step, i) => (
          <li
            key={step.phase}
            className={at < 0 || i > at ? 'step' : i < at ? 'step done' : 'step now'}
            aria-current={i === at ? 'step' : undefined}
          >
            {phrase(step.says)}
          </li>
        ))}
      </ol>
      {order.slice(1).map(side => (
        <SideName key={side} side={side} snapshot={snapshot} isNow={false} />
      ))}
    </div>
  )
}

function SideName({ side, snapshot, isNow }: { side: string; snapshot: Snapshot; isNow: boolean }) {
  return (
    <span className={isNow ? 'steps-side now' : 'steps-side'} aria-current={isNow || undefined}>
      <SideMark side={sideNumber(side, snapshot)} size={12} /> {namesOf(snapshot).side(side)}
    </span>
  )
}
