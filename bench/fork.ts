/** The cost of looking ahead in a search, and of reopening a saved game. */
import { type DiceSource, type Entry, type Host, load, Run, save, seeded } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { battle, battlesOf } from './battle.ts'
import { measure, rate } from './measure.ts'

const ANSWERS = 10
const MICROSECONDS = 1e6

/** The position in the journal before the last this many decisions. */
function before(host: Host, answers: number): number {
  const { entries } = host.game.journal
  let left = answers
  for (let i = entries.length - 1; i >= 0; i--) if (entries[i]?.type === 'decision' && --left === 0) return i
  return 0
}

/** One position would say more about itself than about forking: every battle of plastic, early and late. */
const positions = (): readonly Host[] =>
  battlesOf('plastic').flatMap(name => [60, 120].map(made => battle(name, 3, made)))

export function forkBench() {
  const hosts = positions().map(host => {
    const { journal } = host.game
    const start = journal.settledBefore(before(host, ANSWERS))
    return { host, start, since: journal.from(start), state: host.view('umpire') }
  })
  const dice = seeded(7)
  const times = (count: number, work: (at: (typeof hosts)[number]) => unknown) => () => () => {
    for (let i = 0; i < count; i++) for (const at of hosts) work(at)
    return count * hosts.length
  }
  const { rates, sameCode } = measure([
    rate(
      'fork',
      times(20, ({ host }) => host.run.fork(dice)),
    ),
    rate(
      'forkWithTen',
      times(20, ({ host, start }) => host.run.fork(dice, start)),
    ),
    rate(
      'playTenAgain',
      times(4, ({ host, start, since }) => playAgain(host, start, since, dice)),
    ),
    rate(
      'clone',
      times(2, ({ state }) => structuredClone(state)),
    ),
  ])
  const text = save(battle('plastic/cracking-the-bunker', 3))
  const reload = measure([rate('reload', () => () => Number(load(ruleSets, text).differs === null))])
  return {
    positions: hosts.length,
    forkMicroseconds: MICROSECONDS / rates.fork,
    forkWithTenAnswersMicroseconds: MICROSECONDS / rates.forkWithTen,
    forkAndPlayTenAgainMicroseconds: MICROSECONDS / rates.playTenAgain,
    structuredCloneMicroseconds: MICROSECONDS / rates.clone,
    sameCode,
    reloadEntries: text.split('\n').length,
    reloadMilliseconds: 1000 / reload.rates.reload,
    reloadSameCode: reload.sameCode,
  }
}

/** Goes back ten answers and replays them: the cost of a search that plays ten answers of its own. */
function playAgain({ game }: Host, start: number, since: readonly Entry[], dice: DiceSource): void {
  const past = game.fork(start)
  past.rewind(since)
  new Run(past, dice).replay(since)
}
