import type { PieceLook } from '../table/scene.ts'
import type { Whose } from './look.ts'

type Nation = PieceLook['nation']

const words: readonly (readonly [RegExp, Nation])[] = [
  [/german|axis|wehrmacht|grenadier|prussian/i, 'german'],
  [/american|us\b|yank/i, 'american'],
  [/british|commonwealth|canadian|tommy|english|scots/i, 'british'],
  [/soviet|russian|red army/i, 'soviet'],
  [/french|poilu/i, 'french'],
]

/** The nation that a side's name speaks of; sides called red and blue are British and German. */
export function nationOf({ name, order }: Whose): Nation {
  return words.find(([word]) => word.test(name))?.[1] ?? (order === 1 ? 'german' : order === 0 ? 'british' : 'american')
}

/** As they were in the first war. */
export function nationOf1916(whose: Whose): Nation {
  const nation = nationOf(whose)
  return nation === 'german' ? 'german-1916' : nation === 'french' ? 'french' : 'british-1916'
}
