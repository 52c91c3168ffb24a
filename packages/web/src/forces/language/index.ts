import { ownWords } from '../../language/own.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** What the force builder says: it comes with it. */
export const forceWords = ownWords<typeof en>({ en, de })
