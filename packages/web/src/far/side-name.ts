import type { Card } from '@sandtable/room'
import { rulesLanguage } from '../language/index.ts'

/** What a side is called, in the language of the page. Apart from other names: the first page says it, and loads little. */
export const sideName = (side: string, { ruleset, names }: Pick<Card, 'ruleset' | 'names'>): string =>
  rulesLanguage(ruleset).army(names[side] ?? side)
