import { useTable } from '../play/store.ts'
import { isFree, onAnnounced } from './holding.ts'
import { useSaves } from './saves.ts'
import { take } from './shelf.ts'
import { inTime } from './trouble.ts'

/** The game that is looked at here while another tab plays it. */
let watched: string | null = null

export function watch(id: string | null): void {
  watched = id
}

let following: Promise<void> | null = null
let again = false

/** Shows the watched game as it is kept now. While it is being opened, at most one more waits. */
export function follow(): Promise<void> {
  again = following !== null
  following ??= show()
    .catch(() => {}) // the next announcement shows it
    .finally(() => {
      following = null
      if (again) void follow()
    })
  return following
}

async function show(): Promise<void> {
  const { current } = useSaves.getState()
  if (!current || current.id !== watched) return
  const stored = await inTime(take(current.id))
  if (!stored || current.id !== watched) return
  const { title, seats, level } = current
  await useTable.getState().follow({ title, save: stored.text, file: title, seats, level })
}

/** Follows a game that another tab plays. When that tab is closed and one comes back to this one, it is played here. */
export function watchAlways(playHere: () => Promise<void>): () => void {
  const end = onAnnounced(id => {
    if (id === watched) void follow()
  })
  const look = async (): Promise<void> => {
    const id = watched
    if (id && (await isFree(id)) && id === watched) await playHere()
  }
  const back = (): void => {
    look().catch(() => {}) // the button is still there
  }
  addEventListener('focus', back)
  return () => {
    end()
    removeEventListener('focus', back)
  }
}
