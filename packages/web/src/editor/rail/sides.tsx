import { freshId, idsIn, nationNames, type SketchRecord, sketchedFields, withoutRecord } from '@sandtable/kernel'
import { SideMark, sideTokens } from '../../parts/side-mark.tsx'
import { changeRecord } from '../deeds.ts'
import { editorWords } from '../language/index.ts'
import { armySays, sideSays } from '../names.ts'
import { edit, useEditor, useSketch } from '../store.ts'
import { FieldForm } from './form.tsx'

/** The sides: names, edges and zones, how each wins, and what it is told. */
export function SidesTab() {
  const words = editorWords.use()
  const { sides } = useSketch()
  const addSide = () =>
    edit({ type: 'laid', what: words.side }, now => ({
      ...now,
      sides: [...now.sides, { id: freshId(idsIn(now), words.newSide) }],
    }))
  return (
    <div className="form">
      {sides.map((side, i) => (
        <SideForm key={side.id} side={side} order={i} />
      ))}
      <button type="button" className="small-button" onClick={addSide}>
        {words.addSide}
      </button>
    </div>
  )
}

function SideForm({ side, order }: { readonly side: SketchRecord; readonly order: number }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const fields = sketchedFields(rules.fields.side, rules.sketching?.decides.side ?? [])
  const name = sideSays(sketch, side.id)
  const change = (field: string, value: Parameters<typeof changeRecord>[2][string]) =>
    changeRecord('sides', side.id, { [field]: value })
  return (
    <section className={`side-form ${sideTokens[order] ?? 'fourth'}`} aria-label={name}>
      <h2>
        <SideMark side={order} />
        {name}
      </h2>
      <div className="two">
        <label className="field">
          <span className="label">{words.called}</span>
          <input
            value={String(side.name ?? '')}
            placeholder={name}
            onChange={event => change('name', event.target.value || undefined)}
          />
        </label>
        <label className="field">
          <span className="label">{words.nation}</span>
          <select
            value={String(side.nation ?? '')}
            onChange={event => change('nation', event.target.value || undefined)}
          >
            <option value="">{words.byForce}</option>
            {nationNames.map(nation => (
              <option key={nation} value={nation}>
                {armySays(rules.id, nation)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FieldForm set={rules.id} fields={fields} record={side} onChange={change} />
      <Briefing side={side.id} />
      {sketch.sides.length > 2 && (
        <button
          type="button"
          className="link"
          onClick={() => edit({ type: 'removed', count: 1 }, now => withoutRecord(now, 'sides', side.id))}
        >
          {words.removeSide}
        </button>
      )}
    </section>
  )
}

function Briefing({ side }: { readonly side: string }) {
  const words = editorWords.use()
  const { briefing } = useSketch()
  const tell = (told: string) =>
    edit(
      { type: 'changed', what: words.briefing },
      now => {
        const { [side]: _, ...others } = now.briefing
        return { ...now, briefing: told ? { ...others, [side]: told } : others }
      },
      `briefing ${side}`,
    )
  return (
    <label className="field">
      <span className="label">{words.briefing}</span>
      <textarea rows={4} maxLength={4000} value={briefing[side] ?? ''} onChange={event => tell(event.target.value)} />
    </label>
  )
}
