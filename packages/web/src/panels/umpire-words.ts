import { umpire as de } from '../language/de/umpire.ts'
import { umpire as en } from '../language/en/umpire.ts'
import { ownWords } from '../language/own.ts'

/** What is said by and to the umpire of a game. */
export const umpireWords = ownWords<typeof en>({ en, de })
