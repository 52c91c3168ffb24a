import { readdirSync, readFileSync } from 'node:fs'
import {
  type ChangeEntry,
  type Decision,
  type Entry,
  type Game,
  type Host,
  type Id,
  type RollEntry,
  type RuleSet,
  runCase,
  type Source,
  tableNames,
} from '@sandtable/kernel'
import { readYamlAll, ruleSets } from '@sandtable/rules'
import { type Attempt, attend, type Given } from './attend.ts'
import { rosterOf, type TableGame } from './roster.ts'

/** What people would say of a decision of a case: the resolution, and the answers that are true on its table. */
export type Described = Pick<Attempt, 'resolution' | 'answers'> &
  Partial<Pick<Attempt, 'fields'>> & {
    /** Only the rolls about this piece are compared: what befalls others depends on where they stand. */
    readonly about?: Id
  }

/** The game before a decision, the decision, and what came of it until somebody decided something else. */
type Describe = (game: Game, decision: Decision, came: readonly Entry[]) => Described | null

export interface Compared {
  readonly name: string
  /** The rolls of the case, and those of the companion: purpose, dice, number needed, modifiers. */
  readonly engine: readonly string[]
  readonly companion: readonly string[]
}

/**
 * Plays the cases of a set, describes their decisions as people at a table would, and has the companion roll the same
 * dice: what was rolled for, needed and added must be the same.
 */
export function compared(set: string, action: string, describe: Describe): readonly Compared[] {
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  return casesOf(set, action).flatMap(source => {
    const opened: Host[] = []
    const { failures, name } = runCase(rules, source, host => opened.push(host))
    const [host] = opened
    return host && failures.length === 0 ? inCase(host, source, name, describe) : []
  })
}

/** The cases in which this is decided. */
function casesOf(set: string, action: string): readonly Source[] {
  const folder = new URL(`../../../../cases/${set}/`, import.meta.url)
  const all = readdirSync(folder).flatMap(file => readYamlAll(readFileSync(new URL(file, folder), 'utf8'), file))
  return all.filter(({ value }) => JSON.stringify(value).includes(action === '' ? '' : `"action":"${action}"`))
}

function inCase({ game }: Host, source: Source, name: string, describe: Describe): readonly Compared[] {
  const { journal } = game
  const { entries, base, settled } = journal
  // what somebody decides, and what runs by itself from a settled point on
  const begins = entries.flatMap((entry, at) =>
    entry.type === 'decision'
      ? [{ at, decision: entry.decision, from: at + 1 }]
      : settled.includes(base + at) || at === 0
        ? [{ at, decision: RUNS, from: at }]
        : [],
  )
  return begins.flatMap(({ at, decision, from }) => {
    const before = game.fork(base, base + at)
    before.rewind(journal.from(base + at))
    const after = entries.slice(from)
    // until it is settled, or somebody else decides something: who is asked depends on the whole table
    const until = after.findIndex((one, i) => (i > 0 && settled.includes(base + from + i)) || one.type === 'decision')
    const own = until < 0 ? after : after.slice(0, until)
    const found = describe(before, decision, own)
    if (!found) return []
    const { about, ...described } = found
    const given: Given[] = own.flatMap(one => (one.type === 'roll' ? [{ dice: one.dice }] : []))
    const attempt: Attempt = { fields: {}, go: true, given, ...described }
    const attended = attend(tableGameOf(before, source), attempt)
    const companion =
      attended.is === 'done' ? attended.done.entries : 'entries' in attended ? attended.entries : [attended]
    const said =
      attended.is === 'done' || attended.is === 'dice' || attended.is === 'prompt'
        ? []
        : [JSON.stringify(attended).slice(0, 400)]
    return [{ name, engine: rolls(own, about), companion: [...rolls(companion as Entry[], about), ...said] }]
  })
}

const RUNS: Decision = { action: 'run' }

const rolls = (entries: readonly Entry[], about: Id | undefined): readonly string[] =>
  entries.flatMap(entry =>
    entry.type === 'roll' && (about === undefined || entry.about?.includes(about)) ? [usual(entry)] : [],
  )

/** What the dice were for, what they showed and needed, and every modifier with its first rule. */
const usual = ({ purpose, dice, need, modifiers = [] }: RollEntry): string =>
  `${purpose} ${dice.join(' ')} needs ${need ?? '-'}: ${modifiers
    .filter(({ by }) => by !== 0)
    .map(({ by, cites }) => `${by} ${cites[0]}`)
    .join(', ')}`

/** The pieces of a case as a companion keeps them, in the state they are in. */
export function tableGameOf(game: Game, source: Source): TableGame {
  const made = rosterOf(game.rules.id, source, 'case', {})
  const change = (table: ChangeEntry['table'], id: Id, after: ChangeEntry['after']): Entry => ({
    type: 'change',
    table,
    id,
    before: null,
    after,
    cites: [],
  })
  const entries = tableNames
    .filter(table => table !== 'terrain')
    .flatMap(table => game.store.all(table).map(record => change(table, record.id, record)))
  return { ...made, done: [{ resolution: null, entries }] }
}
