import { create } from 'zustand'
import { firstBattle } from '../catalogue/catalogue.ts'
import { useTable } from '../play/store.ts'
import { routeOf } from '../route.ts'
import { openBook, openRule } from '../rulebook/store.ts'
import { useSaves } from '../saves/saves.ts'
import { switchForm } from '../settings/settings.ts'
import type { Deeds } from './listen.ts'
import { toRegion } from './regions.ts'

/** What lies over the screen for a moment: the list of keys, the finder, the menu of a game, the orders in it, the umpire, or the way to the server. */
export type Overlay = 'keys' | 'find' | 'menu' | 'orders' | 'umpire' | 'online'

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

/** The rulebook at what is being asked; elsewhere, at the first page of the set that the screen is about. */
function openHere(): void {
  const [rule] = (location.hash === '#/play' && useTable.getState().snapshot?.prompt?.cites) || []
  if (rule) openRule(rule)
  else openBook(setHere())
}

/** The rule set that the screen is about: of the battle, the replay or the book that is open, or else of the game on the table. */
export function setHere(): string {
  const route = routeOf(location.hash)
  if (route.screen === 'new' || route.screen === 'rules') return route.set
  if ((route.screen === 'replay' || route.screen === 'report') && route.kind !== 'game') return route.kind
  const kept = 'id' in route ? useSaves.getState().games.find(({ id }) => id === route.id) : null
  return kept?.ruleset ?? useTable.getState().snapshot?.table.ruleset ?? firstBattle()?.ruleset ?? ''
}
