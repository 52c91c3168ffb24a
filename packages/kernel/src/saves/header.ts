import { type FieldType, int, list, object, oneOf, prose, readFields, record } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import { SandtableError } from '../errors.ts'
import { type Carried, type DiceSpec, Host, type PastDice } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { isShallow } from './recorded.ts'
import { FORMAT, type Header } from './save.ts'
import { FIRST, isVersion, UNNAMED, VERSION } from './version.ts'

/** What the first line of a save says, checked. */
export interface Opening {
  /** The version that wrote it. */
  readonly version: string
  readonly carried: Carried | null
  /** Makes the game of it, before anything happened. */
  open(): Host
}

export function readHeader(ruleSets: readonly RuleSet[], line: string, file: string): Opening {
  const fail = (code: 'SAVE-1' | 'SAVE-2' | 'SAVE-3', says: string): never => {
    throw new SandtableError(code, `${file} line 1`, says)
  }
  const given = parsed(line) ?? fail('SAVE-2', 'it cannot be read')
  const format = given.sandtable
  if (typeof format !== 'number' || !Number.isSafeInteger(format) || format < 1)
    return fail('SAVE-1', 'its first line is no header')
  const version = format === 1 ? FIRST : (given.version ?? UNNAMED)
  if (!isVersion(version)) return fail('SAVE-1', 'its version is no version')
  if (format > FORMAT)
    return fail('SAVE-3', `it was written by Sandtable ${version} in format ${format}; this is ${VERSION}`)
  const rules = ruleSets.find(r => r.id === given.ruleset)
  if (!rules) return fail('SAVE-3', `the rule set ${given.ruleset} of Sandtable ${version} is not here`)
  const source = { ...jsonSource(file, given.setup), line: () => 1 }
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const dice = readDice(given.dice, place.at('dice'))
  const past = given.past === undefined ? [] : readPast(given.past, place.at('past'))
  const carried = given.carried === undefined ? null : readCarried(given.carried, place.at('carried'))
  return { version, carried, open: () => new Host(rules, source, { dice, past }) }
}

/** A value that cannot be walked through is none. */
function parsed(line: string): { readonly [key in keyof Header]?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value) ? value : null
  } catch {
    return null
  }
}

/** A nonce for each side, and no more: they are hashed again and again. */
const MOST_NONCES = 8

const specs: { readonly [from in DiceSpec['from']]: { readonly [field: string]: FieldType<unknown> } } = {
  seed: { seed: { ...prose, read: (value, place) => (typeof value === 'string' ? prose : int).read(value, place) } },
  people: {},
  commitment: { secret: prose, nonces: list(prose) },
}

function readDice(raw: unknown, place: Place): DiceSpec {
  const given = object(raw, place)
  const from = oneOf('seed', 'people', 'commitment').read(given.from, place.at('from'))
  const read: object = record({ from: prose, ...specs[from] }).read(given, place)
  const spec = read as DiceSpec
  if (spec.from === 'commitment' && spec.nonces.length > MOST_NONCES)
    return place.at('nonces').fail(8, `${spec.nonces.length} nonces`)
  return spec
}

/** Each branch goes off later than the one before. */
function readPast(raw: unknown, place: Place): readonly PastDice[] {
  if (!Array.isArray(raw)) place.fail(3, 'expected a list of dice')
  let before = -1
  return (raw as readonly unknown[]).map((one, i) => {
    const here = place.at(i)
    const { until, dice } = object(one, here)
    const read = { until: int.read(until, here.at('until')), dice: readDice(dice, here.at('dice')) }
    if (read.until <= before) here.at('until').fail(3, `${read.until} dice, after ${before}`)
    before = read.until
    return read
  })
}

function readCarried(raw: unknown, place: Place): Carried {
  const { entries, version } = readFields({ entries: int, version: prose }, object(raw, place), place)
  if (!isVersion(version)) return place.at('version').fail(3, 'it is no version')
  return { entries: int.read(entries, place.at('entries')), version }
}
