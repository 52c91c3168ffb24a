import { ownWords } from '../../language/own.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** What is said where battles are made: it comes with that part. */
export const editorWords = ownWords<typeof en>({ en, de })
