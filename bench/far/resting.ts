/** What many games cost that nobody plays just now, and what it takes to open a long one again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameMade } from '@sandtable/room'
import { median } from '../measure.ts'
import { BenchServer, Line } from './client.ts'
import { BURST, PAUSE, type Recorded, recorded, wait } from './recorded.ts'

const GAMES = 1000
/** The number of decisions made in each game. */
const DECISIONS = 20
const LONG = 'plastic/break-out-at-dawn'
const REOPENED = 12
/** The number of games played at once. */
const AT_ONCE = 25

/** Plays a game as it was recorded; says how many entries the first seat has been told. */
async function played(server: BenchServer, { sides, decisions }: Recorded, { game, seats }: GameMade, most: number) {
  let told = 0
  const lines = new Map<string, Line>()
  for (const side of sides) {
    const counts = side === sides[0]
    lines.set(
      side,
      await Line.open(server, game, seats[side] ?? '', message => {
        if (counts && message.type === 'state') told += message.news.length
      }),
    )
  }
  const seq = (): number => Math.max(...[...lines.values()].map(line => line.seq))
  while ([...lines.values()].some(line => line.seq < 0)) await wait(2)
  for (const [n, { side, decision }] of decisions.slice(0, most).entries()) {
    if (n > BURST) await wait(PAUSE)
    await lines.get(side)?.ask('decide', [decision], seq())
  }
  return { lines: [...lines.values()], told }
}

/** The memory of a server with many games that rest, above that of one with none, in MiB. */
async function idle(server: BenchServer, script: Recorded): Promise<object> {
  const before = await server.ask<NodeJS.MemoryUsage>('memory')
  const lines: Line[] = []
  for (let n = 0; n < GAMES; n += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, async () => {
      const made = await server.make(script.battle, script.sides)
      lines.push(...(await played(server, script, made, DECISIONS)).lines)
    })
    await Promise.all(some)
  }
  const mib = (bytes: number): number => bytes / 2 ** 20
  const watched = await server.ask<NodeJS.MemoryUsage>('memory')
  for (const line of lines) line.close()
  await wait(2000)
  const alone = await server.ask<NodeJS.MemoryUsage>('memory')
  return {
    games: GAMES,
    'heap, two look at each': mib(watched.heapUsed - before.heapUsed),
    'whole process, two look at each': mib(watched.rss),
    'heap, nobody looks': mib(alone.heapUsed - before.heapUsed),
  }
}

/** From 'hello' to the whole game on the line, at a server that has just started; the first ones warm it up. */
async function reopened(folder: string, script: Recorded): Promise<object> {
  const first = await BenchServer.begin(folder)
  const games: GameMade[] = []
  let entries = 0
  const all = Array.from({ length: REOPENED }, async () => {
    const made = await first.make(script.battle, script.sides)
    const { lines, told } = await played(first, script, made, script.decisions.length)
    entries = told
    for (const line of lines) line.close()
    games.push(made)
  })
  await Promise.all(all).finally(() => first.end())
  const server = await BenchServer.begin(folder)
  const took: { readonly cpu: number; readonly ms: number }[] = []
  for (const { game, seats } of games) {
    const before = await server.ask<NodeJS.CpuUsage>('cpu')
    const since = performance.now()
    const line = await Line.open(server, game, seats[script.sides[0] ?? ''] ?? '')
    while (line.seq < 0) await wait(1)
    const ms = performance.now() - since
    const { user, system } = await server.ask<NodeJS.CpuUsage>('cpu')
    took.push({ cpu: (user + system - before.user - before.system) / 1000, ms })
    line.close()
  }
  await server.end()
  const warm = took.slice(5)
  return {
    entries,
    'CPU of the server, ms': median(warm.map(({ cpu }) => cpu)),
    'on the clock, ms': median(warm.map(({ ms }) => ms)),
  }
}

export async function restingBench(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-resting-'))
  const server = await BenchServer.begin(folder)
  try {
    const long = await recorded(server, LONG, 400)
    const script = await recorded(server, 'plastic/crossroads-house', DECISIONS)
    return {
      'a long game opened again': await reopened(mkdtempSync(join(folder, 'long-')), long),
      'idle games': await idle(server, script),
    }
  } finally {
    await server.end()
    rmSync(folder, { recursive: true })
  }
}
