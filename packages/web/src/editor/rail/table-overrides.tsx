import {
  type Fields,
  type FieldType,
  jsonSource,
  Place,
  SandtableError,
  spoken,
  type TableDefinition,
  type Value,
} from '@sandtable/kernel'
import { readYaml } from '@sandtable/rules'
import { useId, useState } from 'react'
import { editorWords } from '../language/index.ts'
import { fieldSays } from '../names.ts'
import { edit, useEditor, useSketch } from '../store.ts'

type Given = Value | undefined
type Rows = { readonly [row: string]: Value }

const rowsIn = (value: unknown): Rows =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Rows) : {}

/** Rows with one changed; what is empty is gone. */
function withRow(rows: Rows, row: string, value: Given): Rows | undefined {
  const next = Object.entries({ ...rows, [row]: value }).filter(([, one]) => one !== undefined)
  return next.length > 0 ? (Object.fromEntries(next) as Rows) : undefined
}

/** Any table of the book that a scenario may change: by row and column, or as a whole where it is a list. */
export function TableOverrides() {
  const words = editorWords.use()
  const { tables } = useSketch()
  const { book } = useEditor(editor => editor.rules)
  const [name, setName] = useState('')
  const table = book.definitions.get(name)
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{words.tables}</h2>
      <p className="quiet">{words.tablesSay}</p>
      <ul className="plain-list" lang="en">
        {Object.keys(tables).map(one => (
          <li key={one} className="override-row">
            <button type="button" className="link" onClick={() => setName(one)}>
              {spoken(one)}
            </button>
            <button
              type="button"
              className="link"
              aria-label={words.removeNamed(spoken(one))}
              onClick={() => putTable(one, undefined)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <label className="field">
        <span className="label">{words.whichTable}</span>
        <select lang="en" value={name} onChange={event => setName(event.target.value)}>
          <option value="">{words.none}</option>
          {[...book.definitions.keys()].sort().map(one => (
            <option key={one} value={one}>
              {spoken(one)}
            </option>
          ))}
        </select>
      </label>
      {table && <TableForm key={name} table={table} />}
    </section>
  )
}

function putTable(name: string, value: Given, run?: string): void {
  edit(
    { type: 'changed', what: name },
    now => ({ ...now, tables: withRow(now.tables, name, value) ?? {} }),
    run && `${name} ${run}`,
  )
}

function TableForm({ table }: { readonly table: TableDefinition<unknown> }) {
  const sketch = useSketch()
  const { book } = useEditor(editor => editor.rules)
  const { name, parts } = table
  const usual = book.written(name)
  const own = sketch.tables[name]
  if (!parts) return <Whole table={table} usual={usual as Value} own={own} />
  const put = (row: string, value: Given) => putTable(name, withRow(rowsIn(own), row, value), row)
  if (parts.of === 'rows') return <RowForm usual={rowsIn(usual)} own={rowsIn(own)} columns={parts.columns} put={put} />
  const rows = Object.keys(table.rows as object)
  const fields = 'columns' in parts ? parts.columns : Object.fromEntries(rows.map(row => [row, parts.type]))
  return <Cells fields={fields} usual={rowsIn(usual)} own={rowsIn(own)} put={put} />
}

/** A row after the other: a weapon, a kind, with all its columns. Those that differ from the book are marked. */
function RowForm({
  usual,
  own,
  columns,
  put,
}: {
  readonly usual: Rows
  readonly own: Rows
  readonly columns: Fields
  put(row: string, value: Given): void
}) {
  const words = editorWords.use()
  const rows = [...new Set([...Object.keys(usual), ...Object.keys(own)])].filter(row => row !== 'note')
  const [row, setRow] = useState(Object.keys(own)[0] ?? rows[0] ?? '')
  return (
    <>
      <label className="field">
        <span className="label">{words.whichRow}</span>
        <select lang="en" value={row} onChange={event => setRow(event.target.value)}>
          {rows.map(one => (
            <option key={one} value={one}>
              {own[one] === undefined ? spoken(one) : words.changedRow(spoken(one))}
            </option>
          ))}
        </select>
      </label>
      <Cells
        key={row}
        fields={columns}
        usual={rowsIn(usual[row])}
        own={rowsIn(own[row])}
        put={(column, value) => put(row, withRow(rowsIn(own[row]), column, value))}
      />
    </>
  )
}

function Cells({
  fields,
  usual,
  own,
  put,
}: {
  readonly fields: Fields
  readonly usual: Rows
  readonly own: Rows
  put(row: string, value: Given): void
}) {
  const rules = useEditor(editor => editor.rules)
  return (
    <div className="override-rows">
      {Object.entries(fields).map(([name, given]) => {
        const [says, type] = [fieldSays(rules.id, name), given.of ?? given]
        const cell = { says, type, usual: usual[name], own: own[name] }
        return type.fields ? (
          <fieldset key={name} className="field nested">
            <legend className="label">{says}</legend>
            <Cells
              fields={type.fields}
              usual={rowsIn(usual[name])}
              own={rowsIn(own[name])}
              put={(field, value) => put(name, withRow(rowsIn(own[name]), field, value))}
            />
          </fieldset>
        ) : (
          <Cell key={name} {...cell} onChange={value => put(name, value)} />
        )
      })}
    </div>
  )
}

interface CellProps {
  readonly says: string
  readonly type: FieldType<unknown>
  readonly usual: Given
  readonly own: Given
  onChange(value: Given): void
}

/** One value. It is empty while it is as in the book, which shows behind it. */
function Cell({ says, type, usual, own, onChange }: CellProps) {
  const words = editorWords.use()
  const id = useId()
  const isFlag = type.says === 'true or false'
  const options = type.options ?? (isFlag ? ['true', 'false'] : null)
  const label = (option: string): string => (isFlag ? (option === 'true' ? words.yes : words.no) : spoken(option))
  return (
    <div className="field inline">
      <label htmlFor={id} className={own === undefined ? '' : 'changed'}>
        {says}
      </label>
      {options ? (
        <select
          id={id}
          value={own === undefined ? '' : String(own)}
          onChange={event => onChange(event.target.value ? cellIn(event.target.value) : undefined)}
        >
          <option value="">{usual === undefined ? words.none : label(String(usual))}</option>
          {options
            .filter(option => option !== String(usual))
            .map(option => (
              <option key={option} value={option}>
                {label(option)}
              </option>
            ))}
        </select>
      ) : /number|length|degrees/.test(type.says) ? (
        <input
          id={id}
          type="number"
          step="any"
          value={typeof own === 'number' ? own : ''}
          placeholder={written(usual)}
          onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      ) : (
        <input
          key={written(own)}
          id={id}
          defaultValue={written(own)}
          placeholder={written(usual)}
          onBlur={({ target }) => target.value !== written(own) && onChange(cellIn(target.value))}
        />
      )}
    </div>
  )
}

/** As a file has it: words as they are, lists and rows in brackets. */
const written = (value: Given): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

function cellIn(text: string): Given {
  if (!text.trim()) return undefined
  try {
    return (readYaml(`cell: ${text}`, 'cell').value as { readonly cell: Value }).cell
  } catch {
    return text // the list of faults says what was expected
  }
}

/** A list is changed as a whole, in the words of a file. What cannot be read is left as it was typed. */
function Whole({
  table,
  usual,
  own,
}: {
  readonly table: TableDefinition<unknown>
  readonly usual: Value
  readonly own: Given
}) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const [problem, setProblem] = useState<string | null>(null)
  const text = linesOf(own ?? usual)
  const read = (typed: string) => {
    setProblem(null)
    if (typed === text) return
    try {
      if (!typed.trim()) return putTable(table.name, undefined)
      const { value } = readYaml(typed, spoken(table.name))
      table.read(value, new Place(jsonSource(spoken(table.name), value), rules.book.unit))
      putTable(table.name, value as Value)
    } catch (error) {
      if (!(error instanceof SandtableError)) throw error
      setProblem(error.says)
    }
  }
  return (
    <label className="field">
      <span className="label">{own === undefined ? words.wholeTable : words.changedRow(words.wholeTable)}</span>
      <textarea
        key={text}
        className="override-text"
        rows={Math.min(14, text.split('\n').length + 1)}
        defaultValue={text}
        spellCheck={false}
        aria-invalid={problem !== null}
        onBlur={({ target }) => read(target.value)}
      />
      {problem && (
        <span className="note caution" role="alert" lang="en">
          {problem}
        </span>
      )}
    </label>
  )
}

/** A line for each row. */
const linesOf = (value: Value): string =>
  Array.isArray(value)
    ? value.map(row => `- ${JSON.stringify(row)}`).join('\n')
    : Object.entries(rowsIn(value))
        .map(([key, row]) => `${key}: ${JSON.stringify(row)}`)
        .join('\n')
