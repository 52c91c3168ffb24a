import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// By path, not through the package entry points: these files must run while a generated one is missing.
import { Book } from '../packages/kernel/src/book/book.ts'
import { readYaml } from '../packages/rules/src/yaml.ts'
import { generateChapters } from './chapters.ts'
import { generateCopies } from './copies.ts'
import { generateLists } from './register.ts'
import { generateSentences } from './sentences.ts'
import { findExamples, findSets, type Home, homeOf } from './sets.ts'

type Files = { readonly [path: string]: string }

/** npm run generate: every generated file, by its path. Nothing is written while anything is wrong. */
export function generate(root: string): Files {
  const sets = findSets(root)
  const homes = [...sets.map(homeOf), ...findExamples(root)]
  return {
    ...generateBooks(root, homes),
    ...generateCopies(root, homes),
    ...generateChapters(root, sets),
    ...generateLists(root, sets),
    ...generateSentences(root, sets),
  }
}

function generateBooks(root: string, homes: readonly Home[]): Files {
  const owners = new Map<string, string>()
  const books = homes.map(({ set, rulebook, folder }) => {
    const { text, prefix } = bookOf(set, readFileSync(root + rulebook, 'utf8'), rulebook)
    const other = owners.get(prefix)
    if (other) throw new Error(`${rulebook}: the prefix ${prefix} belongs to ${other}`)
    owners.set(prefix, set)
    return [`${folder}/book.gen.ts`, text]
  })
  return Object.fromEntries(books)
}

/** A rulebook as the program reads it: no YAML at run time. */
export function bookOf(set: string, yaml: string, path: string): { readonly text: string; readonly prefix: string } {
  const data = readYaml(yaml, path).value
  const { id, prefix } = new Book(data, path) // refuses what is wrong with it
  if (id !== set) throw new Error(`${path} is the rulebook of ${set}, and says that its id is ${id}`)
  // JSON in a string is read faster than the same data as code, costs the compiler nothing, and one value per line
  // keeps changes readable
  const json = JSON.stringify(data, null, 1).replace(/[\\`]|\$\{/g, '\\$&')
  const text = `// generated from ${path} by npm run generate; do not edit
export const data: unknown = JSON.parse(\`${json}\`)
`
  return { text, prefix }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  try {
    for (const [path, text] of Object.entries(generate(root))) {
      writeFileSync(root + path, text)
      console.log(path)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
