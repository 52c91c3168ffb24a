import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// By path, not through the doors: these files must run while a generated one is missing.
import { Book } from '../packages/kernel/src/book/book.ts'
import { readYaml } from '../packages/rules/src/yaml.ts'
import { generateChapters } from './chapters.ts'
import { generateCopies } from './copies.ts'
import { generateLists } from './register.ts'
import { findSets, rulebookPath, rulesPath } from './sets.ts'

/** npm run generate: every file that follows from others, by its path. Nothing is written while anything is wrong. */
export function generate(root: string): { readonly [path: string]: string } {
  const sets = findSets(root)
  const books = sets.map(set => [`${rulesPath(set)}/book.gen.ts`, generateBook(root, set)])
  return {
    ...Object.fromEntries(books),
    ...generateCopies(root, sets),
    ...generateChapters(root, sets),
    ...generateLists(root, sets),
  }
}

/** A rulebook as the program reads it: no YAML at run time. */
const generateBook = (root: string, set: string): string => bookOf(set, readFileSync(root + rulebookPath(set), 'utf8'))

export function bookOf(set: string, yaml: string): string {
  const path = rulebookPath(set)
  const data = readYaml(yaml, path).value
  const { id } = new Book(data, path) // refuses what is wrong with it
  if (id !== set) throw new Error(`${path} says that its id is ${id}: a rulebook is named after it`)
  // JSON in a string is read faster than the same data as code, costs the compiler nothing, and one value a line keeps changes readable
  const json = JSON.stringify(data, null, 1).replace(/[\\`]|\$\{/g, '\\$&')
  return `// generated from ${path} by npm run generate; do not edit
export const data: unknown = JSON.parse(\`${json}\`)
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  for (const [path, text] of Object.entries(generate(root))) {
    writeFileSync(root + path, text)
    console.log(path)
  }
}
