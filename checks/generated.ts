import { existsSync } from 'node:fs'
import { copiesPath, generateCopies } from './copies.ts'
import { readText, root } from './files.ts'
import { generate, generatedPath, rulebookPath, type SetName, sets } from './generate.ts'

/** What was generated from the rulebooks and the records is what would be generated now. */
export function check(): string[] {
  const copies = generateCopies(root, sets)
  return sets.flatMap(set => [
    ...stale(set, readText(rulebookPath(set)).text, textOf(generatedPath(set))),
    ...differs(copiesPath(set), copies[set], textOf(copiesPath(set))),
  ])
}

export const stale = (set: SetName, yaml: string, generated: string): string[] =>
  differs(generatedPath(set), generate(set, yaml), generated)

const textOf = (path: string): string => (existsSync(root + path) ? readText(path).text : '')

const differs = (path: string, now: string | undefined, then: string): string[] =>
  now === then ? [] : [`${path} is stale: npm run generate`]
