import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Host, load, save } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { battlesOf } from '../bench/battle.ts'
import { ServerProcess } from '../packages/server/src/process.fixture.ts'
import { answersOf, type Order, trailOf } from './engine.ts'
import { bundle, chromium, Desk, firefox, node, otherNodes } from './engines.ts'
import { FarMatch, wishOf } from './far.ts'
import { isSoak, type Match, matches, named, numbered, patience, size as soakSize } from './games.ts'
import { Kept, placeOf } from './kept.ts'
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
  // --jitless would also take the WebAssembly away that fetch needs
  node('Node-interpreted', { flags: ['--no-opt', '--no-sparkplug', '--regexp-interpret-all'], every: 10 }),
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

/** A batch as it was recorded: what is to be played again, and what must come of it. */
interface Recorded {
  readonly orders: readonly Order[]
  readonly hashes: readonly string[]
}

/** One game in this many is played again by the bots themselves instead of from its answers. */
const BOTS = 20

test(`1 cross-engine replay: ${size}`, patience, async () => {
  const desk = new Desk(folder)
  // what is recorded, and which engine has played what, outlasts this run
  const place = placeOf()
  const kept = new Kept('engines', place)
  const file = (batch: number): string => join(place ?? folder, `batch-${batch}.json`)
  const read = (batch: number) => JSON.parse(readFileSync(file(batch), 'utf8')) as Recorded
  try {
    await desk.open()
    await desk.play(isSoak ? [node('recorder-1'), node('recorder-2')] : [node('recorder')], {
      batches: batches.length,
      shared: true,
      isDone: (_, batch) => kept.has(`recorded ${batch}`),
      orders: batch => JSON.stringify(batches[batch]),
      take(_, games, batch) {
        const orders = (batches[batch] ?? []).map((order, i) =>
          order.seed % BOTS === 0 ? order : { ...order, answers: games[i]?.answers },
        )
        writeFileSync(file(batch), JSON.stringify({ orders, hashes: games.map(({ hash }) => hash) }))
        kept.add(`recorded ${batch}`)
      },
    })
    const differ: string[] = []
    const said = await desk.play(engines, {
      batches: batches.length,
      isDone: (engine, batch) => kept.has(`${engine} ${batch}`),
      orders: batch => JSON.stringify(read(batch).orders),
      take(engine, games, batch) {
        const { hashes } = read(batch)
        const wrong = games.filter(({ hash }, i) => hashes[i] !== hash)
        differ.push(...wrong.map(({ battle, seed, events }) => `${engine}: ${battle}, seed ${seed}: ${events} events`))
        if (wrong.length === 0 && games.length === hashes.length) kept.add(`${engine} ${batch}`)
      },
    })
    console.info([...said].map(([name, is]) => `${name} is ${is}`).join('\n'))
    expect(differ).toEqual([])
    for (const { name, every = 1 } of engines)
      for (const i of batches.keys()) if (i % every === 0) expect(kept.has(`${name} ${i}`), `${name} ${i}`).toBe(true)
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

/** Bots at pages far away play it over sockets; the game as the server saves it when it is over. */
async function overSocket(server: ServerProcess, { battle, seed }: Match): Promise<string> {
  const match = await FarMatch.begin(await server.make(wishOf(battle)), seed, page => server.connect(page))
  const text = await match.playOut()
  match.hangUp()
  return text
}

/** The end of the game when it goes on from what it was after so many events, written down and read again. */
function fromSnapshot(host: Host, position: number): string {
  const run = readAgain(host, written(host, position))
  const since = host.game.journal.from(position)
  for (const entry of since) if (entry.type === 'decision') run.answer(entry.side, entry.decision)
  return hashOf(run)
}

test(
  `3 order independence: ${ORDERED} games over sockets, from a file, in a worker, from a snapshot at every ${EVERY}th event`,
  patience,
  async () => {
    const wrong: string[] = []
    const worker = new Elsewhere()
    const server = await ServerProcess.begin(join(folder, 'games'))
    try {
      for (const match of matches(ORDERED)) {
        const text = await overSocket(server, match)
        const file = join(folder, 'game.sandtable')
        writeFileSync(file, text)
        const { host, differs } = load(ruleSets, readFileSync(file, 'utf8'))
        if (differs || save(host) !== text) wrong.push(named(match, `from a file: ${differs?.message}`))
        const [hash, end, answers] = [trailOf(host).at(-1), hashOf(host.run), answersOf(host)]
        const order = { ...match, yaml: JSON.stringify(host.setup.raw), dice: host.dice, answers }
        if ((await worker.play(order)) !== hash) wrong.push(named(match, 'in a worker'))
        for (let at = EVERY; at < host.game.journal.length; at += EVERY)
          if (fromSnapshot(host, host.game.journal.settledBefore(at)) !== end)
            wrong.push(named(match, `from event ${at}`))
      }
    } finally {
      await server.kill()
      await worker.end()
    }
    expect(wrong).toEqual([])
  },
)
