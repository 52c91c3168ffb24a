import { create } from 'zustand'
import { setOfRule } from '../catalogue/catalogue.ts'
import { go } from '../route.ts'

/** Which page of which book lies open over the screen. */
interface RulebookState {
  readonly set: string | null
  /** The rule or ruling that was asked for. */
  readonly rule: string | null
}

export const useRulebook = create<RulebookState>(() => ({ set: null, rule: null }))

/** What had the focus before the book was opened: it gets it back. */
let opener: HTMLElement | null = null

/** Opens the rulebook at a rule, from anywhere. */
export function openRule(id: string): void {
  const set = setOfRule(id)
  if (set) openBook(set.id, id)
}

export function openBook(set: string, rule: string | null = null): void {
  // the rulebook's own screen turns its page
  if (location.hash.startsWith('#/rules')) {
    go(`#/rules/${set}${rule ? `/${rule}` : ''}`)
    return
  }
  if (useRulebook.getState().set === null) opener = document.activeElement as HTMLElement | null
  useRulebook.setState({ set, rule })
}

export function closeRulebook(): void {
  useRulebook.setState({ set: null, rule: null })
  if (opener?.isConnected) opener.focus()
  opener = null
}
