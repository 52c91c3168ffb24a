import { actorIn, type Decision } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useWords } from '../language/index.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../play/store.ts'
import { useSettings } from '../settings/settings.ts'
import { hears, idleSays, neverWarn, type Slip, type SlipKind } from './slip.ts'
import './learn.css'

/** What speaks against the draft, where it is confirmed: after one press of confirm, before the next. */
export function SlipHint() {
  const slip = useTable(table => table.slip)
  const isHeard = useHeard(slip?.kind ?? 'danger')
  return slip && isHeard && <Hint slip={slip} />
}

/** The same on the table, beside the ghost: in words alone, and read out only once. */
export function SlipNote() {
  const slip = useTable(table => table.slip)
  const isHeard = useHeard(slip?.kind ?? 'danger')
  return slip && isHeard && <p className="slip">{slip.says}</p>
}

/** Before a step or a go is ended: who could still act. It costs no press more, since the draft asks anyway. */
export function IdleHint() {
  const snapshot = useTable(table => table.snapshot)
  const ends = useTable(({ draft, snapshot }) => draft !== null && snapshot !== null && endsAll(draft, snapshot))
  useHeard('idle') // who turns the warning off sees it go
  const says = ends && snapshot ? idleSays(snapshot) : null
  return says && <Hint slip={{ kind: 'idle', says, rules: [] }} />
}

/** Ends a phase, and not only what one piece does in it. */
const endsAll = (draft: Decision, { table: { purposes, roles } }: Snapshot): boolean =>
  purposes[draft.action] === 'end' && actorIn(draft, roles) === null

/** Does the player want this kind of warning? */
const useHeard = (kind: SlipKind): boolean => useSettings(settings => hears(kind, settings))

function Hint({ slip: { kind, says, rules } }: { readonly slip: Slip }) {
  const { slip } = useWords().learn
  return (
    <div className="slip" role="alert" aria-label={slip.label}>
      <p>
        {says} <RuleLinks cites={rules} />
      </p>
      <button type="button" className="link" onClick={() => neverWarn(kind)}>
        {slip.never}
      </button>
    </div>
  )
}
