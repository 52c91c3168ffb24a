/** The memory of a live game after two hundred decisions, in each set. */
import { type Decision, Host, type Id } from '@sandtable/kernel'
import { battle, rulesOf, sourceOf } from './battle.ts'

const DECISIONS = 200
const GAMES = 20

/** A battle of each set that lasts long enough. */
const battles = [
  'plastic/break-out-at-dawn',
  'muzzleflash/counter-attack',
  'goodbye/tanks-on-the-cambrai-road',
  'blaze/red-storm-at-the-collective-farm',
]

export interface WeightFigures {
  readonly entries: number
  /** While it is played, and its seats are told what happens, in KiB. */
  readonly awake: number
  /** When each seat has also looked at the whole table. */
  readonly looked: number
  /** After it has been idle (`Host.rest`). */
  readonly resting: number
}

export const weightBench = (): { [battle: string]: WeightFigures } =>
  Object.fromEntries(battles.map(name => [name, weightOf(name)]))

/**
 * The heap freed when many games are released. The bots that decided are already gone: their notes about the table do
 * not belong to the game.
 */
function weightOf(name: string): WeightFigures {
  const logs = logsOf(name)
  logs.map((log, seed) => replayed(name, seed, log)) // everything computed once for all games exists now
  const games = logs.map((log, seed) => replayed(name, seed, log))
  const entries = games.reduce((sum, { game }) => sum + game.journal.length, 0) / GAMES
  const awake = heap()
  for (const host of games) for (const { id } of host.setup.sides) host.seat(id).known()
  const looked = heap()
  for (const host of games) host.rest()
  const resting = heap()
  games.length = 0
  const without = heap()
  const each = (bytes: number): number => (bytes - without) / GAMES / 1024
  return { entries, awake: each(awake), looked: each(looked), resting: each(resting) }
}

type Log = readonly { readonly side: Id; readonly decision: Decision }[]

/** What bots have decided in games that have come so far. */
function logsOf(name: string): Log[] {
  return Array.from({ length: GAMES }, (_, seed) => {
    const host = battle(name, seed, DECISIONS)
    const log = host.game.journal.entries.flatMap(entry => (entry.type === 'decision' ? [entry] : []))
    const made = log.length + host.run.waiting.size
    if (made !== DECISIONS) throw new Error(`${name}, seed ${seed}: over after ${made} decisions`)
    return log
  })
}

function replayed(name: string, seed: number, log: Log): Host {
  const host = new Host(rulesOf(name), sourceOf(name), { dice: { from: 'seed', seed } }).start()
  const seats = host.setup.sides.map(({ id }) => host.seat(id))
  const told = new Map(seats.map(seat => [seat, 0]))
  for (const { side, decision } of log) {
    host.decide(side, decision)
    for (const seat of seats) told.set(seat, seat.news(told.get(seat)).mark)
    host.pack()
  }
  return host
}

function heap(): number {
  const { gc } = globalThis
  if (!gc) throw new Error('the heap is weighed with node --expose-gc')
  gc()
  gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
