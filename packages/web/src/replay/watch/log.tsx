import type { Line, Tale } from '@sandtable/room'
import { useEffect, useRef } from 'react'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { replayWords } from '../words.ts'
import { sideOrder } from './order.ts'
import type { Watching } from './use-tale.ts'

/** Whose deed it is, where the sentence does not say so itself. */
const Whose = ({ name, text }: { readonly name: string; readonly text: string }) =>
  text.includes(name) ? null : <b>{name} </b>

/** No more lines than this are on the page at once. */
const SHOWN = 80

interface LogProps {
  readonly lines: readonly Line[]
  readonly watching: Watching
  readonly names: { readonly [side: string]: string }
  readonly tale: Tale
}

/** What has happened up to here. A line leads back to its place. */
export function ReplayLog({ lines, watching, names, tale }: LogProps) {
  const words = replayWords.use()
  const sheet = useRef<HTMLDivElement>(null)
  const told = lines.filter(line => line.at < watching.at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is in sight
  useEffect(() => {
    sheet.current?.scrollTo({ top: sheet.current.scrollHeight })
  }, [told.length])
  return (
    <div ref={sheet} className="replay-log">
      {told.length === 0 && <p className="quiet">{words.nothing}</p>}
      {told.length > SHOWN && <p className="quiet">{words.before(told.length - SHOWN)}</p>}
      <ol>
        {told.slice(-SHOWN).map(line => (
          <li key={line.at} className={line.kind} aria-current={line === told.at(-1) || undefined}>
            {line.side && <SideMark side={sideOrder(tale).indexOf(line.side)} size={11} />}
            <button type="button" className="telling" onClick={() => watching.seek(line.at + 1)}>
              {line.side && <Whose name={names[line.side] ?? line.side} text={line.text} />}
              {line.text}
            </button>{' '}
            <RuleLinks cites={line.cites} under={line.under} />
          </li>
        ))}
      </ol>
    </div>
  )
}
