import { capital, sentence } from '@sandtable/kernel'
import { draftText, type Reviewed, type Tale } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { type GameClient, localGame } from '../game/client.ts'
import type { Replayable } from '../replay/sources.ts'
import { speechIn } from '../replay/watch/shown.ts'
import { reportWords } from './words.ts'

/** The few that cost most. */
const SHOWN = 3
/** A loss smaller than this is no mistake. */
const LEAST = 0.03

/** A veteran looks at one side's decisions, one after another, in a worker of his own. */
export function ReviewPart({ game, tale }: { readonly game: Replayable; readonly tale: Tale }) {
  const words = reportWords.use().review
  const [side, setSide] = useState<string | null>(null)
  const [found, setFound] = useState<readonly Reviewed[]>([])
  const [done, setDone] = useState({ looked: 0, of: 0 })
  const client = useRef<GameClient | null>(null)
  useEffect(() => () => client.current?.close(), [])
  const start = async (whose: string): Promise<void> => {
    client.current?.close()
    const mine = localGame()
    client.current = mine
    setSide(whose)
    setFound([])
    setDone({ looked: 0, of: 1 })
    const source = await game.source()
    for (let nth = 0, of = 1; nth < of && client.current === mine; nth++) {
      const review = await mine.ask('review', source, whose, nth)
      of = review.of
      setDone({ looked: Math.min(nth + 1, of), of })
      const { found: one } = review
      if (one) setFound(before => [...before, one])
    }
    if (client.current === mine) mine.close()
  }
  return (
    <section aria-labelledby="review">
      <h2 id="review">{words.title}</h2>
      <p className="buttons">
        {tale.sides.map(one => (
          <button key={one} type="button" className="button" onClick={() => void start(one).catch(() => setSide(null))}>
            {words.start(game.names[one] ?? one)}
          </button>
        ))}
      </p>
      {side !== null && <Costliest side={side} found={found} done={done} tale={tale} />}
    </section>
  )
}

interface CostliestProps {
  readonly side: string
  readonly found: readonly Reviewed[]
  readonly done: { readonly looked: number; readonly of: number }
  readonly tale: Tale
}

function Costliest({ side, found, done, tale }: CostliestProps) {
  const { review: words, turning } = reportWords.use()
  const speech = speechIn(tale)
  const deed = (decision: Reviewed['decision']): string =>
    sentence(capital(draftText({ side, decision }, null, speech)))
  const cost = ({ value, better }: Reviewed): number => (better ? better.value - value : 0)
  const worst = [...found]
    .filter(one => cost(one) >= LEAST)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, SHOWN)
  const isDone = done.looked >= done.of
  return (
    <div aria-live="polite">
      {!isDone && <progress value={done.looked} max={done.of} aria-label={words.title} />}
      {isDone && worst.length === 0 && <p>{words.none(found.length)}</p>}
      <ol className="report-review">
        {worst.map(one => (
          <li key={one.at}>
            <b>{capital(turning.turn(String(one.turn)))}.</b>{' '}
            {one.better &&
              words.was(deed(one.decision), percent(one.value), deed(one.better.decision), percent(one.better.value))}
          </li>
        ))}
      </ol>
    </div>
  )
}

const percent = (share: number): number => Math.round(share * 100)
