/** What a search pays for looking ahead, and what a live game weighs and takes to open again. */
import { type Host, load, save, seeded } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { battle, battlesOf } from './battle.ts'
import { measure, rate } from './measure.ts'

const DECISIONS = 200
const ANSWERS = 10
const MICROSECONDS = 1e6

/** The position in the journal before the last so many decisions. */
function before(host: Host, answers: number): number {
  const { entries } = host.game.journal
  let left = answers
  for (let i = entries.length - 1; i >= 0; i--) if (entries[i]?.type === 'decision' && --left === 0) return i
  return 0
}

/** Heap that a game holds on to, in KiB: what becomes free when many of them are let go. What the compiler has learnt meanwhile is not theirs. */
function weight(): number {
  const collect = (globalThis as { gc?: () => void }).gc
  if (!collect) return Number.NaN
  const games = Array.from({ length: 50 }, (_, seed) => battle('plastic/crossroads-house', seed, DECISIONS))
  const { length } = games
  collect()
  const held = process.memoryUsage().heapUsed
  games.length = 0
  collect()
  return (held - process.memoryUsage().heapUsed) / length / 1024
}

/** One position would say more about itself than about forking: every battle of plastic, early and late. */
const positions = (): readonly Host[] =>
  battlesOf('plastic').flatMap(name => [60, 120].map(made => battle(name, 3, made)))

export function forkBench() {
  const hosts = positions().map(host => ({ host, start: before(host, ANSWERS), state: host.view('umpire') }))
  const dice = seeded(7)
  const { fork, forkAndReplay, clone } = measure([
    rate('fork', () => repeat(20, () => hosts.map(({ host }) => host.run.fork(dice))) * hosts.length),
    rate(
      'forkAndReplay',
      () => repeat(4, () => hosts.map(({ host, start }) => host.run.fork(dice, start))) * hosts.length,
    ),
    rate('clone', () => repeat(2, () => hosts.map(({ state }) => structuredClone(state))) * hosts.length),
  ])
  const text = save(battle('plastic/cracking-the-bunker', 3))
  const { reload } = measure([rate('reload', () => repeat(1, () => load(ruleSets, text)))])
  return {
    positions: hosts.length,
    forkMicroseconds: MICROSECONDS / fork,
    forkAndReplayTenMicroseconds: MICROSECONDS / forkAndReplay,
    structuredCloneMicroseconds: MICROSECONDS / clone,
    reloadEntries: text.split('\n').length,
    reloadMilliseconds: 1000 / reload,
    liveGameKiB: weight(),
  }
}

function repeat(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work()
  return times
}
