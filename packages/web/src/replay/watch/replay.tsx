import type { Line, Tale } from '@sandtable/room'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Review } from '../../far/review/use-review.ts'
import type { CommandId } from '../../keys/commands.ts'
import { type Deeds, useKeys } from '../../keys/listen.ts'
import { deedsOfTable, type Wish } from '../../keys/table-deeds.ts'
import { Faces } from '../../panels/dice/dice.tsx'
import { Choice } from '../../parts/choice.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { panelsOf } from '../../sets/index.ts'
import { useIsText, useSettings } from '../../settings/settings.ts'
import type { CameraWish } from '../../table/scene.ts'
import { useCamera } from '../../table/use-camera.ts'
import { useQuality } from '../../table/use-quality.ts'
import { useBookmarks } from '../bookmarks/bookmarks.ts'
import { useEstimates } from '../estimate/use-estimates.ts'
import { after, before, turnAt } from '../places/places.ts'
import { ReplayRail } from '../rail/rail.tsx'
import type { Replayable } from '../sources.ts'
import { useWritten } from '../tools/moment.ts'
import { ReplayTools } from '../tools/tools.tsx'
import { replayWords } from '../words.ts'
import { ReplayFoot } from './foot.tsx'
import { MomentText } from './moment-text.tsx'
import { sideOrder } from './order.ts'
import { pointed } from './pointed.ts'
import { linesOf } from './shown.ts'
import { StandingList } from './standing-list.tsx'
import { useTale, type Watching } from './use-tale.ts'
import '../../play/play.css'
import './replay.css'

const Table = lazy(() => import('../../table/table.tsx'))
const ReviewPanel = lazy(() => import('../../far/review/review-panel.tsx'))

/** Where to begin: after so many entries, or with a turn. */
export type Moment = { readonly at: number } | { readonly turn: string }

export interface Viewpoint {
  readonly id: string
  readonly name: string
}

interface ReplayProps {
  readonly game: Replayable
  readonly tale: Tale
  readonly review: Review | null
  readonly viewpoints: readonly Viewpoint[]
  /** Through other eyes, from the same turn on. */
  look(viewer: string, from: Moment): void
  readonly from: Moment | null
}

/** A game that was played, to be watched at one's own pace, forwards and backwards. Long because it is one page of markup. */
export function Replay({ game, tale, review, viewpoints, look, from }: ReplayProps) {
  const words = replayWords.use()
  const usual = useSettings(settings => settings.speed)
  const [speed, setSpeed] = useState(usual || 1)
  const watching = useTale(tale, speed)
  const lines = useMemo(() => linesOf(tale), [tale])
  const [view, wish] = useCamera()
  const bookmarks = useBookmarks(game.address, tale.viewer)
  const mark = useCallback(
    () => bookmarks.toggle(watching.at, nameOf(lines, watching.at)),
    [bookmarks, watching, lines],
  )
  const estimates = useEstimates(game, tale)
  useReplayKeys(watching, mark, useIsText() ? null : wish)
  useFrom(watching, from)
  useWritten(game, tale, watching)
  return (
    <div className="replay">
      <header className="bar">
        <a className="wordmark" href="#/" aria-label={words.home}>
          Sandtable
        </a>
        <span className="title">{words.of(game.title)}</span>
        {viewpoints.length > 1 && (
          <span className="replay-seen">
            <span className="label" aria-hidden="true">
              {words.seenBy}
            </span>
            <Choice
              title={words.seenBy}
              quiet
              look="joined"
              value={tale.viewer}
              onChange={viewer => {
                if (review?.led) review.follow(false)
                look(viewer, { turn: turnAt(watching.places, watching.at) })
              }}
              options={viewpoints.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </span>
        )}
        <ReplayTools game={game} tale={tale} watching={watching} slanted={view.view === 'free'} />
      </header>
      <main className="table" aria-label={words.table}>
        <h1 className="offscreen">{words.of(game.title)}</h1>
        <ReplayTable watching={watching} tale={tale} camera={view} speed={speed} />
        <Now lines={lines} watching={watching} tale={tale} names={game.names} />
        {review && (
          <Suspense>
            <ReviewPanel review={review} tale={tale} watching={watching} look={look} />
          </Suspense>
        )}
      </main>
      <ReplayRail lines={lines} watching={watching} names={game.names} tale={tale} bookmarks={bookmarks} mark={mark} />
      <ReplayFoot
        watching={watching}
        tale={tale}
        names={game.names}
        speed={speed}
        setSpeed={setSpeed}
        bookmarks={bookmarks}
        estimates={estimates}
      />
    </div>
  )
}

/** What a bookmark is called at first: what has just happened there. */
const nameOf = (lines: readonly Line[], at: number): string => lines.findLast(line => line.at < at)?.text ?? ''

/** Goes to the moment that was asked for. */
function useFrom({ places, seek }: Watching, from: Moment | null): void {
  useEffect(() => {
    if (!from) return
    const mark = 'turn' in from ? places.marks.find(one => one.type === 'turn' && one.says === from.turn) : from
    if (mark) seek(mark.at)
  }, [places, seek, from])
}

interface TableProps {
  readonly watching: Watching
  readonly tale: Tale
  readonly camera: CameraWish
  readonly speed: number
}

/** The table at this moment, drawn or in words. */
function ReplayTable(props: TableProps) {
  const { tale, watching } = props
  const { InReplay } = panelsOf(tale.ruleset)
  if (useIsText()) return <MomentText tale={tale} view={watching.view} />
  return (
    <>
      <DrawnTable {...props} />
      {InReplay && <InReplay snapshot={watching.moment} />}
      <StandingList pieces={watching.scene.pieces} tale={tale} />
    </>
  )
}

function DrawnTable({ watching, tale, camera, speed }: TableProps) {
  const words = replayWords.use()
  const quality = useQuality()
  const { scene: drawn, at } = watching
  const scene = useMemo(() => pointed(drawn, tale, at), [drawn, tale, at])
  return (
    <Suspense fallback={<p className="loading">{words.laying}</p>}>
      <Table
        scene={scene}
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

interface NowProps {
  readonly lines: readonly Line[]
  readonly watching: Watching
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
}

/** What has just happened, over the corner of the table: whose deed it was, and what came of it last. */
function Now({ lines, watching: { at }, tale, names }: NowProps) {
  const last = lines.findLastIndex(line => line.at < at)
  const line = lines[last]
  if (!line) return null
  const roll = tale.story.entries[line.at]
  const deed = lines.slice(0, last + 1).findLast(one => one.kind === 'deed' || one.kind === 'turn')
  return (
    <div className={`replay-now ${line.kind}`} aria-live="polite">
      {deed && deed !== line && deed.kind === 'deed' && (
        <p className="replay-deed">
          {deed.side && <SideMark side={sideOrder(tale).indexOf(deed.side)} size={12} />}
          {deed.text}
        </p>
      )}
      <p>
        {line.side && <SideMark side={sideOrder(tale).indexOf(line.side)} size={13} />}
        {line.side && <span className="offscreen">{names[line.side] ?? line.side}: </span>}
        {line.text} <RuleLinks cites={line.cites} under={line.under} />
      </p>
      {roll?.type === 'roll' && <Faces roll={roll} />}
    </div>
  )
}

function useReplayKeys({ at, places, playing, seek, setPlaying }: Watching, mark: () => void, wish: Wish | null): void {
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
        if (id === 'bookmark') return mark()
        const goal = goals[id]
        if (!goal) return false
        setPlaying(false)
        return seek(goal())
      },
    }
  }, [at, places, playing, seek, setPlaying, mark])
  useKeys('replay', deeds)
  useKeys(
    'table',
    useMemo(() => deedsOfTable(wish ?? (() => false)), [wish]),
  )
  useEffect(() => () => setPlaying(false), [setPlaying])
}
