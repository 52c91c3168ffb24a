import { useState } from 'react'
import { useWords } from '../language/index.ts'
import { takeOver } from '../saves/begin.ts'
import { useKeeping } from '../saves/keeping.ts'
import { whyNot } from '../saves/kept-words.ts'
import { sayProblem } from '../words/say-problem.ts'
import { useTable } from './store.ts'
import './keeping-bar.css'

/** A game becomes a file only when somebody asks for it. */
const give = async (): Promise<void> => (await import('../saves/game-file.ts')).giveTable()

/** Said at the table: that another tab plays this game, or that it is not kept; and what can be done about it. */
export function KeepingBar() {
  const { keeping } = useWords()
  const watched = useTable(table => table.snapshot?.watched ?? false)
  const { trouble, waits, carefree, tryAgain, playOn } = useKeeping()
  const [problem, setProblem] = useState<string | null>(null)
  if (!watched && !trouble) return null
  const attempt = (act: () => Promise<void>) => () => {
    setProblem(null)
    act().catch(error => setProblem(sayProblem(error)))
  }
  const says = watched || !trouble ? keeping.watched : `${whyNot(trouble)} ${waits ? keeping.waits : keeping.notKept}`
  return (
    <aside className={waits ? 'keeping urgent' : 'keeping'} aria-label={keeping.label}>
      <p role={waits ? 'alert' : 'status'}>{problem ?? says}</p>
      <p className="row">
        {watched ? (
          <button type="button" className="button primary" onClick={attempt(takeOver)}>
            {keeping.playHere}
          </button>
        ) : (
          <>
            <button type="button" className="button" onClick={tryAgain}>
              {keeping.again}
            </button>
            <button type="button" className="button" onClick={attempt(give)}>
              {keeping.download}
            </button>
            {!carefree && (
              <button type="button" className="button" onClick={playOn}>
                {keeping.playOn}
              </button>
            )}
          </>
        )}
      </p>
    </aside>
  )
}
