import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { panelsOf } from '../../sets/index.ts'
import { project } from '../../table/control.ts'
import { lineText, speechOf } from '../../words/speech.ts'
import './unit-card.css'
import { useWords } from '../../language/index.ts'

/** How many lines of a sheet are on the card; a double click, Enter or the button shows the rest. */
const FIRST = 4

/** The selected piece: its card, and its whole sheet with the rules when opened. */
export function UnitCard({ onEye }: { onEye(piece: string): void }) {
  const { panels } = useWords()
  const sheet = useTable(t => t.sheet)
  const selected = useTable(t => t.selected)
  const snapshot = useTable(t => t.snapshot)
  const open = useTable(t => t.sheetOpen)
  const { openSheet } = useTable.getState()
  useEnterToOpen()
  const crowded = useCrowded(snapshot, selected)
  if (!sheet || !selected || !snapshot) return null
  const { names } = speechOf(snapshot)
  const piece = pieceOf(snapshot, selected)
  const { Card } = panelsOf(snapshot.table.ruleset)
  const lines = open ? sheet.lines : sheet.lines.slice(0, FIRST)
  return (
    <aside className={`unit-card${open ? ' open' : ''}${crowded ? ' aside' : ''}`} aria-label={panels.unit}>
      {piece && (
        <p className="whose">
          <SideMark side={sideNumber(piece.side, snapshot)} size={12} /> {names.side(piece.side)}
        </p>
      )}
      <h3>{names.piece(selected)}</h3>
      <dl>
        {lines.map(({ label, value, cites }, i) => (
          // two weapons have the same label
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet keep their places
          <div key={i}>
            <dt className="label">{names.label(label)}</dt>
            <dd>
              {lineText(value, names)} {open && <RuleLinks cites={cites.slice(0, 1)} />}
            </dd>
          </div>
        ))}
      </dl>
      {Card && <Card piece={selected} />}
      <p className="more">
        <button type="button" className="link" aria-expanded={open} onClick={() => openSheet(!open)}>
          {open ? panels.less : panels.sheet}
        </button>
        <button type="button" className="link" onClick={() => onEye(selected)}>
          {panels.eyes}
        </button>
      </p>
      <button type="button" className="shut" aria-label={panels.close} onClick={() => useTable.getState().select(null)}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}

/** How much of the corner the card takes, in pixels. */
const CORNER = { wide: 360, high: 300 }

/** Does the piece stand where the card would lie, or something that is shown? Then the card goes to the other corner. */
function useCrowded(snapshot: Snapshot | null, selected: string | null): boolean {
  const [crowded, setCrowded] = useState(false)
  const shown = useTable(t => t.shown)
  useEffect(() => {
    const at = pieceOf(snapshot, selected)?.at
    const high = document.querySelector('main.table')?.clientHeight ?? 0
    const places = [...(at ? [at] : []), ...shown].map(project)
    setCrowded(places.some(seen => seen && seen.px < CORNER.wide && seen.py > high - CORNER.high))
  }, [snapshot, selected, shown])
  return crowded
}

/** Enter opens the sheet of the selected piece, where Enter has nothing else to do. */
function useEnterToOpen(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { selected, draft, openSheet } = useTable.getState()
      const onControl = (event.target as HTMLElement).closest('button, a, input, select, textarea')
      if (event.key === 'Enter' && !event.ctrlKey && selected && !draft && !onControl) openSheet(true)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}
