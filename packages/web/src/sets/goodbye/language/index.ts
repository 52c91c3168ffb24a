import { ownWords } from '../../../language/own.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** What the panels of this set say: `panelWords.use()` in a component, `panelWords.now()` elsewhere. */
export const panelWords = ownWords({ en, de })
