import {
  keyOf,
  placeOf,
  type SketchRecord,
  sketchedFields,
  withoutRecord,
  withPiece,
  withUnit,
} from '@sandtable/kernel'
import { lazy, Suspense, useState } from 'react'
import { SideMark } from '../../parts/side-mark.tsx'
import { changeRecord } from '../deeds.ts'
import { editorWords } from '../language/index.ts'
import { kindSays, optionSays, sideSays } from '../names.ts'
import { edit, select, useEditor, useSketch } from '../store.ts'
import { pieceKindsFor } from '../tools.ts'
import { FieldForm } from './form.tsx'
import { PieceForm, Renaming } from './thing.tsx'

const TakeForce = lazy(() => import('./take-force.tsx'))

/** The forces, on the table and off it: units, and the pieces in each. */
export function ForcesTab() {
  const sketch = useSketch()
  return (
    <div className="form">
      {sketch.sides.map((side, i) => (
        <section key={side.id} className="force-form" aria-label={sideSays(sketch, side.id)}>
          <h2>
            <SideMark side={i} />
            {sideSays(sketch, side.id)}
          </h2>
          <Force side={side.id} />
        </section>
      ))}
    </div>
  )
}

function Force({ side }: { readonly side: string }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const unitKinds = rules.sketching?.units ?? []
  const units = sketch.units.filter(unit => unit.side === side)
  const pieces = sketch.pieces.filter(piece => piece.side === side)
  const loose = pieces.filter(piece => !units.some(unit => unit.id === piece.unit))
  return (
    <>
      {rules.forces && (
        <Suspense>
          <TakeForce side={side} />
        </Suspense>
      )}
      {units.map(unit => (
        <UnitForm key={unit.id} unit={unit} pieces={pieces.filter(piece => piece.unit === unit.id)} />
      ))}
      <PieceList pieces={loose} />
      <Adding side={side} unit={null} />
      {unitKinds.length > 0 && (
        <div className="row">
          {unitKinds.map(kind => (
            <button
              key={kind}
              type="button"
              className="small-button"
              onClick={() => edit({ type: 'laid', what: kind }, now => withUnit(now, { side, kind }).sketch)}
            >
              {words.addUnit(optionSays(rules.id, 'unit', kind))}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function UnitForm({ unit, pieces }: { readonly unit: SketchRecord; readonly pieces: readonly SketchRecord[] }) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const fields = sketchedFields(rules.fields.unit, rules.sketching?.decides.unit ?? [])
  return (
    <details className="unit-form">
      <summary>
        <strong>{String(unit.name ?? unit.id)}</strong>{' '}
        <span className="quiet">
          {optionSays(rules.id, 'unit', String(unit.kind))}, {words.pieceCount(pieces.length)}
        </span>
      </summary>
      <Renaming id={unit.id} part="unit" />
      <label className="field">
        <span className="label">{words.called}</span>
        <input
          value={String(unit.name ?? '')}
          onChange={event => changeRecord('units', unit.id, { name: event.target.value || undefined })}
        />
      </label>
      <FieldForm
        set={rules.id}
        fields={fields}
        record={unit}
        onChange={(field, value) => changeRecord('units', unit.id, { [field]: value })}
      />
      <PieceList pieces={pieces} />
      <Adding side={String(unit.side)} unit={unit.id} />
      <button
        type="button"
        className="link"
        onClick={() => edit({ type: 'removed', count: 1 }, now => withoutRecord(now, 'units', unit.id))}
      >
        {words.removeUnit}
      </button>
    </details>
  )
}

function PieceList({ pieces }: { readonly pieces: readonly SketchRecord[] }) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <ul className="plain-list pieces">
      {pieces.map(piece => (
        <li key={piece.id}>
          <div className="piece-row">
            <button
              type="button"
              className="link"
              aria-expanded={shown === piece.id}
              onClick={() => {
                if (placeOf(piece)) select([keyOf('piece', piece.id)])
                else setShown(shown === piece.id ? null : piece.id)
              }}
            >
              {String(piece.name ?? kindSays(rules.id, String(piece.kind)))}
            </button>
            <span className="quiet">{placeOf(piece) ? words.onTheTable : words.offTable}</span>
            <button
              type="button"
              className="link"
              aria-label={words.removeNamed(String(piece.name ?? piece.id))}
              onClick={() => edit({ type: 'removed', count: 1 }, now => withoutRecord(now, 'pieces', piece.id))}
            >
              {words.remove}
            </button>
          </div>
          {shown === piece.id && <PieceForm id={piece.id} />}
        </li>
      ))}
    </ul>
  )
}

/** Adds pieces that are not on the table yet: they are set up in play, or arrive later. */
function Adding({ side, unit }: { readonly side: string; readonly unit: string | null }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const kinds = pieceKindsFor(rules, sketch, side)
  const add = (kind: string) =>
    kind && edit({ type: 'laid', what: kind }, now => withPiece(now, { kind, side, ...(unit && { unit }) }).sketch)
  return (
    <label className="field">
      <span className="label">{words.addPiece}</span>
      <select value="" onChange={event => add(event.target.value)}>
        <option value="">{words.choose}</option>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {kindSays(rules.id, kind)}
          </option>
        ))}
      </select>
    </label>
  )
}
