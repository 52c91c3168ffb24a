import { existsSync } from 'node:fs'
import { readText, root } from './files.ts'
import { generate, generatedPath, rulebookPath, type SetName, sets } from './generate.ts'

/** What was generated from the rulebooks is what would be generated now. */
export const check = (): string[] =>
  sets.flatMap(set => {
    const path = generatedPath(set)
    return stale(set, readText(rulebookPath(set)).text, existsSync(root + path) ? readText(path).text : '')
  })

export const stale = (set: SetName, yaml: string, generated: string): string[] =>
  generate(set, yaml) === generated ? [] : [`${generatedPath(set)} is stale: npm run generate`]
