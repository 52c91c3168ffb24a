import { ownWords } from '../language/own.ts'
import { companion as de } from './language/de.ts'
import { companion as en } from './language/en.ts'

/** What the companion says: it comes with it. */
export const companionWords = ownWords<typeof en>({ en, de })
