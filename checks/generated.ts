import { existsSync } from 'node:fs'
import { readText, root } from './files.ts'
import { generate } from './generate.ts'
import { halfThere } from './sets.ts'

/** Generated files are up to date, and no rule set is only half there. */
export function check(): readonly string[] {
  const missing = halfThere(root)
  if (missing.length > 0) return missing
  return Object.entries(generate(root)).flatMap(([path, text]) =>
    differs(path, text, existsSync(root + path) ? readText(path).text : ''),
  )
}

export const differs = (path: string, now: string, then: string): readonly string[] =>
  now === then ? [] : [`${path} is stale: npm run generate`]
