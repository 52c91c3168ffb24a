import { Reel, type Story, type View } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Motion, TableScene } from '../../table/scene.ts'
import { after, type Places, placesOf } from '../places/places.ts'
import { momentOf, motionIn, sceneAt } from './shown.ts'

export interface Watching {
  readonly at: number
  readonly places: Places
  readonly view: View
  readonly scene: TableScene
  /** This moment as the play screen knows moments, for what a rule set lays over its table. */
  readonly moment: ReturnType<typeof momentOf>
  readonly motion: readonly Motion[]
  readonly playing: boolean
  seek(position: number): void
  setPlaying(playing: boolean): void
}

/** How long one step is looked at, at usual speed: a move takes 250 an inch, the rest is as long as a sentence. */
const INCH = 2540
const STEP = 700

const noActions = { roles: {}, purposes: {} } as const

/** Winds a tale: seeks both ways, and plays it step by step. Without a tale there is nothing to watch. */
export function useTale(tale: Tale, speed: number): Watching
export function useTale(tale: Tale | null, speed: number, begins: true): Watching | null
export function useTale(tale: Tale | null, speed: number, begins = false): Watching | null {
  const { opening, entries } = tale?.story ?? noStory
  const actions = tale ?? noActions
  const reel = useMemo(() => new Reel(opening, entries), [opening, entries])
  const places = useMemo(() => placesOf(entries, turnOf(opening), actions), [entries, opening, actions])
  const [playing, setPlaying] = useState(begins)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tale starts again
  useLayoutEffect(() => setPlaying(begins), [reel, begins])
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const motion = useRef<readonly Motion[]>([])
  const at = reel.position
  const seek = useCallback(
    (position: number) => {
      motion.current = []
      reel.to(position)
      redraw()
    },
    [reel],
  )
  const step = useCallback(() => {
    const goal = after(places.steps, reel.position, places.length)
    motion.current = tale ? motionIn(tale, reel.view, entries.slice(reel.position, goal)) : []
    reel.to(goal)
    if (goal >= places.length) setPlaying(false)
    redraw()
  }, [tale, reel, places, entries])
  useEffect(() => {
    if (!playing || !tale) return
    const timer = setTimeout(step, speed === 0 ? 60 : beat(motion.current) / speed)
    return () => clearTimeout(timer)
  })
  const scene = useMemo(() => tale && sceneAt(tale, reel.view, at), [tale, reel, at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reel is wound in place; where it stands says what is seen
  const moment = useMemo(() => tale && momentOf(tale, { ...reel.view }), [tale, reel, at])
  return (
    scene && moment && { at, places, view: reel.view, scene, moment, motion: motion.current, playing, seek, setPlaying }
  )
}

const noStory: Story = {
  opening: { side: '', tables: { game: [], side: [], unit: [], piece: [], terrain: [], marker: [] } },
  entries: [],
}

const turnOf = ({ tables }: View): number => (tables.game[0] as { turn?: number } | undefined)?.turn ?? 1

function beat(motion: readonly Motion[]): number {
  const moves = motion.map(one => {
    if (one.type !== 'move') return STEP
    const [a, b] = [one.path[0], one.path.at(-1)]
    return a && b ? Math.min(1200, (Math.hypot(b[0] - a[0], b[1] - a[1]) / INCH) * 250) + 250 : STEP
  })
  return Math.max(STEP, ...moves)
}
