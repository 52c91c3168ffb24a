/** How many decisions a server takes: each is checked by the rules, stored durably and sent to all who look. */
import type { GameMade } from '@sandtable/room'
import { median } from '../measure.ts'
import { type BenchServer, Line } from './client.ts'
import type { Recorded } from './recorded.ts'

/** One game that is played as it was recorded, by lines that need not think. */
class Match {
  readonly #script: Recorded
  readonly #lines = new Map<string, Line>()
  #next = 0

  constructor(script: Recorded) {
    this.#script = script
  }

  async sit(server: BenchServer, { game, seats }: GameMade): Promise<void> {
    for (const side of this.#script.sides) this.#lines.set(side, await Line.open(server, game, seats[side] ?? ''))
  }

  get isReady(): boolean {
    return [...this.#lines.values()].every(({ seq }) => seq >= 0)
  }

  get isOver(): boolean {
    return this.#next >= this.#script.decisions.length
  }

  /** Makes its next decision; how long that took until it was acknowledged, in ms. */
  async step(): Promise<number> {
    const { side = '', decision } = this.#script.decisions[this.#next++] ?? {}
    const since = performance.now()
    // a recorded player need not have heard of the step before
    const seq = Math.max(...[...this.#lines.values()].map(line => line.seq))
    await this.#lines.get(side)?.ask('decide', [decision], seq)
    return performance.now() - since
  }

  close(): void {
    for (const line of this.#lines.values()) line.close()
  }
}

export interface Load {
  readonly decisions: number
  readonly perSecond: number
  readonly median: number
  readonly p99: number
  /** CPU seconds of the server for each second. */
  readonly cores: number
}

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** `perSecond`: so many are begun a second, whether or not the others are done; without it, each game as fast as it can. */
export async function load(server: BenchServer, script: Recorded, games: number, perSecond?: number): Promise<Load> {
  const matches: Match[] = []
  for (let n = 0; n < games; n++) {
    const match = new Match(script)
    await match.sit(server, await server.make(script.battle, script.sides))
    matches.push(match)
  }
  while (!matches.every(({ isReady }) => isReady)) await wait(20)
  const took: number[] = []
  const before = await server.ask<NodeJS.CpuUsage>('cpu')
  const began = performance.now()
  await Promise.all(
    matches.map(async (match, nth) => {
      // each at its own time
      const pause = perSecond ? (games * 1000) / perSecond : 0
      for (let at = began + (pause * nth) / games; !match.isOver; at += pause) {
        const late = at - performance.now()
        if (late > 0) await wait(late)
        took.push(await match.step())
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const after = await server.ask<NodeJS.CpuUsage>('cpu')
  for (const match of matches) match.close()
  const sorted = took.sort((a, b) => a - b)
  return {
    decisions: took.length,
    perSecond: took.length / seconds,
    median: median(took),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    cores: (after.user - before.user + after.system - before.system) / 1e6 / seconds,
  }
}
