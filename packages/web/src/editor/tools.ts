import { type RuleSet, sceneryLooks, stampsFor } from '@sandtable/kernel'
import { lookOf } from '../sets/index.ts'
import type { TerrainLook } from '../table/scene.ts'
import { type Lays, sketchNow, type Tool, useEditor } from './store.ts'

export type ToolName = 'select' | 'polygon' | 'line' | 'circle' | 'stamp' | 'piece'

export const toolNames: readonly ToolName[] = ['select', 'polygon', 'line', 'circle', 'stamp', 'piece']

/** Walls and ways are drawn as lines, holes and trees as circles, all else as areas. */
const lines: readonly TerrainLook[] = ['hedge', 'hedgerow', 'stone-wall', 'high-wall', 'fence', 'log', 'sandbags', 'wire', 'bank', 'road', 'tracks'] // biome-ignore format: a list
const circles: readonly TerrainLook[] = ['tree', 'trees', 'foxhole', 'crater', 'mound', 'puddle', 'aid-station', 'dugout', 'smoke', 'mines'] // biome-ignore format: a list

export const usualShape = (look: TerrainLook): 'polygon' | 'line' | 'circle' =>
  lines.includes(look) ? 'line' : circles.includes(look) ? 'circle' : 'polygon'

/** Every kind of terrain that the set has, in the order of its book. */
export const terrainKinds = ({ book }: RuleSet): readonly string[] =>
  Object.keys((book.definitions.get('terrain')?.rows as object | undefined) ?? {})

export const pieceKinds = ({ book }: RuleSet): readonly string[] =>
  Object.keys((book.definitions.get('kinds')?.rows as object | undefined) ?? {})

export const looks: readonly string[] = sceneryLooks

export const lookOfLays = (set: string, lays: Lays): TerrainLook =>
  'terrain' in lays
    ? lookOf(set).terrain(lays.terrain)
    : ((lays.scenery === 'lane' ? 'road' : lays.scenery === 'sand' ? 'beach' : lays.scenery) as TerrainLook)

/** The usual width of what is drawn as a line is the set's own affair, except of ways. */
export const isTool = (tool: Tool, name: ToolName): boolean =>
  tool.type === 'draw' ? tool.shape === name : tool.type === name

/** A tool with something in it: what it last laid, or the first that suits it. */
export function toolOf(name: ToolName): Tool {
  const { rules, tool } = useEditor.getState()
  const sketch = sketchNow()
  if (name === 'select') return { type: 'select' }
  if (name === 'stamp') {
    const [first] = rules.dressing ? stampsFor(rules.dressing, sketch.table) : []
    return first ? { type: 'stamp', name: first, turn: 0, seed: 1 } : { type: 'select' }
  }
  if (name === 'piece') {
    const side = sketch.sides[0]?.id ?? ''
    return { type: 'piece', side, kind: pieceKindsFor(rules, sketch, side)[0] ?? '', unit: unitFor(side) }
  }
  if (tool.type === 'draw') return { ...tool, shape: name }
  // what is laid first is seen: open ground is what is there already
  const kind = terrainKinds(rules).find(one => {
    const look = lookOf(rules.id).terrain(one)
    return look !== 'open' && usualShape(look) === name
  })
  return { type: 'draw', shape: name, lays: { terrain: kind ?? terrainKinds(rules)[0] ?? '' } }
}

const unitFor = (side: string): string | null => sketchNow().units.findLast(unit => unit.side === side)?.id ?? null

/** Those of the army of a side first, where kinds have one: the others cannot be its men. */
export function pieceKindsFor(rules: RuleSet, sketch: ReturnType<typeof sketchNow>, side: string): readonly string[] {
  const rows = (rules.book.definitions.get('kinds')?.rows ?? {}) as {
    readonly [kind: string]: { readonly army?: unknown }
  }
  const { army } = (sketch.sides.find(({ id }) => id === side) ?? {}) as { readonly army?: unknown }
  const wanted = army ?? (Object.values(rows).some(row => row.army === side) ? side : undefined)
  const kinds = Object.keys(rows)
  const own = kinds.filter(
    kind => wanted === undefined || rows[kind]?.army === undefined || rows[kind]?.army === wanted,
  )
  return own.length > 0 ? own : kinds
}
