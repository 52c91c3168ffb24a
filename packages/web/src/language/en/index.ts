import { home } from './home.ts'
import { learn } from './learn.ts'
import { settings } from './settings.ts'

/** What the interface says in English, one file an area. Sentences with something to fill in are functions. */
export const en = { home, learn, settings }
