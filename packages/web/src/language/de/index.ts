import type { Words } from '../index.ts'
import { home } from './home.ts'
import { settings } from './settings.ts'
import { touch } from './touch.ts'

/** What the interface says in German. */
export const de: Words = { home, settings, touch }
