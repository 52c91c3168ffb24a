import { spoken, type Value } from '@sandtable/kernel'
import { use, useEffect, useState } from 'react'
import { offeredRulings, type ReadingBook, readingBook } from '../../catalogue/catalogue.ts'
import { ScenarioRulings } from '../../scenario/rulings.tsx'
import { editorWords } from '../language/index.ts'
import { edit, useEditor, useSketch } from '../store.ts'

/** House rules of this battle: rulings that its players may choose, and numbers of the rulebook's tables. */
export function HouseRulesTab() {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const offered = use(offeredRulings())[rules.id] ?? []
  return (
    <div className="form house-rules">
      <p className="quiet">{words.houseRules}</p>
      <ScenarioRulings
        rulings={offered}
        options={sketch.options}
        onChange={options => edit({ type: 'changed', what: words.tabs.rules }, now => ({ ...now, options }))}
      />
      <TableOverrides />
    </div>
  )
}

/** Single values of the book's tables, by row and column. Long because it is one form. */
function TableOverrides() {
  const words = editorWords.use()
  const sketch = useSketch()
  const { book } = useEditor(editor => editor.rules)
  const [table, setTable] = useState('')
  const [printed, setPrinted] = useState<ReadingBook | null>(null)
  useEffect(() => void readingBook(book.id).then(setPrinted), [book.id])
  const names = [...book.definitions.keys()].filter(name => Object.keys(numbersIn(printed, name)).length > 0).sort()
  const rows = numbersIn(printed, table)
  const own = (sketch.tables[table] ?? {}) as { readonly [row: string]: Value }
  const put = (row: string, value: Value | undefined) =>
    edit(
      { type: 'changed', what: table },
      now => {
        const before = (now.tables[table] ?? {}) as { readonly [row: string]: Value }
        const next = Object.fromEntries(
          Object.entries({ ...before, [row]: value }).filter(([, one]) => one !== undefined),
        )
        const { [table]: _, ...others } = now.tables
        return { ...now, tables: Object.keys(next).length > 0 ? { ...others, [table]: next as Value } : others }
      },
      `${table} ${row}`,
    )
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{words.tables}</h2>
      <p className="quiet">{words.tablesSay}</p>
      <ul className="plain-list">
        {Object.keys(sketch.tables).map(name => (
          <li key={name}>
            <button type="button" className="link" onClick={() => setTable(name)}>
              {spoken(name)}
            </button>
          </li>
        ))}
      </ul>
      <label className="field">
        <span className="label">{words.whichTable}</span>
        <select value={table} onChange={event => setTable(event.target.value)}>
          <option value="">{words.none}</option>
          {names.map(name => (
            <option key={name} value={name}>
              {spoken(name)}
            </option>
          ))}
        </select>
      </label>
      <div className="override-rows" lang="en">
        {Object.entries(rows).map(([row, usual]) => (
          <label key={row} className="field inline">
            <span>{spoken(row)}</span>
            <input
              type="number"
              step="any"
              value={typeof own[row] === 'number' ? own[row] : ''}
              placeholder={String(usual)}
              onChange={event => put(row, event.target.value === '' ? undefined : Number(event.target.value))}
            />
          </label>
        ))}
      </div>
    </section>
  )
}

type Numbers = { readonly [row: string]: number }

/** The rows of a table that are single numbers, as the book prints them. Other tables are changed in the file. */
function numbersIn(book: ReadingBook | null, name: string): Numbers {
  const [table = '', part] = name.split('.')
  const raw = (book?.tables[table] ?? {}) as { readonly [key: string]: unknown }
  const rows = (raw.rows ?? raw) as { readonly [key: string]: unknown }
  const found = part ? (raw[part] ?? rows[part]) : rows
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {}
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'number')) as Numbers
}
