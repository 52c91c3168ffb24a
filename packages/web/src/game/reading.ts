import { type Draft, type Host, type Id, Misread, type Phrase, readPhrase, Seat } from '@sandtable/kernel'
import { namedOn } from '../words/named.ts'
import { namesOf } from '../words/names.ts'
import type { TableFacts } from './messages.ts'

/** Reads what a person has typed, with the names that he reads on his page. A line that does not go on with the draft begins anew. */
export function readLine(host: Host, seat: Id, table: TableFacts, line: string, draft: Draft | null): Phrase {
  const view = host.view(seat)
  const reader = new Seat(host, seat, 0, namedOn(view, namesOf({ view, table, seat })))
  if (!draft) return readPhrase(reader, line)
  const further = readPhrase(reader, line, draft)
  if (!further.note) return further
  try {
    return readPhrase(reader, line)
  } catch (error) {
    if (error instanceof Misread) return further
    throw error
  }
}
