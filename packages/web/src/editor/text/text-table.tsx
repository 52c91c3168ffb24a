import {
  frameOf,
  middleOfFrame,
  pointsIn,
  type SketchThing,
  Squares,
  thingsIn,
  tidy,
  toLength,
  without,
} from '@sandtable/kernel'
import { editorWords } from '../language/index.ts'
import { sayDeed } from '../language/say-deed.ts'
import { sideSays, thingSays } from '../names.ts'
import { edit, measures, select, useEditor, useSketch } from '../store.ts'
import { Adding } from './adding.tsx'
import './text-table.css'

/** The table as a page to be read: what is on it and where, with a form that lays more. What is chosen shows its properties beside it. */
export function TextTable() {
  const words = editorWords.use()
  const { text } = words
  const sketch = useSketch()
  const { unit } = useEditor(editor => editor.rules).book
  const { width, depth } = sketch.table
  const things = thingsIn(sketch)
  const of = (part: SketchThing['part'], side?: string) =>
    things.filter(thing => thing.part === part && (thing.part !== 'piece' || thing.record.side === side))
  return (
    <div className="text-table">
      <Done />
      <h2>{text.title}</h2>
      <p>{text.size(width, depth, unit)}</p>
      <Adding />
      <Things title={words.terrain} things={of('terrain')} />
      {sketch.sides.map(({ id }) => (
        <Things key={id} title={text.piecesOf(sideSays(sketch, id))} things={of('piece', id)} />
      ))}
      <Things title={words.scenery} things={of('scenery')} />
    </div>
  )
}

/** What was done last, for those who hear it. */
function Done() {
  const { now } = useEditor(editor => editor.history)
  return (
    <p className="offscreen" role="status">
      {sayDeed(now.name)}
    </p>
  )
}

function Things({ title, things }: { readonly title: string; readonly things: readonly SketchThing[] }) {
  const { text } = editorWords.use()
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="quiet">{things.length}</span>
      </h3>
      {things.length === 0 ? (
        <p className="quiet">{text.none}</p>
      ) : (
        <ul>
          {things.map(thing => (
            <li key={thing.key}>
              <One thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Its name, which chooses it; where it is; what is wrong with it. */
function One({ thing }: { readonly thing: SketchThing }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const selection = useEditor(editor => editor.selection)
  const faults = useEditor(editor => editor.opened.faults).filter(({ key }) => key === thing.key)
  const name = thingSays(rules.id, thing)
  const isGrouped = sketch.groups.some(group => group.includes(thing.key))
  const remove = () => edit({ type: 'removed', count: 1 }, now => without(now, [thing.key], measures()))
  return (
    <>
      <button
        type="button"
        className="link"
        aria-pressed={selection.includes(thing.key)}
        onClick={event => select(event.shiftKey || event.ctrlKey ? toggled(selection, thing.key) : [thing.key])}
      >
        {name}
      </button>
      , <PlaceSays thing={thing} />
      {isGrouped && `, ${words.inGroup}`}.{' '}
      {faults.map(fault => (
        <strong key={fault.says} lang="en">
          {fault.says}.{' '}
        </strong>
      ))}
      <button type="button" className="link" aria-label={words.removeNamed(name)} onClick={remove}>
        {words.remove}
      </button>
    </>
  )
}

const toggled = (selection: readonly string[], key: string): readonly string[] =>
  selection.includes(key) ? selection.filter(one => one !== key) : [...selection, key]

function PlaceSays({ thing }: { readonly thing: SketchThing }) {
  const { text } = editorWords.use()
  const sketch = useSketch()
  const { unit } = useEditor(editor => editor.rules).book
  const { width, depth } = sketch.table
  const frame = frameOf(pointsIn(sketch, [thing.key]))
  if (!frame) return null
  const plain = (value: number): number => tidy(value, unit)
  const [x, y] = middleOfFrame(frame)
  const squares = new Squares(toLength(width, unit), toLength(depth, unit), unit)
  const at = text.at(squares.name([toLength(x, unit), toLength(y, unit)]), plain(x), plain(y))
  if (thing.part === 'piece') return text.facing(at, Number(thing.record.facing ?? 0))
  const { circle, line } = thing.record
  if (circle) return text.circle(at, circle[2])
  const [first = [0, 0], last = [0, 0]] = [line?.[0], line?.at(-1)]
  if (line) return text.line(first.join(', '), last.join(', '), line.length)
  return text.area(at, plain(frame.east - frame.west), plain(frame.north - frame.south))
}
