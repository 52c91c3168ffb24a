import type { Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { pieceOf, piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { panelsOf } from '../../sets/index.ts'
import { project } from '../../table/control.ts'
import { NARROW, useMedia } from '../../touch/media.ts'
import { lineText, speechOf } from '../../words/speech.ts'
import { type Corner, useCorner } from '../float/corner.ts'
import './unit-card.css'
import { useWords } from '../../language/index.ts'

/** How many lines of a sheet are on the card; a double click, its key or the button shows the rest. */
const FIRST = 4

/** The selected piece: its card, and its whole sheet with the rules when opened. */
export function UnitCard({ onEye }: { onEye(piece: string): void }) {
  const { panels } = useWords()
  const sheet = useTable(t => t.sheet)
  const selected = useTable(t => t.selected)
  const snapshot = useTable(t => t.snapshot)
  const open = useTable(t => t.sheetOpen)
  const { openSheet } = useTable.getState()
  const { isAside, isFolded } = useRoom(snapshot, selected, open)
  const line = useCorner(LINE_CORNERS, LINE)
  const place = isFolded && !open ? PLACES[line] : isAside ? ' aside' : ''
  if (!sheet || !selected || !snapshot) return null
  const { names } = speechOf(snapshot)
  const piece = pieceOf(snapshot, selected)
  const { Card } = panelsOf(snapshot.table.ruleset)
  const lines = open ? sheet.lines : sheet.lines.slice(0, FIRST)
  return (
    <aside className={`unit-card${open ? ' open' : isFolded ? ' folded' : ''}${place}`} aria-label={panels.unit}>
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

/** Where the card may lie in one line, and how much of the corner it takes then, in pixels. */
const LINE_CORNERS = ['bottom left', 'bottom right', 'top left'] as const
const LINE = { wide: 570, high: 84 }
const PLACES: { readonly [corner in Corner]: string } = {
  'bottom left': '',
  'bottom right': ' aside',
  'top left': ' above',
  'top right': ' above',
}

/** How much of the corner the card takes, with room for a figure beside it, and how much its whole sheet, in pixels. */
const CORNER = { wide: 340, high: 370 }
const SHEET = { wide: 400, high: 420 }

/**
 * Where the card lies: in the other corner, if the piece stands where it would lie, or something that is shown; in one
 * line, if it would cover anybody else, or where the screen is narrow.
 */
function useRoom(snapshot: Snapshot | null, selected: string | null, open: boolean) {
  const [room, setRoom] = useState({ isAside: false, covers: false })
  const shown = useTable(t => t.shown)
  const isNarrow = useMedia(NARROW)
  useEffect(() => {
    const { wide, high } = open ? SHEET : CORNER
    const { clientWidth = 0, clientHeight = 0 } = document.querySelector('main.table') ?? {}
    const isUnder = (place: Point | null, isRight: boolean): boolean => {
      const seen = place && project(place)
      if (!seen || seen.py < clientHeight - high) return false
      return isRight ? seen.px > clientWidth - wide : seen.px < wide
    }
    const isAside = [pieceOf(snapshot, selected)?.at ?? null, ...shown].some(place => isUnder(place, false))
    const others = piecesOf(snapshot).filter(({ id, gone }) => id !== selected && !gone)
    setRoom({ isAside, covers: others.some(({ at }) => isUnder(at, isAside)) })
  }, [snapshot, selected, shown, open])
  return { isAside: room.isAside, isFolded: isNarrow || room.covers }
}
