import { readdirSync, readFileSync } from 'node:fs'
import {
  type ChangeEntry,
  type Decision,
  type Entry,
  type Game,
  type Host,
  type Id,
  known,
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
    /** What is decided on the way is decided at the table too: until it is settled, rather than until the next word. */
    readonly through?: boolean
  }

/** The game before a decision, the decision, and what came of it: until somebody decided something else, and until it was settled. */
type Describe = (game: Game, decision: Decision, came: readonly Entry[], whole: readonly Entry[]) => Described | null

export interface Compared {
  readonly name: string
  /**
   * The rolls of the case, and those of the companion: purpose, dice, number needed, modifiers; and, where they are
   * about one piece, what becomes of it.
   */
  readonly engine: readonly string[]
  readonly companion: readonly string[]
}

/**
 * Plays the cases of a set, describes their decisions as people at a table would, and has the companion roll the same
 * dice: what was rolled for, needed and added must be the same. Without an action it is about what runs by itself.
 */
export function compared(set: string, action: string, describe: Describe): readonly Compared[] {
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  return casesOf(set, action).flatMap(source => {
    const opened: Host[] = []
    const { failures, name } = runCase(rules, source, host => opened.push(host))
    const [host] = opened
    return host && failures.length === 0 ? inCase(host, source, name, action, describe) : []
  })
}

/** The cases in which this is decided. */
const casesOf = (set: string, action: string): readonly Source[] =>
  allCasesOf(set).filter(({ value }) => JSON.stringify(value).includes(action === '' ? '' : `"action":"${action}"`))

/** Read once: a set has a thousand. */
const read = new Map<string, readonly Source[]>()
function allCasesOf(set: string): readonly Source[] {
  const folder = new URL(`../../../../cases/${set}/`, import.meta.url)
  const all =
    read.get(set) ?? readdirSync(folder).flatMap(file => readYamlAll(readFileSync(new URL(file, folder), 'utf8'), file))
  read.set(set, all)
  return all
}

function inCase({ game }: Host, source: Source, name: string, action: string, describe: Describe): readonly Compared[] {
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
    if (decision.action !== (action || RUNS.action)) return []
    const before = game.fork(base, base + at)
    before.rewind(journal.from(base + at))
    const after = entries.slice(from)
    const isSettled = (i: number): boolean => i > 0 && settled.includes(base + from + i)
    const whole = upTo(after, (_, i) => isSettled(i))
    // somebody else decides something: who is asked depends on the whole table
    const alone = upTo(whole, one => one.type === 'decision')
    const found = describe(before, decision, alone, whole)
    if (!found) return []
    const { about, through, ...described } = found
    const own = through ? whole : alone
    const given: Given[] = own.flatMap(givenBy)
    const attempt: Attempt = { fields: {}, go: true, given, ...described }
    const attended = attend(tableGameOf(before, source), attempt)
    const companion =
      attended.is === 'done' ? attended.done.entries : 'entries' in attended ? attended.entries : [attended]
    const said =
      attended.is === 'done' || attended.is === 'dice' || attended.is === 'prompt'
        ? []
        : [JSON.stringify(attended).slice(0, 400)]
    const harmed = about === undefined ? [] : harm(own, about)
    // the companion goes on to where it is settled, and more may become of the piece
    const alike = about === undefined ? [] : harm(companion as Entry[], about).slice(0, harmed.length)
    return [
      {
        name,
        engine: [...rolls(own, about), ...harmed],
        companion: [...rolls(companion as Entry[], about), ...alike, ...said],
      },
    ]
  })
}

function upTo(entries: readonly Entry[], isEnd: (one: Entry, i: number) => boolean): readonly Entry[] {
  const until = entries.findIndex(isEnd)
  return until < 0 ? entries : entries.slice(0, until)
}

/**
 * Dice, and what was decided on the way: the companion asks nobody who could only let it pass, and how many dice a case
 * does not say, people leave open.
 */
const givenBy = (entry: Entry): readonly Given[] =>
  entry.type === 'roll'
    ? [{ dice: entry.dice }]
    : entry.type === 'decision' && entry.decision.action !== 'pass'
      ? [{ side: entry.side, decision: { dice: null, ...entry.decision } as Decision }]
      : []

const RUNS: Decision = { action: 'run' }

const rolls = (entries: readonly Entry[], about: Id | undefined): readonly string[] =>
  entries.flatMap(entry =>
    entry.type === 'roll' && (about === undefined || entry.about?.includes(about)) ? [usual(entry)] : [],
  )

/** What has become of a piece, apart from where it stands. */
function harm(entries: readonly Entry[], about: Id): readonly string[] {
  const changes = entries.filter(entry => entry.type === 'change' && entry.table === 'piece' && entry.id === about)
  return (changes as ChangeEntry[]).flatMap(({ before, after }) => {
    const was: { readonly [field: string]: unknown } = before ? known(before) : {}
    const fields = Object.entries(after ? known(after) : {}).filter(
      ([field, value]) => !places.includes(field) && JSON.stringify(was[field]) !== JSON.stringify(value),
    )
    return fields.length === 0 ? [] : [JSON.stringify(Object.fromEntries(fields))]
  })
}
const places = ['at', 'facing', 'arrow', 'moved']

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
