import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { noSuch } from '@sandtable/kernel'
import {
  type Balance,
  type BotName,
  botNames,
  differencesOf,
  findingsOf,
  headOf,
  isAnswered,
  type Played,
  reportOf,
  summaryOf,
} from '@sandtable/lab'
import { Misuse, type Terminal, type Verdict, whole } from '../terminal.ts'
import { version } from '../version.ts'
import { type Arm, armsOf } from './arms.ts'
import { balanceJson, findBalance, tellBalance } from './balance.ts'
import { KeptGames, nameOf } from './kept.ts'
import { type Order, type Ordered, studyOf } from './order.ts'
import { type Crew, crewOf, playBlock, progressOn } from './playing.ts'
import { queuedCrew } from './queue/queued.ts'
import { printingOf, writeReport } from './report.ts'
import { tell, tellDifference } from './telling.ts'

export interface LabOptions {
  readonly games: string
  readonly bots: string
  readonly seed: string
  readonly workers?: string
  readonly queue?: boolean
  readonly compare?: readonly string[]
  readonly sweep?: readonly string[]
  readonly keep?: string
  readonly untilClear?: boolean
  readonly json?: boolean
  readonly report?: string
  readonly balance?: boolean
}

/** After so many games at a time it is asked whether the answer is clear: the same number, however many play. */
const BLOCK = 50

/** What was found out about one arm. */
interface Result extends Arm {
  readonly study: Ordered
  readonly played: readonly Played[]
}

/** sandtable lab: plays a battle many times, and says who wins, how sure that is, and why. */
export async function lab(scenario: string, options: LabOptions, terminal: Terminal): Promise<Verdict> {
  const games = whole(options.games, 'games')
  const workers = options.workers === undefined ? availableParallelism() : whole(options.workers, 'workers')
  if (games === 0 || workers === 0) throw new Misuse(`--${games === 0 ? 'games' : 'workers'} is 1 or more.`)
  const arms = armsOf(scenario, options.compare ?? [], options.sweep ?? [])
  if (options.untilClear && arms.length > 1)
    throw new Misuse('--until-clear is for one battle: a comparison plays all its games.')
  if (options.balance && options.untilClear) throw new Misuse('--balance plays all its games: leave out --until-clear.')
  const kept = new KeptGames(options.keep === undefined ? null : resolve(terminal.folder, options.keep))
  const common = { folder: terminal.folder, seed: options.seed, bots: botsOf(options.bots) }
  const orders = arms.map(arm => ({ ...common, scenario: arm.scenario, changes: arm.changes }))
  const studies = orders.map(studyOf) // a mistake in any of them is found before the first game
  const print = options.report === undefined ? null : printingOf(terminal.folder)
  const progress = progressOn(terminal, games * arms.length)
  const results: Result[] = []
  let balance: Balance | null = null
  const crew = options.queue ? await queuedCrew(terminal) : crewOf(workers)
  try {
    for (const [i, arm] of arms.entries()) {
      const study = studies[i] as Ordered
      const played = await playAll(orders[i] as Order, study, games, crew, options.untilClear ?? false, kept, progress)
      results.push({ ...arm, study, played })
    }
    if (options.balance)
      balance = await findBalance(orders[0] as Order, studies[0] as Ordered, games, crew, kept, terminal)
  } finally {
    await crew.end()
  }
  terminal.progress?.('')
  const found = options.balance ? { balance: balanceJson(balance) } : {}
  const told = options.balance ? tellBalance(balance, (studies[0] as Ordered).sideNames) : []
  if (options.json) terminal.say(JSON.stringify({ ...asJson(results, common), ...found }))
  else for (const line of [...tellAll(results, games), ...told]) terminal.say(line)
  if (print && options.report !== undefined) {
    const [{ study, played }, ...others] = results as [Result, ...Result[]]
    const compared = others.map(one => ({ with: one.name, played: one.played }))
    const report = reportOf(headOf(study), played, compared, balance)
    const says = await writeReport(print, report, study, options.report, terminal.folder)
    if (!options.json) terminal.say(says)
  }
  return 'fine'
}

async function playAll(
  order: Order,
  study: Ordered,
  games: number,
  crew: Crew,
  untilClear: boolean,
  kept: KeptGames,
  heard: (isKept?: boolean) => void,
): Promise<readonly Played[]> {
  const name = nameOf(study, version)
  for (let from = 0; from < games; ) {
    const until = untilClear ? Math.min(games, from + BLOCK) : games
    await playBlock(order, study, from, until, crew, kept, name, heard)
    from = until
    if (untilClear && isAnswered(firstOf(kept.games(name), until))) return firstOf(kept.games(name), until)
  }
  return firstOf(kept.games(name), games)
}

/** The games with the numbers below this, in order. */
const firstOf = (games: ReadonlyMap<number, Played>, count: number): readonly Played[] =>
  Array.from({ length: count }, (_, n) => games.get(n) as Played)

function tellAll([base, ...others]: readonly Result[], games: number): readonly string[] {
  if (!base) return []
  return [
    ...tell(base.study, findingsOf(base.played), base.played.length < games),
    ...others.flatMap(({ name, study, played }) => [
      '',
      `With ${name}:`,
      ...tellDifference(study, summaryOf(played), differencesOf(base.played, played)),
    ]),
  ]
}

function asJson([base, ...others]: readonly Result[], { seed, bots }: Pick<Order, 'seed' | 'bots'>): object {
  if (!base) return {}
  const { study, scenario, played } = base
  return {
    ...{ scenario, title: study.title, set: study.rules.id, seed, players: bots },
    ...findingsOf(played),
    ...(others.length > 0 && {
      compared: others.map(other => ({
        with: other.name,
        ...summaryOf(other.played),
        differences: differencesOf(played, other.played),
      })),
    }),
  }
}

function botsOf(text: string): readonly BotName[] {
  const names = text.split(',').map(name => name.trim())
  const wrong = names.find(name => !botNames.some(bot => bot === name))
  if (wrong !== undefined) throw new Misuse(noSuch('computer player', wrong, botNames))
  return names as BotName[]
}
