import { useEffect } from 'react'
import { findSet, sets } from '../catalogue.ts'
import { Bar } from '../parts/bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { type Kept, useSaves } from '../saves.ts'
import { when, who } from '../screens/kept-words.ts'
import { goldenGames, viewersOf } from './sources.ts'
import './replay.css'

/** All games that can be watched: one's own, and those that the computer has played. */
export function ReplaysScreen() {
  const games = useSaves(saves => saves.games).filter(game => viewersOf(game).length > 0)
  useEffect(() => void useSaves.getState().load(), [])
  return (
    <>
      <Bar tall>
        <nav className="topbar-nav" aria-label="Sandtable">
          <a href="#/">Play</a>
          <a href="#/replays" aria-current="page">
            Replays
          </a>
          <a href={`#/rules/${sets[0]?.id}`}>Rulebooks</a>
        </nav>
      </Bar>
      <main className="replays">
        <h1>Replays</h1>
        <p className="reading quiet">
          Forwards and backwards, entry by entry, in a side's own view; once it is over, in everybody's.
        </p>
        <Games title="Finished" games={games.filter(game => game.over)} none="No battle of yours is over yet." />
        <Games title="Under way" games={games.filter(game => !game.over)} none="No battle is under way." />
        <section aria-labelledby="golden">
          <h2 id="golden">Played by the computer</h2>
          <ul>
            {goldenGames().map(({ ruleset, id, title, summary }) => (
              <li key={`${ruleset}/${id}`}>
                <a href={`#/replay/${ruleset}/${id}`}>{title}</a>
                <span className="quiet">{summary}</span>
                <span className="replays-when">{findSet(ruleset)?.title}</span>
                <Icon name="next" size={20} />
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}

function Games({ title, games, none }: { title: string; games: readonly Kept[]; none: string }) {
  const id = title.replaceAll(' ', '-').toLowerCase()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {games.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {games.map(game => (
          <li key={game.id}>
            <a href={`#/replay/game/${game.id}`}>{game.name ?? game.title}</a>
            <span className="quiet">{who(game)}</span>
            <span className="replays-when">{when(game)}</span>
            <Icon name="next" size={20} />
          </li>
        ))}
      </ul>
    </section>
  )
}
