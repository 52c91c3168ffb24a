import type { Reason } from '@sandtable/kernel'
import { type Calls, joined, type Snapshot } from '@sandtable/room'
import type { Reply } from './messages.ts'

/** A call that was refused or failed, as the page shows it. */
export class GameError extends Error {
  readonly reasons: readonly Reason[] | null
  readonly code: string | null

  constructor(message: string, reasons: readonly Reason[] | null, code: string | null) {
    super(message)
    this.name = 'GameError'
    this.reasons = reasons
    this.code = code
  }
}

/** The page's one door to a game. It cannot tell whether a worker or a server answers. */
export interface GameClient {
  ask<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<Awaited<ReturnType<Calls[K]>>>
  /** Called with every new snapshot. */
  onSnapshot(heard: (snapshot: Snapshot) => void): void
  close(): void
}

export function localGame(): GameClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let heard: (snapshot: Snapshot) => void = () => {}
  let last = 0
  /** What came while the page was busy drawing: the computer plays faster than a slow machine draws. */
  let late: Snapshot | null = null
  const tell = (): void => {
    const snapshot = late
    late = null
    if (snapshot) heard(snapshot)
  }
  const take = (snapshot: Snapshot): void => {
    if (late && late.seat !== snapshot.seat) tell()
    if (late === null) setTimeout(tell)
    late = late ? joined(late, snapshot) : snapshot
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('snapshot' in data) {
      take(data.snapshot)
      return
    }
    tell() // an answer comes after what it has brought about
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) asked?.reject(new GameError(data.error.message, data.error.reasons, data.error.code))
    else asked?.resolve(data.value)
  })
  return {
    ask: (call, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ id, call, args })
      }),
    onSnapshot(listener) {
      heard = listener
    },
    close() {
      late = null
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new GameError('The game was closed.', null, null))
      waiting.clear()
    },
  }
}
