import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Book, LARGEST_FILE, noSuch, type RuleSet, SandtableError, type Source } from '@sandtable/kernel'
import { books, readYamlAll, ruleSets } from '@sandtable/rules'
import { Misuse } from './terminal.ts'

/** The folder that holds rulebooks/ and cases/: upwards from the working directory, else from this program. */
export function findRoot(folder: string): string | null {
  for (const start of [folder, dirname(fileURLToPath(import.meta.url))])
    for (let here = resolve(start); ; here = dirname(here)) {
      if (existsSync(join(here, 'rulebooks')) && existsSync(join(here, 'cases'))) return here
      if (dirname(here) === here) break
    }
  return null
}

export function rootOf(folder: string): string {
  const root = findRoot(folder)
  if (!root)
    throw new Misuse('No folder with rulebooks/ and cases/ was found here or above. Run this inside the project.')
  return root
}

/** A path as a user in this folder would write it. */
export const shown = (path: string, folder: string): string => {
  const near = relative(folder, path)
  return near.startsWith('..') ? path : near || '.'
}

/** A pipe or a device is none: reading it might never end. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** These files, and every YAML file in these folders, sorted by name. */
export function yamlFiles(paths: readonly string[], folder: string): string[] {
  return paths.flatMap(given => {
    const path = resolve(folder, given)
    if (isFile(path)) return [path]
    if (!existsSync(path) || !statSync(path).isDirectory()) throw new Misuse(`There is no file or folder ${given}.`)
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter(entry => entry.isFile() && /\.ya?ml$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
      .sort((a, b) => (a < b ? -1 : 1))
  })
}

/** The text of a file, unless it is larger than anything that Sandtable writes: that is found before it is read. */
export function readText(path: string, folder: string): string {
  const size = statSync(path).size
  if (size > LARGEST_FILE)
    throw new SandtableError('TEXT-2', shown(path, folder), `${size} bytes, ${LARGEST_FILE} at most`)
  return readFileSync(path).toString() // takes two thirds of the memory that reading it as text takes
}

export const readSources = (path: string, folder: string): Source[] =>
  readYamlAll(readText(path, folder), shown(path, folder))

/** The cases of a rule set in the project, or none where there is no project. */
export function caseSources(set: string, folder: string): Source[] {
  const root = findRoot(folder)
  const cases = root && join(root, 'cases', set)
  return cases && existsSync(cases) ? yamlFiles([cases], folder).flatMap(path => readSources(path, folder)) : []
}

/** The ready battles, by the name used to play them: 'plastic/crossroads'. */
export function scenarios(folder: string, set = ''): ReadonlyMap<string, string> {
  const root = findRoot(folder)
  const home = root && join(root, 'scenarios', set)
  if (!home || !existsSync(home)) return new Map()
  return new Map(
    yamlFiles([home], folder).map(path => [
      `${basename(dirname(path))}/${basename(path).replace(/\.ya?ml$/, '')}`,
      path,
    ]),
  )
}

/** The part of a source that says which rule set and case it is. */
export const partOf = (source: Source, key: string): unknown =>
  (source.value as { readonly [key: string]: unknown } | null)?.[key]

export function bookNamed(name: string): Book {
  const book = books.find(one => one.id === name)
  if (!book)
    throw new Misuse(
      noSuch(
        'rule set',
        name,
        books.map(one => one.id),
      ),
    )
  return book
}

/** A rule set that can be played. */
export function rulesNamed(name: string): RuleSet {
  const rules = ruleSets.find(one => one.id === bookNamed(name).id)
  if (!rules) throw new Misuse(`${bookNamed(name).title} can be read, but not played yet.`)
  return rules
}

/** How many of something: '1 case', '2 cases'. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
