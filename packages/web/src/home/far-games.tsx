import { lazy, Suspense, useEffect, useState } from 'react'
import { sideName } from '../far/side-name.ts'
import { isYours, lookUp, useYourGames, waitingIn } from '../far/waiting.ts'
import { useWords } from '../language/index.ts'
import { ago } from '../saves/kept-words.ts'

const NoticeSettings = lazy(() => import('../far/notices/notice-settings.tsx'))

/** The games that this browser plays far apart; first those that wait for you. Nothing where there are none. */
export function FarGames() {
  const { far, kept, apart } = useWords()
  const { games } = useYourGames()
  const [isTelling, setTelling] = useState(false)
  useEffect(() => void lookUp(), [])
  if (games.length === 0) return null
  const sorted = [...games].sort((a, b) => Number(isYours(b)) - Number(isYours(a)) || b.at - a.at)
  return (
    <section className="home-block" aria-labelledby="far">
      <h2 id="far">{far.yourGames(waitingIn({ games }))}</h2>
      <ul className="kept-list">
        {sorted.map(game => (
          <li key={game.game} className={isYours(game) ? 'kept yours' : 'kept'}>
            {isYours(game) && <span className="kept-move">{kept.yourMove}</span>}
            <a className="kept-open" href={`#/far/${game.game}`}>
              {game.card.title}
            </a>
            <span className="kept-who">
              {far.stages[game.stage](game.waiting.map(side => sideName(side, game.card)).join(kept.and))}
            </span>
            <span className="kept-when">
              {apart.paces[game.card.pace ?? 'live'][0]}. {apart.lastAt(ago(game.at))}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="link" aria-expanded={isTelling} onClick={() => setTelling(!isTelling)}>
        {apart.notices.title}
      </button>
      {isTelling && (
        <Suspense>
          <NoticeSettings />
        </Suspense>
      )}
    </section>
  )
}
