import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What decides how a game goes: games that other code has played are not counted. */
const PARTS = ['@sandtable/kernel', '@sandtable/rules', '@sandtable/bots']

/** A short name for the code that plays, and for more of the code where it matters. */
export function codeMark(...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...PARTS, ...more]) {
    const folder = dirname(fileURLToPath(import.meta.resolve(part)))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter(name => /\.[jt]s$/.test(name) && !name.endsWith('.d.ts')).sort())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
