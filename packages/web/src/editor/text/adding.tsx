import { type Outline, type Point, type StampName, stampsFor } from '@sandtable/kernel'
import { type FormEvent, useState } from 'react'
import { lay, placePiece, putStamp, usingTool } from '../deeds.ts'
import { editorWords } from '../language/index.ts'
import { kindSays, sideSays, terrainSays } from '../names.ts'
import { NumberField } from '../rail/number-field.tsx'
import { selecting, type Tool, useEditor, useSketch } from '../store.ts'
import { lookOfLays, looks, pieceKindsFor, terrainKinds, usualShape } from '../tools.ts'

type Shape = 'polygon' | 'line' | 'circle'

/** Which numbers each way of laying something asks for. */
const asked = {
  stamp: ['x', 'y', 'turn'],
  piece: ['x', 'y'],
  polygon: ['x', 'y', 'width', 'depth'],
  line: ['x', 'y', 'toX', 'toY'],
  circle: ['x', 'y', 'radius'],
} as const
type Asked = (typeof asked)[keyof typeof asked][number]

/** Lays something by numbers: what, of which shape, and where. Long because it is one form of markup. */
export function Adding() {
  const words = editorWords.use()
  const { text } = words
  const { table } = useSketch()
  const [what, setWhat] = useState('')
  const [shape, setShape] = useState<Shape | null>(null)
  const [given, setGiven] = useState<{ readonly [name in Asked]?: number }>({})
  const tool = useToolFor(what, shape)
  const way = tool.type === 'draw' ? tool.shape : tool.type === 'stamp' ? 'stamp' : 'piece'
  const short = Math.round(Math.min(table.width, table.depth) / 6)
  const usual: { readonly [name in Asked]: number } = {
    x: table.width / 2,
    y: table.depth / 2,
    turn: 0,
    width: short,
    depth: short,
    toX: table.width / 2 + short,
    toY: table.depth / 2,
    radius: short / 2,
  }
  const of = (name: Asked): number => given[name] ?? usual[name]
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (tool.type !== 'select') put(tool, of)
  }
  return (
    <form className="text-adding" aria-label={text.add} onSubmit={add}>
      <h3>{text.add}</h3>
      <label className="field">
        <span className="label">{text.what}</span>
        <select
          value={what}
          onChange={event => {
            setWhat(event.target.value)
            setShape(null)
          }}
        >
          <option value="">{words.none}</option>
          <Whats />
        </select>
      </label>
      {tool.type === 'draw' && (
        <label className="field">
          <span className="label">{text.shape}</span>
          <select value={tool.shape} onChange={event => setShape(event.target.value as Shape)}>
            {(['polygon', 'line', 'circle'] as const).map(one => (
              <option key={one} value={one}>
                {words.tools[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {tool.type !== 'select' && (
        <div className="text-numbers">
          {asked[way].map(name => (
            <NumberField
              key={name}
              label={text.numbers[name]}
              value={of(name)}
              onChange={value => setGiven(now => ({ ...now, [name]: value }))}
            />
          ))}
        </div>
      )}
      <button type="submit" className="button" aria-disabled={tool.type === 'select'}>
        {words.add}
      </button>
    </form>
  )
}

function put(tool: Exclude<Tool, { readonly type: 'select' }>, of: (name: Asked) => number): void {
  const at: Point = [of('x'), of('y')]
  if (tool.type === 'stamp') usingTool({ ...tool, turn: of('turn') }, () => putStamp(at))
  else if (tool.type === 'piece') usingTool(tool, () => placePiece(at))
  else usingTool(tool, () => lay(outlineOf(tool.shape, at, of)))
}

function outlineOf(shape: Shape, [x, y]: Point, of: (name: Asked) => number): Outline {
  if (shape === 'circle') return { circle: [x, y, of('radius')] }
  if (shape === 'line') return { line: [[x, y], [of('toX'), of('toY')]] } // biome-ignore format: two points
  const [right, up] = [of('width') / 2, of('depth') / 2]
  return { polygon: [[x - right, y - up], [x + right, y - up], [x + right, y + up], [x - right, y + up]] } // biome-ignore format: four corners
}

/** All that can be laid, in groups. */
function Whats() {
  const words = editorWords.use()
  const sketch = useSketch()
  const rules = useEditor(editor => editor.rules)
  const stamps = rules.dressing ? stampsFor(rules.dressing, sketch.table) : []
  type Group = readonly [title: string, all: readonly (readonly [value: string, says: string])[]]
  const groups: readonly Group[] = [
    [words.tools.stamp, stamps.map(name => [`stamp ${name}`, words.stamps[name]])],
    [words.terrain, terrainKinds(rules).map(kind => [`terrain ${kind}`, terrainSays(rules.id, kind)])],
    [words.scenery, looks.map(look => [`scenery ${look}`, words.looks[look as keyof typeof words.looks]])],
    ...sketch.sides.map(
      ({ id }): Group => [
        words.text.piecesOf(sideSays(sketch, id)),
        pieceKindsFor(rules, sketch, id).map(kind => [`piece ${id} ${kind}`, kindSays(rules.id, kind)]),
      ],
    ),
  ]
  return groups.map(([title, all]) => (
    <optgroup key={title} label={title}>
      {all.map(([value, says]) => (
        <option key={value} value={value}>
          {says}
        </option>
      ))}
    </optgroup>
  ))
}

/** The tool that lays what was chosen. */
function useToolFor(what: string, shape: Shape | null): Tool {
  const rules = useEditor(editor => editor.rules)
  const { units } = useSketch()
  const [type, name = '', kind = ''] = what.split(' ')
  if (type === 'stamp') return { type, name: name as StampName, turn: 0, seed: 1 }
  if (type === 'piece') return { type, side: name, kind, unit: units.findLast(unit => unit.side === name)?.id ?? null }
  if (type !== 'terrain' && type !== 'scenery') return selecting
  const lays = type === 'terrain' ? { terrain: name } : { scenery: name }
  return { type: 'draw', shape: shape ?? usualShape(lookOfLays(rules.id, lays)), lays }
}
