import { type Draft, Misread, type Phrase, readPhrase, type Seat, Voice } from '@sandtable/kernel'
import { asFarAsItGoes } from './ways/towards.ts'

/** Reads what a person has typed, by the names on the screen. A line that does not continue the draft begins a new one. */
export function readLine(seat: Seat, line: string, draft: Draft | null): Phrase {
  const reader = new Voice(seat)
  const read = (begun: Draft | null): Phrase => asFarAsItGoes(seat, reader.roles, readPhrase(reader, line, begun))
  if (!draft) return read(null)
  const further = read(draft)
  if (!further.note) return further
  try {
    return read(null)
  } catch (error) {
    if (error instanceof Misread) return further
    throw error
  }
}
