import type { Id, Message } from '@sandtable/kernel'
import type { Seats, Snapshot } from '@sandtable/room'
import { create } from 'zustand'
import type { GameClient } from '../game/client.ts'
import { useTable } from '../play/store.ts'
import { read, readAll, write } from './database.ts'

/** What is known of a game that is kept in this browser, without opening it. */
export interface Kept {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  /** Who sits where; empty for a file from elsewhere until somebody sits down. */
  readonly seats: Seats
  readonly level: 'easy' | 'usual'
  readonly sides: readonly { readonly id: Id; readonly name: string }[]
  readonly options: { readonly [ruling: string]: string }
  readonly turn: number
  readonly last: number | null
  readonly waitingFor: readonly Id[]
  /** How it ended, once it has. */
  readonly over: Message | null
  /** A person gave it this name; a game without one is kept by itself and overwritten as it goes on. */
  readonly name: string | null
  /** When it was kept, in milliseconds. */
  readonly at: number
}

/** What stays the same from one decision to the next. */
export type Played = Pick<Kept, 'id' | 'title' | 'ruleset' | 'seats' | 'level' | 'sides' | 'options'>

interface SavesState {
  /** Newest first. */
  readonly games: readonly Kept[]
  /** The game on the table. */
  readonly current: Played | null
  /** Why nothing can be kept, where that is so. */
  readonly problem: string | null
  load(): Promise<void>
  /** Keeps a game, or what is new of it. */
  put(kept: Kept, text: string): Promise<void>
  forget(id: string): Promise<void>
  play(current: Played | null): void
}

const CURRENT = 'sandtable.current'

export const useSaves = create<SavesState>((set, get) => {
  /** A browser that keeps nothing still plays; it says so once. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
      if (get().problem) set({ problem: null })
    } catch (error) {
      set({ problem: `This browser keeps no games: ${error instanceof Error ? error.message : String(error)}.` })
    }
  }
  const sorted = (games: readonly Kept[]): readonly Kept[] => [...games].sort((a, b) => b.at - a.at)
  return {
    games: [],
    current: null,
    problem: null,
    load: () => attempt(async () => set({ games: sorted(await readAll<Kept>('games')) })),
    put: (kept, text) =>
      attempt(async () => {
        await write(kept.id, { games: kept, texts: text })
        set({ games: sorted([kept, ...get().games.filter(game => game.id !== kept.id)]) })
      }),
    forget: id =>
      attempt(async () => {
        await write(id, { games: undefined, texts: undefined })
        await write(bookmarksKey(`game/${id}`), { texts: undefined })
        set({ games: get().games.filter(game => game.id !== id) })
      }),
    play(current) {
      set({ current })
      // a reloaded page goes on with the game that it had; another tab has its own
      if (current) sessionStorage.setItem(CURRENT, current.id)
      else sessionStorage.removeItem(CURRENT)
    },
  }
})

/** The game that this tab had open before it was reloaded. */
export const lastPlayed = (): string | null => sessionStorage.getItem(CURRENT)

/** Where the bookmarks of a game lie: beside its text. */
export const bookmarksKey = (game: string): string => `bookmarks ${game}`

export const textOf = (id: string): Promise<string | undefined> => read<string>('texts', id)

/** What is being written now, and for which game: a game that was closed never answers. */
let writing: { readonly client: GameClient; readonly done: Promise<void>; again: boolean } | null = null

/** Keeps the game on the table as it now stands. Called as often as one likes: while one text is written, at most one more waits. */
export function keepCurrent(): Promise<void> {
  const { client } = useTable.getState()
  if (!client) return Promise.resolve()
  if (writing?.client === client) {
    writing.again = true
    return writing.done
  }
  const mine = { client, done: keep(null), again: false }
  writing = mine
  const after = (): void => {
    if (writing !== mine) return
    writing = null
    if (mine.again) void keepCurrent()
  }
  void mine.done.then(after, after)
  return mine.done
}

/** Keeps the game on the table whenever somebody has decided and the computer has answered, whatever screen is shown. */
export function keepAlways(): () => void {
  return useTable.subscribe(({ snapshot }, before) => {
    if (snapshot && snapshot !== before.snapshot && !snapshot.thinking) void keepCurrent()
  })
}

/** Keeps a copy of the game on the table under a name; the game itself goes on. */
export const keepAs = (name: string): Promise<void> => keep(name)

async function keep(name: string | null): Promise<void> {
  const { current, put } = useSaves.getState()
  const { client, snapshot } = useTable.getState()
  if (!current || !client || !snapshot) return
  const text = await client.ask('save')
  if (useSaves.getState().current?.id !== current.id) return // another game was opened meanwhile
  const id = name ? crypto.randomUUID() : current.id
  await put({ ...current, id, name, ...standing(snapshot), at: Date.now() }, text)
}

/** How a game stands, as anybody may know it. */
export function standing({ view, waitingFor, outcome }: Snapshot): Pick<Kept, 'turn' | 'last' | 'waitingFor' | 'over'> {
  const [game] = view.tables.game as readonly { readonly turn: number; readonly last?: number | null }[]
  return { turn: game?.turn ?? 0, last: game?.last ?? null, waitingFor, over: outcome?.says ?? null }
}

/** Is a person at this screen asked? */
export const isYourMove = ({ waitingFor, seats, over }: Kept): boolean =>
  !over && waitingFor.some(side => seats[side] === 'person')
