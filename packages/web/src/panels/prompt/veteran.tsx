import { capital, type Decision, sentence } from '@sandtable/kernel'
import type { Hint, Snapshot } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/index.ts'
import { inPercent } from '../../language/percent.ts'
import { useTable } from '../../play/store.ts'
import { useSaves } from '../../saves/saves.ts'
import { useSettings } from '../../settings/settings.ts'
import { sayProblem } from '../../words/say-problem.ts'
import { drafted } from './draft.tsx'

/** Whoever asks waits longer than for a move of the computer: in ms for each second of its time. */
const PATIENCE = 3000
/** More than these help nobody. */
const MOST = 4

/** What would a veteran do? Only in a game at this screen: far apart, others play without advice. */
export function VeteranHint({ snapshot }: { readonly snapshot: Snapshot }) {
  const { veteran } = useWords().prompts
  const isHere = useSaves(saves => saves.current !== null)
  const thinking = useSettings(settings => settings.thinking)
  const [hint, setHint] = useState<Hint | 'working' | null>(null)
  const { prompt } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice is for one prompt
  useEffect(() => setHint(null), [prompt])
  const part = useRef<HTMLElement>(null)
  // below six choices and more it would be out of sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new in it
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [hint])
  if (!isHere) return null
  const ask = async (): Promise<void> => {
    const { client, say } = useTable.getState()
    setHint('working')
    try {
      const given = await client?.ask('hint', thinking * PATIENCE)
      setHint(now => (now === 'working' ? (given ?? null) : now))
    } catch (error) {
      setHint(null)
      say(sayProblem(error))
    }
  }
  if (hint === null)
    return (
      <p className="veteran">
        <button type="button" className="link" onClick={() => void ask()}>
          {veteran.ask}
        </button>
      </p>
    )
  return (
    <section ref={part} className="veteran" aria-live="polite">
      <h3>{veteran.title}</h3>
      {hint === 'working' ? <progress aria-label={veteran.title} /> : <Advised hint={hint} snapshot={snapshot} />}
    </section>
  )
}

/** What he would do, with what he makes of the others; each can be taken up. */
function Advised({ hint, snapshot }: { readonly hint: Hint; readonly snapshot: Snapshot }) {
  const { pass } = useWords().prompts
  const take = ({ action, ...fields }: Decision): void => void useTable.getState().draftAction(action, fields)
  const rows = hint.weighed.length > 0 ? hint.weighed.slice(0, MOST) : [{ decision: hint.decision, value: null }]
  return (
    <ol className="veteran-list">
      {rows.map(({ decision, value }) => (
        <li key={JSON.stringify(decision)}>
          <button type="button" className="link veteran-deed" onClick={() => take(decision)}>
            {sentence(capital(drafted(decision, snapshot) || pass))}
          </button>
          {value !== null && <span className="numeral">{inPercent(Math.round(value * 100))}</span>}
        </li>
      ))}
    </ol>
  )
}
