import { readFields } from '../book/schema.ts'
import { jsonSource, Place, quote } from '../book/source.ts'
import { SandtableError } from '../errors.ts'
import { fits } from '../game/forms.ts'
import { type ChangeEntry, type Entry, fold, type RollEntry } from '../game/journal.ts'
import { type Known, known, type TableName } from '../game/store.ts'
import type { Host } from '../play/host.ts'
import { edgesOf, most, recordFields } from '../scenario/setup.ts'
import { messageOf, recorded } from './recorded.ts'
import type { Script } from './replayed.ts'

/**
 * The record of another version, put into a game as it is: no rule runs. Everything is read by the types of its
 * fields, and is within the limits of a scenario.
 */
export class Carrier {
  private readonly host: Host
  private readonly script: Script
  private edges = 0

  constructor(host: Host, script: Script) {
    this.host = host
    this.script = script
    for (const { shape } of host.game.terrain) this.edges += edgesOf(shape)
  }

  /**
   * Puts in lines up to, and without, this one. Returns why it did not get that far: a save of a newer version may
   * contain what nobody here knows.
   */
  put(until: number): SandtableError | null {
    for (let i = this.script.from; i < until; i++) {
      try {
        this.putLine(this.script.lines[i] as string)
      } catch (error) {
        return new SandtableError('SAVE-2', `${this.script.file} line ${i + 1}`, messageOf(error))
      }
    }
    return null
  }

  private putLine(text: string): void {
    const line = recorded(JSON.parse(text))
    const { journal, store } = this.host.game
    if ('settled' in line) journal.settle()
    if (!('type' in line)) return
    const entry = this.checked(line)
    journal.add(entry)
    fold(store, entry)
  }

  private checked(entry: Entry): Entry {
    const { game } = this.host
    if (entry.type === 'change') return this.whole(entry)
    if (entry.type === 'roll') mustFall(entry, game.store.dice)
    if (entry.type === 'decision' && !game.find('side', entry.side))
      throw new Error(`there is no side ${quote(entry.side)}`)
    return entry
  }

  /**
   * A change with whole records. Fields that the rules no longer have are left out; new fields get their starting
   * value.
   */
  private whole(entry: ChangeEntry): ChangeEntry {
    const { game, rules } = this.host
    const { table, id } = entry
    const before = game.find(table, id)
    if (!entry.after) {
      if (!before || table === 'game') throw new Error(`there is no ${table} ${quote(id)} that could go`)
      return { ...entry, before }
    }
    const place = new Place(jsonSource('', null), 'exact', rules.book.prefix)
    const fields = recordFields(rules, table)
    const given = Object.entries(entry.after)
    const typed = Object.fromEntries(given.filter(([field]) => Object.hasOwn(fields, field)))
    const read = { ...readFields(fields, typed, place), id }
    const start = before ?? this.made(entry, read, place)
    const own = given.filter(
      ([field, value]) => !Object.hasOwn(fields, field) && this.suits(table, start, field, value),
    )
    const after = { ...start, ...Object.fromEntries(own), ...read } as Known
    this.mustFit(table, before, after, place)
    return { ...entry, before, after: after as never }
  }

  /** A record that was made in the course of the game, as the rules complete it today. */
  private made({ table, after }: ChangeEntry, given: object, place: Place): object {
    const { game } = this.host
    const { sides, units, pieces, terrain } = most
    const limit = { game: 1, side: sides, unit: units, piece: pieces, terrain, marker: pieces }[table]
    if (game.store.all(table).length >= limit) place.fail(8, `more than ${limit} of ${table}`)
    if (table === 'marker') return this.marked(after as object, place)
    if (table === 'game') return place.fail(3, 'a second game')
    return game.rules.complete[table](game, given as never, place)
  }

  /** A marker is the rules' own altogether: it holds what they say, or it is refused. */
  private marked(marker: object, place: Place): object {
    const forms = this.host.rules.copies?.forms.marker
    if (forms && !fits({ fields: forms }, marker)) place.fail(3, `no marker is like ${quote(marker)}`)
    return marker
  }

  /** A field that only the rules write holds what their types say; where these are not known, something like now. */
  private suits(table: TableName, record: object, field: string, value: unknown): boolean {
    const form = this.host.rules.copies?.forms[table]?.[field]
    return Object.hasOwn(record, field) && (form === undefined ? isAlike(record, field, value) : fits(form, value))
  }

  /** Names must exist, kinds be known, and shapes stay within the limits. */
  private mustFit(table: TableName, before: object | null, after: Known, place: Place): void {
    const { game } = this.host
    const was = before && known(before as Known)
    const changed = (field: string): boolean => after[field] !== was?.[field]
    if (table === 'game') {
      mustBeNow(game.rules.phases, after, place)
      if (after.side && !game.find('side', after.side as string)) place.at('side').fail(2, quote(after.side))
      return
    }
    if (table === 'marker' || table === 'side') return
    if (table === 'terrain') {
      this.edges += edgesOf(after.shape as never) - (was ? edgesOf(was.shape as never) : 0)
      if (this.edges > most.edges) place.fail(8, `over ${most.edges} edges of terrain`)
    } else {
      if (changed('side') && !game.find('side', after.side as string)) place.at('side').fail(2, quote(after.side))
      if (after.unit && changed('unit') && !game.find('unit', after.unit as string))
        place.at('unit').fail(2, quote(after.unit))
    }
    if (was && changed('kind')) game.rules.complete[table](game, after as never, place) // for its refusal alone
  }
}

/** No game has so many turns. */
const MOST_TURNS = 10_000

function mustBeNow(phases: readonly { readonly phase: string }[], { turn, phase }: Known, place: Place): void {
  if (!((turn as number) >= 0 && (turn as number) <= MOST_TURNS)) place.at('turn').fail(3, `a turn ${quote(turn)}`)
  if (!phases.some(one => one.phase === phase)) place.at('phase').fail(2, quote(phase))
}

const MOST_FACES = 1000

function mustFall({ at, faces, dice }: RollEntry, rolled: number): void {
  if (at !== rolled) throw new Error(`die ${rolled} comes next, not die ${at}`)
  if (faces < 1 || faces > MOST_FACES || dice.some(die => die < 1 || die > faces))
    throw new Error(`dice of ${faces} faces do not show ${quote(dice)}`)
}

function isAlike(record: object, field: string, value: unknown): boolean {
  const now = (record as { readonly [field: string]: unknown })[field]
  return now === null || value === null || (typeof now === typeof value && Array.isArray(now) === Array.isArray(value))
}
