import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'
import { rulebookPath, rulesPath } from './sets.ts'

/**
 * npm run new-set <id> <prefix> <unit>: a working rule set, to be changed rule by rule into another. It begins as a
 * copy of the example.
 */

const EXAMPLE = { folder: 'examples/duel', id: 'duel', name: 'Duel', prefix: 'DU', unit: 'in' }

export interface NewSet {
  readonly id: string
  readonly prefix: string
  readonly unit: string
}

/** What is wrong with the three words; empty if they are fine. */
export function whyNot(root: string, { id, prefix, unit }: NewSet): readonly string[] {
  return [
    ...(/^[a-z][a-z0-9]*$/.test(id) && isName(id) ? [] : [`An id is one word in lower case: '${id}' is not.`]),
    ...(/^[A-Z]{2}$/.test(prefix) ? [] : [`A prefix is two capitals: '${prefix}' is not.`]),
    ...(['in', 'cm', 'mm'].includes(unit) ? [] : [`A unit is in, cm or mm: '${unit}' is not.`]),
    ...(existsSync(root + rulebookPath(id)) ? [`There is a rule set ${id}: ${rulebookPath(id)}.`] : []),
  ]
}

/** The code uses a rule set's id as a name, so it cannot be a keyword. */
function isName(id: string): boolean {
  try {
    new Function(`const ${id} = 0`)
    return true
  } catch {
    return false
  }
}

/** The unit as used in the sentences of cases and rules: singular and plural. */
const units: { readonly [unit: string]: readonly [one: string, many: string] } = {
  in: ['inch', 'inches'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
}

/** The files of a new rule set, by path. */
export function skeleton(root: string, { id, prefix, unit }: NewSet): { readonly [path: string]: string } {
  const [one, many] = units[unit] ?? ['', '']
  const renamed = (text: string): string =>
    text
      .replaceAll(`${EXAMPLE.folder}/rulebook.yaml`, rulebookPath(id))
      .replaceAll(EXAMPLE.name, `${id[0]?.toUpperCase()}${id.slice(1)}`)
      .replaceAll(EXAMPLE.id, id)
      .replaceAll(`${EXAMPLE.prefix}-`, `${prefix}-`)
      .replace(`unit: ${EXAMPLE.unit}\n`, `unit: ${unit}\n`)
      .replace(/\ban inch\b/g, `${unit === 'in' ? 'an' : 'a'} ${one}`)
      .replace(/\binches\b/g, many)
      .replace(/\binch\b/g, one)
  const folders = [
    ['src', rulesPath(id)],
    ['cases', `cases/${id}`],
    ['scenarios', `scenarios/${id}`],
  ] as const
  const files = folders.flatMap(([from, to]) =>
    readdirSync(`${root}${EXAMPLE.folder}/${from}`)
      .filter(name => !/\.gen\.ts$|\.txt$/.test(name))
      .map(name => [`${EXAMPLE.folder}/${from}/${name}`, `${to}/${name}`] as const),
  )
  return Object.fromEntries(
    [[`${EXAMPLE.folder}/rulebook.yaml`, rulebookPath(id)] as const, ...files].map(([from, to]) => [
      to,
      renamed(readFileSync(root + from, 'utf8')),
    ]),
  )
}

/** Writes files below a folder. */
export function write(root: string, files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, text)
  }
}

const NEXT = (id: string): string => `
It can be played at once: npx tsc -b packages/cli && npx sandtable play ${id}/high-noon
What it still lacks:      npx sandtable doctor ${id}
How to go on:             docs/new-rule-set.md`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const [id = '', prefix = '', unit = ''] = process.argv.slice(2)
  const wrong = whyNot(root, { id, prefix, unit })
  if (wrong.length > 0) {
    console.error(
      [...wrong, 'npm run new-set <id> <prefix> <unit>, for example: npm run new-set siege SG cm'].join('\n'),
    )
    process.exitCode = 2
  } else {
    const files = skeleton(root, { id, prefix, unit })
    write(root, files)
    write(root, generate(root))
    for (const path of Object.keys(files)) console.log(path)
    console.log(NEXT(id))
  }
}
