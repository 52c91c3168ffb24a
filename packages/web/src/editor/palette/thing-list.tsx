import { thingsIn } from '@sandtable/kernel'
import { useState } from 'react'
import { SideMark } from '../../parts/side-mark.tsx'
import { editorWords } from '../language/index.ts'
import { thingSays } from '../names.ts'
import { select, useEditor, useSketch } from '../store.ts'
import { lookOfLays } from '../tools.ts'
import { Swatch } from './swatch.tsx'

/** Everything on the table as a list: what the mouse does there, this does without one. */
export function ThingList() {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const selection = useEditor(editor => editor.selection)
  const faults = useEditor(editor => editor.opened.faults)
  const [sought, setSought] = useState('')
  const things = thingsIn(sketch).map(thing => ({ thing, says: thingSays(rules.id, thing) }))
  const found = things.filter(({ says }) => says.toLowerCase().includes(sought.toLowerCase()))
  const toggle = (key: string, adds: boolean) => {
    if (!adds) return select([key])
    select(selection.includes(key) ? selection.filter(one => one !== key) : [...selection, key])
  }
  const sides = sketch.sides.map(({ id }) => id)
  return (
    <div className="palette-list">
      <h2 className="label">{words.onTable(things.length)}</h2>
      {things.length === 0 && <p className="quiet palette-empty">{words.empty}</p>}
      {things.length > 8 && (
        <label className="field">
          <span className="label">{words.seek}</span>
          <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
        </label>
      )}
      <ul>
        {found.toReversed().map(({ thing, says }) => (
          <li key={thing.key}>
            <button
              type="button"
              aria-pressed={selection.includes(thing.key)}
              onClick={event => toggle(thing.key, event.shiftKey || event.ctrlKey)}
            >
              {thing.part === 'piece' ? (
                <SideMark side={Math.max(0, sides.indexOf(String(thing.record.side)))} />
              ) : (
                <Swatch
                  look={lookOfLays(
                    rules.id,
                    thing.part === 'terrain' ? { terrain: thing.record.kind } : { scenery: thing.record.look },
                  )}
                />
              )}
              {says}
              {faults.some(({ key }) => key === thing.key) && <span className="tag">{words.fault}</span>}
              {sketch.groups.some(group => group.includes(thing.key)) && (
                <span className="offscreen">{words.inGroup}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
