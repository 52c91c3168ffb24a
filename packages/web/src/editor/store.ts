import {
  begun,
  type Clip,
  did,
  type History,
  type OpenedSketch,
  openSketch,
  type Point,
  type RuleSet,
  redone,
  type Sketch,
  type StampName,
  type Turning,
  thingsIn,
  undone,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { create } from 'zustand'
import type { Deed } from './language/deeds.ts'

/** What the hand does on the table. */
export type Tool =
  | { readonly type: 'select' }
  | { readonly type: 'draw'; readonly shape: 'polygon' | 'line' | 'circle'; readonly lays: Lays }
  | { readonly type: 'stamp'; readonly name: StampName; readonly turn: number; readonly seed: number }
  | { readonly type: 'piece'; readonly side: string; readonly kind: string; readonly unit: string | null }

/** A kind of terrain, or something for the eye alone. */
export type Lays = { readonly terrain: string } | { readonly scenery: string }

/** What is being dragged, in the set's own unit. */
export type Drag =
  | { readonly type: 'turning'; readonly turning: Turning }
  | { readonly type: 'corner'; readonly key: string; readonly corner: number; readonly to: Point }
  | { readonly type: 'box'; readonly from: Point; readonly to: Point; readonly adds: boolean }
  | { readonly type: 'shape'; readonly from: Point; readonly to: Point }

export type Tab = 'thing' | 'battle' | 'sides' | 'forces' | 'rules' | 'faults'

export interface EditorState {
  /** Where it is kept: '<set>/<id>'. */
  readonly id: string
  readonly rules: RuleSet
  readonly history: History<Sketch, Deed>
  /** As it is when it was last looked through, which is a moment later. */
  readonly opened: OpenedSketch & { readonly sketch: Sketch }
  readonly selection: readonly string[]
  readonly tool: Tool
  /** The points of a shape that is being drawn, and the place at which the keys put the next. */
  readonly points: readonly Point[]
  readonly cursor: Point | null
  /** Where the mouse is, on the table. */
  readonly pointer: Point | null
  readonly drag: Drag | null
  readonly clip: Clip | null
  readonly snaps: boolean
  readonly tab: Tab
  /** Another tab edits it; here it is only seen. */
  readonly isWatched: boolean
}

export const useEditor = create<EditorState>(() => ({}) as EditorState)

export const selecting: Tool = { type: 'select' }

export const rulesOf = (set: string): RuleSet | undefined => ruleSets.find(rules => rules.id === set)

/** Lays a sketch on the table of the editor. */
export function layOut(id: string, sketch: Sketch, isWatched = false): void {
  const rules = rulesOf(sketch.ruleset)
  if (!rules?.sketching) throw new Error(`${sketch.ruleset} makes no battles`)
  useEditor.setState({
    id,
    rules,
    history: begun(sketch, { type: 'opened' }),
    opened: { ...openSketch(rules, sketch), sketch },
    selection: [],
    tool: selecting,
    points: [],
    cursor: null,
    pointer: null,
    drag: null,
    snaps: true,
    tab: 'battle',
    isWatched,
  })
}

export const sketchNow = (): Sketch => useEditor.getState().history.now.value
export const useSketch = (): Sketch => useEditor(editor => editor.history.now.value)

export const measuresOf = ({ book, fields }: RuleSet) => ({ unit: book.unit, fields })
export const measures = () => measuresOf(useEditor.getState().rules)

let looking: ReturnType<typeof setTimeout> | undefined

/** Looks it through again, when the hands rest for a moment. */
function lookThrough(): void {
  clearTimeout(looking)
  looking = setTimeout(() => {
    const { rules } = useEditor.getState()
    const sketch = sketchNow()
    useEditor.setState({ opened: { ...openSketch(rules, sketch), sketch } })
  }, 20)
}

/** Does something to the sketch. What is done with the same `run` one after another is undone as one. */
export function edit(deed: Deed, change: Sketch | ((sketch: Sketch) => Sketch), run?: string): void {
  const { history, isWatched } = useEditor.getState()
  if (isWatched) return
  const value = typeof change === 'function' ? change(history.now.value) : change
  useEditor.setState({ history: did(history, { value, name: deed, ...(run !== undefined && { run }) }) })
  lookThrough()
}

/** The same, and then these are selected. */
export function editTo(
  deed: Deed,
  { sketch, keys }: { readonly sketch: Sketch; readonly keys: readonly string[] },
): void {
  edit(deed, sketch)
  select(keys)
}

function wind(way: typeof undone<Sketch, Deed>): void {
  const { history, isWatched } = useEditor.getState()
  const next = way(history)
  if (isWatched || next === history) return
  useEditor.setState({ history: next, drag: null, points: [] })
  select(useEditor.getState().selection)
  lookThrough()
}

export const undo = (): void => wind(undone)
export const redo = (): void => wind(redone)

/** Selects what is there of these. */
export function select(keys: readonly string[]): void {
  const there = new Set(thingsIn(sketchNow()).map(({ key }) => key))
  const selection = [...new Set(keys)].filter(key => there.has(key))
  useEditor.setState({ selection, ...(selection.length > 0 && { tab: 'thing' as const }) })
}

export function takeUp(tool: Tool): void {
  useEditor.setState({ tool, points: [], drag: null, cursor: null, ...(tool.type !== 'select' && { selection: [] }) })
}
