import { spoken } from '@sandtable/kernel'
import { words } from '../language/index.ts'

type Cells = { readonly [column: string]: unknown }

/** A table of the book, as its data has it. */
export function BookTable({ name, table }: { readonly name: string; readonly table: unknown }) {
  const { note, source: _source, columns, rows, ...parts } = table as Cells
  const body = (rows ?? parts) as Cells | readonly unknown[]
  const named = Object.entries(body).map(([row, cells]) => [row, cellsOf(cells, columns)] as const)
  // a name of its own heads the row; which rule each value rests on is the engine's business
  const heads = [...new Set(named.flatMap(([, cells]) => Object.keys(cells)))].filter(
    head => !/^(name|rules)$/.test(head),
  )
  return (
    <figure className="book-table">
      <figcaption className="label">{words().rulebook.table(spoken(name))}</figcaption>
      <div className="book-table-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {heads.map(head => (
                <th key={head} scope="col">
                  {spoken(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {named.map(([row, cells]) => (
              <tr key={row}>
                <th scope="row">{Array.isArray(body) ? Number(row) + 1 : said(cells.name ?? row)}</th>
                {heads.map(head => (
                  <td key={head}>{said(cells[head])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {typeof note === 'string' && <p className="quiet">{note}</p>}
    </figure>
  )
}

/** A row is a record, a list named by the table's columns, or a single value. */
function cellsOf(cells: unknown, columns: unknown): Cells {
  if (Array.isArray(cells) && Array.isArray(columns))
    return Object.fromEntries(columns.map((column, i) => [String(column), cells[i]]))
  return typeof cells === 'object' && cells !== null && !Array.isArray(cells) ? (cells as Cells) : { value: cells }
}

function said(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'number') return String(value).replace('-', '−')
  if (Array.isArray(value)) return value.map(said).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${spoken(key)} ${said(one)}`)
      .join(', ')
  // a sentence keeps its minus signs: only a word of the vocabulary has hyphens to lose
  return /^[a-z][a-z0-9.-]*$/.test(String(value)) ? spoken(String(value)) : String(value)
}
