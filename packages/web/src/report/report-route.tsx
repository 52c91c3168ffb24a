import type { Tale } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { NotHere } from '../parts/not-here.tsx'
import { ask } from '../replay/ask.ts'
import { ALL, type Replayable, replayable } from '../replay/sources.ts'
import { ready } from '../replay/watch/shown.ts'
import { replayWords } from '../replay/words.ts'
import { sayProblem } from '../words/say-problem.ts'
import { BattleReport } from './report.tsx'
import { reportWords } from './words.ts'

/** Opens the report of what the address names. While a game runs there is none: it tells all that anybody knew. */
export default function ReportRoute({ kind, id }: { readonly kind: string; readonly id: string }) {
  const report = reportWords.use()
  const [told, setTold] = useState<{ readonly game: Replayable; readonly tale: Tale } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language does not open it again
  useEffect(() => {
    let current = true
    const open = async () => {
      const game = await replayable(kind, id)
      if (!game) return setProblem(replayWords.now().notHere)
      if (!game.viewers.includes(ALL)) return setProblem(report.running)
      const tale = await ready(await ask({ ...(await game.source()), viewer: ALL }))
      if (current) setTold({ game, tale })
    }
    open().catch(error => current && setProblem(sayProblem(error)))
    return () => {
      current = false
    }
  }, [kind, id])
  if (problem) return <NotHere says={problem} />
  if (!told) return <main className="laying">{report.writing}</main>
  return <BattleReport {...told} />
}
