import { type Message, sayIn } from '@sandtable/kernel'
import { rulesLanguage } from '../language/index.ts'
import { sayProblem } from './say-problem.ts'

/** What is to be said of a save that was opened, in the language of the page. */
export const sayNote = (note: Message): string => sayProblem(sayIn(note, rulesLanguage('')))
