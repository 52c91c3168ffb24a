import { home } from './home.ts'
import { settings } from './settings.ts'
import { touch } from './touch.ts'

/** What the interface says in English, one file an area. Sentences with something to fill in are functions. */
export const en = { home, settings, touch }
