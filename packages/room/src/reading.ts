import { type Draft, Misread, type Phrase, readPhrase, type Seat, Voice } from '@sandtable/kernel'

/** Reads what a person has typed, by the names on the screen. A line that does not continue the draft begins a new one. */
export function readLine(seat: Seat, line: string, draft: Draft | null): Phrase {
  const reader = new Voice(seat)
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
