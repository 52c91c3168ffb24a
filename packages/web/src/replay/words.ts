import { replay as de } from '../language/de/afterwards/replay.ts'
import { replay as en } from '../language/en/afterwards/replay.ts'
import { ownWords } from '../language/own.ts'

/** What a replay says: it comes with it. */
export const replayWords = ownWords<typeof en>({ en, de })
