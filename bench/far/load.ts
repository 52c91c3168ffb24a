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

/** Two games, one after the other: a table is never without one, and of a hundred each is at another moment. */
class Table {
  readonly #games: Match[] = []
  readonly #script: Recorded

  constructor(script: Recorded) {
    this.#script = script
  }

  async sit(server: BenchServer): Promise<void> {
    for (let n = 0; n < 2; n++) {
      const match = new Match(this.#script)
      await match.sit(server, await server.make(this.#script.battle, this.#script.sides))
      this.#games.push(match)
    }
  }

  get isReady(): boolean {
    return this.#games.every(({ isReady }) => isReady)
  }

  async step(): Promise<number> {
    return (this.#games.find(({ isOver }) => !isOver) as Match).step()
  }

  close(): void {
    for (const match of this.#games) match.close()
  }
}

/**
 * So many tables, each as many decisions as a game has. `perSecond`: so many are begun a second, whether or not the
 * others are done; without it, each table as fast as it can.
 */
export async function load(server: BenchServer, script: Recorded, count: number, perSecond?: number): Promise<Load> {
  const tables = Array.from({ length: count }, () => new Table(script))
  for (const table of tables) await table.sit(server)
  while (!tables.every(({ isReady }) => isReady)) await wait(20)
  const { length } = script.decisions
  // not counted: players do not play in step, so no moment of the battle comes at all tables at once
  await Promise.all(
    tables.map(async (table, nth) => {
      for (let n = 0; n < Math.floor((nth * length) / count); n++) await table.step()
    }),
  )
  const took: number[] = []
  const before = await server.ask<NodeJS.CpuUsage>('cpu')
  const began = performance.now()
  await Promise.all(
    tables.map(async (table, nth) => {
      // each at its own time
      const pause = perSecond ? (count * 1000) / perSecond : 0
      for (let [n, at] = [0, began + (pause * nth) / count]; n < length; n++, at += pause) {
        const late = at - performance.now()
        if (late > 0) await wait(late)
        // whoever had to wait for the one before it has waited that long
        took.push((await table.step()) + (perSecond ? Math.max(0, -late) : 0))
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const after = await server.ask<NodeJS.CpuUsage>('cpu')
  for (const table of tables) table.close()
  const sorted = took.sort((a, b) => a - b)
  return {
    decisions: took.length,
    perSecond: took.length / seconds,
    median: median(took),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    cores: (after.user - before.user + after.system - before.system) / 1e6 / seconds,
  }
}
