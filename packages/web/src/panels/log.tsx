import { type Line, tell } from '@sandtable/room'
import { useEffect, useMemo, useRef } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { useShownLog } from '../play/playback.ts'
import { useTable } from '../play/store.ts'
import { sideNumber } from '../scene/scene-of.ts'
import { speechOf } from '../words/speech.ts'
import { graveLines } from './dice/came-of.ts'
import { following } from './following.ts'
import './log.css'
import { useWords } from '../language/index.ts'

/** No more lines than this are on the page at once; the rest is in the save. */
const KEPT = 300

/** What has happened, in sentences, each with its rule. A line shows on the table what it is about. */
export function LogPanel() {
  const { panels } = useWords()
  const log = useShownLog()
  const snapshot = useTable(t => t.snapshot)
  const sheet = useRef<HTMLElement>(null)
  const all = useMemo(() => (snapshot ? tell(log, speechOf(snapshot)) : []), [log, snapshot])
  const lines = useMemo(() => all.slice(-KEPT), [all])
  const first = all.length - lines.length
  const grave = useMemo(() => graveLines(log, lines), [log, lines])
  useNewest(sheet, all.length)
  if (!snapshot) return null
  return (
    <section ref={sheet} className="log" aria-label={panels.log}>
      {lines.length === 0 && <p className="quiet">{panels.noLog}</p>}
      <ol>
        {lines.map((line, i) => (
          // the log only grows, so the place of a line is its name
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={first + i} className={grave.has(line) ? `${line.kind} grave` : line.kind}>
            {line.side !== null && <SideMark side={sideNumber(line.side, snapshot)} size={11} />}
            <LineText line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The newest line is in sight, also when the prompt above takes room away; not while somebody reads further up. */
function useNewest(sheet: { readonly current: HTMLElement | null }, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view
  useEffect(() => {
    const { current } = sheet
    if (!current) return
    const { scrolled, resized } = following(current)
    const watch = new ResizeObserver(resized)
    current.scrollTo({ top: current.scrollHeight })
    watch.observe(current)
    current.addEventListener('scroll', scrolled)
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', scrolled)
    }
  }, [count])
}

function LineText({ line }: { readonly line: Line }) {
  const { panels } = useWords()
  const { select, show } = useTable.getState()
  if (line.kind === 'turn' || line.kind === 'step') return <span className={`${line.kind}-mark`}>{line.text}</span>
  const see = (): void => {
    void select(line.about[0] ?? null).then(() => show(line.shows))
  }
  return (
    <span className="told">
      {line.about.length + line.shows.length > 0 && (
        <button
          type="button"
          className="log-show"
          title={panels.show}
          aria-label={panels.showLine(line.text)}
          onClick={see}
        />
      )}
      {line.text} <RuleLinks cites={line.cites} under={line.under} />
    </span>
  )
}
