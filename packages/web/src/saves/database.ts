/** The browser's own database, as two drawers: what is known of each kept game, and its text. */
export type Drawer = 'games' | 'texts' | 'scenarios'
const drawers: readonly Drawer[] = ['games', 'texts', 'scenarios']

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('sandtable', 1)
    asked.onupgradeneeded = () => {
      for (const drawer of drawers) asked.result.createObjectStore(drawer)
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
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
export async function write(key: string, values: { readonly [drawer in Drawer]?: unknown }): Promise<void> {
  const database = await open()
  const names = Object.keys(values) as Drawer[]
  const transaction = database.transaction(names, 'readwrite')
  for (const name of names) {
    const drawer = transaction.objectStore(name)
    if (values[name] === undefined) drawer.delete(key)
    else drawer.put(values[name], key)
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
