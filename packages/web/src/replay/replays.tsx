import { useEffect, useRef, useState } from 'react'
import { findSet, sets } from '../catalogue/catalogue.ts'
import { Bar } from '../parts/bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { reportWords } from '../report/words.ts'
import { go } from '../route.ts'
import { takeFile } from '../saves/game-file.ts'
import { when, who } from '../saves/kept-words.ts'
import { type Kept, useSaves } from '../saves/saves.ts'
import { sayProblem } from '../words/say-problem.ts'
import { goldenGames, viewersOf } from './sources.ts'
import { replayWords } from './words.ts'
import './watch/replay.css'

/** All games that can be watched: one's own, those from files, and those that the computer has played. */
export default function ReplaysScreen() {
  const words = replayWords.use().list
  const games = useSaves(saves => saves.games).filter(game => viewersOf(game).length > 0)
  useEffect(() => void useSaves.getState().load(), [])
  return (
    <>
      <Bar tall>
        <nav className="topbar-nav" aria-label="Sandtable">
          <a href="#/">{words.play}</a>
          <a href="#/replays" aria-current="page">
            {words.title}
          </a>
          <a href={`#/rules/${sets[0]?.id}`}>{words.rulebooks}</a>
        </nav>
      </Bar>
      <main className="replays">
        <h1>{words.title}</h1>
        <p className="reading quiet">{words.says}</p>
        <ReplayOpener />
        <Games title={words.finished} games={games.filter(game => game.over)} none={words.noneFinished} />
        <Games title={words.running} games={games.filter(game => !game.over)} none={words.noneRunning} />
        <section aria-labelledby="golden">
          <h2 id="golden">{words.golden}</h2>
          <ul>
            {goldenGames().map(({ ruleset, id, title, summary }) => (
              <li key={`${ruleset}/${id}`}>
                <a href={`#/replay/${ruleset}/${id}`}>{title}</a>
                <span className="quiet">{summary}</span>
                <span className="replays-when">{findSet(ruleset)?.title}</span>
                <ReportLink of={`${ruleset}/${id}`} title={title} />
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
            {game.over && <ReportLink of={`game/${game.id}`} title={game.name ?? game.title} />}
            <Icon name="next" size={20} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReportLink({ of, title }: { readonly of: string; readonly title: string }) {
  return (
    <a className="button replays-report" href={`#/report/${of}`} aria-label={reportWords.use().of(title)}>
      {replayWords.use().list.report}
    </a>
  )
}

/** A game from a file opens as a replay. One that is still being played has no viewer yet. */
function ReplayOpener() {
  const words = replayWords.use().list
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<{ readonly caution: boolean; readonly says: string } | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setSaid({ caution: false, says: words.reading(file.name) })
    try {
      const taken = await takeFile(file)
      if (taken.type === 'scenario') setSaid({ caution: true, says: words.scenario(file.name) })
      else if (taken.note) setSaid({ caution: true, says: taken.note })
      else if (taken.game.over) go(`#/replay/game/${taken.game.id}`)
      else setSaid({ caution: false, says: words.taken(file.name) })
    } catch (error) {
      setSaid({ caution: true, says: `${sayProblem(error)} ${words.nothing}` })
    }
  }
  return (
    <div className="replays-open row">
      <input
        ref={input}
        type="file"
        accept=".sandtable,.txt"
        hidden
        aria-label={words.openNote}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="file" size={18} /> {words.open}
      </button>
      <span className="quiet">{words.openNote}</span>
      {said && <Notice caution={said.caution}>{said.says}</Notice>}
    </div>
  )
}
