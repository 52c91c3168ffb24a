import type { FromPage } from '@sandtable/room'

/** A decision that was not answered yet, and what its seat was asked when it was made. */
export interface Unsent {
  readonly message: FromPage & { type: 'ask' }
  readonly prompt: string
}

const keyOf = (game: string): string => `sandtable.far.unsent.${game}`

/** What was decided and not answered before the page was closed. Sent again it counts once, by its key. */
export function unsentIn(game: string): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return [] // no storage, or something else wrote it
  }
}

export function keepUnsent(game: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(game))
    else localStorage.setItem(keyOf(game), JSON.stringify(unsent))
  } catch {
    // it is sent all the same as long as the page is open
  }
}
