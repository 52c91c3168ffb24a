/*
 * Which tab plays a game. One holds its lock; the others watch, and hear of everything that it keeps. Where a browser
 * has no locks, every tab may play, and the revision of the kept game decides (`shelf.ts`).
 */

const nameOf = (id: string): string => `sandtable game ${id}`

/** The lock that this tab holds. */
let mine: { release(): void; readonly released: Promise<void> } | null = null

/** Holds a game, and lets go of the one before. False if another tab has it. `lost`: another tab has taken it over. */
export async function hold(id: string, how: 'if free' | 'by force', lost: () => void): Promise<boolean> {
  await letGo()
  return new Promise(answer => {
    let isHeld = false
    let release = (): void => {}
    const take = (lock: Lock | null): Promise<void> | undefined => {
      isHeld = lock !== null
      answer(isHeld)
      if (!isHeld) return
      return new Promise(done => {
        release = done
        mine = { release, released }
      })
    }
    const wish = how === 'by force' ? { steal: true } : { ifAvailable: true }
    const released = Promise.resolve()
      .then(() => navigator.locks.request(nameOf(id), wish, take))
      .catch(() => {
        if (isHeld) lost()
        else answer(true) // a browser without locks
      })
  })
}

export async function letGo(): Promise<void> {
  const before = mine
  mine = null
  before?.release()
  await before?.released
}

/** Has the tab that held it been closed? */
export async function isFree(id: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === nameOf(id))
}

let channel: BroadcastChannel | null | undefined

function toOthers(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  try {
    channel = new BroadcastChannel('sandtable kept games')
  } catch {
    channel = null // nobody hears of it: whoever watches sees it when he takes over
  }
  return channel
}

/** Tells the other tabs that more of a game is kept. */
export const announce = (id: string): void => toOthers()?.postMessage(id)

/** Hears of games of which another tab has kept more. */
export function onAnnounced(heard: (id: string) => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => heard(data)
  toOthers()?.addEventListener('message', listen)
  return () => toOthers()?.removeEventListener('message', listen)
}
