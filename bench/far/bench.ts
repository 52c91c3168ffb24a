/**
 * Games far apart, against a server in a process of its own on loopback: bytes a decision and viewer; decisions checked,
 * stored durably and sent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../measure.ts'
import { BenchServer } from './client.ts'
import { load } from './load.ts'
import { percentile } from './percentile.ts'
import { recorded } from './recorded.ts'

const battles = [
  'plastic/crossroads-house',
  'muzzleflash/farm-on-the-lane',
  'goodbye/trench-raid-at-dusk',
  'blaze/crossroads-at-saint-martin',
]

/** The battle that is played many times at once, and how many times. */
const LOADED = 'plastic/crossroads-house'
const GAMES = 100

export async function farBench(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'))
  const server = await BenchServer.begin(folder)
  const figures: { [name: string]: object } = {}
  try {
    for (const battle of battles) {
      const { bytes, decisions } = await recorded(server, battle, 150)
      figures[`bytes ${battle}`] = { decisions: decisions.length, median: median(bytes), p99: percentile(bytes, 0.99) }
    }
    const script = await recorded(server, LOADED, 150)
    figures['load, as fast as it goes'] = await load(server, script, GAMES)
    figures['load, 1,000 a second'] = await load(server, script, GAMES, 1000)
    figures['load, 3,000 a second'] = await load(server, script, GAMES, 3000)
    return figures
  } finally {
    await server.end()
    rmSync(folder, { recursive: true })
  }
}
