import { type Line, type Snapshot, tell } from '@sandtable/room'
import { useMemo } from 'react'
import { words } from '../language/index.ts'
import { textWords } from '../language/text-words.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { aloud } from './aloud.ts'

/** How many lines stay on the page; `log` lists more. */
const SHOWN = 25

/** What has happened, the newest first, each line with its rule. */
export function TextLog({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const log = useTable(t => t.log)
  const lines = useMemo(() => tell(log, speechOf(snapshot)), [log, snapshot])
  return (
    <section id="text-log" aria-label={words().panels.log}>
      <h2>{text.log}</h2>
      {lines.length === 0 && <p>{text.logEmpty}</p>}
      <LogLines lines={lines.slice(-SHOWN).reverse()} names={snapshot.table.names} />
      {lines.length > SHOWN && <p className="quiet">{text.logMore(lines.length - SHOWN)}</p>}
      <p className="quiet">
        {text.announced} <code>{text.commands.speech.names[0]}</code>.
      </p>
    </section>
  )
}

/** Does the line say itself whose deed it tells? */
const namesSide = ({ side, text }: Line, names: LinesProps['names']): boolean =>
  side !== null && text.includes(names[side] ?? side)

interface LinesProps {
  readonly lines: readonly Line[]
  readonly names: { readonly [side: string]: string }
}

export function LogLines({ lines, names }: LinesProps) {
  return (
    <ul className="text-log">
      {lines.map(line => (
        <li key={line.at} className={line.kind}>
          {line.side !== null && !namesSide(line, names) && <b>{names[line.side] ?? line.side}: </b>}
          {aloud(line.text)} <RuleLinks cites={line.cites} under={line.under} />
        </li>
      ))}
    </ul>
  )
}
