import { inch, type Point, type Shape } from '@sandtable/kernel'
import type { Motion, ScenePiece, SceneTerrain, TableScene, TerrainLook } from '../scene.ts'

/** Tables to look at while working on the looks; inches from the south-west corner. */
export interface DemoScene {
  readonly scene: TableScene
  readonly motion: readonly Motion[]
}

export const at = (x: number, y: number): Point => [inch(x), inch(y)]
export const many = (points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => at(x, y))

type Extra = Partial<Omit<SceneTerrain, 'id' | 'look' | 'shape'>>
export const land = (id: string, look: TerrainLook, shape: Shape, extra: Extra = {}): SceneTerrain => ({
  id,
  look,
  shape,
  height: 0,
  ...extra,
})
export const line = (points: readonly (readonly [number, number])[], thick?: number): Shape => ({
  line: many(points),
  ...(thick && { thick: inch(thick) }),
})
export const area = (points: readonly (readonly [number, number])[]): Shape => ({ polygon: many(points) })
export const circle = (x: number, y: number, r: number): Shape => ({ circle: [inch(x), inch(y), inch(r)] })

type Look = ScenePiece['look']
let count = 0
export const man = (
  side: 0 | 1,
  x: number,
  y: number,
  facing: number,
  look: Partial<Look>,
  more: Partial<ScenePiece> = {},
): ScenePiece => ({
  id: `p${count++}`,
  side,
  look: { model: 'figure', nation: side ? 'german' : 'american', ...look },
  at: at(x, y),
  facing,
  base: { radius: 1270 },
  states: [],
  badge: 'rifle',
  ...more,
})
