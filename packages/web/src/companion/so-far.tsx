import type { Entry } from '@sandtable/kernel'
import { type TableView, tell } from '@sandtable/room'
import { speechAt } from './speech.ts'

/** What has happened on the way. */
export function SoFar({ entries, view }: { readonly entries: readonly Entry[]; readonly view: TableView }) {
  const lines = tell(entries, speechAt(view)).filter(({ kind }) => kind !== 'deed')
  return (
    <ol className="companion-lines">
      {lines.slice(-5).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines so far never change places
        <li key={i}>{line.text}</li>
      ))}
    </ol>
  )
}
