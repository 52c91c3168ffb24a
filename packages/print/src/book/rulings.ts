import type { Rule, Ruling } from '@sandtable/kernel'
import { type Mark, stroke } from '../page.ts'
import type { Measure } from '../setting/fonts.ts'
import { ruled } from '../setting/ruled.ts'
import { paragraph, type Run, type Slice } from '../setting/text.ts'
import type { BookToPrint } from './printed-book.ts'

/** The rulings that stand beside each rule: those about it, at the first rule that they are about. */
export function rulingsBeside(book: BookToPrint): ReadonlyMap<string, readonly Ruling[]> {
  const beside = new Map<string, Ruling[]>()
  const firstRule = ({ about }: Ruling, seen: readonly string[] = []): string | null => {
    for (const id of about) {
      if (book.sections.some(({ rules }) => rules.some(rule => rule.id === id))) return id
      // a ruling on a ruling stands where that one does
      const other = book.rulings.find(ruling => ruling.id === id)
      const found = other && !seen.includes(id) ? firstRule(other, [...seen, id]) : null
      if (found) return found
    }
    return null
  }
  for (const ruling of book.rulings) {
    const id = firstRule(ruling) ?? ''
    beside.set(id, [...(beside.get(id) ?? []), ruling])
  }
  return beside
}

/** 'R4': what stands behind a rule that has a ruling, and leads to it. */
export const marksFor = (book: BookToPrint, { id }: Rule): Run[] =>
  book.rulings
    .filter(({ about }) => about.includes(id))
    .map(ruling => ({ text: `\u00a0R${numberOf(ruling)}`, face: 'sans-bold', size: 6.5, ink: 'grey', to: ruling.id }))

const numberOf = ({ id }: Ruling): string => id.split('-')[2] ?? ''

/** A ruling for the margin: the question, how we read it, and what players may choose instead. */
export function rulingSlices(ruling: Ruling, width: number, measure: Measure): Slice[] {
  const style = { face: 'sans', size: 7.4, leading: 3.25 } as const
  const inset = 2.2
  const set = (text: string, face: 'sans' | 'sans-bold', before: number, more: readonly Run[] = []): Slice[] =>
    paragraph([...more, ...ruled(text, { face })], { ...style, face }, width - inset, measure, { x: inset, before })
  const others = Object.entries(ruling.options).filter(([name]) => name !== ruling.default)
  const head = set(ruling.question, 'sans-bold', 2.2, [{ text: `R${numberOf(ruling)} `, face: 'stencil', size: 8.5 }])
  const lines = [
    ...head.map(slice => ({ ...slice, keep: true })),
    ...set(ruling.options[ruling.default] ?? '', 'sans', 0.4),
    ...(ruling.offered
      ? others.flatMap(([, says]) => set(says, 'sans', 0.6, [{ text: 'Or, if all agree: ', face: 'sans-bold' }]))
      : []),
  ]
  return lines.map((slice, i): Slice => {
    const bar: Mark = stroke([0, i === 0 ? 0 : -slice.before], [0, slice.height], ruling.offered ? 0.9 : 0.25)
    const anchor: Mark[] = i === 0 ? [{ type: 'anchor', y: -2, name: ruling.id }] : []
    return { ...slice, marks: [...anchor, bar, ...slice.marks] }
  })
}
