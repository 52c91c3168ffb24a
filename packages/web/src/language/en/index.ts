import { home } from './home.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { settings } from './settings.ts'

/** What the interface says in English, one file an area. Sentences with something to fill in are functions. */
export const en = { home, replay, report, settings }
