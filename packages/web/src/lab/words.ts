import { lab as de } from '../language/de/lab/report.ts'
import { lab as en } from '../language/en/lab/report.ts'
import { ownWords } from '../language/own.ts'

/** What the laboratory says: it comes with it. */
export const labWords = ownWords<typeof en>({ en, de })
