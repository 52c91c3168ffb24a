import { type TableView, tell } from '@sandtable/room'
import { useMemo } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { markOf, speechAt } from './speech.ts'
import { companionWords } from './words.ts'

/** The newest so many lines. */
const KEPT = 200

/** What has happened, newest first: on a phone that is what is in sight. */
export function Log({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const lines = useMemo(() => tell(view.log, speechAt(view)).slice(-KEPT).reverse(), [view])
  return (
    <section className="companion-log" aria-label={words.tabs.log}>
      <h2>{words.tabs.log}</h2>
      {lines.length === 0 && <p className="quiet">{words.nobody}</p>}
      <ol>
        {lines.map(line => (
          <li key={`${line.at} ${line.text}`} className={line.kind}>
            {line.side !== null && <SideMark side={markOf(line.side, view)} size={10} />} {line.text}{' '}
            <RuleLinks cites={line.cites} under={line.under} />
          </li>
        ))}
      </ol>
    </section>
  )
}
