import { Book, json, type Source } from '@sandtable/kernel'
import { readYaml, readYamlAll } from '../packages/rules/src/yaml.ts'
import { isGenerated, listFiles, packageFiles, readText, root, type TextFile } from './files.ts'
import { findSets, rulebookPath } from './sets.ts'

/** The rulebooks own the words: every name that code and cases use is in their book. */
export function check(): string[] {
  const books = findSets(root).map(
    set => new Book(readYaml(readText(rulebookPath(set)).text, set).value, rulebookPath(set)),
  )
  const cases = books.flatMap(book => {
    const sources = listFiles(`cases/${book.id}`, '.yaml').flatMap(path => readYamlAll(readText(path).text, path))
    return caseWords(sources, book)
  })
  return [...ids(packageFiles(), books), ...cases]
}

/** Error codes look like rules: PF-SCEN-3. */
const errors = ['BOOK', 'TEXT', 'SCEN', 'CASE', 'SAVE', 'PLAY', 'UMP', 'DICE', 'FORCE']

/** Rules that a file mentions, in its code or its comments, and that no book has. */
export function ids(files: readonly TextFile[], books: readonly Book[]): string[] {
  const problems: string[] = []
  for (const { path, text } of files) {
    if (isGenerated(path)) continue
    text.split('\n').forEach((line, i) => {
      for (const [id, prefix, section = ''] of line.matchAll(/\b([A-Z]{2})-([A-Z]+)-\d+\b/g)) {
        const book = books.find(one => one.prefix === prefix)
        if (!book || book.hasRule(id) || book.hasRuling(id) || errors.includes(section)) continue
        problems.push(`${path} line ${i + 1}: there is no ${id} in ${book.title}`)
      }
    })
  }
  return problems
}

/** A case as far as its names go. */
interface Case {
  readonly name?: string
  readonly ruleset?: string
  readonly rules?: readonly string[]
  readonly options?: Named
  readonly table?: { readonly terrain?: readonly { readonly kind?: string }[] }
  readonly pieces?: readonly { readonly kind?: string }[]
  readonly start?: { readonly phase?: string }
  readonly dice?: Named
  readonly do?: readonly { readonly action?: string }[]
  readonly expect?: {
    /** A faulty position may name things that do not exist. */
    readonly fault?: string
    readonly refused?: string
    readonly 'dice-left'?: Named
    readonly prompt?: { readonly actions?: readonly string[] }
  }
}
type Named = { readonly [name: string]: unknown }

/** A name that a case uses: its expected kind, the name, whether such a thing exists, and its place. */
type Use = readonly [what: string, name: unknown, isThere: boolean, path: readonly (string | number)[]]

/** Names that the cases of a rule set use and its book does not have. */
export function caseWords(sources: readonly Source[], book: Book): string[] {
  const names = new Set<unknown>()
  return sources.flatMap(source => {
    const it = source.value as Case
    const isNew = it.name !== undefined && !names.has(it.name)
    names.add(it.name)
    const all: Use[] = [
      ['name that only this case has', it.name, isNew, ['name']],
      ...position(it, book),
      ...play(it, book),
    ]
    return all
      .filter(([, , isThere]) => !isThere)
      .map(
        ([what, name, , path]) => `${source.file} line ${source.line(path)}: ${it.name}: this is no ${what}: ${name}`,
      )
  })
}

const has = (words: Named, word: unknown): boolean => Object.hasOwn(words, String(word))

function* position(it: Case, book: Book): Generator<Use> {
  const { rows: kinds } = book.values('kinds', json)
  const { rows: terrains } = book.values('terrain', json)
  yield ['rule set of this folder', it.ruleset, it.ruleset === book.id, ['ruleset']]
  yield ['list of rules', it.rules, (it.rules?.length ?? 0) > 0, ['rules']]
  for (const id of it.rules ?? []) yield ['rule', id, book.hasRule(id) || book.hasRuling(id), ['rules']]
  for (const [id, option] of Object.entries(it.options ?? {})) {
    const isOffered = book.hasRuling(id) && book.ruling(id).offered
    yield ['ruling that players may change', id, isOffered, ['options', id]]
    if (isOffered) yield [`option of ${id}`, option, has(book.ruling(id).options, option), ['options', id]]
  }
  if (it.expect?.fault !== undefined) return
  for (const [i, { kind }] of (it.table?.terrain ?? []).entries())
    yield ['kind of terrain', kind, has(terrains, kind), ['table', 'terrain', i, 'kind']]
  for (const [i, { kind }] of (it.pieces ?? []).entries())
    yield ['kind of piece', kind, has(kinds, kind), ['pieces', i, 'kind']]
  const phase = it.start?.phase
  if (phase !== undefined) yield ['start phase', phase, has(book.startPhases, phase), ['start', 'phase']]
}

function* play(it: Case, book: Book): Generator<Use> {
  for (const purpose of Object.keys(it.dice ?? {}))
    yield ['purpose of dice', purpose, has(book.dice, purpose), ['dice', purpose]]
  for (const [i, { action = '', ...step }] of (it.do ?? []).entries()) {
    yield ['action', action, has(book.actions, action), ['do', i]]
    const fields = book.actions[action]?.fields ?? {}
    for (const field of Object.keys(step))
      yield [`field of ${action}`, field, field === 'as' || field === 'refused' || has(fields, field), ['do', i, field]]
  }
  const { prompt, refused, 'dice-left': left = {} } = it.expect ?? {}
  for (const purpose of Object.keys(left))
    yield ['purpose of dice', purpose, has(book.dice, purpose), ['expect', 'dice-left', purpose]]
  for (const action of prompt?.actions ?? []) yield ['action', action, has(book.actions, action), ['expect', 'prompt']]
  // a case may name a refusal by a part of its words
  const isSaid = Object.keys(book.refusals).some(words => words.includes(refused?.toLowerCase() ?? ''))
  if (refused !== undefined) yield ['refusal', refused, isSaid, ['expect', 'refused']]
}
