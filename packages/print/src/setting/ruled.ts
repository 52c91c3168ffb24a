import { spoken } from '@sandtable/kernel'
import type { Run } from './text.ts'

const mention = /\b([A-Z]{2}-[A-Z]+-\d+)\b/

/** Text in which every rule that it names leads there, and so does every table of these. */
export function ruled(text: string, run: Omit<Run, 'text'> = {}, tables: readonly string[] = []): Run[] {
  return joined(text)
    .split(mention)
    .flatMap((part, i): Run[] => (i % 2 === 1 ? [{ ...run, text: part, to: part }] : tabled(part, run, tables)))
}

export const anchorOf = (table: string): string => `table ${table}`

function tabled(text: string, run: Omit<Run, 'text'>, tables: readonly string[]): Run[] {
  return text.split(/(\b(?:table |tables\.)[a-z][a-z0-9-]*)/).flatMap((part, i): Run[] => {
    const name = part.replace(/^table |^tables\./, '')
    if (part === '') return []
    return i % 2 === 1 && tables.includes(name)
      ? [{ ...run, text: `table ${spoken(name)}`, to: anchorOf(name) }]
      : [{ ...run, text: part }]
  })
}

/** A number stays with its unit: 120 mm is never parted. Minus signs are as wide as plus signs. */
const joined = (text: string): string =>
  text
    .replace(/(^|[\s(])-(?=\d)/g, '$1−')
    .replace(/(\d) (mm|cm|inch|inches|AP|points?|D\d+|d\d+)\b/g, '$1\u00a0$2')
    .replaceAll(' – ', '\u00a0– ')
