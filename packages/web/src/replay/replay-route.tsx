import { useEffect, useState } from 'react'
import { Cover } from '../screens/cover.tsx'
import { NotHere } from '../screens/not-here.tsx'
import { sayProblem } from '../words/say-problem.ts'
import { ask } from './ask.ts'
import { Replay } from './replay.tsx'
import { ALL, type Replayable, replayable } from './sources.ts'
import type { Tale } from './tale.ts'

/** Opens what the address names. While people who share this screen still play, each looks behind a curtain of their own. */
export default function ReplayRoute({ kind, id }: { readonly kind: string; readonly id: string }) {
  const [game, setGame] = useState<Replayable | null>(null)
  const [viewer, setViewer] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [covered, setCovered] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const open = async () => {
      const found = await replayable(kind, id)
      const [first] = found?.viewers ?? []
      if (!found || !first) return setProblem('This game is not here.')
      setGame(found)
      setCovered(isShared(found))
      setViewer(first)
    }
    open().catch(error => setProblem(sayProblem(error)))
  }, [kind, id])
  const tale = useTold(covered ? null : game, viewer, setProblem)
  if (problem) return <NotHere says={problem} />
  if (!game || !viewer) return <main className="laying">Looking it up.</main>
  const look = (next: string, turn: string) => {
    setFrom(turn)
    setCovered(isShared(game))
    setViewer(next)
  }
  if (covered)
    return (
      <Cover
        title={game.title}
        turn={game.turn}
        name={game.names[viewer] ?? viewer}
        side={Math.max(0, Object.keys(game.names).indexOf(viewer))}
        opens="The replay opens on what that side has seen."
        facts="This game is still being played at this screen."
        open={() => setCovered(false)}
      />
    )
  if (!tale) return <main className="laying">Winding it up.</main>
  const viewpoints = game.viewers.map(one => ({ id: one, name: one === ALL ? 'All' : (game.names[one] ?? one) }))
  return (
    <Replay
      key={tale.viewer}
      title={game.title}
      tale={tale}
      names={game.names}
      viewpoints={viewpoints}
      look={look}
      from={from}
    />
  )
}

const isShared = ({ running, viewers }: Replayable): boolean => running && viewers.length > 1

/** The game as this viewer may know it. Without a game nothing is worked out: a seat behind its curtain is none yet. */
function useTold(game: Replayable | null, viewer: string | null, fail: (problem: string) => void): Tale | null {
  const [tale, setTale] = useState<Tale | null>(null)
  useEffect(() => {
    setTale(null)
    if (!game || !viewer) return
    let current = true
    game
      .source(viewer)
      .then(ask)
      .then(told => current && setTale(told))
      .catch(error => current && fail(sayProblem(error)))
    return () => {
      current = false
    }
  }, [game, viewer, fail])
  return tale
}
