import { type Message, makeNames } from '@sandtable/kernel'
import { rulesLanguage } from '../language/index.ts'

/** A few words of the rules that name nothing on a table: the name of a card, a step of the turn. */
export function phrase(says: Message): string {
  const squares = { unit: 'in', name: () => '' } as const
  return makeNames({ seat: '', pieces: [], sides: {}, squares, language: rulesLanguage('') }).say(says)
}
