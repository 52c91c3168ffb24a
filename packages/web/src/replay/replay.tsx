import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { CommandId } from '../keys/commands.ts'
import { type Deeds, useKeys } from '../keys/listen.ts'
import { Choice } from '../parts/choice.tsx'
import { FormSwitch } from '../parts/form-switch.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useIsText, useSettings } from '../settings.ts'
import type { CameraWish } from '../table/scene.ts'
import { useQuality } from '../table/use-quality.ts'
import type { Line } from '../telling.ts'
import { ReplayFoot } from './foot.tsx'
import { ReplayLog } from './log.tsx'
import { MomentText } from './moment-text.tsx'
import { after, before, turnAt } from './places.ts'
import { linesOf } from './shown.ts'
import type { Tale } from './tale.ts'
import { useTale, type Watching } from './use-tale.ts'
import '../screens/play.css'
import './replay.css'

const Table = lazy(() => import('../table/table.tsx'))

export interface Viewpoint {
  readonly id: string
  readonly name: string
}

interface ReplayProps {
  readonly title: string
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
  readonly viewpoints: readonly Viewpoint[]
  /** Through other eyes, from the same turn on. */
  look(viewer: string, turn: string): void
  /** The turn to begin with, where somebody was there already. */
  readonly from: string | null
}

/** A game that was played, to be watched at one's own pace, forwards and backwards. */
export function Replay({ title, tale, names, viewpoints, look, from }: ReplayProps) {
  const usual = useSettings(settings => settings.speed)
  const [speed, setSpeed] = useState(usual || 1)
  const watching = useTale(tale, speed)
  const lines = useMemo(() => linesOf(tale), [tale])
  const current = lines.findLast(line => line.at < watching.at)
  const [view, setView] = useState<CameraWish>({ view: 'straight', serial: 0 })
  useReplayKeys(watching)
  const { places, seek } = watching
  useEffect(() => {
    const mark = places.marks.find(one => one.type === 'turn' && one.says === from)
    if (mark) seek(mark.at)
  }, [places, seek, from])
  const turn = () =>
    setView(({ view: now, serial }) => ({ view: now === 'straight' ? 'free' : 'straight', serial: serial + 1 }))
  return (
    <div className="replay">
      <header className="bar">
        <a className="wordmark" href="#/" aria-label="Sandtable, home">
          Sandtable
        </a>
        <span className="title">Replay: {title}</span>
        {viewpoints.length > 1 && (
          <span className="replay-seen">
            <span className="label" aria-hidden="true">
              Seen by
            </span>
            <Choice
              title="Seen by"
              quiet
              look="joined"
              value={tale.viewer}
              onChange={viewer => look(viewer, turnAt(watching.places, watching.at))}
              options={viewpoints.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </span>
        )}
        <span className="tools">
          <FormSwitch className="button" />
          <button type="button" className="button slant" aria-pressed={view.view === 'free'} onClick={turn}>
            {view.view === 'straight' ? 'At a slant' : 'Straight down'}
          </button>
          <a className="button" href="#/replays">
            All replays
          </a>
        </span>
      </header>
      <main className="table" aria-label="Table">
        <h1 className="offscreen">Replay: {title}</h1>
        <ReplayTable watching={watching} tale={tale} camera={view} speed={speed} />
        {current && watching.at > 0 && <Now line={current} />}
      </main>
      <aside className="rail" aria-label="Log">
        <ReplayLog lines={lines} watching={watching} names={names} tale={tale} />
      </aside>
      <ReplayFoot watching={watching} tale={tale} names={names} speed={speed} setSpeed={setSpeed} />
    </div>
  )
}

interface TableProps {
  readonly watching: Watching
  readonly tale: Tale
  readonly camera: CameraWish
  readonly speed: number
}

/** The table at this moment, drawn or in words. */
function ReplayTable(props: TableProps) {
  return useIsText() ? <MomentText tale={props.tale} view={props.watching.view} /> : <DrawnTable {...props} />
}

function DrawnTable({ watching, camera, speed }: TableProps) {
  const quality = useQuality()
  return (
    <Suspense fallback={<p className="loading">Laying out the table.</p>}>
      <Table
        scene={watching.scene}
        quality={quality}
        camera={camera}
        motion={watching.motion}
        speed={speed || Number.POSITIVE_INFINITY}
        onEvent={() => {}}
        onMotionDone={() => {}}
      />
    </Suspense>
  )
}

/** What has just happened, over the corner of the table. */
function Now({ line }: { readonly line: Line }) {
  return (
    <p className={`replay-now ${line.kind}`} aria-live="polite">
      {line.text} <RuleLinks cites={line.cites.slice(0, 1)} />
    </p>
  )
}

function useReplayKeys({ at, places, playing, seek, setPlaying }: Watching): void {
  const deeds = useMemo<Deeds>(() => {
    const goals: { readonly [id in CommandId]?: () => number } = {
      forward: () => at + 1,
      back: () => at - 1,
      nextDeed: () => after(places.deeds, at, places.length),
      lastDeed: () => before(places.deeds, at),
      nextTurn: () => after(places.turns, at, places.length),
      lastTurn: () => before(places.turns, at),
      toStart: () => 0,
      toEnd: () => places.length,
    }
    return {
      do(id) {
        if (id === 'play') return setPlaying(!playing)
        const goal = goals[id]
        if (!goal) return false
        setPlaying(false)
        return seek(goal())
      },
    }
  }, [at, places, playing, seek, setPlaying])
  useKeys('replay', deeds)
  useEffect(() => () => setPlaying(false), [setPlaying])
}
