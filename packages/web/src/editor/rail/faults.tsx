import { type SketchFault, thingOf } from '@sandtable/kernel'
import { lazy, Suspense } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { editorWords } from '../language/index.ts'
import { sidesWithNobody, thingSays } from '../names.ts'
import { select, useEditor, useSketch } from '../store.ts'

/** Games between computers come only when somebody looks for faults. */
const Fair = lazy(() => import('../fair/fair.tsx'))

/** Everything that is wrong, in the reader's own words; a click goes there. */
export function FaultsTab() {
  const words = editorWords.use()
  const { faults, sketch } = useEditor(editor => editor.opened)
  const rules = useEditor(editor => editor.rules)
  const empty = sidesWithNobody(useSketch())
  const whereOf = ({ key, id, path }: SketchFault): string => {
    const thing = key ? thingOf(sketch, key) : undefined
    return thing
      ? thingSays(rules.id, thing)
      : (id ?? (words.parts[String(path[0]) as keyof typeof words.parts] || String(path[0] ?? '')))
  }
  const show = ({ key, path }: SketchFault) => {
    if (key) select([key])
    else
      useEditor.setState({
        tab:
          path[0] === 'sides' || path[0] === 'briefing'
            ? 'sides'
            : path[0] === 'options' || path[0] === 'tables'
              ? 'rules'
              : path[0] === 'units' || path[0] === 'pieces'
                ? 'forces'
                : 'battle',
      })
  }
  if (faults.length === 0)
    return (
      <>
        {empty.length > 0 ? (
          <Notice caution>{words.nobody(empty)}</Notice>
        ) : (
          <p className="reading">{words.noFaults}</p>
        )}
        <Suspense>
          <Fair />
        </Suspense>
      </>
    )
  return (
    <ul className="fault-list">
      {faults.map(fault => (
        <li key={`${fault.path.join('.')} ${fault.says}`}>
          <button type="button" className="link" onClick={() => show(fault)}>
            {whereOf(fault)}
          </button>
          <p lang="en">
            {fault.says} {fault.cites.length > 0 && <RuleLinks cites={fault.cites} />}
          </p>
          <span className="label">{fault.code}</span>
        </li>
      ))}
    </ul>
  )
}
