import type { Source } from '@sandtable/kernel'
import type { Played, Plays } from '@sandtable/lab'
import type { Asked } from './worker.ts'

/** As many workers as the machine can spare. */
const hands = (): number => Math.min(4, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1))

/** Plays games in workers; `done` hears of each. The answer ends them all. */
export function gamesOf(set: string, done: () => void): { readonly plays: Plays; end(): void } {
  const workers = Array.from(
    { length: hands() },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  )
  const known = new Map<unknown, Map<number, Played>>()
  const playOne = (worker: Worker, asked: Asked): Promise<Played> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Played>) => resolve(data)
      worker.onerror = event => reject(new Error(event.message))
      worker.postMessage(asked)
    })
  const plays = async (source: Source, from: number, until: number): Promise<readonly Played[]> => {
    const games = known.get(source.value) ?? new Map<number, Played>()
    known.set(source.value, games)
    const left = Array.from({ length: until - from }, (_, i) => from + i).filter(n => !games.has(n))
    await Promise.all(
      workers.map(async worker => {
        for (let n = left.shift(); n !== undefined; n = left.shift()) {
          games.set(n, await playOne(worker, { set, file: source.value, n }))
          done()
        }
      }),
    )
    return Array.from({ length: until - from }, (_, i) => games.get(from + i) as Played)
  }
  return {
    plays,
    end() {
      for (const worker of workers) worker.terminate()
    },
  }
}
