import type { Point } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import type { Snapshot } from '../game/messages.ts'
import { pieceOf, piecesOf } from '../on-table.ts'
import { Icon } from '../parts/icon.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { sideNumber } from '../scene-of.ts'
import { panelsOf } from '../sets/panels.ts'
import { useTable } from '../store.ts'
import { project } from '../table/control.ts'
import type { Spot } from '../touch/beside.ts'
import { lineText, speechOf } from '../words/speech.ts'
import './unit-card.css'
import { RULES, useWords } from '../language/index.ts'

/** So much of a sheet is on the card; the rest with a double click, Enter, or the button. */
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
  const corner = useCorner(snapshot, selected)
  if (!sheet || !selected || !snapshot) return null
  const { names } = speechOf(snapshot)
  const piece = pieceOf(snapshot, selected)
  const { Card } = panelsOf(snapshot.table.ruleset)
  const lines = open ? sheet.lines : sheet.lines.slice(0, FIRST)
  return (
    <aside className={`unit-card${open ? ' open' : ''} ${corner}`} aria-label={panels.unit}>
      {piece && (
        <p className="whose">
          <SideMark side={sideNumber(piece.side, snapshot)} size={12} /> {names.side(piece.side)}
        </p>
      )}
      <h3 lang={RULES}>{names.piece(selected)}</h3>
      <dl lang={RULES}>
        {lines.map(({ label, value, cites }, i) => (
          // two weapons have the same label
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet keep their places
          <div key={i}>
            <dt className="label">{label}</dt>
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

/** How much of a corner the card takes, in pixels. */
const CORNER = { wide: 330, high: 350 }

/** The corners where the card may lie, the usual one first. The fourth has the tools. */
const corners = ['', 'aside', 'above'] as const
type Corner = (typeof corners)[number]

/** The corner where the card covers least: above all not the piece itself, nor what is shown; then as few pieces as can be. */
function useCorner(snapshot: Snapshot | null, selected: string | null): Corner {
  const [corner, setCorner] = useState<Corner>('')
  const shown = useTable(t => t.shown)
  const target = useTable(t => t.draft?.target)
  useEffect(() => {
    const table = document.querySelector('main.table')
    if (!table || !selected) return
    const near = [pieceOf(snapshot, selected)?.at, pieceOf(snapshot, target)?.at, ...shown]
    const seen = (places: readonly (Point | null | undefined)[]) => places.flatMap(at => (at && project(at)) || [])
    const must = seen(near)
    const others = seen(piecesOf(snapshot).map(({ at, gone }) => (gone ? null : at)))
    const mirrored = document.querySelector('[data-hand="left"]') !== null
    const covers = (at: Corner) => (spot: Spot) => {
      const right = (at === 'aside') !== mirrored
      const across = right ? spot.px > table.clientWidth - CORNER.wide : spot.px < CORNER.wide
      return across && (at === 'above' ? spot.py < CORNER.high : spot.py > table.clientHeight - CORNER.high)
    }
    const cost = (at: Corner): number =>
      must.filter(covers(at)).length * others.length + others.filter(covers(at)).length
    setCorner(corners.reduce((best, at) => (cost(at) < cost(best) ? at : best)))
  }, [snapshot, selected, shown, target])
  return corner
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
