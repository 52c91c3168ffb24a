import type { Asked, Calls, FarDesk } from '@sandtable/room'
import { GameClosed, GameError } from '../game/client.ts'
import type { Reply } from '../game/messages.ts'

/** What the page answers at its seat of a game far away, in a worker of its own. */
export interface OwnDesk {
  ask(call: 'take', args: Parameters<FarDesk['take']>): Promise<ReturnType<FarDesk['take']>>
  ask(call: 'guess', args: Parameters<FarDesk['guess']>): Promise<ReturnType<FarDesk['guess']>>
  ask(call: 'whole', args: readonly []): Promise<ReturnType<FarDesk['whole']>>
  ask(call: keyof Asked, args: readonly unknown[]): Promise<unknown>
  close(): void
}

const asked: { readonly [call in keyof Asked]: true } = {
  read: true,
  question: true,
  refusal: true,
  drawings: true,
  prospects: true,
  route: true,
  plan: true,
  measure: true,
  sheet: true,
  aura: true,
  lens: true,
  odds: true,
  trials: true,
  aim: true,
  reply: true,
  refuge: true,
}

/** Can the page find this out by itself? */
export const isAsked = (call: keyof Calls): call is keyof Asked => Object.hasOwn(asked, call)

export function ownDesk(): OwnDesk {
  const worker = new Worker(new URL('../game/worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve(value: never): void; reject(error: unknown): void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (!('id' in data)) return
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) one?.reject(new GameError(data.error.message, data.error.reasons, data.error.code))
    else one?.resolve(data.value as never)
  })
  return {
    ask: (call: keyof Asked | 'take' | 'guess' | 'whole', args: readonly unknown[]) =>
      new Promise<never>((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, far: call, args })
      }),
    close() {
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new GameClosed())
      waiting.clear()
    },
  }
}
