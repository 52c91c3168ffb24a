import { useSyncExternalStore } from 'react'

/** The screens, each at an address of its own after the #: a file opened from disk has no server that could answer others. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly set: string; readonly scenario: string | null }
  | { readonly screen: 'forces'; readonly set: string; readonly force: string | null }
  /** A battle played many times by the computer. */
  | { readonly screen: 'lab'; readonly set: string; readonly scenario: string }
  | { readonly screen: 'play' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'replays' }
  | { readonly screen: 'lobby' }
  /** A game with real figures: which rules, or which of them. */
  | { readonly screen: 'companion'; readonly set: string | null }
  /** Whether somebody wants mail at an address, by a link that was sent there. */
  | { readonly screen: 'mail'; readonly to: string; readonly token: string; readonly off: boolean }
  /** A game, and where one wants a moment of it: after which entry, seen by whom. */
  | {
      readonly screen: 'replay'
      readonly kind: string
      readonly id: string
      readonly at: number | null
      readonly viewer: string | null
    }
  | { readonly screen: 'report'; readonly kind: string; readonly id: string }
  /** A game that is played far apart; with a secret, a link to one of its seats. */
  | { readonly screen: 'far'; readonly game: string; readonly secret: string | null }
  | { readonly screen: 'rules'; readonly set: string; readonly rule: string | null }
  /** Where battles are made: one that is kept here, one that a link ('link') or the server ('server') holds, or the choice of how to begin. */
  | { readonly screen: 'edit'; readonly set: string | null; readonly id: string | null }

export function routeOf(hash: string): Route {
  const [screen, set = '', rest = '', at = '', viewer = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  if (screen === 'new' && set) return { screen, set, scenario: rest || null }
  if (screen === 'forces' && set) return { screen, set, force: rest || null }
  if (screen === 'lab' && set && rest) return { screen, set, scenario: rest }
  if (screen === 'rules' && set) return { screen, set, rule: rest || null }
  if (screen === 'companion') return { screen, set: set || null }
  if (screen === 'far' && set) return { screen, game: set, secret: rest || null }
  if (screen === 'mail' && set && rest) return { screen, to: set, token: rest, off: at === 'off' }
  if (screen === 'replay' && set && rest)
    return { screen, kind: set, id: rest, at: /^\d+$/.test(at) ? Number(at) : null, viewer: viewer || null }
  if (screen === 'report' && set && rest) return { screen, kind: set, id: rest }
  if (screen === 'edit') return { screen, set: set || null, id: rest || null }
  if (screen === 'play' || screen === 'settings' || screen === 'replays' || screen === 'lobby') return { screen }
  return { screen: 'home' }
}

/** An address that somebody typed may be no address at all. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where a battle is set up. The name of a file that was opened may hold anything. */
export const battleAt = (set: string, scenario: string): string => `#/new/${set}/${encodeURIComponent(scenario)}`

/** Where a battle is weighed. */
export const labAt = (set: string, scenario: string): string => `#/lab/${set}/${encodeURIComponent(scenario)}`

/** Where a battle is made. */
export const editorAt = (set: string, id: string): string => `#/edit/${set}/${encodeURIComponent(id)}`

export const go = (hash: string): void => {
  location.hash = hash
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    changed => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash,
  )
  return routeOf(hash)
}
