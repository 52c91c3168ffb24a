import { language } from '../language/index.ts'
import { rewritten } from '../language/numbers.ts'

const inches = { en: ['inch', 'inches'], de: ['Zoll', 'Zoll'] } as const

/** What the rules say, with signs as they are spoken: '5.8″' is read as a double prime, 'needs 5+' as a sum. */
export const aloud = (text: string): string => inInches(text, inches.en).replace(/\b(needs \d+)\+/g, '$1 or more')

/** The same for what we say ourselves, in the language of the page. */
export const spoken = (text: string): string => rewritten(inInches(text, inches[language()]))

const inInches = (text: string, [one, several]: readonly [string, string]): string =>
  text.replace(/(\d+(?:\.\d+)?)″/g, (_, number: string) => `${number} ${number === '1' ? one : several}`)
