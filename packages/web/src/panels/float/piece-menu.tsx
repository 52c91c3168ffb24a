import type { Id } from '@sandtable/kernel'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/index.ts'
import { useTable } from '../../play/store.ts'
import { offerText, speechOf } from '../../words/speech.ts'
import { About, askAbout, beside, type Known } from './hover-card.tsx'
import './floats.css'

/** What a piece is and what can be done with it, where it was clicked with the right button, or a finger has rested on it. */
export function PieceMenu({ onEye }: { onEye(piece: string): void }) {
  const { panels } = useWords()
  const menu = useTable(t => t.menu)
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const prospects = useTable(t => t.prospects)
  const known = useKnown(menu?.piece ?? null)
  const list = useRef<HTMLDivElement>(null)
  useFocusWithin(list, menu !== null)
  if (!menu || !snapshot) return null
  const { piece, px, py } = menu
  const speech = speechOf(snapshot)
  const { names } = speech
  const { openMenu, openSheet, draftAction, select } = useTable.getState()
  const able = piece === selected ? prospects : []
  const actions = [...new Map(able.map(({ draft }) => [draft.action, draft])).values()]
  const item = (says: string, act: () => void) => (
    <button
      key={says}
      type="button"
      role="menuitem"
      tabIndex={-1}
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
      ref={list}
      className="piece-menu"
      role="menu"
      aria-label={names.piece(piece)}
      style={beside(px, py)}
      tabIndex={-1}
      onKeyDown={walk}
    >
      <div className="about" role="presentation">
        {known?.piece === piece ? <About known={known} /> : <p className="named">{names.piece(piece)}</p>}
      </div>
      {actions.map(({ action }) => {
        const offer = snapshot.offers.find(one => one.action === action)
        return item(offerText(speech, action, null, offer?.says), () => void draftAction(action, { piece }))
      })}
      {item(panels.unitSheet, () => void select(piece).then(() => openSheet(true)))}
      {item(panels.eyes, () => onEye(piece))}
      {item(panels.close, () => {})}
    </div>
  )
}

/** Arrows go round the items, as in any menu; Escape and Tab leave it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const goals: { readonly [key: string]: number } = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const goal = goals[event.key]
  if (goal !== undefined) items.at(goal % items.length)?.focus()
  else if (event.key === 'Escape' || event.key === 'Tab') useTable.getState().openMenu(null)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** While it is open the menu has the focus; then it goes back to where it was. */
function useFocusWithin(list: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement as HTMLElement | null
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    return () => {
      if (document.activeElement === document.body || list.current?.contains(document.activeElement)) before?.focus()
    }
  }, [isOpen, list])
}

function useKnown(piece: Id | null): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const { client, selected, prospects } = useTable.getState()
    if (!client || !piece) return
    let left = false
    void askAbout(client, piece, selected === piece ? null : selected, prospects).then(
      told => !left && setKnown(told),
      () => {}, // the game went on meanwhile: there is nothing to tell
    )
    return () => {
      left = true
    }
  }, [piece])
  return known
}
