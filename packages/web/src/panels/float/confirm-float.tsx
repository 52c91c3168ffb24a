import type { Decision, Point } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../game/messages.ts'
import { useWords } from '../../language/index.ts'
import { SlipNote } from '../../learn/slip-hint.tsx'
import { pieceOf } from '../../on-table.ts'
import { Icon } from '../../parts/icon.tsx'
import { useTable } from '../../store.ts'
import { onFrame, project } from '../../table/control.ts'
import { speechOf } from '../../words/speech.ts'
import { befalls, percent } from '../prompt/odds.tsx'
import './floats.css'

/** How far from the place it stands, in pixels: off the piece and its label, and clear of a finger. */
const AWAY = 36

/** Beside the ghost or the target: do it, or not. What is drafted is confirmed where one looks. */
export function ConfirmFloat() {
  const draft = useTable(t => t.draft)
  const ready = useTable(t => t.draft !== null && t.question === null && t.refused.length === 0)
  const snapshot = useTable(t => t.snapshot)
  const warned = useTable(t => t.slip !== null)
  const { slip } = useWords().learn
  const float = useRef<HTMLElement>(null)
  const from = pieceOf(snapshot, draft?.piece)?.at ?? null
  const at = ready && snapshot && draft ? placeOf(draft, snapshot) : null
  useEffect(() => {
    if (!at) return
    const stand = (): void => {
      const seen = project(at)
      const doer = from && project(from)
      const box = float.current
      if (!box) return
      box.hidden = seen === null
      if (!seen) return
      // across the way that is gone: who does it, the line, and where one might click next stay free
      const [dx, dy] = doer ? [Math.abs(doer.px - seen.px), Math.abs(doer.py - seen.py)] : [1, 0]
      const beside = dy > dx
      const { offsetWidth: wide, offsetHeight: high, parentElement: table } = box
      const right = seen.px + AWAY + wide < (table?.clientWidth ?? 0)
      const left = beside ? (right ? seen.px + AWAY : seen.px - AWAY - wide) : seen.px - wide / 2
      const top = beside ? seen.py - high / 2 : seen.py + AWAY
      box.style.transform = `translate(${Math.round(Math.max(8, left))}px, ${Math.round(Math.max(8, top))}px)`
    }
    stand()
    return onFrame(stand)
  }, [at, from])
  if (!at || !draft || !snapshot) return null
  const { words } = speechOf(snapshot)
  const offer = snapshot.offers.find(({ action }) => action === draft.action)
  const deed = words.offers?.[draft.action] ?? offer?.says ?? 'Do it'
  const does = warned ? slip.anyway(deed) : deed
  const { confirm, cancel } = useTable.getState()
  return (
    <section ref={float} className="confirm-float" aria-label="Confirm on the table">
      <div className="confirm-buttons">
        <button type="button" className="button primary" aria-label={`Confirm: ${does}`} onClick={() => void confirm()}>
          {does}
        </button>
        <button type="button" className="button" aria-label="Cancel" title="Cancel (Esc)" onClick={cancel}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <SlipNote />
      {!warned && <Chances draft={draft} snapshot={snapshot} />}
    </section>
  )
}

/** What it may do, and what may come back, in one line. */
function Chances({ draft, snapshot }: { readonly draft: Decision; readonly snapshot: Snapshot }) {
  const odds = useTable(t => t.odds)
  const riposte = useTable(t => t.riposte)
  const { names } = speechOf(snapshot)
  const hit = odds?.chances.find(({ side }) => side !== snapshot.seat)
  const reply = riposte?.then.find(({ piece }) => piece === draft.piece)
  if (!hit && !reply) return null
  return (
    <p>
      {hit && `${percent(hit.chance, !odds?.exact)} ${names.piece(hit.piece)} ${befalls[hit.what]}`}
      {hit && reply && '; '}
      {reply && `${hit ? 'then' : 'Then'} about ${percent(reply.chance, true)} for yours`}
    </p>
  )
}

/** Where the draft would put the piece, or what it is aimed at. */
function placeOf(draft: Decision, snapshot: Snapshot): Point | null {
  const where = draft.to ?? (draft.path as readonly Point[] | undefined)?.at(-1) ?? draft.target
  return Array.isArray(where) ? (where as unknown as Point) : (pieceOf(snapshot, where)?.at ?? null)
}
