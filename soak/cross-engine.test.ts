import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Host, load, save } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { battlesOf } from '../bench/battle.ts'
import { answersOf, type Order, type Played, trailOf } from './engine.ts'
import { bundle, chromium, Desk, firefox, node, otherNodes } from './engines.ts'
import { isSoak, matches, named, numbered, patience, size as soakSize, watched } from './games.ts'
import { hashOf, readAgain, written } from './snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'engines-'))
beforeAll(() => bundle(folder), patience.timeout)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// ---- 1 ----

/** Each set plays so many games, in batches of one battle each. */
const BATCH = 10
const GAMES = soakSize(4000, 4) / ruleSets.length

/** Here a sort by the locale, a date or a rounding would come out differently, and nothing is compiled twice. */
const elsewhere = { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
const odd = [
  node('Node-abroad', { env: elsewhere }),
  node('Node-unoptimised', { flags: ['--no-opt'], every: 4 }),
  node('Node-interpreted', { flags: ['--jitless'], every: 10 }),
]
const engines = isSoak
  ? [chromium, firefox, ...otherNodes(), ...odd]
  : [chromium, node('Node-abroad', { env: elsewhere, flags: ['--no-opt'] })]

const batches: readonly (readonly Order[])[] = ruleSets.flatMap(({ id }) => {
  const battles = battlesOf(id).filter(name => isSoak || name.endsWith('/tutorial'))
  return Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, n) => {
    const battle = battles[n % battles.length] as string
    const yaml = readFileSync(`scenarios/${battle}.yaml`, 'utf8')
    const count = Math.min(BATCH, GAMES - n * BATCH)
    return Array.from({ length: count }, (_, i) => ({ battle, yaml, seed: 1 + n * BATCH + i }))
  })
})

const names = engines.map(({ name }) => name.replace('-', ' '))
const size = `${numbered(GAMES * ruleSets.length)} games of ${ruleSets.length} rule sets, a hash after every event, in ${names.join(', ')}`

/** One game in this many is played again by the bots themselves instead of from its answers. */
const BOTS = 20

test(`1 cross-engine replay: ${size}`, patience, async () => {
  const desk = new Desk(folder)
  const file = (batch: number): string => join(folder, `batch-${batch}.json`)
  try {
    await desk.open()
    const kept: Played[][] = []
    await desk.play(isSoak ? [node('recorder-1'), node('recorder-2')] : [node('recorder')], {
      batches: batches.length,
      shared: true,
      orders: batch => JSON.stringify(batches[batch]),
      take(_, games, batch) {
        const orders = (batches[batch] ?? []).map((order, i) =>
          order.seed % BOTS === 0 ? order : { ...order, answers: games[i]?.answers },
        )
        writeFileSync(file(batch), JSON.stringify(orders))
        kept[batch] = games.map(game => ({ ...game, answers: [] }))
      },
    })
    const differ: string[] = []
    const counts = new Map<string, number>()
    const said = await desk.play(engines, {
      batches: batches.length,
      orders: batch => readFileSync(file(batch), 'utf8'),
      take(engine, games, batch) {
        for (const [i, { battle, seed, events, hash }] of games.entries()) {
          const one = kept[batch]?.[i]
          counts.set(engine, (counts.get(engine) ?? 0) + 1)
          if (one?.hash !== hash) differ.push(`${engine}: ${battle}, seed ${seed}: ${one?.events} events, ${events}`)
        }
      },
    })
    console.info([...said].map(([name, is]) => `${name}: ${counts.get(name)} games in ${is}`).join('\n'))
    expect(differ).toEqual([])
    for (const { name, every = 1 } of engines)
      expect(counts.get(name), name).toBe(batches.filter((_, i) => i % every === 0).flat().length)
  } finally {
    desk.close()
  }
})

// ---- 3 ----

const ORDERED = soakSize(40, 4)
const EVERY = 50

/** A worker thread that plays games from their decisions, one after the other. */
class Elsewhere {
  private readonly worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    parentPort.on('message', order => import(workerData).then(({ report }) => parentPort.postMessage(report(order).hash)))`,
    { eval: true, workerData: pathToFileURL(join(folder, 'engine.mjs')).href },
  )

  play(order: Order): Promise<string> {
    this.worker.postMessage(order)
    return new Promise((resolve, reject) => {
      this.worker.once('message', resolve).once('error', reject)
    })
  }

  end(): Promise<number> {
    return this.worker.terminate()
  }
}

/** The game saved to a file, and opened from there. */
function fromFile(host: Host): string {
  const file = join(folder, 'game.sandtable')
  writeFileSync(file, save(host))
  return trailOf(load([host.rules], readFileSync(file, 'utf8')).host).at(-1) as string
}

/** The end of the game when it goes on from what it was after so many events, written down and read again. */
function fromSnapshot(host: Host, position: number): string {
  const run = readAgain(host, written(host, position))
  const since = host.game.journal.from(position)
  for (const entry of since) if (entry.type === 'decision') run.answer(entry.side, entry.decision)
  return hashOf(run)
}

test(
  `3 order independence: ${ORDERED} games from a file, in a worker, from a snapshot at every ${EVERY}th event`,
  patience,
  async () => {
    const wrong: string[] = []
    const worker = new Elsewhere()
    for (const match of matches(ORDERED)) {
      const host = watched(match)
      const [hash, end, answers] = [trailOf(host).at(-1), hashOf(host.run), answersOf(host)]
      const yaml = readFileSync(`scenarios/${match.battle}.yaml`, 'utf8')
      if (fromFile(host) !== hash) wrong.push(named(match, 'from a file'))
      if ((await worker.play({ ...match, yaml, answers })) !== hash) wrong.push(named(match, 'in a worker'))
      for (let at = EVERY; at < host.game.journal.length; at += EVERY)
        if (fromSnapshot(host, host.game.journal.settledBefore(at)) !== end)
          wrong.push(named(match, `from event ${at}`))
    }
    await worker.end()
    expect(wrong).toEqual([])
  },
)
