import { useState } from 'react'
import { begin, quickBattle, usualWishes } from '../begin.ts'
import { firstBattle, sets } from '../catalogue.ts'
import { useWords } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { Notice } from '../parts/notice.tsx'
import { sayProblem } from '../words/say-problem.ts'
import { ContinueList } from './home-continue.tsx'
import { FileOpener } from './home-file.tsx'
import { SetRow } from './home-set.tsx'
import './home.css'

export function HomeScreen() {
  const { home } = useWords()
  return (
    <>
      <Bar tall>
        <nav className="topbar-nav" aria-label="Sandtable">
          <a href="#/" aria-current="page">
            {home.play}
          </a>
          <a href="#/replays">{home.replays}</a>
          <a href={`#/rules/${sets[0]?.id}`}>{home.rulebooks}</a>
        </nav>
      </Bar>
      <main className="home">
        <section className="home-sets" aria-labelledby="which">
          <h1 id="which">{home.which}</h1>
          <ol>
            {sets.map((set, i) => (
              <SetRow key={set.id} set={set} number={i + 1} />
            ))}
          </ol>
        </section>
        <aside className="home-side" aria-label={home.games}>
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
function Deed({ word, primary = false, act }: { word: string; primary?: boolean; act(): Promise<unknown> }) {
  const { home } = useWords()
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
        {isBusy ? home.laying : word}
      </button>
      {problem && <Notice caution>{problem}</Notice>}
    </>
  )
}

function QuickBattle() {
  const { quick } = useWords().home
  return (
    <section className="home-block" aria-labelledby="quick">
      <h2 id="quick">{quick.title}</h2>
      <p className="quiet">{quick.says}</p>
      <Deed primary word={quick.start} act={quickBattle} />
    </section>
  )
}

function FirstBattle() {
  const { first } = useWords().home
  const scenario = firstBattle()
  const side = scenario?.sides[0]
  if (!scenario || !side) return null
  return (
    <section className="home-block" aria-labelledby="first">
      <h2 id="first">{first.title}</h2>
      <p className="quiet">{scenario.summary}</p>
      <Deed word={first.start} act={() => begin(scenario, usualWishes(scenario, side.id))} />
    </section>
  )
}
