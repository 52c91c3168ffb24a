import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { outlineOf, type ScenarioOutline } from './src/catalogue/outline.ts'

type Rules = typeof import('@sandtable/rules')
type Book = Rules['books'][number]

const root = resolve(import.meta.dirname, '../..')
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const yamlFiles = (folder: string): string[] => {
  try {
    return readdirSync(join(root, folder))
      .filter(name => name.endsWith('.yaml'))
      .sort()
      .map(name => `${folder}/${name}`)
  } catch {
    return [] // a rule set without scenarios has no folder
  }
}

/**
 * What the first screens need, worked out when the page is built: `virtual:catalogue` has the rule sets and their scenarios in
 * outline, `virtual:details` their maps and briefings, `virtual:rulings` the rulings that can be chosen, `virtual:book/<set>` a rulebook to be read, with its cases as
 * sentences, `virtual:cases/<set>` the cases themselves, and `virtual:books` the way to these two. So the page loads neither a
 * rule nor YAML before there is a game.
 */
export function catalogue(): Plugin {
  let rules: Promise<Rules> | null = null
  const load = (): Promise<Rules> => {
    rules ??= runnerImport<Rules>(join(root, 'packages/rules/src/index.ts'), {
      configFile: false,
      resolve: { conditions: ['source'] },
      ssr: { noExternal: [/^@sandtable/], resolve: { conditions: ['source', 'module', 'node'] } },
    }).then(({ module }) => module)
    return rules
  }
  return {
    name: 'sandtable-catalogue',
    resolveId: id => (/^virtual:(catalogue|details|rulings|books|(book|cases)\/[\w-]+)$/.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === '\0virtual:catalogue') {
        const module = await load()
        for (const { id } of module.books)
          for (const file of yamlFiles(`scenarios/${id}`)) this.addWatchFile(join(root, file))
        return asModule(module.books.map(book => inShort(setOutline(book, module))))
      }
      if (id === '\0virtual:details') {
        const module = await load()
        return asModule(
          Object.fromEntries(module.books.flatMap(book => setOutline(book, module).scenarios.map(details))),
        )
      }
      if (id === '\0virtual:rulings') {
        const { books, ruleSets } = await load()
        const offered = books.filter(({ id: set }) => ruleSets.some(rules => rules.id === set)).map(offeredBy)
        return asModule(Object.fromEntries(offered))
      }
      if (id === '\0virtual:books') return fetched((await load()).books.map(book => book.id))
      const [, kind] = /^\0virtual:(book|cases)\//.exec(id) ?? []
      if (!kind) return null
      const module = await load()
      const book = module.books.find(one => id.endsWith(`/${one.id}`))
      if (!book) return null
      return asModule(kind === 'book' ? readingBook(book, module) : casesOf(book, module))
    },
  }
}

/** The books and cases of these sets, each to be fetched by itself. */
const fetched = (sets: readonly string[]): string =>
  (['book', 'cases'] as const)
    .map(kind => {
      const each = sets.map(set => `${JSON.stringify(set)}: () => import('virtual:${kind}/${set}')`)
      return `export const ${kind === 'book' ? 'books' : kind} = { ${each.join(', ')} }`
    })
    .join('\n')

/** Parsed rather than compiled: several times quicker for the browser. */
const asModule = (value: unknown): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

function setOutline(book: Book, { ruleSets, readYaml }: Rules) {
  const rules = ruleSets.find(set => set.id === book.id)
  const playable = rules !== undefined
  return {
    id: book.id,
    title: book.title,
    prefix: book.prefix,
    period: book.period,
    scale: book.scale,
    unit: book.unit,
    summary: book.summary.trim(),
    playable,
    rules: book.sections.reduce((sum, section) => sum + section.rules.length, 0),
    rulings: book.rulings.length,
    offered: playable ? offeredBy(book)[1].map(ruling => ruling.id) : [],
    sizes: rules?.muster?.sizes ?? [],
    lands: [...new Set(rules?.dressing?.lands)],
    buildsForces: rules?.forces !== undefined,
    atOneScreen: rules?.atOneScreen ?? {},
    companion: rules?.companion !== undefined,
    scenarios: playable
      ? yamlFiles(`scenarios/${book.id}`)
          .map(file =>
            outlineOf(readYaml(text(file), file).value, basename(file, '.yaml'), book.unit as 'in' | 'cm' | 'mm'),
          )
          .sort((a, b) => a.minutes - b.minutes)
      : [],
  }
}

/** The first page shows no map and tells no briefing. */
const inShort = (set: ReturnType<typeof setOutline>) => ({
  ...set,
  scenarios: set.scenarios.map(scenario => ({
    ...scenario,
    terrain: null,
    sides: scenario.sides.map(side => ({ ...side, briefing: null })),
  })),
})

const details = ({ ruleset, id, terrain, sides }: ScenarioOutline) =>
  [`${ruleset}/${id}`, { terrain, briefings: Object.fromEntries(sides.map(side => [side.id, side.briefing])) }] as const

/** The rulings that players may choose, by their set. */
const offeredBy = ({ id, rulings }: Book) => [id, rulings.filter(ruling => ruling.offered)] as const

interface GivenCase {
  readonly name: string
  readonly case: string
  readonly rules: readonly string[]
  readonly expect?: { readonly fault?: string }
}

const casesOf = ({ id }: Pick<Book, 'id'>, { readYamlAll }: Pick<Rules, 'readYamlAll'>): readonly GivenCase[] =>
  yamlFiles(`cases/${id}`)
    .flatMap(file => readYamlAll(text(file), file))
    .map(({ value }) => value as GivenCase)

function readingBook({ id, title, prefix, sections, rulings }: Book, { readYaml, readYamlAll, ruleSets }: Rules) {
  const cases = casesOf({ id }, { readYamlAll })
  const { tables, terrain, paper } = readYaml(text(`rulebooks/${id}.yaml`), `rulebooks/${id}.yaml`).value as {
    readonly [part: string]: object | undefined
  }
  return {
    id,
    title,
    prefix,
    sections,
    rulings,
    tables,
    terrain,
    paper,
    terms: ruleSets.find(set => set.id === id)?.terms ?? {},
    cases: cases.map(one => ({ name: one.name, says: one.case, rules: one.rules, plays: !one.expect?.fault })),
  }
}
