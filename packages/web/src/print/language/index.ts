import { ownWords } from '../../language/own.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the print menu come with it. */
export const printWords = ownWords<typeof en>({ en, de })
