import { stampsFor } from '@sandtable/kernel'
import { useMemo, useState } from 'react'
import { useHint } from '../../keys/bindings.ts'
import type { CommandId } from '../../keys/commands.ts'
import { perform } from '../../keys/listen.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { editorWords } from '../language/index.ts'
import { kindSays, sideSays, terrainSays } from '../names.ts'
import { type Lays, takeUp, useEditor, useSketch } from '../store.ts'
import {
  isTool,
  lookOfLays,
  looks,
  pieceKindsFor,
  type ToolName,
  terrainKinds,
  toolNames,
  usualShape,
} from '../tools.ts'
import { Swatch } from './swatch.tsx'
import { ThingList } from './thing-list.tsx'

const icons: { readonly [tool in ToolName]: IconName } = {
  select: 'select',
  polygon: 'polygon',
  line: 'waypoint',
  circle: 'circle',
  stamp: 'stamp',
  piece: 'piece',
}

const keys: { readonly [tool in ToolName]: CommandId } = {
  select: 'takeSelect',
  polygon: 'takePolygon',
  line: 'takeLine',
  circle: 'takeCircle',
  stamp: 'takeStamp',
  piece: 'takePiece',
}

/** The tools, and below them what the one in the hand can lay. */
export function Palette() {
  const words = editorWords.use()
  const tool = useEditor(editor => editor.tool)
  return (
    <nav className="palette" aria-label={words.tools.title}>
      <div className="palette-tools" role="toolbar" aria-label={words.tools.title}>
        {toolNames.map(name => (
          <ToolButton key={name} name={name} isOn={isTool(tool, name)} />
        ))}
      </div>
      {tool.type === 'select' && <ThingList />}
      {tool.type === 'draw' && <Kinds lays={tool.lays} />}
      {tool.type === 'stamp' && <Stamps />}
      {tool.type === 'piece' && <Pieces />}
    </nav>
  )
}

function ToolButton({ name, isOn }: { readonly name: ToolName; readonly isOn: boolean }) {
  const words = editorWords.use()
  return (
    <button
      type="button"
      className="tool"
      title={useHint(keys[name])}
      aria-pressed={isOn}
      onClick={() => perform(keys[name])}
    >
      <Icon name={icons[name]} size={24} />
      {words.tools[name]}
    </button>
  )
}

const isSame = (a: Lays, b: Lays): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Every kind of terrain of the set, and what is laid for the eye alone. Each comes with the shape it usually has. */
function Kinds({ lays }: { readonly lays: Lays }) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const take = (next: Lays) => takeUp({ type: 'draw', shape: usualShape(lookOfLays(rules.id, next)), lays: next })
  const rows: readonly (readonly [title: string, all: readonly Lays[]])[] = [
    [words.terrain, terrainKinds(rules).map(terrain => ({ terrain }))],
    [words.scenery, looks.map(scenery => ({ scenery }))],
  ]
  return (
    <div className="palette-list">
      {rows.map(([title, all]) => (
        <section key={title} aria-label={title}>
          <h2 className="label">{title}</h2>
          <ul>
            {all.map(one => (
              <li key={JSON.stringify(one)}>
                <button type="button" aria-pressed={isSame(one, lays)} onClick={() => take(one)}>
                  <Swatch look={lookOfLays(rules.id, one)} />
                  {'terrain' in one
                    ? terrainSays(rules.id, one.terrain)
                    : words.looks[one.scenery as keyof typeof words.looks]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Stamps() {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const tool = useEditor(editor => editor.tool)
  const { table } = useSketch()
  const { width, depth } = table
  const names = useMemo(
    () => (rules.dressing ? stampsFor(rules.dressing, { width, depth }) : []),
    [rules, width, depth],
  )
  return (
    <div className="palette-list">
      <h2 className="label">{words.tools.stamp}</h2>
      <ul>
        {names.map(name => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={tool.type === 'stamp' && tool.name === name}
              onClick={() => takeUp({ type: 'stamp', name, turn: 0, seed: 1 })}
            >
              {words.stamps[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whose, of which unit, and which kind. */
function Pieces() {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const tool = useEditor(editor => editor.tool)
  const sketch = useSketch()
  const [sought, setSought] = useState('')
  if (tool.type !== 'piece') return null
  const units = sketch.units.filter(unit => unit.side === tool.side)
  const kinds = pieceKindsFor(rules, sketch, tool.side)
  const named = kinds.map(kind => ({ kind, says: kindSays(rules.id, kind) }))
  const found = named.filter(({ says }) => says.toLowerCase().includes(sought.toLowerCase()))
  const takeSide = (side: string) =>
    takeUp({
      type: 'piece',
      side,
      kind: pieceKindsFor(rules, sketch, side)[0] ?? tool.kind,
      unit: sketch.units.findLast(unit => unit.side === side)?.id ?? null,
    })
  return (
    <div className="palette-list">
      <fieldset className="palette-sides">
        <legend className="label">{words.whose}</legend>
        {sketch.sides.map((side, i) => (
          <button key={side.id} type="button" aria-pressed={side.id === tool.side} onClick={() => takeSide(side.id)}>
            <SideMark side={i} />
            {sideSays(sketch, side.id)}
          </button>
        ))}
      </fieldset>
      {units.length > 0 && (
        <label className="field">
          <span className="label">{words.unit}</span>
          <select value={tool.unit ?? ''} onChange={event => takeUp({ ...tool, unit: event.target.value || null })}>
            <option value="">{words.none}</option>
            {units.map(unit => (
              <option key={unit.id} value={unit.id}>
                {String(unit.name ?? unit.id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="label">{words.seek}</span>
        <input type="search" value={sought} onChange={event => setSought(event.target.value)} />
      </label>
      <ul>
        {found.map(({ kind, says }) => (
          <li key={kind}>
            <button type="button" aria-pressed={kind === tool.kind} onClick={() => takeUp({ ...tool, kind })}>
              {says}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
