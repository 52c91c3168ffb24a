import { create } from 'zustand'
import { openBook, openRule } from '../rulebook-store.ts'
import { switchForm } from '../settings.ts'
import { useTable } from '../store.ts'
import type { Deeds } from './listen.ts'
import { toRegion } from './regions.ts'

/** What lies over the screen for a moment: the list of keys, the finder, or the menu of a game. */
export type Overlay = 'keys' | 'find' | 'menu'

export const useOverlay = create<{ readonly shown: Overlay | null }>(() => ({ shown: null }))

export const showOverlay = (shown: Overlay | null): void => useOverlay.setState({ shown })

/** The commands of every screen. */
export const deedsOfPage: Deeds = {
  do(id) {
    if (id === 'keys') return showOverlay('keys')
    if (id === 'rules') return openHere()
    if (id === 'text') return switchForm()
    if (id === 'region') return toRegion(1)
    if (id === 'regionBack') return toRegion(-1)
    if (id !== 'find') return false
    // with the rulebook open, one looks for rules
    const field = document.querySelector<HTMLInputElement>('.rulebook-search input')
    return field ? field.focus() : showOverlay('find')
  },
  deaf: () => useTable.getState().curtain !== null && location.hash === '#/play',
}

/** The rulebook at what is being asked; without a game, at its first page. */
function openHere(): void {
  const { snapshot } = useTable.getState()
  const [rule] = snapshot?.prompt?.cites ?? []
  if (rule) openRule(rule)
  else openBook(snapshot?.table.ruleset ?? 'plastic')
}
