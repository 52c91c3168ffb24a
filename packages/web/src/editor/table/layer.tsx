import {
  outlinePoints,
  type Point,
  partOf,
  type Sketch,
  type SketchScenery,
  thingsIn,
  turned,
  type Unit,
} from '@sandtable/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { onFrame, project } from '../../table/control.ts'
import { stampedAt } from '../deeds.ts'
import { type EditorState, measuresOf, useEditor } from '../store.ts'
import { handlesOf } from './handles.ts'
import { toExact } from './snapping.ts'

/** The pencil over the table: what is selected, drawn, dragged or wrong. It takes no clicks; the table has them. */
export function PencilLayer() {
  const editor = useEditor()
  const [, setFrame] = useState(0)
  useEffect(() => onFrame(() => setFrame(frame => frame + 1)), [])
  const sketch = shownSketch(editor)
  const { unit } = measuresOf(editor.rules)
  const at = (point: Point): string | null => {
    const there = project(toExact(point, unit))
    return there ? `${there.px.toFixed(1)} ${there.py.toFixed(1)}` : null
  }
  return (
    <svg className="pencil" aria-hidden="true">
      {thingsIn(sketch)
        .filter(({ key }) => editor.selection.includes(key))
        .map(thing =>
          thing.part === 'piece' ? null : <Traced key={thing.key} outline={thing.record} at={at} look="chosen" />,
        )}
      {editor.drag === null && editor.tool.type === 'select' && <Handles sketch={sketch} editor={editor} unit={unit} />}
      <Drawn editor={editor} at={at} />
      <Faults editor={editor} unit={unit} />
    </svg>
  )
}

/** As it would be if the hand let go now. */
function shownSketch({ history, drag, selection, rules }: EditorState): Sketch {
  const sketch = history.now.value
  if (drag?.type === 'turning') return turned(sketch, selection, drag.turning, measuresOf(rules))
  if (drag?.type !== 'corner') return sketch
  const { part, id } = partOf(drag.key)
  const bent = <T extends SketchScenery | Sketch['table']['terrain'][number]>(one: T): T => {
    const points = one.polygon ?? one.line ?? []
    const moved = points.map((point, i) => (i === drag.corner ? drag.to : point))
    return { ...one, ...(one.polygon ? { polygon: moved } : { line: moved }) }
  }
  const { terrain, scenery } = sketch.table
  return {
    ...sketch,
    table: {
      ...sketch.table,
      terrain: terrain.map(one => (part === 'terrain' && one.id === id ? bent(one) : one)),
      scenery: scenery.map((one, i) => (part === 'scenery' && String(i) === id ? bent(one) : one)),
    },
  }
}

type At = (point: Point) => string | null
type Outlined = Parameters<typeof outlinePoints>[0]

const ROUND = 40

/** A circle is as many corners as look round. */
function cornersOf({ polygon, line, circle }: Outlined): readonly Point[] {
  if (!circle) return polygon ?? line ?? []
  return Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / ROUND
    return [circle[0] + circle[2] * Math.cos(angle), circle[1] + circle[2] * Math.sin(angle)]
  })
}

function Traced({ outline, at, look }: { readonly outline: Outlined; readonly at: At; readonly look: string }) {
  const corners = cornersOf(outline).map(at)
  if (corners.length === 0 || corners.includes(null)) return null
  const d = `M${corners.join('L')}${outline.line ? '' : 'Z'}`
  return (
    <g className={look}>
      <path className="keyline" d={d} />
      <path className="stroke" d={d} />
    </g>
  )
}

function Handles({
  sketch,
  editor,
  unit,
}: {
  readonly sketch: Sketch
  readonly editor: EditorState
  readonly unit: Unit
}) {
  return handlesOf(sketch, editor.selection).map((handle, i) => {
    const there = project(toExact(handle.at, unit))
    if (!there) return null
    const { px, py } = there
    const key = `${handle.type} ${i}`
    if (handle.type === 'corner')
      return <rect key={key} className="grip" x={px - 5} y={py - 5} width={10} height={10} />
    return (
      <g key={key} className="knob" transform={`translate(${px.toFixed(1)} ${py.toFixed(1)})`}>
        <circle r={11} />
        <path
          d={
            handle.type === 'turn'
              ? 'M-4 1.5A4.6 4.6 0 1 1 0 5M-4 1.5l-2-2.6M-4 1.5l2.8-1.2'
              : 'M-4 4L4-4M4-4H-.5M4-4V.5M-4 4H.5M-4 4V-.5'
          }
        />
      </g>
    )
  })
}

/** What is half drawn, and where the next point goes. */
function Drawn({ editor, at }: { readonly editor: EditorState; readonly at: At }): ReactNode {
  const { tool, points, pointer, cursor, drag } = editor
  const next = cursor ?? pointer
  const parts: ReactNode[] = []
  const trace = (outline: Outlined, look = 'drawn'): void => {
    parts.push(<Traced key={parts.length} outline={outline} at={at} look={look} />)
  }
  if (drag?.type === 'box' || drag?.type === 'shape')
    trace(
      boxed(drag.from, drag.to, drag.type === 'shape' && tool.type === 'draw' ? tool.shape : 'polygon'),
      drag.type === 'box' ? 'band' : 'drawn',
    )
  else if (tool.type === 'draw' && points.length > 0) {
    const [first] = points as readonly [Point]
    if (tool.shape === 'circle' && next)
      trace({ circle: [first[0], first[1], Math.hypot(next[0] - first[0], next[1] - first[1])] })
    else trace({ line: next ? [...points, next] : points })
  } else if (tool.type === 'stamp' && next) {
    const laid = stampedAt(next)
    for (const one of laid?.terrain ?? []) trace(one)
  }
  const spot = tool.type !== 'select' && next ? at(next) : null
  return (
    <>
      {parts}
      {spot && <path className="cross" transform={`translate(${spot})`} d="M-11 0H-3M3 0H11M0-11V-3M0 3V11" />}
    </>
  )
}

function boxed(from: Point, to: Point, shape: 'polygon' | 'line' | 'circle'): Outlined {
  if (shape === 'line') return { line: [from, to] }
  if (shape === 'circle') return { circle: [from[0], from[1], Math.hypot(to[0] - from[0], to[1] - from[1])] }
  return { polygon: [from, [to[0], from[1]], to, [from[0], to[1]]] }
}

/** A warning at each thing that has a fault. */
function Faults({ editor, unit }: { readonly editor: EditorState; readonly unit: Unit }) {
  const { opened } = editor
  const things = thingsIn(opened.sketch)
  const keys = [...new Set(opened.faults.flatMap(({ key }) => key ?? []))]
  return keys.map(key => {
    const thing = things.find(one => one.key === key)
    const [spot] = thing
      ? thing.part === 'piece'
        ? [thing.record.at as never as Point]
        : outlinePoints(thing.record)
      : []
    const there = spot && project(toExact(spot, unit))
    return there ? (
      <g key={key} className="fault" transform={`translate(${there.px.toFixed(1)} ${(there.py - 16).toFixed(1)})`}>
        <path d="M0-13L14 11H-14Z" />
        <path className="mark" d="M0-4V3M0 7v.1" />
      </g>
    ) : null
  })
}
