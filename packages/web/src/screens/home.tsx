import { useState } from 'react'
import { begin, quickBattle, usualWishes } from '../begin.ts'
import { firstBattle, sets } from '../catalogue.ts'
import { Bar } from '../parts/bar.tsx'
import { Notice } from '../parts/notice.tsx'
import { sayProblem } from '../words/say-problem.ts'
import { ContinueList } from './home-continue.tsx'
import { FileOpener } from './home-file.tsx'
import { SetRow } from './home-set.tsx'
import './home.css'

export function HomeScreen() {
  return (
    <>
      <Bar tall>
        <nav className="topbar-nav" aria-label="Sandtable">
          <a href="#/" aria-current="page">
            Play
          </a>
          <a href="#/replays">Replays</a>
          <a href={`#/rules/${sets[0]?.id}`}>Rulebooks</a>
        </nav>
      </Bar>
      <main className="home">
        <section className="home-sets" aria-labelledby="which">
          <h1 id="which">Which rules tonight?</h1>
          <ol>
            {sets.map((set, i) => (
              <SetRow key={set.id} set={set} number={i + 1} />
            ))}
          </ol>
        </section>
        <aside className="home-side" aria-label="Games">
          <ContinueList />
          <QuickBattle />
          <FirstBattle />
          <FileOpener />
        </aside>
      </main>
    </>
  )
}

/** A button whose deed takes a moment and may fail: its word changes, and what went wrong is said below. */
function Deed({
  word,
  busy,
  primary = false,
  act,
}: {
  word: string
  busy: string
  primary?: boolean
  act(): Promise<unknown>
}) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const start = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem(sayProblem(error))
    }
    setBusy(false)
  }
  return (
    <>
      <button type="button" className={`button wide ${primary ? 'primary' : ''}`} onClick={() => void start()}>
        {isBusy ? busy : word}
      </button>
      {problem && <Notice caution>{problem}</Notice>}
    </>
  )
}

function QuickBattle() {
  return (
    <section className="home-block" aria-labelledby="quick">
      <h2 id="quick">No time to choose?</h2>
      <p className="quiet">Some scenario, some side, against the computer. One click.</p>
      <Deed primary word="Quick battle" busy="Laying the table" act={quickBattle} />
    </section>
  )
}

function FirstBattle() {
  const scenario = firstBattle()
  const side = scenario?.sides[0]
  if (!scenario || !side) return null
  return (
    <section className="home-block" aria-labelledby="first">
      <h2 id="first">New here?</h2>
      <p className="quiet">{scenario.summary}</p>
      <Deed word="First battle" busy="Laying the table" act={() => begin(scenario, usualWishes(scenario, side.id))} />
    </section>
  )
}
