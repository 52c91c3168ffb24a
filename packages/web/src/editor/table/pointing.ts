import {
  facingOf,
  frameOf,
  inside,
  type Point,
  pointsIn,
  type Shape,
  scaledBy,
  shiftedBy,
  thingsIn,
  turned,
  turnedBy,
  withGroups,
} from '@sandtable/kernel'
import { terrainAt } from '../../table/pick.ts'
import type { TableEvent, TableScene } from '../../table/scene.ts'
import { cornerMoved, finishShape, placePiece, putPoint, putStamp, shapeDragged, turnSelection } from '../deeds.ts'
import { type Drag, edit, measures, select, sketchNow, useEditor } from '../store.ts'
import { type Handle, handleAt, handlesOf } from './handles.ts'
import { keyOfHit } from './scene-of-sketch.ts'
import { snapped, toUnits } from './snapping.ts'

type Dragged = Extract<TableEvent, { type: 'drag' }>
type Click = Extract<TableEvent, { type: 'click' }>

/** What the hand has taken hold of. */
let held: Handle | { readonly type: 'things' } | { readonly type: 'ground' } | null = null

const unit = () => measures().unit
const inUnits = (at: Point): Point => toUnits(at, unit())
const onGrid = (at: Point, but: readonly string[] = []): Point =>
  snapped(inUnits(at), sketchNow(), unit(), useEditor.getState().snaps, but)

/** Turns what the pointer does on the table into edits. */
export function pointAt(event: TableEvent, scene: TableScene): void {
  if (event.type === 'hover') useEditor.setState({ pointer: onGrid(event.at), cursor: null })
  else if (event.type === 'leave') useEditor.setState({ pointer: null })
  else if (event.type === 'turn') turnSelection(event.by)
  else if (event.type === 'click') click(event, scene)
  else if (event.type === 'hold') hold(event, scene)
  else if (event.type === 'drag') drag(event, scene)
}

function click(event: Click, scene: TableScene): void {
  const { tool } = useEditor.getState()
  if (tool.type === 'draw') {
    if (event.button === 'right' || event.double) finishShape()
    else putPoint(onGrid(event.at))
  } else if (event.button === 'right') return
  else if (tool.type === 'stamp') putStamp(onGrid(event.at))
  else if (tool.type === 'piece') placePiece(inUnits(event.at))
  else choose(event, hitAt(event.at, event.piece, scene))
}

/** A finger that rests is Shift: it takes one more, or one less. */
function hold({ at, piece }: Extract<TableEvent, { type: 'hold' }>, scene: TableScene): void {
  if (useEditor.getState().tool.type === 'select') choose({ shift: true, ctrl: false }, hitAt(at, piece, scene))
}

/** With Shift one more or one less; with Ctrl one of a group alone. */
function choose({ shift, ctrl }: Pick<Click, 'shift' | 'ctrl'>, key: string | null): void {
  const { selection } = useEditor.getState()
  const meant = key === null ? [] : ctrl ? [key] : withGroups(sketchNow(), [key])
  if (!shift) select(meant)
  else if (key && selection.includes(key)) select(selection.filter(one => !meant.includes(one)))
  else select([...selection, ...meant])
}

/** A piece before what it stands on, terrain before what is only painted. */
function hitAt(at: Point, piece: string | null, scene: TableScene): string | null {
  const terrain = piece ? null : (terrainAt(scene.terrain, at) ?? sceneryAt(scene, at))
  return keyOfHit(piece, terrain)
}

function sceneryAt({ scenery = [] }: TableScene, at: Point): string | null {
  const hit = scenery.findLast(({ shape }) => inside(thickened(shape), at))
  return hit?.id ?? null
}

const thickened = (shape: Shape): Shape => ('line' in shape ? { ...shape, thick: shape.thick ?? 500 } : shape)

function drag(event: Dragged, scene: TableScene): void {
  if (event.stage === 'start') held = takeHold(event, scene)
  const moved = held && carried(held, event)
  if (event.stage === 'cancel') useEditor.setState({ drag: null })
  else if (event.stage !== 'end') useEditor.setState({ drag: moved, pointer: onGrid(event.to) })
  else {
    useEditor.setState({ drag: null })
    if (moved && held) letGo(moved, held)
    held = null
  }
}

function takeHold(event: Dragged, scene: TableScene): typeof held {
  const { tool, selection } = useEditor.getState()
  if (tool.type !== 'select') return { type: 'ground' }
  const handle = handleAt(handlesOf(sketchNow(), selection), inUnits(event.from), unit())
  if (handle) return handle
  const key = hitAt(event.from, event.piece, scene)
  if (!key) return { type: 'ground' }
  if (!selection.includes(key)) select(withGroups(sketchNow(), [key]))
  return { type: 'things' }
}

/** What letting go now would do. */
function carried(hold: NonNullable<typeof held>, { from, to, ctrl: _ }: Dragged): Drag {
  const { tool, selection, snaps } = useEditor.getState()
  const [start, end] = [inUnits(from), inUnits(to)]
  if (hold.type === 'things') return { type: 'turning', turning: shiftedBy(shift(start, end, selection)) }
  if (hold.type === 'corner') return { type: 'corner', key: hold.key, corner: hold.corner, to: onGrid(to, [hold.key]) }
  if (hold.type === 'turn') {
    const by = facingOf(hold.about, end)
    return { type: 'turning', turning: turnedBy(snaps ? Math.round(by / 5) * 5 : by, hold.about) }
  }
  if (hold.type === 'scale') {
    const far = ([x, y]: Point): number => Math.hypot(x - hold.about[0], y - hold.about[1])
    const factor = Math.max(0.1, far(end) / Math.max(far(hold.at), 1e-6))
    return { type: 'turning', turning: scaledBy(Math.round(factor * 20) / 20, hold.about) }
  }
  if (tool.type === 'draw') return { type: 'shape', from: onGrid(from), to: onGrid(to) }
  return { type: 'box', from: start, to: end, adds: false }
}

/** The frame of what is moved lands on the grid. */
function shift(from: Point, to: Point, selection: readonly string[]): Point {
  const { snaps } = useEditor.getState()
  const by: Point = [to[0] - from[0], to[1] - from[1]]
  const frame = frameOf(pointsIn(sketchNow(), selection))
  if (!snaps || !frame) return by
  const corner: Point = [frame.west, frame.south]
  const [x, y] = snapped([corner[0] + by[0], corner[1] + by[1]], sketchNow(), unit(), true, selection)
  return [x - corner[0], y - corner[1]]
}

function letGo(done: Drag, hold: NonNullable<typeof held>): void {
  const { selection } = useEditor.getState()
  if (done.type === 'turning') {
    const type = hold.type === 'turn' ? 'turned' : hold.type === 'scale' ? 'scaled' : 'moved'
    edit({ type }, sketch => turned(sketch, selection, done.turning, measures()))
  } else if (done.type === 'corner') cornerMoved(done.key, done.corner, done.to)
  else if (done.type === 'shape') shapeDragged(done.from, done.to)
  else select(withGroups(sketchNow(), within(done)))
}

/** What lies in the box with its middle. */
function within({ from, to }: Extract<Drag, { type: 'box' }>): readonly string[] {
  const [west, east] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [south, north] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  return thingsIn(sketchNow()).flatMap(thing => {
    const frame = frameOf(pointsIn(sketchNow(), [thing.key]))
    if (!frame) return []
    const [x, y] = [(frame.west + frame.east) / 2, (frame.south + frame.north) / 2]
    return x >= west && x <= east && y >= south && y <= north ? [thing.key] : []
  })
}
