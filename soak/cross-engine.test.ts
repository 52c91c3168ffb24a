import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { battlesOf } from '../bench/battle.ts'
import type { Order, Played } from './engine.ts'
import { bundle, chromium, Desk, firefox, hasFirefox, node, otherNodes } from './engines.ts'

/** Each set plays so many games, in batches of one battle each. */
const GAMES = process.env.SOAK ? 1000 : 2
const BATCH = process.env.SOAK ? 10 : 1

/** Here a sort by the locale, a date or a rounding would come out differently, and nothing is compiled twice. */
const elsewhere = { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
const odd = [
  node('Node-abroad', { env: elsewhere }),
  node('Node-unoptimised', { flags: ['--no-opt'], every: 4 }),
  node('Node-interpreted', { flags: ['--jitless'], every: 10 }),
]
const engines = process.env.SOAK
  ? [chromium, firefox, ...otherNodes(), ...odd]
  : [chromium, ...(hasFirefox() ? [firefox] : []), node('Node-abroad', { env: elsewhere, flags: ['--no-opt'] })]

const batches: readonly (readonly Order[])[] = ruleSets.flatMap(({ id }) => {
  const battles = battlesOf(id).toReversed() // the tutorial, the shortest, is the last
  return Array.from({ length: GAMES / BATCH }, (_, n) => {
    const battle = battles[n % battles.length] as string
    const yaml = readFileSync(`scenarios/${battle}.yaml`, 'utf8')
    return Array.from({ length: BATCH }, (_, i) => ({ battle, yaml, seed: 1 + n * BATCH + i }))
  })
})

const names = engines.map(({ name }) => name.replace('-', ' '))
const size = `${GAMES * ruleSets.length} games of ${ruleSets.length} rule sets, a hash after every event, in ${names.join(', ')}`

/** One game in this many is played again by the bots themselves instead of from its answers. */
const BOTS = 20

test(`1 cross-engine replay: ${size}`, { timeout: 3_600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  const desk = new Desk(folder)
  const file = (batch: number): string => join(folder, `batch-${batch}.json`)
  try {
    await Promise.all([bundle(folder), desk.open()])
    const kept: Played[][] = []
    await desk.play([node('recorder-1'), node('recorder-2')], {
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
      expect(counts.get(name), name).toBe(Math.ceil(batches.length / every) * BATCH)
  } finally {
    desk.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
