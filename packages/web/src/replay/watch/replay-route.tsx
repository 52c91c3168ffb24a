import type { Tale } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { useReview } from '../../far/review/use-review.ts'
import { sideName } from '../../far/side-name.ts'
import { NotHere } from '../../parts/not-here.tsx'
import { Cover } from '../../play/cover.tsx'
import { routeOf } from '../../route.ts'
import { sayProblem } from '../../words/say-problem.ts'
import { ask } from '../ask.ts'
import { ALL, type Replayable, replayable } from '../sources.ts'
import { replayWords } from '../words.ts'
import { type Moment, Replay } from './replay.tsx'
import { ready } from './shown.ts'

interface ReplayRouteProps {
  readonly kind: string
  readonly id: string
  /** The moment that the address names, and who looks. */
  readonly at: number | null
  readonly viewer: string | null
}

/** Opens what the address names. While people who share this screen still play, each looks behind a curtain of their own. */
export default function ReplayRoute({ kind, id, at, viewer: wanted }: ReplayRouteProps) {
  const words = replayWords.use()
  const [game, setGame] = useState<Replayable | null>(null)
  const [viewer, setViewer] = useState<string | null>(null)
  const [from, setFrom] = useState<Moment | null>(at === null ? null : { at })
  const [covered, setCovered] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who looks first is asked of the address once
  useEffect(() => {
    const open = async () => {
      const found = await replayable(kind, id)
      const [first] = found?.viewers ?? []
      if (!found || !first) return setProblem(words.notHere)
      setGame(found)
      setCovered(isShared(found))
      setViewer(found.viewers.find(one => one === wanted) ?? first)
    }
    open().catch(error => setProblem(sayProblem(error)))
  }, [kind, id])
  const review = useReview(game?.far ?? null)
  const tale = useTold(covered ? null : game, viewer, setProblem)
  const look = (next: string | null, moment: Moment) => {
    setFrom(moment)
    if (next === null || next === viewer || !game?.viewers.includes(next)) return
    setCovered(isShared(game))
    setViewer(next)
  }
  useAddress(kind, id, look)
  if (problem) return <NotHere says={problem} />
  if (!game || !viewer) return <main className="laying">{words.looking}</main>
  if (covered)
    return (
      <Cover
        title={game.title}
        turn={game.turn}
        name={sideName(viewer, game)}
        side={Math.max(0, Object.keys(game.names).indexOf(viewer))}
        opens={words.covered.opens}
        facts={words.covered.facts}
        open={() => setCovered(false)}
      />
    )
  if (!tale) return <main className="laying">{words.winding}</main>
  const viewpoints = game.viewers.map(one => ({ id: one, name: one === ALL ? words.all : sideName(one, game) }))
  return (
    <Replay key={tale.viewer} game={game} tale={tale} review={review} viewpoints={viewpoints} look={look} from={from} />
  )
}

const isShared = ({ running, viewers }: Replayable): boolean => running && viewers.length > 1

/** Somebody goes to another moment of the same game by its address. What the replay itself writes there is not heard. */
function useAddress(kind: string, id: string, look: (viewer: string | null, moment: Moment) => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  // one listener for good: one that is added while the event is being sent would miss it
  useEffect(() => {
    const gone = () => {
      const route = routeOf(location.hash)
      if (route.screen === 'replay' && route.kind === kind && route.id === id && route.at !== null)
        latest.current(route.viewer, { at: route.at })
    }
    addEventListener('hashchange', gone)
    return () => removeEventListener('hashchange', gone)
  }, [kind, id])
}

/** The game as this viewer may know it. Without a game nothing is worked out: a seat behind its curtain is none yet. */
function useTold(game: Replayable | null, viewer: string | null, fail: (problem: string) => void): Tale | null {
  const [tale, setTale] = useState<Tale | null>(null)
  useEffect(() => {
    setTale(null)
    if (!game || !viewer) return
    let current = true
    game
      .source()
      .then(source => ask({ ...source, viewer }))
      .then(ready)
      .then(told => current && setTale(told))
      .catch(error => current && fail(sayProblem(error)))
    return () => {
      current = false
    }
  }, [game, viewer, fail])
  return tale
}
