import { SandtableError } from '../errors.ts'
import type { RuleSet } from '../ruleset.ts'
import { suggestion } from '../text/nearest.ts'
import { type Force, type ForceBuilder, type ForceItem, oneOfKind, type Trait } from './force.ts'

/**
 * A force as text that people can read and mail. The first line says what it is, the head names rules, force and army;
 * after an empty line each line is a purchase, and lines with dashes belong to the line above them:
 *
 *     Sandtable force
 *     rules: muzzleflash
 *     name: Able Section
 *     army: british
 *     points: 2
 *
 *     rifle section: Lion; quality elite
 *     - nco: Harris
 *     - 8 rifleman: Atkins, Hobbs
 */

const TITLE = 'Sandtable force'
const most = { letters: 50_000, items: 400, count: 200, deep: 3, name: 40 }

/** The letters that separate names are not part of one. */
export const tidyName = (name: string): string =>
  name
    .replace(/[,;:\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most.name)

const spaced = (id: string): string => id.replaceAll('-', ' ')
const hyphened = (words: string): string => words.trim().toLowerCase().replace(/\s+/g, '-')

export function writeForce({ ruleset, name, army, points, terms, items }: Force): string {
  const head = [
    TITLE,
    `rules: ${ruleset}`,
    `name: ${tidyName(name)}`,
    `army: ${spaced(army)}`,
    ...(points === null ? [] : [`points: ${points}`]),
    ...Object.entries(terms).map(([term, value]) => `${spaced(term)}: ${spaced(value)}`),
  ]
  return `${[...head, '', ...items.flatMap(item => linesFor(item, 0))].join('\n')}\n`
}

function linesFor({ kind, count, names, traits, items }: ForceItem, deep: number): readonly string[] {
  const called = names.map(tidyName)
  while (called.at(-1) === '') called.pop()
  const own = [
    deep > 0 ? `${'-'.repeat(deep)} ` : '',
    count > 1 ? `${count} ` : '',
    spaced(kind),
    called.length > 0 ? `: ${called.join(', ')}` : '',
    ...Object.entries(traits).map(([trait, value]) => `; ${spaced(trait)} ${spaced(value)}`),
  ]
  return [own.join(''), ...items.flatMap(item => linesFor(item, deep + 1))]
}

/** A line of the file, without what a mail program puts before it. */
interface Line {
  readonly number: number
  readonly words: string
}

/** Reads a force; whatever is wrong is told with its line. Whether the force is legal is another question. */
export function readForce(ruleSets: readonly RuleSet[], text: string, file: string): Force {
  const fail = (code: Code, line: number | null, says: string, prefix = ''): never => {
    throw new SandtableError(code, line === null ? file : `${file} line ${line}`, says, prefix)
  }
  if (text.length > most.letters) fail('FORCE-8', null, `${text.length} letters, ${most.letters} at most`)
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((words, i) => ({
      number: i + 1,
      words: words
        .replace(/^(?:\s*>)+/, '')
        .replaceAll('\u00a0', ' ')
        .trim(),
    }))
    .filter(({ words }) => !words.startsWith('#'))
  const first = lines.findIndex(({ words }) => words !== '')
  if (lines[first]?.words.toLowerCase() !== TITLE.toLowerCase())
    fail('FORCE-1', lines[first]?.number ?? null, `it does not begin with '${TITLE}'`)
  const rest = lines.slice(first + 1)
  const end = rest.findIndex(({ words }, i) => words === '' && rest.slice(0, i).some(line => line.words !== ''))
  const head = rest.slice(0, end < 0 ? rest.length : end).filter(({ words }) => words !== '')
  const body = end < 0 ? [] : rest.slice(end).filter(({ words }) => words !== '')
  return forceFrom(ruleSets, head, body, fail)
}

type Code = 'FORCE-1' | 'FORCE-2' | 'FORCE-3' | 'FORCE-8'
type Fail = (code: Code, line: number | null, says: string, prefix?: string) => never

function forceFrom(ruleSets: readonly RuleSet[], head: readonly Line[], body: readonly Line[], fail: Fail): Force {
  const given = new Map<string, Line>()
  for (const { number, words } of head) {
    const [, key = '', value = ''] = /^([^:]+):(.*)$/.exec(words) ?? fail('FORCE-1', number, `expected 'name: ...'`)
    if (given.has(hyphened(key))) fail('FORCE-3', number, `${key} is given twice`)
    given.set(hyphened(key), { number, words: value.trim() })
  }
  const needed = (key: string): Line => given.get(key) ?? fail('FORCE-1', null, `there is no line '${key}: ...'`)
  const set = needed('rules')
  const known = ruleSets.filter(({ forces }) => forces)
  const isSet = ({ id, book }: RuleSet): boolean => id === hyphened(set.words) || book.title === set.words
  const names = known.map(({ id }) => id)
  const rules = known.find(isSet) ?? fail('FORCE-2', set.number, `rule set ${set.words}${suggestion(set.words, names)}`)
  const builder = rules.forces as ForceBuilder
  const oops: Fail = (code, line, says) => fail(code, line, says, rules.book.prefix)
  const one = ({ number, words }: Line, what: string, among: readonly string[]): string => {
    const id = hyphened(words)
    return among.includes(id)
      ? id
      : oops(
          'FORCE-2',
          number,
          `${what} ${words || '(none)'}${suggestion(id, among) || `: one of ${among.join(', ')}`}`,
        )
  }
  const called = needed('name')
  const army = one(
    needed('army'),
    'army',
    builder.armies.map(({ id }) => id),
  )
  const points = given.get('points')
  if (points && !/^\d{1,5}$/.test(points.words))
    oops('FORCE-3', points.number, `expected points, found ${points.words}`)
  const terms: { [term: string]: string } = {}
  for (const [key, line] of given) {
    if (['rules', 'name', 'army', 'points'].includes(key)) continue
    const ids = builder.terms.map(({ id }) => id)
    const term = builder.terms[ids.indexOf(one({ ...line, words: key }, 'line', ids))] as Trait
    terms[key] = one(
      line,
      key,
      term.options.map(({ value }) => value),
    )
  }
  if (body.length > most.items) oops('FORCE-8', null, `${body.length} lines, ${most.items} at most`)
  const force: Force = {
    ruleset: rules.id,
    name: tidyName(called.words) || oops('FORCE-3', called.number, 'the force has no name'),
    army,
    points: points ? Number(points.words) : null,
    terms,
    items: itemsFrom(body, 0, builder, one, oops),
  }
  return builder.complete?.(force) ?? force
}

type One = (line: Line, what: string, among: readonly string[]) => string

const depthOf = ({ words }: Line): number => /^-*/.exec(words)?.[0].length ?? 0

/** The lines at this depth, each with the deeper ones that follow it. */
function itemsFrom(lines: readonly Line[], deep: number, builder: ForceBuilder, one: One, fail: Fail): ForceItem[] {
  const items: ForceItem[] = []
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as Line
    if (depthOf(line) > deep || depthOf(line) > most.deep)
      fail('FORCE-3', line.number, 'too many dashes: a line belongs to one with a dash less above it')
    let next = i + 1
    while (next < lines.length && depthOf(lines[next] as Line) > deep) next++
    const item = itemFrom(line, builder, one, fail)
    items.push({ ...item, items: itemsFrom(lines.slice(i + 1, next), deep + 1, builder, one, fail) })
    i = next
  }
  return items
}

function itemFrom(line: Line, builder: ForceBuilder, one: One, fail: Fail): ForceItem {
  const { number } = line
  const [what = '', ...choices] = line.words.replace(/^-+/, '').split(';')
  const [, times = '1', words = '', called = ''] = /^\s*(?:(\d+)\s*[x×]?\s+)?([^:]*)(?::(.*))?$/.exec(what) ?? []
  const kind = one({ number, words: words.trim() }, 'kind', Object.keys(builder.kinds))
  const count = Number(times)
  if (count < 1 || count > most.count) fail('FORCE-8', number, `${times} of one kind, from 1 to ${most.count}`)
  const names = called.trim() === '' ? [] : called.split(',').map(tidyName)
  if (names.length > count) fail('FORCE-3', number, `${names.length} names for ${count} of them`)
  const known = builder.kinds[kind]?.traits ?? []
  const traits: { [trait: string]: string } = {}
  for (const choice of choices) {
    const words = hyphened(choice)
    const trait = known.find(({ id }) => words.startsWith(`${id}-`))
    const ids = known.map(({ id }) => id)
    if (!trait)
      fail(
        'FORCE-2',
        number,
        `${choice.trim()}: ${ids.length > 0 ? `one of ${ids.join(', ')}` : 'nothing can be chosen for it'}`,
      )
    else
      traits[trait.id] = one(
        { number, words: words.slice(trait.id.length + 1) },
        trait.id,
        trait.options.map(({ value }) => value),
      )
  }
  return { ...oneOfKind(kind, count), names, traits }
}
