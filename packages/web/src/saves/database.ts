/** The browser's own database, as drawers: what is known of each kept game, its text, and scenarios from files. */
export type Drawer = 'games' | 'texts' | 'scenarios'
const drawers: readonly Drawer[] = ['games', 'texts', 'scenarios']

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  const forget = (): void => {
    opened = null // the next one who asks tries again
  }
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('sandtable', 1)
    asked.onupgradeneeded = () => {
      for (const drawer of drawers) asked.result.createObjectStore(drawer)
    }
    asked.onsuccess = () => {
      asked.result.onclose = forget
      resolve(asked.result)
    }
    asked.onerror = () => reject(asked.error)
  })
  opened.catch(forget)
  return opened
}

/** Everything in one drawer. */
export async function readAll<T>(drawer: Drawer): Promise<readonly T[]> {
  const database = await open()
  return answer<T[]>(database.transaction(drawer).objectStore(drawer).getAll())
}

export async function read<T>(drawer: Drawer, key: string): Promise<T | undefined> {
  const database = await open()
  return answer<T | undefined>(database.transaction(drawer).objectStore(drawer).get(key))
}

/** Puts or (with undefined) removes under one key, in several drawers at once: all of it is written, or nothing. */
export const write = (key: string, values: { readonly [drawer in Drawer]?: unknown }): Promise<void> =>
  change(Object.keys(values) as Drawer[], drawer => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) drawer(name as Drawer).delete(key)
      else drawer(name as Drawer).put(value, key)
    }
  })

/**
 * Changes several drawers at once: all of it, or nothing. What is changed is on the disk when this returns. `act` may
 * refuse in an answer to a request of its own; then nothing is changed, and the reason is thrown.
 */
export async function change(
  names: readonly Drawer[],
  act: (drawer: (name: Drawer) => IDBObjectStore, refuse: (why: Error) => void) => void,
): Promise<void> {
  const database = await open()
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' })
  let refused: Error | null = null
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(refused ?? transaction.error)
    act(
      name => transaction.objectStore(name),
      why => {
        refused = why
        transaction.abort()
      },
    )
  })
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What several drawers hold at one moment. */
export async function look<T>(
  names: readonly Drawer[],
  ask: (drawer: (name: Drawer) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(names)
  return ask(name => transaction.objectStore(name))
}
