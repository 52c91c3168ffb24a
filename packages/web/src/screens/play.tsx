import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHint } from '../keys/bindings.ts'
import { useKeys } from '../keys/listen.ts'
import { useLooking } from '../keys/looking.ts'
import { LookingSays } from '../keys/looking-says.tsx'
import { deedsOfPlay, type Wish } from '../keys/play-deeds.ts'
import { PageTools } from '../keys/tools.tsx'
import { motionOf } from '../motion-of.ts'
import { DiceTray } from '../panels/dice.tsx'
import { LogPanel } from '../panels/log.tsx'
import { PromptPanel } from '../panels/prompt.tsx'
import { PromptFloat } from '../panels/prompt-float.tsx'
import { UnitCard } from '../panels/unit-card.tsx'
import { pointAt } from '../pointing.ts'
import { RecapBar, useRecap } from '../replay/recap.tsx'
import { sceneOf } from '../scene-of.ts'
import { useSettings } from '../settings.ts'
import { useTable } from '../store.ts'
import type { CameraWish, TableEvent } from '../table/scene.ts'
import { useQuality } from '../table/use-quality.ts'
import { capital } from '../telling.ts'
import { Curtain } from './curtain.tsx'
import './play.css'

const Table = lazy(() => import('../table/table.tsx'))

/** A game: the bar, the table, and the rail with prompt, dice and log. */
export default function Play({ onLeave }: { onLeave(): void }) {
  const state = useTable()
  const { snapshot, curtain } = state
  /** Somebody has sat at this table: from then on it stays, covered or not. */
  const opened = useRef(false)
  const [camera, setCamera] = useState<CameraWish>({ view: 'straight', serial: 0 })
  const wish = useCallback<Wish>(
    change =>
      setCamera(now => ({ ...now, ...(typeof change === 'function' ? change(now) : change), serial: now.serial + 1 })),
    [],
  )
  useKeys(
    'play',
    useMemo(() => deedsOfPlay(wish), [wish]),
  )
  if (!snapshot) return <main className="play-empty">Setting the table.</main>
  // what was never seen is not drawn under the curtain either
  if (curtain && !opened.current) return <Curtain />
  opened.current = true
  return (
    <div className={curtain ? 'play covered' : 'play'}>
      <Curtain />
      {!curtain && <Bar onLeave={onLeave} view={camera.view} onView={view => wish({ view })} />}
      <main className="table" aria-label="Table" inert={curtain !== null}>
        <h1 className="offscreen">{snapshot.table.title}</h1>
        <TableArea camera={camera} />
        {!curtain && <UnitCard onEye={piece => wish({ view: 'eye', piece })} />}
        {!curtain && <Notice />}
        {!curtain && <PromptFloat />}
        {!curtain && <LookingSays />}
      </main>
      {!curtain && (
        <aside className="rail" aria-label="What is asked, dice and log">
          <PromptPanel />
          <DiceTray />
          <LogPanel />
        </aside>
      )}
    </div>
  )
}

function TableArea({ camera }: { readonly camera: CameraWish }) {
  const state = useTable()
  const { snapshot, selected, draft, drawings, hover, question, ruler, unseen, seen } = state
  const speed = useSettings(s => s.speed)
  const quality = useQuality()
  const looking = useLooking(look => look.drawings)
  const scene = useMemo(
    () => sceneOf({ snapshot, selected, draft, drawings: [...drawings, ...looking], hover, question, ruler }),
    [snapshot, selected, draft, drawings, looking, hover, question, ruler],
  )
  const motion = useMemo(() => motionOf(unseen), [unseen])
  const recap = useRecap()
  const heard = useCallback((event: TableEvent) => pointAt(event), [])
  useEffect(() => {
    if (unseen.length > 0 && motion.length === 0) seen()
  }, [unseen, motion, seen])
  if (!scene) return null
  return (
    <Suspense fallback={<p className="loading">Laying out the table.</p>}>
      <Table
        scene={recap?.scene ?? scene}
        quality={quality}
        camera={camera}
        motion={recap?.motion ?? motion}
        speed={speed}
        onEvent={heard}
        onMotionDone={seen}
      />
      {recap && <RecapBar watching={recap} />}
    </Suspense>
  )
}

interface BarProps {
  readonly view: CameraWish['view']
  onLeave(): void
  onView(view: CameraWish['view']): void
}

function Bar({ onLeave, view, onView }: BarProps) {
  const { snapshot, undo, redo } = useTable()
  const [undoHint, viewHint] = [useHint('undo'), useHint('straight')]
  if (!snapshot) return null
  const game = snapshot.view.tables.game[0] as {
    readonly turn?: number
    readonly side?: string | null
    readonly last?: number | null
  }
  const why = snapshot.whyNoUndo
  return (
    <header className="bar">
      <button type="button" className="wordmark" onClick={onLeave}>
        Sandtable
      </button>
      <span className="title">{snapshot.table.title}</span>
      <span className="turn">
        Turn <b className="numeral">{game.turn}</b>
        {game.last ? ` of ${game.last}` : ''}
        {game.side && (
          <span className={game.side === snapshot.seat ? 'side own' : 'side foe'}>{capital(game.side)}</span>
        )}
      </span>
      <span className="tools">
        <button
          type="button"
          className="button"
          aria-disabled={why !== null}
          title={why ?? undoHint}
          onClick={() => void undo()}
        >
          Undo
        </button>
        {snapshot.canRedo && (
          <button type="button" className="button" onClick={() => void redo()}>
            Redo
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-pressed={view === 'free'}
          title={viewHint}
          onClick={() => onView(view === 'straight' ? 'free' : 'straight')}
        >
          {view === 'straight' ? 'At a slant' : 'Straight down'}
        </button>
        <PageTools />
      </span>
    </header>
  )
}

function Notice() {
  const { notice, dismiss } = useTable()
  return notice ? (
    <p className="notice" role="status">
      {notice}{' '}
      <button type="button" className="link" onClick={dismiss}>
        Close
      </button>
    </p>
  ) : null
}
