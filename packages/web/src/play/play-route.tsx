import { lazy, Suspense, useEffect, useState } from 'react'
import { words } from '../language/index.ts'
import { NotHere } from '../parts/not-here.tsx'
import { go } from '../route.ts'
import { goOnAfterReload } from '../saves/begin.ts'
import { useSaves } from '../saves/saves.ts'
import { Entered } from '../sets/entered.tsx'
import { atTable, inText } from '../sets/index.ts'
import { useIsText } from '../settings/settings.ts'
import { sayProblem } from '../words/say-problem.ts'
import { KeepingBar } from './keeping-bar.tsx'
import { useTable } from './store.ts'

/** The table and all that belongs to it come only when somebody plays. */
const Play = lazy(() => import('./play.tsx'))
/** The same game to be read: nothing of the table is loaded for it. */
const TextPlay = lazy(() => import('../text/play.tsx'))

/** The table, once there is a game on it; after a reload, the game that was. */
export function PlayRoute() {
  const hasGame = useTable(table => table.client !== null)
  const snapshot = useTable(table => table.snapshot)
  const isText = useIsText()
  const problem = useReload(!hasGame)
  if (problem) return <NotHere says={problem} />
  const waiting = <main className="laying">{words().page.laying}</main>
  if (!snapshot) return waiting
  return (
    <Suspense fallback={waiting}>
      <Entered set={snapshot.table.ruleset} parts={isText ? inText : atTable}>
        <KeepingBar />
        {isText ? <TextPlay /> : <Play onLeave={() => go('#/')} />}
      </Entered>
    </Suspense>
  )
}

/** Opens the game that this tab had; says why it cannot. */
function useReload(wanted: boolean): string | null {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!wanted) return
    const open = async () => {
      await useSaves.getState().load()
      if (useTable.getState().client) return
      if (!(await goOnAfterReload())) setProblem(words().page.noGame)
    }
    open().catch(error => setProblem(sayProblem(error)))
  }, [wanted])
  return problem
}
