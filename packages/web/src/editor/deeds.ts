import {
  type Alignment,
  aligned,
  copied,
  edited,
  frameOf,
  grouped,
  middleOfFrame,
  mirrored,
  type Outline,
  type Point,
  partOf,
  pasted,
  pointsIn,
  type Sketch,
  scaledBy,
  shiftedBy,
  stamped,
  thingsIn,
  turned,
  turnedBy,
  ungrouped,
  without,
  withPiece,
  withScenery,
  withTerrain,
} from '@sandtable/kernel'
import { project } from '../table/control.ts'
import { edit, editTo, measures, select, selecting, sketchNow, type Tool, takeUp, useEditor } from './store.ts'
import { steps, toExact } from './table/snapping.ts'

/** What tools and keys do. */

const now = () => useEditor.getState()
const middle = (): Point | null => {
  const frame = frameOf(pointsIn(sketchNow(), now().selection))
  return frame && middleOfFrame(frame)
}

/** The next point of a shape; on the first one again, it is closed. */
export function putPoint(at: Point): void {
  const { points, tool } = now()
  if (tool.type !== 'draw') return
  const [first] = points
  const last = points.at(-1)
  if (first && tool.shape === 'circle') circled(first, at)
  else if (first && points.length > 2 && isNear(first, at)) finishShape()
  else if (!last || last[0] !== at[0] || last[1] !== at[1]) useEditor.setState({ points: [...points, at] })
}

function isNear(a: Point, b: Point): boolean {
  const { unit } = measures()
  const [here, there] = [project(toExact(a, unit)), project(toExact(b, unit))]
  return here !== null && there !== null && Math.hypot(here.px - there.px, here.py - there.py) < 10
}

/** Makes a thing of the points so far, if they are enough for one. */
export function finishShape(): void {
  const { points, tool } = now()
  if (tool.type !== 'draw') return
  useEditor.setState({ points: [] })
  if (tool.shape === 'polygon' && points.length > 2) lay({ polygon: points })
  else if (tool.shape === 'line' && points.length > 1) lay({ line: points })
}

function circled(from: Point, to: Point): void {
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1])
  useEditor.setState({ points: [] })
  if (radius > 0) lay({ circle: [from[0], from[1], Math.round(radius * 100) / 100] })
}

/** A shape drawn with one stroke: a rectangle, a straight line, a circle about where it began. */
export function shapeDragged(from: Point, to: Point): void {
  const { tool } = now()
  if (tool.type !== 'draw') return
  const [west, east] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  const isDot = west === east && south === north
  if (tool.shape === 'circle') circled(from, to)
  else if (tool.shape === 'line' && !isDot) lay({ line: [from, to] })
  else if (tool.shape === 'polygon' && west < east && south < north)
    lay({
      polygon: [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    })
}

/** Lays what the tool in the hand lays, with this outline. */
export function lay(outline: Outline): void {
  const { tool } = now()
  if (tool.type !== 'draw') return
  const { lays } = tool
  if ('terrain' in lays)
    edit(
      { type: 'laid', what: lays.terrain },
      sketch => withTerrain(sketch, [{ kind: lays.terrain, ...outline }]).sketch,
    )
  else
    edit(
      { type: 'laid', what: lays.scenery },
      sketch => withScenery(sketch, [{ look: lays.scenery, ...outline }]).sketch,
    )
}

/** What the stamp in the hand lays there. */
export function stampedAt(at: Point): Sketch['table'] | null {
  const { tool, rules } = now()
  if (tool.type !== 'stamp' || !rules.dressing) return null
  const { table } = sketchNow()
  const laid = stamped(tool.name, at, table, rules.dressing, tool.seed)
  if (tool.turn === 0) return { ...laid, about: {} } as Sketch['table']
  const blank: Sketch = {
    ...sketchNow(),
    table: { ...table, terrain: laid.terrain as never, scenery: laid.scenery },
    pieces: [],
  }
  const keys = thingsIn(blank).map(({ key }) => key)
  return turned(blank, keys, turnedBy(tool.turn, at), measures()).table
}

export function putStamp(at: Point): void {
  const { tool } = now()
  const laid = stampedAt(at)
  if (!laid || tool.type !== 'stamp') return
  edit({ type: 'laid', what: tool.name }, sketch => {
    const { sketch: built, keys } = withTerrain(
      sketch,
      laid.terrain.map(({ id: _, ...one }) => one as never),
    )
    if (laid.scenery.length === 0) return built
    const painted = withScenery(built, laid.scenery)
    // what lies under it goes with it
    return {
      ...painted.sketch,
      groups: [
        ...built.groups.filter(group => group !== built.groups.at(-1) || keys.length < 2),
        [...keys, ...painted.keys],
      ],
    }
  })
  useEditor.setState({ tool: { ...tool, seed: tool.seed + 1 } })
}

export function placePiece(at: Point): void {
  const { tool } = now()
  const { unit } = measures()
  if (tool.type !== 'piece') return
  const round = (value: number): number => Math.round(value * (unit === 'mm' ? 1 : 10)) / (unit === 'mm' ? 1 : 10)
  const { side, kind, unit: of } = tool
  const piece = { kind, side, ...(of && { unit: of }), at: [round(at[0]), round(at[1])] }
  edit({ type: 'laid', what: kind }, sketch => withPiece(sketch, piece).sketch)
}

export function cornerMoved(key: string, corner: number, to: Point): void {
  const bend = (points: readonly Point[]): readonly Point[] => points.map((at, i) => (i === corner ? to : at))
  reshape(key, ({ polygon, line }) => ({
    ...(polygon && { polygon: bend(polygon) }),
    ...(line && { line: bend(line) }),
  }))
}

/** Gives something on the table another outline. Steps with the same `run` are undone as one. */
export function reshape(key: string, change: (outline: Outline) => Partial<Outline>, run?: string): void {
  const { part, id } = partOf(key)
  edit(
    { type: 'reshaped' },
    sketch => {
      const { terrain, scenery } = sketch.table
      return {
        ...sketch,
        table: {
          ...sketch.table,
          terrain:
            part === 'terrain' ? terrain.map(one => (one.id === id ? { ...one, ...change(one) } : one)) : terrain,
          scenery:
            part === 'scenery'
              ? scenery.map((one, i) => (String(i) === id ? { ...one, ...change(one) } : one))
              : scenery,
        },
      }
    },
    run,
  )
}

/** Moves one thing so that its middle is there. */
export function moveTo(key: string, to: Point, run?: string): void {
  const frame = frameOf(pointsIn(sketchNow(), [key]))
  if (!frame) return
  const [x, y] = middleOfFrame(frame)
  edit({ type: 'moved' }, sketch => turned(sketch, [key], shiftedBy([to[0] - x, to[1] - y]), measures()), run)
}

/** Takes a tool, uses it, and lays it down again: then what it has made is selected. */
export function usingTool(tool: Tool, use: () => void): void {
  const before = new Set(thingsIn(sketchNow()).map(({ key }) => key))
  takeUp(tool)
  use()
  takeUp(selecting)
  select(
    thingsIn(sketchNow())
      .map(({ key }) => key)
      .filter(key => !before.has(key)),
  )
}

/** Turns what is selected, or the stamp in the hand. */
export function turnSelection(by: number): boolean {
  const { tool, selection } = now()
  if (tool.type === 'stamp') useEditor.setState({ tool: { ...tool, turn: (tool.turn + by + 360) % 360 } })
  const about = middle()
  if (!about) return tool.type === 'stamp'
  edit({ type: 'turned' }, sketch => turned(sketch, selection, turnedBy(by, about), measures()), `turned ${selection}`)
  return true
}

export function scaleSelection(factor: number): boolean {
  const about = middle()
  const { selection } = now()
  if (!about) return false
  edit(
    { type: 'scaled' },
    sketch => turned(sketch, selection, scaledBy(factor, about), measures()),
    `scaled ${selection}`,
  )
  return true
}

export function mirrorSelection(way: 'left-right' | 'top-bottom'): boolean {
  const about = middle()
  const { selection } = now()
  if (!about) return false
  edit({ type: 'mirrored' }, sketch => turned(sketch, selection, mirrored(way, about), measures()))
  return true
}

export function alignSelection(way: Alignment): void {
  edit({ type: 'aligned' }, sketch => aligned(sketch, now().selection, way, measures()))
}

/** Moves what is selected by steps of the grid, or the place where the keys draw. */
export function nudge(x: number, y: number, fine: boolean): boolean {
  const { selection, tool, cursor, pointer } = now()
  const { unit } = measures()
  const step = steps[unit] * (fine ? 0.2 : 1)
  const by: Point = [x * step, y * step]
  if (tool.type !== 'select') {
    const { width, depth } = sketchNow().table
    const from = cursor ?? pointer ?? [width / 2, depth / 2]
    const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most) * 100) / 100
    const to: Point = [within(from[0] + by[0] * 2, width), within(from[1] + by[1] * 2, depth)]
    useEditor.setState({ cursor: to, pointer: null })
    return true
  }
  if (selection.length === 0) return false
  edit({ type: 'moved' }, sketch => turned(sketch, selection, shiftedBy(by), measures()), `moved ${selection}`)
  return true
}

/** What Space does: the tool is used where the keys have taken it. */
export function useToolHere(): boolean {
  const { tool, cursor, pointer } = now()
  const { width, depth } = sketchNow().table
  const at = cursor ?? pointer ?? ([width / 2, depth / 2] as Point)
  if (tool.type === 'draw') putPoint(at)
  else if (tool.type === 'stamp') putStamp(at)
  else if (tool.type === 'piece') placePiece(at)
  else return false
  return true
}

export function removeSelection(): boolean {
  const { selection, points } = now()
  if (points.length > 0) {
    useEditor.setState({ points: points.slice(0, -1) })
    return true
  }
  if (selection.length === 0) return false
  edit({ type: 'removed', count: selection.length }, sketch => without(sketch, selection, measures()))
  select([])
  return true
}

export function copySelection(): boolean {
  const { selection } = now()
  if (selection.length === 0) return false
  useEditor.setState({ clip: copied(sketchNow(), selection, measures()) })
  return true
}

/** Where the pointer is, or beside what was copied. */
export function paste(): boolean {
  const { clip, pointer } = now()
  if (!clip) return false
  const frame = frameOf(
    clip.things.flatMap(thing =>
      thing.part === 'piece' ? [thing.record.at as never as Point] : pointsOfRecord(thing.record),
    ),
  )
  if (!frame) return false
  const from = middleOfFrame(frame)
  const step = steps[measures().unit] * 4
  const by: Point = pointer ? [pointer[0] - from[0], pointer[1] - from[1]] : [step, -step]
  editTo({ type: 'pasted', count: clip.things.length }, pasted(sketchNow(), clip, shiftedBy(by), measures()))
  return true
}

const pointsOfRecord = ({ polygon, line, circle }: Outline): readonly Point[] =>
  polygon ?? line ?? (circle ? [[circle[0], circle[1]]] : [])

export function twice(): boolean {
  const { selection } = now()
  if (selection.length === 0) return false
  const step = steps[measures().unit] * 4
  const clip = copied(sketchNow(), selection, measures())
  editTo({ type: 'pasted', count: selection.length }, pasted(sketchNow(), clip, shiftedBy([step, -step]), measures()))
  return true
}

export const selectAll = (): void => select(thingsIn(sketchNow()).map(({ key }) => key))
export const groupSelection = (): void => edit({ type: 'grouped' }, sketch => grouped(sketch, now().selection))
export const ungroupSelection = (): void => edit({ type: 'ungrouped' }, sketch => ungrouped(sketch, now().selection))

/** First what is half drawn, then the tool, then the selection. */
export function cancel(): boolean {
  const { points, tool, selection } = now()
  if (points.length > 0) useEditor.setState({ points: [] })
  else if (tool.type !== 'select') takeUp(selecting)
  else if (selection.length > 0) select([])
  else return false
  return true
}

/** From one thing on the table to the next. */
export function selectNext(step: 1 | -1): boolean {
  const keys = thingsIn(sketchNow()).map(({ key }) => key)
  if (keys.length === 0) return false
  const here = keys.indexOf(now().selection.at(-1) ?? '')
  select([keys[(here + step + keys.length) % keys.length] as string])
  return true
}

export const changeRecord = (
  table: 'terrain' | 'sides' | 'units' | 'pieces',
  id: string,
  fields: Parameters<typeof edited>[3],
): void => {
  const [field = ''] = Object.keys(fields)
  edit({ type: 'changed', what: id }, sketch => edited(sketch, table, id, fields), `${table} ${id} ${field}`)
}
