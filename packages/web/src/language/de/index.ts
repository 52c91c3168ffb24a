import type { Words } from '../index.ts'
import { home } from './home.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { settings } from './settings.ts'

/** What the interface says in German. */
export const de: Words = { home, replay, report, settings }
