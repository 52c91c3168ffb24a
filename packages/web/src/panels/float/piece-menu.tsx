import { useEffect, useRef } from 'react'
import { useWords } from '../../language/index.ts'
import { useTable } from '../../store.ts'
import { speechOf } from '../../words/speech.ts'
import { beside } from './hover-card.tsx'
import './floats.css'

/** What can be done with a piece, where it was clicked with the right button. */
export function PieceMenu({ onEye }: { onEye(piece: string): void }) {
  const { panels } = useWords()
  const menu = useTable(t => t.menu)
  const snapshot = useTable(t => t.snapshot)
  const prospects = useTable(t => t.prospects)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (menu) first.current?.querySelector('button')?.focus()
  }, [menu])
  if (!menu || !snapshot) return null
  const { piece, px, py } = menu
  const { names, words } = speechOf(snapshot)
  const { openMenu, openSheet, draftAction } = useTable.getState()
  const actions = [...new Map(prospects.map(({ draft }) => [draft.action, draft])).values()]
  const item = (says: string, act: () => void) => (
    <button
      key={says}
      type="button"
      role="menuitem"
      onClick={() => {
        openMenu(null)
        act()
      }}
    >
      {says}
    </button>
  )
  return (
    <div
      ref={first}
      className="piece-menu"
      role="menu"
      aria-label={names.piece(piece)}
      style={beside(px, py)}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        openMenu(null)
      }}
    >
      <p className="label">{names.piece(piece)}</p>
      {actions.map(({ action }) => {
        const offer = snapshot.offers.find(one => one.action === action)
        return item(words.offers?.[action] ?? offer?.says ?? action, () => void draftAction(action, { piece }))
      })}
      {item(panels.unitSheet, () => openSheet(true))}
      {item(panels.eyes, () => onEye(piece))}
    </div>
  )
}
