import { playGolden } from '@sandtable/bots'
import {
  canonical,
  type Host,
  jsonSource,
  load,
  Place,
  type RuleSet,
  readDecision,
  runCase,
  sha256,
  storyOf,
  UMPIRE,
  withReadings,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { factsOf } from '../facts.ts'
import { settledFor } from './branch.ts'
import type { GameSource, Tale, TaleSource } from './tale.ts'

/** The seed of the golden games, as in the files beside the scenarios. */
export const GOLDEN_SEED = 1

/** Opens a finished game, and cuts it to what the viewer may know. Runs where the rules are. */
export const taleFrom = (source: TaleSource): Tale => (source.type === 'case' ? tellCase(source) : toldFrom(source))

/** What happened, and what is to be said of the save. */
function toldFrom(source: GameSource & { readonly viewer: string }): Tale {
  if (source.type !== 'save') return taleOf(hostOf(source), source.viewer)
  const { host, notes } = load(ruleSets, source.save, source.file)
  return { ...taleOf(host, source.viewer), notes }
}

export const hostOf = (source: GameSource): Host =>
  source.type === 'save'
    ? load(ruleSets, source.save, source.file).host
    : playGolden(readYaml(source.scenario, source.file), GOLDEN_SEED)

function taleOf(host: Host, viewer: string): Tale {
  const { game, outcome, setup, rules } = host
  const story = storyOf(game, viewer)
  return {
    ...factsOf(host.seat(viewer), '', {}, false),
    viewer,
    story: { ...story, entries: withReadings(game, story.entries) },
    outcome,
    verdicts: Object.fromEntries(
      outcome && !host.ending ? setup.sides.map(({ id }) => [id, rules.verdict?.(game, id) ?? []]) : [],
    ),
    options: setup.options,
    settled: settledFor(host, viewer).map(({ told }) => told),
    notes: [],
    refused: [],
    print: printOf(host, viewer),
  }
}

/** Sixteen digits made of everything the viewer may know, and of nothing else. */
const printOf = (host: Host, viewer: string): string =>
  sha256(canonical([host.news(viewer, 0), host.view(viewer)])).slice(0, 16)

/** Plays a case on a real host; where its last step is refused, the reasons come with it. */
function tellCase({ ruleset, value }: Extract<TaleSource, { type: 'case' }>): Tale {
  const rules = ruleSets.find(set => set.id === ruleset) as RuleSet
  const source = jsonSource('case', value)
  let host: Host | null = null
  const { failures } = runCase(rules, source, opened => {
    host = opened
  })
  if (!host) throw new Error(failures.join('; '))
  const { expect, do: steps = [] } = value as { expect?: { refused?: string }; do?: readonly { as: string }[] }
  const { as, ...last } = steps.at(-1) ?? { as: '' }
  const read = () => readDecision(rules, last, new Place(source, rules.book.unit, rules.book.prefix, 'CASE'))
  const refused = expect?.refused ? ((host as Host).run.refuse(as, read())?.reasons ?? []) : []
  return { ...taleOf(host, UMPIRE), refused }
}
