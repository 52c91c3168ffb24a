import {
  type Alignment,
  frameOf,
  freshId,
  idsIn,
  keyOf,
  pointsIn,
  renamed,
  type SketchThing,
  sketchedFields,
  thingsIn,
} from '@sandtable/kernel'
import { useHint } from '../../keys/bindings.ts'
import type { CommandId } from '../../keys/commands.ts'
import { perform } from '../../keys/listen.ts'
import { alignSelection, changeRecord } from '../deeds.ts'
import { editorWords } from '../language/index.ts'
import { kindSays, terrainSays, thingSays } from '../names.ts'
import { edit, select, sketchNow, useEditor, useSketch } from '../store.ts'
import { pieceKindsFor, terrainKinds } from '../tools.ts'
import { FieldForm } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { PlaceForm } from './place-form.tsx'

/** What is selected: one thing with all that is to be said of it, or several that are put in order. */
export function ThingTab() {
  const words = editorWords.use()
  const sketch = useSketch()
  const selection = useEditor(editor => editor.selection)
  const things = thingsIn(sketch).filter(({ key }) => selection.includes(key))
  const [only] = things
  if (!only) return <p className="quiet">{words.nothingSelected}</p>
  return (
    <>
      <h2>{things.length === 1 ? <ThingTitle thing={only} /> : words.selected(things.length)}</h2>
      <Arrange count={things.length} />
      {things.length === 1 && <One thing={only} />}
      {things.length > 1 && things.length < 9 && (
        <ul className="plain-list">
          {things.map(thing => (
            <li key={thing.key}>
              <button type="button" className="link" onClick={() => select([thing.key])}>
                <ThingTitle thing={thing} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ThingTitle({ thing }: { readonly thing: SketchThing }) {
  return thingSays(
    useEditor(editor => editor.rules.id),
    thing,
  )
}

const deeds: readonly CommandId[] = [
  'turnLeft',
  'turnRight',
  'smaller',
  'larger',
  'mirror',
  'flip',
  'twice',
  'copy',
  'remove',
]
const ways: readonly Alignment[] = ['west', 'middle', 'east', 'north', 'centre', 'south']

function Arrange({ count }: { readonly count: number }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const selection = useEditor(editor => editor.selection)
  const isGrouped = sketch.groups.some(group => group.some(key => selection.includes(key)))
  return (
    <>
      <div className="arrange" role="toolbar" aria-label={words.arrange}>
        {deeds.map(id => (
          <ArrangeButton key={id} id={id} says={words.deedsOf[id as keyof typeof words.deedsOf]} />
        ))}
        {count > 1 && <ArrangeButton id="group" says={words.group} />}
        {isGrouped && <ArrangeButton id="ungroup" says={words.ungroup} />}
      </div>
      {count > 1 && (
        <fieldset className="arrange">
          <legend className="label">{words.align}</legend>
          {ways.map(way => (
            <button key={way} type="button" className="small-button" onClick={() => alignSelection(way)}>
              {words.alignments[way]}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

function ArrangeButton({ id, says }: { readonly id: CommandId; readonly says: string }) {
  return (
    <button type="button" className="small-button" title={useHint(id)} onClick={() => perform(id)}>
      {says}
    </button>
  )
}

function One({ thing }: { readonly thing: SketchThing }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const faults = useEditor(editor => editor.opened.faults).filter(({ key }) => key === thing.key)
  const decides = rules.sketching?.decides
  const frame = frameOf(pointsIn(sketch, [thing.key]))
  return (
    <div className="form">
      {faults.map(fault => (
        <p key={fault.says} className="note caution" lang="en">
          {fault.says}
        </p>
      ))}
      {thing.part === 'terrain' && (
        <>
          <Renaming id={thing.record.id} part="terrain" />
          <label className="field">
            <span className="label">{words.kind}</span>
            <select
              value={thing.record.kind}
              onChange={event => changeRecord('terrain', thing.record.id, { kind: event.target.value })}
            >
              {terrainKinds(rules).map(kind => (
                <option key={kind} value={kind}>
                  {terrainSays(rules.id, kind)}
                </option>
              ))}
            </select>
          </label>
          <NumberField
            label={words.height}
            value={thing.record.height}
            onChange={height => changeRecord('terrain', thing.record.id, { height })}
          />
          {thing.record.line && (
            <NumberField
              label={words.thick}
              value={thing.record.thick}
              onChange={thick => changeRecord('terrain', thing.record.id, { thick })}
            />
          )}
          <FieldForm
            set={rules.id}
            fields={sketchedFields(rules.fields.terrain, decides?.terrain ?? [])}
            record={thing.record}
            onChange={(field, value) => changeRecord('terrain', thing.record.id, { [field]: value })}
          />
        </>
      )}
      {thing.part === 'piece' && <PieceForm id={thing.record.id} />}
      <PlaceForm thing={thing} />
      {frame && thing.part !== 'piece' && (
        <p className="quiet">{words.measures(frame.east - frame.west, frame.north - frame.south, rules.book.unit)}</p>
      )}
    </div>
  )
}

/** The name of a place, or of whoever it is: other parts of the battle go on meaning it. */
export function Renaming({ id, part }: { readonly id: string; readonly part: 'terrain' | 'unit' }) {
  const words = editorWords.use()
  const rename = (to: string) => {
    if (!to.trim() || to === id) return
    const others = idsIn(sketchNow()).filter(one => one !== id)
    const fresh = freshId(others, to)
    const { selection } = useEditor.getState()
    edit({ type: 'renamed', what: to }, now => renamed(now, id, fresh))
    if (part === 'terrain') select(selection.map(key => (key === keyOf(part, id) ? keyOf(part, fresh) : key)))
  }
  return (
    <label className="field">
      <span className="label">{words.nameOf}</span>
      <input
        key={id}
        defaultValue={id}
        onBlur={event => rename(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </label>
  )
}

/** A piece of a side: who it is, what it carries, where it stands. */
export function PieceForm({ id }: { readonly id: string }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const piece = sketch.pieces.find(one => one.id === id)
  if (!piece) return null
  const side = String(piece.side)
  const units = sketch.units.filter(unit => unit.side === side)
  const change = (fields: Parameters<typeof changeRecord>[2]) => changeRecord('pieces', id, fields)
  return (
    <>
      <label className="field">
        <span className="label">{words.called}</span>
        <input value={String(piece.name ?? '')} onChange={event => change({ name: event.target.value || undefined })} />
      </label>
      <label className="field">
        <span className="label">{words.kind}</span>
        <select value={String(piece.kind)} onChange={event => change({ kind: event.target.value })}>
          {[...new Set([String(piece.kind), ...pieceKindsFor(rules, sketch, side)])].map(kind => (
            <option key={kind} value={kind}>
              {kindSays(rules.id, kind)}
            </option>
          ))}
        </select>
      </label>
      {units.length > 0 && (
        <label className="field">
          <span className="label">{words.unit}</span>
          <select
            value={String(piece.unit ?? '')}
            onChange={event => change({ unit: event.target.value || undefined })}
          >
            <option value="">{words.none}</option>
            {units.map(unit => (
              <option key={unit.id} value={unit.id}>
                {String(unit.name ?? unit.id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField
        label={words.facing}
        value={piece.facing}
        onChange={facing => change({ facing: facing === undefined ? undefined : Math.round(facing) })}
      />
      <FieldForm
        set={rules.id}
        fields={sketchedFields(rules.fields.piece, rules.sketching?.decides.piece ?? [])}
        record={piece}
        onChange={(field, value) => change({ [field]: value })}
      />
    </>
  )
}
