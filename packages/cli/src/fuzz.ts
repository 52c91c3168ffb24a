import { conform, isPlayable, type RuleSet, type Source } from '@sandtable/kernel'
import { invariantsOf, ruleSets } from '@sandtable/rules'
import { caseSources, count, readSources, rulesNamed, scenarios } from './project.ts'
import { Misuse, type Terminal, type Verdict, whole } from './terminal.ts'

export interface FuzzOptions {
  readonly games: string
  readonly seed: string
  readonly json?: boolean
}

/** What the random games of one rule set found. */
interface Findings {
  readonly set: string
  readonly games: number
  readonly decisions: number
  readonly failures: readonly string[]
}

/** sandtable fuzz: random games of a rule set, or of all, each checked from all sides. */
export function fuzz(set: string, options: FuzzOptions, terminal: Terminal): Verdict {
  const sets = set === 'all' ? ruleSets : [rulesNamed(set)]
  const games = whole(options.games, 'games')
  const seed = whole(options.seed, 'seed')
  const found = sets.map(rules => playSet(rules, games, seed, terminal))
  if (options.json) terminal.say(JSON.stringify(found))
  else
    for (const { set, games, decisions, failures } of found) {
      for (const failure of failures) terminal.say(failure)
      terminal.say(
        `${set}: ${count(games, 'game')}, ${count(decisions, 'decision')}, ${count(failures.length, 'failure')}`,
      )
    }
  return found.some(({ failures }) => failures.length > 0) ? 'problems' : 'fine'
}

/** The set's scenarios; where there are none yet, the positions of its cases, which need not come to an end. */
function playSet(rules: RuleSet, games: number, seed: number, { folder }: Terminal): Findings {
  const battles = [...scenarios(folder, rules.id).values()].flatMap(path => readSources(path, folder))
  const sources: readonly Source[] = battles.length > 0 ? battles : caseSources(rules.id, folder).filter(isPlayable)
  if (sources.length === 0) throw new Misuse(`There is no scenario and no case of ${rules.id} to start from.`)
  const report = conform(rules, sources, {
    games,
    seed,
    invariants: invariantsOf(rules),
    ...(battles.length === 0 && { maxDecisions: 500 }),
  })
  const failures = report.failures.filter(says => battles.length > 0 || !/has not ended after/.test(says))
  return { set: rules.id, games: report.games, decisions: report.decisions, failures }
}
