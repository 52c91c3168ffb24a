import type { TableGame } from '@sandtable/room'

/** A game with real figures as this browser keeps it: one for each rule set. */
export interface Shelved {
  readonly game: TableGame
  /** Counts what was kept: two windows never write over each other. */
  readonly revision: number
}

const NAME = 'sandtable-companion'
const STORE = 'games'

/** A database of its own: the kept games of the computer's table are another matter. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

export async function shelved(set: string): Promise<Shelved | null> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const asked = database.transaction(STORE).objectStore(STORE).get(set)
    asked.onsuccess = () => resolve((asked.result as Shelved | undefined) ?? null)
    asked.onerror = () => reject(asked.error)
  })
}

/** Keeps a game. If another window has kept a later one, nothing is written, and that one is given back. */
export async function shelve(set: string, next: Shelved): Promise<Shelved> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(STORE)
    let kept = next
    const asked = store.get(set)
    asked.onsuccess = () => {
      const there = asked.result as Shelved | undefined
      if (there && there.revision >= next.revision) kept = there
      else store.put(next, set)
    }
    transaction.oncomplete = () => resolve(kept)
    transaction.onabort = () => reject(transaction.error)
  })
}
