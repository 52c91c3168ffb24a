import type { GameListed } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { yourGames } from '../far/your-games.ts'
import { useWords } from '../language/index.ts'

/** How often the list asks what has become of the games, in ms. */
const AGAIN = 20_000

/** The games that this browser plays far apart; first those that wait for you. Nothing where there are none. */
export function FarGames() {
  const { far, kept } = useWords()
  const [games, setGames] = useState<readonly GameListed[]>([])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void yourGames().then(setGames, () => {}) // without a server the list stays as it was
    }
    look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (games.length === 0) return null
  const yours = ({ stage, waiting, seat }: GameListed): boolean => stage === 'playing' && waiting.includes(seat)
  const sorted = [...games].sort((a, b) => Number(yours(b)) - Number(yours(a)) || b.at - a.at)
  return (
    <section className="home-block" aria-labelledby="far">
      <h2 id="far">{far.yourGames(games.filter(yours).length)}</h2>
      <ul className="kept-list">
        {sorted.map(game => (
          <li key={game.game} className={yours(game) ? 'kept yours' : 'kept'}>
            {yours(game) && <span className="kept-move">{kept.yourMove}</span>}
            <a className="kept-open" href={`#/far/${game.game}`}>
              {game.card.title}
            </a>
            <span className="kept-who">
              {far.stages[game.stage](game.waiting.map(side => game.card.names[side] ?? side).join(kept.and))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
