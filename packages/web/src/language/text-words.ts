import { text as de } from './de/text.ts'
import { text as en } from './en/text.ts'
import { ownWords } from './own.ts'

export type TextWords = typeof en

/** What only the text form of the page says: it comes with it. `textWords.use()` in a component, `textWords.now()` elsewhere. */
export const textWords = ownWords<TextWords>({ en, de })
