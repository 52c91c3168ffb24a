import { ownWords } from '../../../language/own.ts'
import { de, byFinger as deByFinger } from './de.ts'
import { byFinger, en } from './en.ts'

/** What the panels of this set say: `panelWords.use()` in a component, `panelWords.now()` elsewhere. */
export const panelWords = ownWords({ en, de }, { en: byFinger, de: deByFinger })
