import { useState } from 'react'
import { goOn } from '../begin.ts'
import { findSet } from '../catalogue.ts'
import type { Seats } from '../game/messages.ts'
import { giveFile, sayProblem } from '../game-file.ts'
import { Notice } from '../parts/notice.tsx'
import { isYourMove, type Kept, useSaves } from '../saves.ts'

const shown = 3

/** The games kept in this browser; first those in which you must act. */
export function ContinueList() {
  const games = useSaves(saves => saves.games)
  const problem = useSaves(saves => saves.problem)
  const [all, setAll] = useState(false)
  const sorted = [...games].sort((a, b) => rank(a) - rank(b))
  return (
    <section className="home-block" aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      {problem && <Notice caution>{problem}</Notice>}
      {games.length === 0 && <p className="quiet">No battle under way. A quick one is one click below.</p>}
      <ul className="kept-list">
        {sorted.slice(0, all ? sorted.length : shown).map(game => (
          <KeptCard key={game.id} game={game} manage={all} />
        ))}
      </ul>
      {games.length > 0 && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : games.length > shown ? `All ${games.length} games` : 'Export or forget a game'}
        </button>
      )}
    </section>
  )
}

const rank = (game: Kept): number => (isYourMove(game) ? 0 : game.over ? 2 : 1)

function KeptCard({ game, manage }: { readonly game: Kept; readonly manage: boolean }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<unknown>) => {
    setProblem(null)
    setBusy(true)
    await act().catch(error => setProblem(sayProblem(error)))
    setBusy(false)
  }
  const seated = Object.keys(game.seats).length > 0
  const yours = isYourMove(game)
  return (
    <li className={yours ? 'kept yours' : 'kept'}>
      {yours && <span className="kept-move">Your move</span>}
      {seated ? (
        <button type="button" className="kept-open" onClick={() => void attempt(() => goOn(game))}>
          {game.name ?? game.title}
        </button>
      ) : (
        <strong>{game.title}</strong>
      )}
      <span className="kept-who">{who(game)}</span>
      <span className="kept-when">{busy ? 'Laying the table' : when(game)}</span>
      {!seated && <SitDown game={game} sit={seats => void attempt(() => goOn(game, seats))} />}
      {manage && (
        <span className="row kept-tools">
          <button type="button" className="link" onClick={() => void attempt(() => giveFile(game))}>
            Export
          </button>
          <Forget game={game} />
        </span>
      )}
      {problem && <Notice caution>{problem} The other games are untouched.</Notice>}
    </li>
  )
}

/** The second click forgets: nothing brings a game back. */
function Forget({ game }: { readonly game: Kept }) {
  const [sure, setSure] = useState(false)
  const forget = () => (sure ? void useSaves.getState().forget(game.id) : setSure(true))
  return (
    <button type="button" className="link" onClick={forget} onBlur={() => setSure(false)}>
      {sure ? 'Forget it for good' : 'Forget'}
    </button>
  )
}

/** A file says nothing of who plays: somebody must sit down first. */
function SitDown({ game, sit }: { readonly game: Kept; sit(seats: Seats): void }) {
  const seats = (yours: string | null): Seats =>
    Object.fromEntries(game.sides.map(({ id }) => [id, !yours || id === yours ? 'person' : 'computer']))
  return (
    <span className="row kept-tools">
      {game.sides.map(side => (
        <button key={side.id} type="button" className="button" onClick={() => sit(seats(side.id))}>
          Play {side.name}
        </button>
      ))}
      <button type="button" className="button" onClick={() => sit(seats(null))}>
        All at this screen
      </button>
    </span>
  )
}

function who({ ruleset, seats, title, name }: Kept): string {
  const people = Object.values(seats).filter(seat => seat === 'person').length
  const seated = Object.keys(seats).length
  const sat =
    seated === 0
      ? 'from a file'
      : people === 0
        ? 'the computer alone'
        : people < seated
          ? 'against the computer'
          : 'all at this screen'
  return `${name ? `${title}, ` : ''}${findSet(ruleset)?.title ?? ruleset}, ${sat}`
}

function when({ turn, last, over, waitingFor, seats, sides, at }: Kept): string {
  if (over) return `${named(over, sides).replace(/\.?$/, '.')} Over since turn ${turn}, ${ago(at)}.`
  const asked = waitingFor.map(id => sides.find(side => side.id === id)?.name ?? id).join(' and ')
  const of = last ? `Turn ${turn} of ${last}` : `Turn ${turn}`
  const computer = waitingFor.length > 0 && waitingFor.every(id => seats[id] === 'computer')
  return `${of}, ${asked}${computer ? ' (the computer)' : ''} to decide, ${ago(at)}.`
}

/** The rules speak of sides by their ids. */
const named = (says: string, sides: Kept['sides']): string =>
  sides.reduce((text, { id, name }) => text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), name), says)

function ago(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000)
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const days = Math.floor((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
