import { type LandName, lands, layLand, sketchedFields, type Value, withTurns } from '@sandtable/kernel'
import { useState } from 'react'
import { useWords } from '../../language/index.ts'
import { Choice } from '../../parts/choice.tsx'
import { editorWords } from '../language/index.ts'
import { edit, useEditor, useSketch } from '../store.ts'
import { FieldForm } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { Picture } from './picture.tsx'

export const landNames = Object.keys(lands) as readonly LandName[]

/** Title and story, how long it lasts, the table as a whole, and how play begins. Long because it is one page of markup. */
export function BattleTab() {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const { sketching } = rules
  const { table, start } = sketch
  const set = (field: 'title' | 'summary', value: string) =>
    edit({ type: 'changed', what: words.of[field] }, now => ({ ...now, [field]: value }), field)
  const setTable = (fields: Partial<typeof table>) =>
    edit(
      { type: 'changed', what: words.of.table },
      now => ({ ...now, table: { ...now.table, ...fields } }),
      `table ${Object.keys(fields)}`,
    )
  const how = start.phase === sketching?.starts['set-up'].phase ? 'set-up' : 'placed'
  const decided = sketchedFields(rules.fields.game, sketching?.decides.game ?? [])
  const given = { ...table.about, ...start }
  const decide = (field: string, value: Value | undefined) =>
    edit({ type: 'changed', what: field }, now => {
      const { [field]: _, ...rest } = now.start
      const { [field]: __, ...about } = now.table.about
      return {
        ...now,
        start: value === undefined ? rest : { ...rest, [field]: value },
        table: { ...now.table, about },
      }
    })
  return (
    <div className="form">
      <label className="field">
        <span className="label">{words.of.title}</span>
        <input value={sketch.title} maxLength={80} onChange={event => set('title', event.target.value)} />
      </label>
      <label className="field">
        <span className="label">{words.of.summary}</span>
        <textarea
          rows={4}
          value={sketch.summary}
          maxLength={4000}
          onChange={event => set('summary', event.target.value)}
        />
      </label>
      <div className="two">
        <NumberField
          label={words.turns}
          value={sketch.turns}
          least={1}
          onChange={turns =>
            edit({ type: 'changed', what: words.turns }, now => withTurns(now, Math.round(turns ?? 1)), 'turns')
          }
        />
        <NumberField
          label={words.minutes}
          value={sketch.minutes}
          least={1}
          onChange={minutes =>
            edit(
              { type: 'changed', what: words.minutes },
              now => ({ ...now, minutes: Math.round(minutes ?? 1) }),
              'minutes',
            )
          }
        />
        <NumberField
          label={words.width(rules.book.unit)}
          value={table.width}
          least={1}
          onChange={width => width && width > 0 && setTable({ width })}
        />
        <NumberField
          label={words.depth(rules.book.unit)}
          value={table.depth}
          least={1}
          onChange={depth => depth && depth > 0 && setTable({ depth })}
        />
      </div>
      {sketching && (
        <Choice
          title={words.starts.title}
          look="list"
          value={how}
          onChange={next =>
            edit({ type: 'changed', what: words.starts.title }, now => ({
              ...now,
              start: { ...now.start, ...sketching.starts[next] },
            }))
          }
          options={[
            { value: 'placed', label: words.starts.placed[0], note: words.starts.placed[1] },
            { value: 'set-up', label: words.starts.setUp[0], note: words.starts.setUp[1] },
          ]}
        />
      )}
      <FieldForm set={rules.id} fields={decided} record={given} onChange={decide} />
      <GroundAnew />
      <Picture />
    </div>
  )
}

/** Another table by a seed: all terrain is replaced, and one undo brings it back. */
function GroundAnew() {
  const words = editorWords.use()
  const { scenario } = useWords()
  const { dressing } = useEditor(editor => editor.rules)
  const [land, setLand] = useState<LandName>(dressing?.lands[0] ?? 'bocage')
  const [seed, setSeed] = useState(1)
  if (!dressing) return null
  const lay = (next: number) => {
    setSeed(next)
    edit({ type: 'generated' }, now => {
      const { width, depth } = now.table
      const { terrain, scenery } = layLand({ land, seed: next, width, depth }, dressing)
      return { ...now, groups: [], table: { ...now.table, terrain, scenery } as typeof now.table }
    })
  }
  return (
    <fieldset className="field nested">
      <legend className="label">{words.ground}</legend>
      <div className="two">
        <label className="field">
          <span className="label">{scenario.ground}</span>
          <select value={land} onChange={event => setLand(event.target.value as LandName)}>
            {landNames.map(name => (
              <option key={name} value={name}>
                {scenario.lands[name]}
              </option>
            ))}
          </select>
        </label>
        <NumberField label={words.seed} value={seed} onChange={next => setSeed(Math.round(next ?? 1))} />
      </div>
      <div className="row">
        <button type="button" className="small-button" onClick={() => lay(seed)}>
          {words.generate}
        </button>
        <button type="button" className="small-button" onClick={() => lay(seed + 1)}>
          {words.another}
        </button>
        <button
          type="button"
          className="small-button"
          onClick={() =>
            edit({ type: 'cleared' }, now => ({
              ...now,
              groups: [],
              table: { ...now.table, terrain: [], scenery: [] },
            }))
          }
        >
          {words.clear}
        </button>
      </div>
    </fieldset>
  )
}
