import { lab as deReport } from '../language/de/lab/report.ts'
import { screen as deScreen } from '../language/de/lab/screen.ts'
import { lab as enReport } from '../language/en/lab/report.ts'
import { screen as enScreen } from '../language/en/lab/screen.ts'
import { ownWords } from '../language/own.ts'

/** What the laboratory says: it comes with it. */
export const labWords = ownWords<typeof enReport>({ en: enReport, de: deReport })
export const screenWords = ownWords<typeof enScreen>({ en: enScreen, de: deScreen })
