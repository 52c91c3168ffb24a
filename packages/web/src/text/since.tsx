import { tell } from '@sandtable/room'
import { useMemo } from 'react'
import { Key } from '../keys/key.tsx'
import { textWords } from '../language/text-words.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { LogLines } from './log.tsx'

/** What has happened since this seat last decided: to be read, and put away. */
export function Since() {
  const text = textWords.use()
  const recap = useTable(t => t.recap)
  const snapshot = useTable(t => t.snapshot)
  const endRecap = useTable(t => t.endRecap)
  const lines = useMemo(() => (recap && snapshot ? tell(recap.entries, speechOf(snapshot)) : []), [recap, snapshot])
  if (!snapshot || lines.length === 0) return null
  return (
    <section className="text-since" aria-label={text.since}>
      <h2>{text.since}</h2>
      <LogLines lines={lines} names={snapshot.table.names} />
      <button type="button" className="button" onClick={endRecap}>
        {text.sinceDone} <Key of="skip" />
      </button>
    </section>
  )
}
