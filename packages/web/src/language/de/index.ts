import type { Words } from '../index.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { settings } from './settings.ts'

/** What the interface says in German. */
export const de: Words = { home, learn, settings }
