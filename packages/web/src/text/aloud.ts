import { language } from '../language/index.ts'

const inches = { en: ['inch', 'inches'], de: ['Zoll', 'Zoll'] } as const
const orMore = { en: 'or more', de: 'oder mehr' } as const

/** Signs as they are spoken: '5.8″' is read as a double prime, 'needs 5+' as a sum. */
export function aloud(text: string): string {
  const [one, several] = inches[language()]
  return text
    .replace(/(\d+(?:\.\d+)?)″/g, (_, number: string) => `${number} ${number === '1' ? one : several}`)
    .replace(/\b(needs \d+)\+/g, `$1 ${orMore[language()]}`)
}
