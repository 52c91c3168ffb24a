import { useEffect, useRef } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../store.ts'
import { lineOf } from '../telling.ts'
import './log.css'

/** No more lines than this are on the page at once; the rest is in the save. */
const KEPT = 300

/** What has happened, in sentences, each with its rule. A line shows on the table whom it is about. */
export function LogPanel() {
  const log = useTable(t => t.log)
  const select = useTable(t => t.select)
  const seat = useTable(t => t.snapshot?.seat)
  const sheet = useRef<HTMLElement>(null)
  const lines = log.flatMap(entry => lineOf(entry, id => id) ?? []).slice(-KEPT)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view
  useEffect(() => {
    sheet.current?.scrollTo({ top: sheet.current.scrollHeight })
  }, [lines.length])
  return (
    <section ref={sheet} className="log" aria-label="Log">
      {lines.length === 0 && <p className="quiet">Nothing has happened yet.</p>}
      <ol>
        {lines.map((line, i) => (
          // the log only grows, so the place of a line is its name
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i} className={`${line.kind} ${line.side === null ? '' : line.side === seat ? 'own' : 'foe'}`}>
            <button type="button" className="telling" onClick={() => void select(line.about[0] ?? null)}>
              {line.text}
            </button>{' '}
            <RuleLinks cites={line.cites.slice(0, 1)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
