import { type OpenGame, WATCHER } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { findSet } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { Deed } from '../parts/deed.tsx'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { go } from '../route.ts'
import { quickFar } from '../saves/begin.ts'
import { ago } from '../saves/kept-words.ts'
import { sayProblem } from '../words/say-problem.ts'
import { sideName } from './side-name.ts'
import { openGames, takeSeat } from './your-games.ts'
import './far.css'

/** How often the list is asked for, in ms. */
const AGAIN = 5000

/** Where strangers find each other: one click for a quick battle, open games, games to watch. */
export default function LobbyScreen() {
  const { apart, settings } = useWords()
  const { lobby } = apart
  const { games, problem } = useLobby()
  return (
    <>
      <Bar>
        <nav className="topbar-place" aria-label={settings.back}>
          <a href="#/">
            <Icon name="back" size={16} />
            {settings.home}
          </a>
        </nav>
      </Bar>
      <main className="lobby">
        <h1>{lobby.title}</h1>
        <p className="reading quiet">{lobby.says}</p>
        {problem && <Notice caution>{problem}</Notice>}
        <section aria-labelledby="quick-far">
          <h2 id="quick-far">{lobby.quick}</h2>
          <p className="reading quiet">{lobby.quickSays}</p>
          <div className="lobby-quick">
            <Deed primary word={lobby.quickStart} act={async () => go(`#/far/${await quickFar()}`)} />
          </div>
        </section>
        <Games
          title={lobby.open}
          none={lobby.noneOpen}
          games={games.filter(({ free }) => free.length > 0)}
          ways={({ free, card }) => free.map(side => [side, lobby.play(sideName(side, card))])}
        />
        <Games
          title={lobby.watch}
          none={lobby.noneWatch}
          games={games.filter(({ watch, stage }) => watch && stage === 'playing')}
          ways={() => [[WATCHER, lobby.look]]}
        />
      </main>
    </>
  )
}

function useLobby(): { readonly games: readonly OpenGame[]; readonly problem: string | null } {
  const [state, setState] = useState<ReturnType<typeof useLobby>>({ games: [], problem: null })
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      void openGames().then(
        games => setState({ games, problem: null }),
        error => setState(before => ({ ...before, problem: sayProblem(error) })),
      )
    }
    look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return state
}

interface GamesProps {
  readonly title: string
  readonly none: string
  readonly games: readonly OpenGame[]
  /** The seats that may be taken, and what the button says. */
  ways(game: OpenGame): readonly (readonly [side: string, says: string])[]
}

function Games({ title, none, games, ways }: GamesProps) {
  const { apart } = useWords()
  const id = title.replaceAll(' ', '-').toLowerCase()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {games.length === 0 && <p className="quiet">{none}</p>}
      <ul className="lobby-list">
        {games.map(game => (
          <li key={game.game}>
            <strong>{game.card.title}</strong>
            <span className="quiet">
              {[findSet(game.card.ruleset)?.title ?? game.card.ruleset, apart.paces[game.card.pace ?? 'live'][0]].join(
                ', ',
              )}
              , {ago(game.made)}
            </span>
            <span className="row">
              {ways(game).map(([side, says]) => (
                <Deed key={side} word={says} act={async () => go(`#/far/${await takeSeat(game.game, side)}`)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
