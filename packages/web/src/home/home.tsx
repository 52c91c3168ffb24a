import { lazy, Suspense } from 'react'
import { sets } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { Bar } from '../parts/bar.tsx'
import { Deed } from '../parts/deed.tsx'
import { quickBattle } from '../saves/begin.ts'
import { ContinueList } from './continue.tsx'
import { FileOpener } from './file.tsx'
import { FirstBattle } from './first.tsx'
import { SetRow } from './set.tsx'
import './home.css'

/** Most people have none: what they say and how they are looked up comes after the first page. */
const FarGames = lazy(async () => ({ default: (await import('./far-games.tsx')).FarGames }))
const RealTable = lazy(async () => ({ default: (await import('../companion/real-table.tsx')).RealTable }))

export function HomeScreen() {
  const { home, apart } = useWords()
  return (
    <>
      <Bar tall>
        <nav className="topbar-nav" aria-label="Sandtable">
          <a href="#/" aria-current="page">
            {home.play}
          </a>
          <a href={`#/forces/${sets.find(set => set.buildsForces)?.id}`}>{home.forces}</a>
          <a href="#/replays">{home.replays}</a>
          <a href={`#/rules/${sets[0]?.id}`}>{home.rulebooks}</a>
          <a href="#/edit">{home.make}</a>
          <a href="#/lobby">{apart.lobby.title}</a>
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
          <Suspense>
            <FarGames />
          </Suspense>
          <ContinueList />
          <QuickBattle />
          <FirstBattle />
          <Suspense>
            <RealTable />
          </Suspense>
          <FileOpener />
        </aside>
      </main>
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
