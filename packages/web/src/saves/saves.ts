import type { Id, Message } from '@sandtable/kernel'
import type { Level, Seats, Snapshot } from '@sandtable/room'
import { create } from 'zustand'
import { useTable } from '../play/store.ts'
import { readAll, write } from './database.ts'
import { lastingAs } from './lasting.ts'
import { append, remove, take, wholly } from './shelf.ts'
import { inTime, type Trouble, troubleOf } from './trouble.ts'

/** What is known of a game that is kept in this browser, without opening it. */
export interface Kept {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  /** Who sits where; empty for a file from elsewhere until somebody sits down. */
  readonly seats: Seats
  readonly level: Level
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
  /** Nobody at this screen has decided anything yet. */
  readonly isUntouched?: boolean
  /** How often it has been kept; not at all in an earlier version of the page. */
  readonly revision?: number
}

/** What stays the same from one decision to the next. */
export type Played = Pick<Kept, 'id' | 'title' | 'ruleset' | 'seats' | 'level' | 'sides' | 'options'>

interface SavesState {
  /** Newest first. */
  readonly games: readonly Kept[]
  /** The game on the table. */
  readonly current: Played | null
  /** Why nothing can be kept, where that is so. */
  readonly problem: Trouble | null
  load(): Promise<void>
  /** Keeps another game beside the others. */
  put(kept: Kept, text: string): Promise<void>
  /** More of a game has been kept. */
  noted(kept: Kept): void
  forget(id: string): Promise<void>
  play(current: Played | null): void
}

/** A reloaded page goes on with the game that it had; another tab has its own. */
const lastGame = lastingAs('sessionStorage', 'sandtable.current')

export const useSaves = create<SavesState>((set, get) => {
  /** A browser that keeps nothing still plays; it says so once. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await inTime(act())
      if (get().problem) set({ problem: null })
    } catch (error) {
      set({ problem: troubleOf(error) })
    }
  }
  const sorted = (games: readonly Kept[]): readonly Kept[] => [...games].sort((a, b) => b.at - a.at)
  const noted = (kept: Kept): void =>
    set({ games: sorted([kept, ...get().games.filter(game => game.id !== kept.id)]), problem: null })
  return {
    games: [],
    current: null,
    problem: null,
    load: () => attempt(async () => set({ games: sorted(await readAll<Kept>('games')) })),
    put: (kept, text) =>
      attempt(async () => {
        await append(kept, wholly(text), 0)
        noted(kept)
      }),
    noted,
    forget: id =>
      attempt(async () => {
        await remove(id)
        await write(bookmarksKey(`game/${id}`), { texts: undefined })
        set({ games: get().games.filter(game => game.id !== id) })
      }),
    play(current) {
      set({ current })
      lastGame.set(current?.id ?? null)
    },
  }
})

/** The game that this tab had open before it was reloaded. */
export const lastPlayed = (): string | null => lastGame.get()

/** Where the bookmarks of a game lie: beside its text. */
export const bookmarksKey = (game: string): string => `bookmarks ${game}`

/** The text of a kept game. */
export async function textOf({ id, title }: Kept): Promise<string> {
  const stored = await inTime(take(id))
  if (!stored) throw new Error(`The text of ${title} is gone from this browser.`)
  return stored.text
}

/** Keeps a copy of the game on the table under a name; the game itself goes on. */
export async function keepAs(name: string): Promise<void> {
  const { current, put } = useSaves.getState()
  const { client, snapshot } = useTable.getState()
  if (!current || !client || !snapshot) return
  const text = await client.ask('save')
  await put({ ...current, id: crypto.randomUUID(), name, ...standing(snapshot), at: Date.now() }, text)
}

/** How a game stands, as anybody may know it. */
export function standing({ view, waitingFor, outcome }: Snapshot): Pick<Kept, 'turn' | 'last' | 'waitingFor' | 'over'> {
  const [game] = view.tables.game as readonly { readonly turn: number; readonly last?: number | null }[]
  return { turn: game?.turn ?? 0, last: game?.last ?? null, waitingFor, over: outcome?.says ?? null }
}

/** Is a person at this screen asked? */
export const isYourMove = ({ waitingFor, seats, over }: Kept): boolean =>
  !over && waitingFor.some(side => seats[side] === 'person')
