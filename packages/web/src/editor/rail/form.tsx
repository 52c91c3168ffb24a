import type { Fields, FieldType, Referred, Sketch, Value } from '@sandtable/kernel'
import { useId } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { editorWords } from '../language/index.ts'
import { fieldSays, kindSays, optionSays, sideSays, terrainSays } from '../names.ts'
import { useSketch } from '../store.ts'

type Given = Value | undefined
interface InputProps {
  readonly set: string
  readonly name: string
  readonly type: FieldType<unknown>
  readonly value: Given
  onChange(value: Given): void
}

/** A form for some fields of a record, made from their types. What is empty is as the rules have it. */
export function FieldForm({
  set,
  fields,
  record,
  onChange,
}: {
  readonly set: string
  readonly fields: Fields
  readonly record: { readonly [field: string]: Given }
  onChange(field: string, value: Given): void
}) {
  return Object.keys(fields).map(name => (
    <FieldInput
      key={name}
      set={set}
      name={name}
      type={fields[name] as FieldType<unknown>}
      value={record[name]}
      onChange={value => onChange(name, value)}
    />
  ))
}

/** What is not optional may still be left to the rules. */
function FieldInput(props: InputProps) {
  const { type } = props
  if (type.of) return <FieldInput {...props} type={type.of} value={props.value === null ? undefined : props.value} />
  if (type.options) return <Options {...props} options={type.options} />
  if (type.says === 'true or false') return <Flag {...props} />
  if (type.says === 'an id') return <Reference {...props} />
  if (type.fields) return <SubRecord {...props} fields={type.fields} />
  if (type.items?.says === 'an id') return <References {...props} />
  if (type.items?.fields) return <Records {...props} fields={type.items.fields} />
  if (type.items?.says === 'a point [x, y]') return <Points {...props} />
  if (type.says === 'a point [x, y]') return <OnePoint {...props} />
  if (type.items) return <Words {...props} />
  return /number|length|degrees/.test(type.says) ? <NumberInput {...props} /> : <TextInput {...props} />
}

function Labelled({
  set,
  name,
  children,
}: {
  readonly set: string
  readonly name: string
  readonly children: (id: string) => React.ReactNode
}) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {fieldSays(set, name)}
      </label>
      {children(id)}
    </div>
  )
}

function Options({ set, name, value, options, onChange }: InputProps & { readonly options: readonly string[] }) {
  const words = editorWords.use()
  return (
    <Labelled set={set} name={name}>
      {id => (
        <select id={id} value={String(value ?? '')} onChange={event => onChange(event.target.value || undefined)}>
          <option value="">{words.asUsual}</option>
          {options.map(option => (
            <option key={option} value={option}>
              {optionSays(set, name, option)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function Flag({ set, name, value, onChange }: InputProps) {
  return (
    <label className="field check">
      <input
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.target.checked ? true : undefined)}
      />
      <span>{fieldSays(set, name)}</span>
    </label>
  )
}

function NumberInput({ set, name, value, onChange }: InputProps) {
  const words = editorWords.use()
  return (
    <Labelled set={set} name={name}>
      {id => (
        <input
          id={id}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          placeholder={words.asUsual}
          onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      )}
    </Labelled>
  )
}

function TextInput({ set, name, value, onChange }: InputProps) {
  return (
    <Labelled set={set} name={name}>
      {id => (
        <input id={id} value={String(value ?? '')} onChange={event => onChange(event.target.value || undefined)} />
      )}
    </Labelled>
  )
}

/** Several words in a line, with commas between them. */
function Words({ set, name, value, onChange }: InputProps) {
  const words = editorWords.use()
  const list = Array.isArray(value) ? value.join(', ') : ''
  const read = (text: string): Given => {
    const parts = text.split(',').map(part => part.trim())
    return text.trim() ? parts : undefined
  }
  return (
    <Labelled set={set} name={name}>
      {id => (
        <input
          key={list}
          id={id}
          defaultValue={list}
          placeholder={words.asUsual}
          onBlur={event => event.target.value !== list && onChange(read(event.target.value))}
        />
      )}
    </Labelled>
  )
}

/** 'x, y; x, y' as points. */
export const pairsIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/(-?[\d.]+)\s*,\s*(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

function Points({ set, name, value, onChange }: InputProps) {
  const list = Array.isArray(value) ? value.map(point => (point as readonly number[]).join(', ')).join('; ') : ''
  return (
    <Labelled set={set} name={name}>
      {id => (
        <textarea
          key={list}
          id={id}
          rows={2}
          defaultValue={list}
          onBlur={event =>
            event.target.value !== list && onChange(event.target.value.trim() ? pairsIn(event.target.value) : undefined)
          }
        />
      )}
    </Labelled>
  )
}

function OnePoint({ set, name, value, onChange }: InputProps) {
  const text = Array.isArray(value) ? value.join(', ') : ''
  return (
    <Labelled set={set} name={name}>
      {id => (
        <input
          key={text}
          id={id}
          defaultValue={text}
          onBlur={event => event.target.value !== text && onChange(pairsIn(event.target.value)[0])}
        />
      )}
    </Labelled>
  )
}

/** All that a field may mean, in groups: sides, units, pieces, terrain, or those of one kind alone. */
function Named({ set, type }: Pick<InputProps, 'set' | 'type'>) {
  const words = editorWords.use()
  const sketch = useSketch()
  type Group = readonly [table: Referred, title: string, members: readonly (readonly [id: string, says: string])[]]
  const groups: readonly Group[] = [
    ['side', words.tabs.sides, sketch.sides.map(({ id }) => [id, sideSays(sketch, id)])],
    ['unit', words.units, sketch.units.map(unit => [unit.id, String(unit.name ?? unit.id)])],
    ['piece', words.pieces, sketch.pieces.map(piece => [piece.id, pieceSays(set, sketch, piece.id)])],
    [
      'terrain',
      words.terrain,
      sketch.table.terrain.map(({ id, kind }) => [id, id.startsWith(kind) ? `${terrainSays(set, kind)} (${id})` : id]),
    ],
  ]
  return groups
    .filter(([table, , members]) => members.length > 0 && table === (type.refers ?? table))
    .map(([table, title, members]) => (
      <optgroup key={table} label={title}>
        {members.map(([id, says]) => (
          <option key={id} value={id}>
            {says}
          </option>
        ))}
      </optgroup>
    ))
}

function pieceSays(set: string, { pieces }: Sketch, id: string): string {
  const piece = pieces.find(one => one.id === id)
  return `${String(piece?.name ?? kindSays(set, String(piece?.kind ?? '')))} (${id})`
}

function Reference({ set, name, type, value, onChange }: InputProps) {
  const words = editorWords.use()
  return (
    <Labelled set={set} name={name}>
      {id => (
        <select id={id} value={String(value ?? '')} onChange={event => onChange(event.target.value || undefined)}>
          <option value="">{words.none}</option>
          <Named set={set} type={type} />
        </select>
      )}
    </Labelled>
  )
}

function References({ set, name, type, value, onChange }: InputProps) {
  const words = editorWords.use()
  const list = Array.isArray(value) ? value.map(String) : []
  return (
    <Labelled set={set} name={name}>
      {id => (
        <div className="chips">
          {list.map(one => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-label={words.removeNamed(one)}
              onClick={() => onChange(list.length > 1 ? list.filter(other => other !== one) : undefined)}
            >
              {one}
              <Icon name="close" size={14} />
            </button>
          ))}
          <select
            id={id}
            value=""
            onChange={event => event.target.value && onChange([...new Set([...list, event.target.value])])}
          >
            <option value="">{words.add}</option>
            <Named set={set} type={type.items ?? type} />
          </select>
        </div>
      )}
    </Labelled>
  )
}

function SubRecord({ set, name, value, fields, onChange }: InputProps & { readonly fields: Fields }) {
  const record = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as {
    readonly [field: string]: Given
  }
  const change = (field: string, next: Given): void => {
    const rest = Object.entries({ ...record, [field]: next }).filter(([, one]) => one !== undefined)
    onChange(rest.length > 0 ? (Object.fromEntries(rest) as Value) : undefined)
  }
  return (
    <fieldset className="field nested">
      <legend className="label">{fieldSays(set, name)}</legend>
      <FieldForm set={set} fields={fields} record={record} onChange={change} />
    </fieldset>
  )
}

function Records({ set, name, value, fields, onChange }: InputProps & { readonly fields: Fields }) {
  const words = editorWords.use()
  const list = (Array.isArray(value) ? value : []) as readonly { readonly [field: string]: Value }[]
  const put = (next: readonly Value[]): void => onChange(next.length > 0 ? next : undefined)
  const [first = ''] = Object.keys(fields)
  const fresh: Value = fields[first]?.options ? { [first]: fields[first]?.options?.[0] as string } : {}
  return (
    <fieldset className="field nested">
      <legend className="label">{fieldSays(set, name)}</legend>
      {list.map((record, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <div key={i} className="nested-one">
          <FieldForm
            set={set}
            fields={fields}
            record={record}
            onChange={(field, next) =>
              put(
                list.map((one, j) =>
                  j === i
                    ? (Object.fromEntries(
                        Object.entries({ ...one, [field]: next }).filter(([, v]) => v !== undefined),
                      ) as Value)
                    : one,
                ),
              )
            }
          />
          <button type="button" className="link" onClick={() => put(list.filter((_, j) => j !== i))}>
            {words.remove}
          </button>
        </div>
      ))}
      <button type="button" className="link" onClick={() => put([...list, fresh])}>
        {words.add}
      </button>
    </fieldset>
  )
}
