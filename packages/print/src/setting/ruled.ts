import type { Run } from './text.ts'

const mention = /\b([A-Z]{2}-[A-Z]+-\d+)\b/

/** Text in which every rule that it names leads there. */
export function ruled(text: string, run: Omit<Run, 'text'> = {}): Run[] {
  return joined(text)
    .split(mention)
    .flatMap((part, i): Run[] => (part === '' ? [] : [{ ...run, text: part, ...(i % 2 === 1 && { to: part }) }]))
}

/** A number stays with its unit: 120 mm is never parted. */
const joined = (text: string): string =>
  text
    .replace(/(^|[\s(])-(?=\d)/g, '$1−')
    .replace(/(\d) (mm|cm|inch|inches|AP|points?|D\d+|d\d+)\b/g, '$1\u00a0$2')
    .replaceAll(' – ', '\u00a0– ')
