import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useHint } from '../keys/bindings.ts'
import { useLooking } from '../keys/looking.ts'
import { LookingSays } from '../keys/looking-says.tsx'
import { usePlayKeys } from '../keys/play-deeds.ts'
import { PageTools } from '../keys/tools.tsx'
import { CoachCard } from '../learn/coach-card.tsx'
import { useMarked } from '../learn/marks.ts'
import { DiceTray } from '../panels/dice/dice.tsx'
import { ConfirmFloat } from '../panels/float/confirm-float.tsx'
import { HoverCard } from '../panels/float/hover-card.tsx'
import { PieceMenu } from '../panels/float/piece-menu.tsx'
import { PlaybackBar } from '../panels/float/playback-bar.tsx'
import { Goals, OrdersTool } from '../panels/goals.tsx'
import { LogPanel } from '../panels/log.tsx'
import { PieceList } from '../panels/pieces/piece-list.tsx'
import { UnitCard } from '../panels/pieces/unit-card.tsx'
import { PromptPanel } from '../panels/prompt/prompt.tsx'
import { PromptFloat } from '../panels/prompt/prompt-float.tsx'
import { useSay } from '../panels/prompt/reasons.tsx'
import { Steps } from '../panels/turn/steps.tsx'
import { Timeline } from '../panels/turn/timeline.tsx'
import { UmpireSits } from '../panels/umpire.tsx'
import { FormSwitch } from '../parts/form-switch.tsx'
import { Icon } from '../parts/icon.tsx'
import { RecapBar, useRecap } from '../replay/recap/recap.tsx'
import { useSaves } from '../saves/saves.ts'
import { fallenIn, lossesIn, motionOf, scarsIn } from '../scene/motion-of.ts'
import { sceneOf } from '../scene/scene-of.ts'
import { lookOf, panelsOf } from '../sets/index.ts'
import { useSettings } from '../settings/settings.ts'
import type { CameraWish, TableEvent } from '../table/scene.ts'
import { useCamera } from '../table/use-camera.ts'
import { useQuality } from '../table/use-quality.ts'
import { Rail, useSheet } from '../touch/sheet.tsx'
import { NextPiece, TableTools } from '../touch/table-tools.tsx'
import { useTool } from '../touch/tool.ts'
import { tellingOf } from '../words/speech.ts'
import { Curtain } from './curtain.tsx'
import { pieceOf } from './on-table.ts'
import { useSkipping } from './playback.ts'
import { pointAt } from './pointing.ts'
import { usePreview } from './preview.ts'
import { useShownByOthers } from './shown-by-others.ts'
import { type TableState, useTable } from './store.ts'
import { backToEditor, triedOut } from './tested.ts'
import './play.css'
import { useWords, words } from '../language/index.ts'
import '../touch/layout.css'

const Table = lazy(() => import('../table/table.tsx'))

/** A game: the bar, the table, and the rail with prompt, dice and log; long because it is one screen. */
export default function Play({ onLeave }: { onLeave(): void }) {
  const { play } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const curtain = useTable(t => t.curtain)
  const sheet = useSheet()
  /** Somebody has sat at this table: from then on it stays, covered or not. */
  const opened = useRef(false)
  const [camera, wish] = useCamera()
  usePlayKeys(wish)
  const playing = useSkipping()
  if (!snapshot) return <main className="play-empty">{play.setting}</main>
  // what was never seen is not drawn under the curtain either
  if (curtain && !opened.current) return <Curtain />
  opened.current = true
  // while the table plays, its buttons lie where the card does
  const card = playing ? null : <UnitCard onEye={piece => wish({ view: 'eye', piece })} />
  const { prompt, foot, Over, Floats } = panelsOf(snapshot.table.ruleset)
  const Prompt = prompt?.(snapshot) ?? PromptPanel
  const Foot = foot?.(snapshot) ?? null
  return (
    <div className={curtain ? 'play covered' : 'play'} style={sheet?.style}>
      <Curtain />
      {!curtain && <FormSwitch className="button skip" />}
      {!curtain && <Bar onLeave={onLeave} />}
      {/* a click on the table gives it the keys */}
      <main className="table" aria-label={play.table} inert={curtain !== null} tabIndex={-1}>
        <h1 className="offscreen">{snapshot.table.title}</h1>
        <TableArea camera={camera} />
        {!curtain && (
          <>
            {Over && <Over snapshot={snapshot} />}
            {!sheet && card}
            {Floats && <Floats />}
            <HoverCard />
            <ConfirmFloat />
            <PieceMenu onEye={piece => wish({ view: 'eye', piece })} />
            <Notice />
            <PromptFloat />
            <LookingSays />
            <TableTools slanted={camera.view !== 'straight'} />
            <NextPiece />
            <CoachCard />
            <UmpireSits />
          </>
        )}
      </main>
      {!curtain && Foot && (
        <div className="foot">
          <Foot snapshot={snapshot} />
        </div>
      )}
      {!curtain && (
        <Rail sheet={sheet} label={play.rail} playing={playing}>
          <Goals />
          {sheet && card}
          <Prompt snapshot={snapshot} />
          <DiceTray />
          <LogPanel />
        </Rail>
      )}
    </div>
  )
}

function TableArea({ camera }: { readonly camera: CameraWish }) {
  const seenNow = useTable(useShallow(seenOf))
  const unseen = useTable(t => t.unseen)
  const covered = useTable(t => t.curtain !== null)
  const seen = useTable(t => t.seen)
  const speed = useSettings(s => s.speed)
  const quality = useQuality()
  const set = seenNow.snapshot?.table.ruleset ?? ''
  const motion = useMemo(
    () => motionOf(unseen, lookOf(set), standing, useTable.getState().snapshot?.table.roles ?? {}),
    [unseen, set],
  )
  const falling = useMemo(() => fallenIn(unseen), [unseen])
  const held = useLooking(look => look.drawings)
  const lens = useLooking(look => look.lens)
  const pointed = usePreview()
  const looking = useMemo(() => [...held, ...pointed.drawings], [held, pointed])
  const hovered = pointed.piece ?? seenNow.hovered
  const ruling = useTool(({ tool }) => tool === 'ruler')
  const log = useTable(t => t.log)
  const seenLog = useMemo(() => log.slice(0, log.length - unseen.length), [log, unseen])
  const losses = useMemo(() => lossesIn(seenLog), [seenLog])
  const scars = useMemo(() => scarsIn(seenLog), [seenLog])
  const scene = useMemo(
    () => sceneOf({ ...seenNow, hovered, looking, lens, falling, losses, scars, ruling }),
    [seenNow, hovered, looking, lens, falling, losses, scars, ruling],
  )
  const byOthers = useShownByOthers(({ overlays }) => overlays)
  const withOthers = useMemo(
    () => (scene && byOthers.length > 0 ? { ...scene, overlays: [...scene.overlays, ...byOthers] } : scene),
    [scene, byOthers],
  )
  const marked = useMarked(withOthers)
  const recap = useRecap()
  const heard = useCallback((event: TableEvent) => pointAt(event), [])
  useEffect(() => {
    if (unseen.length > 0 && motion.length === 0) seen()
  }, [unseen, motion, seen])
  if (!scene || !marked) return null
  return (
    <>
      <Suspense fallback={<p className="loading">{words().play.laying}</p>}>
        <Table
          scene={recap?.scene ?? marked}
          quality={quality}
          camera={camera}
          motion={recap?.motion ?? motion}
          speed={speed === 0 ? Number.POSITIVE_INFINITY : speed}
          onEvent={heard}
          onMotionDone={seen}
        />
        {recap && <RecapBar watching={recap} />}
      </Suspense>
      {!covered && <PieceList pieces={(recap?.scene ?? scene).pieces} />}
      {!recap && <PlaybackBar playing={motion.length > 0} />}
    </>
  )
}

/** What of the state the table draws: moving the pointer over bare ground changes nothing. */
const seenOf = (t: TableState) => ({
  snapshot: t.snapshot,
  selected: t.selected,
  marked: t.marked,
  draft: t.draft,
  drawings: t.drawings,
  question: t.question,
  ruler: t.ruler,
  prospects: t.prospects,
  aura: t.aura,
  aims: t.aims,
  march: t.march,
  shown: t.shown,
  hovered: t.hover?.piece ?? null,
})

const standing = (id: string) => pieceOf(useTable.getState().snapshot, id)

function Bar({ onLeave }: { onLeave(): void }) {
  const { play } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const { undo, redo } = useTable.getState()
  const [undoHint, redoHint] = [useHint('undo'), useHint('redo')]
  const say = useSay()
  if (!snapshot) return null
  const game = snapshot.view.tables.game[0] as {
    readonly turn?: number
    readonly last?: number | null
  }
  const why = snapshot.whyNoUndo
  const { steps } = tellingOf(snapshot.table.ruleset)
  const TimelineOf = panelsOf(snapshot.table.ruleset).Timeline ?? Timeline
  return (
    <header className="bar">
      <button type="button" className="wordmark" onClick={onLeave}>
        Sandtable
      </button>
      <span className="title">{snapshot.table.title}</span>
      <FromTrial />
      <span className="turn">
        <span className="turn-word">{play.turn}</span> <b className="numeral">{game.turn}</b>
        {game.last ? ` ${play.of} ${game.last}` : ''}
      </span>
      <div className="progress" data-progress>
        {steps ? <Steps snapshot={snapshot} steps={steps} /> : <TimelineOf snapshot={snapshot} />}
      </div>
      <span className="tools">
        <OrdersTool />
        <button
          type="button"
          className="tool"
          aria-disabled={why !== null}
          title={why ? say(why) : undoHint}
          onClick={() => void undo()}
        >
          <Icon name="undo" size={22} />
          {play.undo}
        </button>
        {snapshot.canRedo && (
          <button type="button" className="tool" title={redoHint} onClick={() => void redo()}>
            <Icon name="redo" size={22} />
            {play.redo}
          </button>
        )}
        <PageTools />
      </span>
    </header>
  )
}

/** A battle that is being made is tried out here: one comes back to it. */
function FromTrial() {
  const { play } = useWords()
  const game = useSaves(saves => saves.current?.id)
  const battle = triedOut(game)
  if (!game || !battle) return null
  return (
    <button type="button" className="button" onClick={() => void backToEditor(game, battle)}>
      {play.toEditor}
    </button>
  )
}

function Notice() {
  const notice = useTable(t => t.notice)
  const { dismiss } = useTable.getState()
  return notice ? (
    <p className="notice" role="status">
      {notice}{' '}
      <button type="button" className="link" onClick={dismiss}>
        {words().page.close}
      </button>
    </p>
  ) : null
}
