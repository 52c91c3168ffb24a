import { spoken } from '@sandtable/kernel'
import type { Deed } from './deeds.ts'
import { editorWords } from './index.ts'

/** What was done, in words. */
export function sayDeed(deed: Deed): string {
  const words = editorWords.now().did
  if ('what' in deed) return words[deed.type](spoken(deed.what))
  const said = words[deed.type]
  return typeof said === 'function' ? said(('count' in deed && deed.count) || 1) : said
}
