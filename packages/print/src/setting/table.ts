import { capital } from '@sandtable/kernel'
import { type Mark, moved, stroke } from '../page.ts'
import type { Cells } from './cells.ts'
import { whole } from './flow.ts'
import type { Measure } from './fonts.ts'
import { baselineOf, leadingOf, linesOf, paragraph, type Slice, type Style } from './text.ts'

const GAP = 2.2

/** A table in slices of a row each; a column that begins with a row says the heads again. */
export function tableSlices(title: string, table: Cells, size: number, width: number, measure: Measure): Slice[] {
  const body: Style = { face: 'sans', size, leading: size * 0.44 }
  const bold: Style = { ...body, face: 'sans-bold' }
  const caption = paragraph(title, { face: 'sans-bold', size: size + 1 }, width, measure, {
    before: size * 0.3,
    keep: true,
  })
  const widths = widthsOf(table, body, bold, width, measure)
  if (!widths) return [...caption, ...asList(table, body, width, measure), ...noteSlices(table, size, width, measure)]
  const row = (cells: readonly string[], style: readonly Style[], rule: number): Slice => {
    const lines = cells.map((cell, i) => linesOf(cell, style[i]!, widths[i]!, measure))
    const height = Math.max(...lines.map(({ length }) => length)) * leadingOf(body) + size * 0.08
    let x = 0
    const marks: Mark[] = lines.flatMap((cell, i) => {
      const left = x
      x += widths[i]! + GAP
      return cell.flatMap((line, n) => moved(line, left, baselineOf(body) + n * leadingOf(body)))
    })
    return {
      height,
      marks: [...marks, stroke([0, height], [width, height], rule, { ink: rule > 0.15 ? 'black' : 'grey' })],
      before: 0,
    }
  }
  const small = { ...bold, size: size * 0.88 }
  const aligned = (style: Style, i: number): Style =>
    i > 0 && isNarrow(table, i - 1) ? { ...style, align: 'centre' } : style
  const styles = ['', ...table.heads].map((_, i) => aligned(i === 0 ? bold : body, i))
  const hasHead = table.heads.some(Boolean)
  const head = hasHead
    ? row(
        ['', ...table.heads.map(capital)],
        ['', ...table.heads].map((_, i) => aligned(small, i)),
        0.25,
      )
    : whole([{ height: 0.5, marks: [stroke([0, 0.3], [width, 0.3], 0.25)], before: 0 }])
  // its first two rows and its last two stay together: none stands alone at the foot or the head of a column
  const isKept = (i: number): boolean => i < table.rows.length - 1 && (i === 0 || i === table.rows.length - 2)
  const rows = table.rows.map(({ name, cells }, i) => ({
    ...row([capital(name), ...cells], styles, 0.1),
    head,
    ...(isKept(i) && { keep: true }),
  }))
  return [...caption, { ...head, keep: true }, ...rows, ...noteSlices(table, size, width, measure)]
}

/** Is there room for all its columns? */
export function fits(table: Cells, size: number, width: number, measure: Measure): boolean {
  const body: Style = { face: 'sans', size }
  return widthsOf(table, body, { ...body, face: 'sans-bold' }, width, measure) !== null
}

const noteSlices = ({ note }: Cells, size: number, width: number, measure: Measure): Slice[] =>
  note ? [whole(paragraph(capital(note), { face: 'italic', size: size * 0.92 }, width, measure), 0.5)] : []

/** Numbers and short words stand in the middle of their column. */
const isNarrow = ({ rows, heads }: Cells, column: number): boolean =>
  heads[column] !== '' && rows.every(({ cells }) => (cells[column] ?? '').length <= 6)

/** How wide each column is: as wide as it would like, or as much as there is room for. Null if there is no room. */
function widthsOf(table: Cells, body: Style, bold: Style, width: number, measure: Measure): readonly number[] | null {
  const columns = [
    table.rows.map(({ name }) => capital(name)),
    ...table.heads.map((_, i) => table.rows.map(({ cells }) => cells[i]!)),
  ]
  const wide = (text: string, style: Style) => measure(text, style.face, style.size)
  const longest = (text: string, style: Style) => Math.max(0, ...text.split(' ').map(word => wide(word, style)))
  const wants = columns.map((cells, i) => {
    const style = i === 0 ? bold : body
    const head = i === 0 ? '' : capital(table.heads[i - 1]!)
    const heads = { ...bold, size: bold.size * 0.88 }
    return {
      least: Math.max(longest(head, heads), ...cells.map(cell => longest(cell, style))) + 0.2,
      best: Math.max(Math.min(wide(head, heads), 14), ...cells.map(cell => wide(cell, style))) + 0.2,
    }
  })
  const room = width - GAP * (columns.length - 1)
  const sum = (key: 'least' | 'best') => wants.reduce((total, want) => total + want[key], 0)
  const [least, best] = [sum('least'), sum('best')]
  if (least > room) return null
  if (best <= room) {
    // what is left over goes to the name and to columns of words, so that the numbers stay near each other
    const spare = (room - best) / columns.length
    return wants.map(want => want.best + spare)
  }
  return wants.map(want => want.least + ((room - least) * (want.best - want.least)) / (best - least))
}

/** A table with more columns than there is room for: each row in a sentence. */
function asList(table: Cells, style: Style, width: number, measure: Measure): Slice[] {
  return table.rows.map(({ name, cells }) => {
    const values = cells.flatMap((cell, i) => (cell === '–' ? [] : [`${table.heads[i]} ${cell}`.trim()]))
    return whole(
      paragraph(
        [{ text: `${capital(name)} `, face: 'sans-bold' }, { text: values.join('; ') }],
        style,
        width,
        measure,
        { before: 0.5 },
      ),
    )
  })
}
