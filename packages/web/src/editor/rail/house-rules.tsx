import { use } from 'react'
import { offeredRulings } from '../../catalogue/catalogue.ts'
import { ScenarioRulings } from '../../scenario/rulings.tsx'
import { editorWords } from '../language/index.ts'
import { edit, useEditor, useSketch } from '../store.ts'
import { TableOverrides } from './table-overrides.tsx'

/** House rules of this battle: rulings that its players may choose, and the rulebook's tables. */
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
