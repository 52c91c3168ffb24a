/** The memory of a live game after two hundred decisions, in each set. */
import { type Decision, Host, type Id } from '@sandtable/kernel'
import { battle, rulesOf, sourceOf } from './battle.ts'
import { median } from './measure.ts'

const DECISIONS = 200
const GAMES = 20
const TIMES = 5

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

/** The bots that decided are already gone: their notes about the table do not belong to the game. */
function weightOf(name: string): WeightFigures {
  const logs = logsOf(name)
  const games = (): Host[] => logs.map((log, seed) => replayed(name, seed, log))
  const entries = games().reduce((sum, { game }) => sum + game.journal.length, 0) / GAMES
  return {
    entries,
    awake: weighed(games, () => {}),
    looked: weighed(games, look),
    resting: weighed(games, host => {
      look(host)
      host.rest()
    }),
  }
}

const look = (host: Host): void => {
  for (const { id } of host.setup.sides) host.seat(id).known()
}

/**
 * The heap freed when many games are released, in KiB a game. Nothing else is done in between, and the median of several
 * times counts: code that is thrown away while games are weighed would be weighed with them.
 */
function weighed(make: () => Host[], prepare: (host: Host) => void): number {
  const once = (): number => {
    const games = make()
    for (const host of games) prepare(host)
    const held = heap()
    games.length = 0
    return (held - heap()) / GAMES / 1024
  }
  once() // what is computed once for all games exists now
  return median(Array.from({ length: TIMES }, once))
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
  for (let times = 0; times < 4; times++) gc() // functions that are not called for so long lose their code
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
