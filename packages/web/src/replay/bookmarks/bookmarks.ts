import type { Id } from '@sandtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import { read, write } from '../../saves/database.ts'
import { bookmarksKey } from '../../saves/saves.ts'

/** A moment that somebody wants to come back to. It belongs to the viewer who set it: another has other entries, and other secrets. */
export interface Bookmark {
  readonly at: number
  readonly viewer: Id
  readonly name: string
}

export interface Bookmarks {
  readonly list: readonly Bookmark[]
  /** Sets a bookmark, or takes the one that is there away. */
  toggle(at: number, name: string): void
  rename(at: number, name: string): void
}

/** All bookmarks of a game, of all viewers. A browser that stores nothing has none. */
export const bookmarksOf = async (game: string): Promise<readonly Bookmark[]> =>
  (await read<readonly Bookmark[]>('texts', bookmarksKey(game)).catch(() => undefined)) ?? []

export const keepBookmarks = (game: string, all: readonly Bookmark[]): Promise<void> =>
  write(bookmarksKey(game), { texts: all }).catch(() => undefined) // they last as long as the page

/** A viewer's bookmarks in a game, in order; kept in this browser beside the game. */
export function useBookmarks(game: string, viewer: Id): Bookmarks {
  const [all, setAll] = useState<readonly Bookmark[]>([])
  useEffect(() => {
    let current = true
    void bookmarksOf(game).then(kept => current && setAll(kept))
    return () => {
      current = false
    }
  }, [game])
  const change = useCallback(
    (changed: (mine: readonly Bookmark[]) => readonly Bookmark[]) =>
      setAll(before => {
        const others = before.filter(one => one.viewer !== viewer)
        const mine = changed(before.filter(one => one.viewer === viewer))
        const after = [...others, ...[...mine].sort((a, b) => a.at - b.at)]
        void keepBookmarks(game, after)
        return after
      }),
    [game, viewer],
  )
  const toggle = useCallback(
    (at: number, name: string) =>
      change(mine =>
        mine.some(one => one.at === at) ? mine.filter(one => one.at !== at) : [...mine, { at, viewer, name }],
      ),
    [change, viewer],
  )
  const rename = useCallback(
    (at: number, name: string) => change(mine => mine.map(one => (one.at === at ? { ...one, name } : one))),
    [change],
  )
  return { list: all.filter(one => one.viewer === viewer), toggle, rename }
}
