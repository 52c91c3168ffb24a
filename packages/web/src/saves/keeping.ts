import type { Grown } from '@sandtable/kernel'
import { joinedGrown, type Snapshot } from '@sandtable/room'
import { create } from 'zustand'
import type { Keep } from '../game/client.ts'
import { announce } from './holding.ts'
import { type Kept, type Played, standing, useSaves } from './saves.ts'
import { append, Overtaken } from './shelf.ts'
import { inTime, type Trouble, troubleOf } from './trouble.ts'

/** How the game on the table is kept. */
interface KeepingState {
  /** Why it is not, where that is so. */
  readonly trouble: Trouble | null
  /** What has happened waits to be shown until it is kept. */
  readonly waits: boolean
  /** The player plays on without keeping. */
  readonly carefree: boolean
  tryAgain(): void
  playOn(): void
}

const allWell = { trouble: null, waits: false, carefree: false } as const
export const useKeeping = create<KeepingState>(() => ({ ...allWell, tryAgain() {}, playOn() {} }))

export interface Session {
  readonly keep: Keep
  /** What the game is called, and what of it lies there already. Until then nothing is kept or shown. */
  begin(played: Played, revision: number, text?: string): void
  /** It is no longer played here: nothing of it is kept or shown any more. */
  end(): void
  /** Another tab has taken it over, or has kept more of it. */
  lose(): void
}

interface Begun {
  readonly played: Played
  revision: number
  readonly text: string
}

/** Has somebody at this screen decided something just now? One alone sees all of his own; of several, some may be hidden. */
function isTouchedBy({ seats }: Played, { news, seat }: Snapshot): boolean {
  const people = Object.keys(seats).filter(side => seats[side] === 'person')
  return people.length > 1 || news.some(entry => entry.type === 'decision' && entry.side === seat)
}

/** Keeps one game as it is played; long because one write, one wait and one choice belong together. */
export function keeping(overtaken: () => void): Session {
  const { setState: set, getState: get } = useKeeping
  let begun: (game: Begun) => void = () => {}
  const game = new Promise<Begun>(resolve => {
    begun = resolve
  })
  let ended = false
  /** Nothing has been shown yet. */
  let first = true
  /** Somebody at this screen has decided something. */
  let touched = false
  let wake = (): void => {}
  /** What is not kept yet, and how the game then stands. */
  let rest: { readonly grown: Grown; readonly snapshot: Snapshot } | null = null
  const add = (grown: Grown, snapshot: Snapshot): void => {
    rest = { grown: joinedGrown(rest?.grown ?? null, grown) ?? grown, snapshot }
  }

  const writeRest = async (): Promise<void> => {
    const at = await game
    if (rest && rest.grown.from === 0 && rest.grown.rows.join('') === at.text) rest = null // opening is no change
    while (rest && !ended) {
      const { grown, snapshot } = rest
      rest = null
      try {
        touched ||= at.revision > 0 && isTouchedBy(at.played, snapshot)
        const isNew = touched ? {} : { isUntouched: true }
        const kept: Kept = { ...at.played, name: null, ...standing(snapshot), ...isNew, at: Date.now() }
        await append(kept, grown, at.revision)
        at.revision += 1
        useSaves.getState().noted(kept)
        announce(kept.id)
      } catch (error) {
        const since = rest as { readonly grown: Grown; readonly snapshot: Snapshot } | null
        rest = { grown, snapshot }
        if (since) add(since.grown, since.snapshot)
        throw error
      }
    }
    if (!ended) set(allWell)
  }
  /** One write at a time. One that was given up may still succeed. */
  let writing: Promise<void> | null = null
  const write = (): Promise<void> => {
    writing ??= writeRest().finally(() => {
      writing = null
    })
    return writing
  }
  const isKept = async (): Promise<boolean> => {
    try {
      await inTime(write())
      return true
    } catch (error) {
      if (error instanceof Overtaken) lose()
      else if (!ended) set({ trouble: troubleOf(error) })
      return false
    }
  }
  const end = (): void => {
    ended = true
    set(allWell)
    wake()
  }
  const lose = (): void => {
    if (ended) return
    end()
    overtaken()
  }
  /** The player tries again, or plays on; or it has been kept after all. */
  const choice = async (): Promise<void> => {
    set({ waits: true })
    await new Promise<void>(resolve => {
      wake = resolve
      void writing?.then(resolve, () => {})
    })
    set({ waits: false })
  }
  set({
    ...allWell,
    tryAgain: () => (get().waits ? wake() : void isKept()),
    playOn() {
      set({ carefree: true })
      wake()
    },
  })
  return {
    async keep({ snapshot, grown }) {
      if (snapshot.watched) return true
      if (ended || !grown) return !ended
      add(grown, snapshot)
      const begins = first
      first = false
      // a battle can be looked at before anything is decided: the trouble is said at the table
      while (!get().carefree && !(await isKept()) && !ended && !begins) await choice()
      if (get().carefree) void isKept()
      else if (!begins) askToStay()
      return !ended
    },
    begin(played, revision, text = '') {
      touched = revision > 0 // whoever opens it again wants it
      begun({ played, revision, text })
    },
    end,
    lose,
  }
}

let isAsked = false

/** Once there is something to keep, the browser is asked not to clear it away by itself. */
function askToStay(): void {
  if (isAsked) return
  isAsked = true
  void Promise.resolve()
    .then(() => navigator.storage.persist())
    .catch(() => {}) // it is kept as long as the browser likes
}
