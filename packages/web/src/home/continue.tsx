import type { Seats } from '@sandtable/room'
import { useState } from 'react'
import { useWords } from '../language/index.ts'
import { Notice } from '../parts/notice.tsx'
import { goOn } from '../saves/begin.ts'
import { when, who, whyNot } from '../saves/kept-words.ts'
import { isYourMove, type Kept, useSaves } from '../saves/saves.ts'
import { sayProblem } from '../words/say-problem.ts'

const shown = 3

/** The games kept in this browser; first those in which you must act. */
export function ContinueList() {
  const words = useWords().kept
  const games = useSaves(saves => saves.games)
  const problem = useSaves(saves => saves.problem)
  const [all, setAll] = useState(false)
  const sorted = [...games].sort((a, b) => rank(a) - rank(b))
  // a battle that was only looked at is offered until the next one is begun
  const first = sorted.filter(game => !game.isUntouched || game === games[0]).slice(0, shown)
  return (
    <section className="home-block" aria-labelledby="continue">
      <h2 id="continue">{words.title}</h2>
      {problem && <Notice caution>{whyNot(problem)}</Notice>}
      {games.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="kept-list">
        {(all ? sorted : first).map(game => (
          <KeptCard key={game.id} game={game} manage={all} />
        ))}
      </ul>
      {games.length > 0 && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : games.length > first.length ? words.all(games.length) : words.manage}
        </button>
      )}
    </section>
  )
}

/** A game becomes a file only when somebody asks for it. */
const give = async (game: Kept): Promise<void> => (await import('../saves/game-file.ts')).giveFile(game)

const rank = (game: Kept): number => (isYourMove(game) ? 0 : game.over ? 2 : 1)

function KeptCard({ game, manage }: { readonly game: Kept; readonly manage: boolean }) {
  const words = useWords().kept
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
      {yours && <span className="kept-move">{words.yourMove}</span>}
      {seated ? (
        <button type="button" className="kept-open" onClick={() => void attempt(() => goOn(game))}>
          {game.name ?? game.title}
        </button>
      ) : (
        <strong>{game.title}</strong>
      )}
      <span className="kept-who">{who(game)}</span>
      <span className="kept-when">{busy ? words.laying : when(game)}</span>
      {!seated && <SitDown game={game} sit={seats => void attempt(() => goOn(game, seats))} />}
      {manage && (
        <span className="row kept-tools">
          <button type="button" className="link" onClick={() => void attempt(() => give(game))}>
            {words.export}
          </button>
          <Forget game={game} />
        </span>
      )}
      {problem && (
        <Notice caution>
          {problem} {words.untouched}
        </Notice>
      )}
    </li>
  )
}

/** The second click forgets: nothing brings a game back. */
function Forget({ game }: { readonly game: Kept }) {
  const words = useWords().kept
  const [sure, setSure] = useState(false)
  const forget = () => (sure ? void useSaves.getState().forget(game.id) : setSure(true))
  return (
    <button type="button" className="link" onClick={forget} onBlur={() => setSure(false)}>
      {sure ? words.forgetForGood : words.forget}
    </button>
  )
}

/** A file says nothing of who plays: somebody must sit down first. */
function SitDown({ game, sit }: { readonly game: Kept; sit(seats: Seats): void }) {
  const words = useWords().kept
  const seats = (yours: string | null): Seats =>
    Object.fromEntries(game.sides.map(({ id }) => [id, !yours || id === yours ? 'person' : 'computer']))
  return (
    <span className="row kept-tools">
      {game.sides.map(side => (
        <button key={side.id} type="button" className="button" onClick={() => sit(seats(side.id))}>
          {words.playAs(side.name)}
        </button>
      ))}
      <button type="button" className="button" onClick={() => sit(seats(null))}>
        {words.together}
      </button>
    </span>
  )
}
