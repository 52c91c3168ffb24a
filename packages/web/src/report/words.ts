import { report as de } from '../language/de/afterwards/report.ts'
import { report as en } from '../language/en/afterwards/report.ts'
import { ownWords } from '../language/own.ts'

/** What a report says: it comes with it. */
export const reportWords = ownWords<typeof en>({ en, de })
