import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// By path, not through the doors: these files must run while a generated one is missing.
import { Book } from '../packages/kernel/src/book/book.ts'
import { readYaml } from '../packages/rules/src/yaml.ts'
import { copiesPath, generateCopies } from './copies.ts'

/** A rulebook as the program reads it: no YAML at run time. */

export const sets = ['plastic', 'muzzleflash', 'goodbye', 'blaze'] as const
export type SetName = (typeof sets)[number]

const root = fileURLToPath(new URL('..', import.meta.url))
export const rulebookPath = (set: SetName): string => `rulebooks/${set}.yaml`
export const generatedPath = (set: SetName): string => `packages/rules/src/${set}/book.gen.ts`

/** The generated file for a rulebook's text. A rulebook with a fault is an error here, before anything is written. */
export function generate(set: SetName, yaml: string): string {
  const data = readYaml(yaml, rulebookPath(set)).value
  new Book(data, rulebookPath(set)) // refuses what is wrong with it
  // JSON in a string is read faster than the same data as code, costs the compiler nothing, and one value a line keeps changes readable
  const json = JSON.stringify(data, null, 1).replace(/[\\`]|\$\{/g, '\\$&')
  return `// generated from ${rulebookPath(set)} by npm run generate; do not edit
export const data: unknown = JSON.parse(\`${json}\`)
`
}

function write(path: string, text: string): void {
  writeFileSync(root + path, text)
  console.log(path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const set of sets) write(generatedPath(set), generate(set, readFileSync(root + rulebookPath(set), 'utf8')))
  for (const [set, text] of Object.entries(generateCopies(root, sets))) write(copiesPath(set as SetName), text)
}
