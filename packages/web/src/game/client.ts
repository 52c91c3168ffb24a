import type { Reason } from '@sandtable/kernel'
import { type Calls, joined, joinedGrown, type Snapshot } from '@sandtable/room'
import type { News, Reply } from './messages.ts'

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

/** The game was closed before it could answer. */
export class GameClosed extends GameError {
  constructor() {
    super('The game was closed.', null, null)
  }
}

/** The page's one door to a game. It cannot tell whether a worker or a server answers. */
export interface GameClient {
  ask<K extends keyof Calls>(call: K, ...args: Parameters<Calls[K]>): Promise<Awaited<ReturnType<Calls[K]>>>
  /** Called with every new snapshot. */
  onSnapshot(heard: (snapshot: Snapshot) => void): void
  close(): void
}

/** Keeps what is new before it is shown; if the answer is no, it never is. */
export type Keep = (news: News) => Promise<boolean>

/** What is told only after the change that it has brought about is shown. All else is answered at once. */
const changing: ReadonlySet<keyof Calls> = new Set([
  'sit',
  'decide',
  'pass',
  'letPass',
  'placeRest',
  'enter',
  'umpire',
  'undo',
  'redo',
] as const)

/** Keeps and shows what has come, in order, with the answers between. The computer plays faster than a slow machine keeps and draws. */
function showing(keep: Keep, show: (snapshot: Snapshot) => void) {
  const late: (News | (() => void))[] = []
  let busy = false
  let closed = false
  const run = async (): Promise<void> => {
    if (busy) return
    busy = true
    while (late.length > 0) {
      if (typeof late[0] === 'object') await new Promise(done => setTimeout(done)) // more may have come already
      const next = late.shift()
      if (typeof next === 'function') next()
      else if (next && (await keep(next)) && !closed) show(next.snapshot)
    }
    busy = false
  }
  return {
    take(news: News): void {
      const before = late.at(-1)
      if (typeof before === 'object' && before.snapshot.seat === news.snapshot.seat)
        late[late.length - 1] = {
          snapshot: joined(before.snapshot, news.snapshot),
          grown: joinedGrown(before.grown, news.grown),
        }
      else late.push(news)
      void run()
    },
    /** Answers once everything that came before is shown. */
    answer(say: () => void): void {
      if (busy || late.length > 0) late.push(say)
      else say()
    },
    close(): void {
      closed = true
      for (const one of late.splice(0)) if (typeof one === 'function') one()
    },
  }
}

export function localGame(keep: Keep = async () => true): GameClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { call: keyof Calls; resolve(value: unknown): void; reject(error: unknown): void }>()
  let heard: (snapshot: Snapshot) => void = () => {}
  let last = 0
  const shown = showing(keep, snapshot => heard(snapshot))
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('snapshot' in data) {
      shown.take(data)
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    const answer = (): void => {
      if ('error' in data) asked?.reject(new GameError(data.error.message, data.error.reasons, data.error.code))
      else asked?.resolve(data.value)
    }
    if (asked && changing.has(asked.call)) shown.answer(answer)
    else answer()
  })
  return {
    ask: (call, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { call, resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ id, call, args })
      }),
    onSnapshot(listener) {
      heard = listener
    },
    close() {
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new GameClosed())
      waiting.clear()
      shown.close()
    },
  }
}
