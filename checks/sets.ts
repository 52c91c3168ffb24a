import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A rule set is registered by its files: a rulebook, and a folder of rules with the same name. */

export const rulebookPath = (set: string): string => `rulebooks/${set}.yaml`
export const rulesPath = (set: string): string => `packages/rules/src/${set}`

/** Where a rule set has its rulebook and its code. */
export interface Home {
  readonly set: string
  readonly rulebook: string
  readonly folder: string
}

export const homeOf = (set: string): Home => ({ set, rulebook: rulebookPath(set), folder: rulesPath(set) })

/** Examples are rule sets too, but players are not offered them: each is complete in a folder of its own. */
export const findExamples = (root: string): readonly Home[] =>
  foldersIn(`${root}examples`).map(set => {
    const home = `examples/${set}`
    return { set, rulebook: `${home}/rulebook.yaml`, folder: `${home}/src` }
  })

/** The rule sets of a project, in the order that players are offered them. One that is only half there is an error. */
export function findSets(root: string): readonly string[] {
  const missing = halfThere(root)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return rulebooks(root)
    .map(set => ({ set, order: orderOf(root, set) }))
    .sort((a, b) => a.order - b.order || (a.set < b.set ? -1 : 1))
    .map(({ set }) => set)
}

/** What was forgotten: 'rulebooks/duel.yaml has no folder packages/rules/src/duel'. */
export function halfThere(root: string): readonly string[] {
  const [books, folders] = [rulebooks(root), foldersIn(`${root}packages/rules/src`)]
  return [
    ...books.filter(set => !folders.includes(set)).map(set => `${rulebookPath(set)} has no folder ${rulesPath(set)}`),
    ...folders.filter(set => !books.includes(set)).map(set => `${rulesPath(set)} has no rulebook ${rulebookPath(set)}`),
    ...books
      .filter(set => folders.includes(set))
      .flatMap(set => ['index.ts', 'records.ts'].map(file => `${rulesPath(set)}/${file}`))
      .filter(file => !existsSync(root + file))
      .map(file => `a rule set needs ${file}, and it is not there`),
    ...['cases', 'scenarios']
      .flatMap(home => foldersIn(root + home).map(set => ({ home, set })))
      .filter(({ set }) => !books.includes(set))
      .map(({ home, set }) => `${home}/${set} belongs to no rule set: there is no ${rulebookPath(set)}`),
  ]
}

const rulebooks = (root: string): readonly string[] =>
  readdirSync(`${root}rulebooks`)
    .filter(name => name.endsWith('.yaml'))
    .map(name => name.slice(0, -'.yaml'.length))
    .sort()

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => entry.name)
        .sort()
    : []

/** A rulebook may give its position among the others; one that does not comes last. */
function orderOf(root: string, set: string): number {
  const [, order] = /^order: *(\d+)/m.exec(readFileSync(root + rulebookPath(set), 'utf8')) ?? []
  return order ? Number(order) : Number.MAX_SAFE_INTEGER
}
