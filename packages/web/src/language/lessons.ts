import { doors } from '../sets/doors.gen.ts'
import type { Language } from './index.ts'

/** What an explanation says: what this is, why it matters, and what to try now. */
export interface LessonText {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly now: string
}
export type LessonTexts = { readonly [id: string]: LessonText }

/** Another way to play than by mouse and keys. */
export type Way = 'finger' | 'text'
/** What to try now, for those who play in another way. */
export type Ways = { readonly [way in Way]: { readonly [id: string]: string } }

/** The explanations of one set, or those that all sets share. */
export interface Explained {
  readonly texts: LessonTexts
  readonly ways: Ways
}

const general: { readonly [L in Language]: () => Promise<Explained> } = {
  en: () => import('./en/lessons/general.ts'),
  de: () => import('./de/lessons/general.ts'),
}

/** The words of all explanations that may come in a game of this set, as they are for those who play it in this way. */
export async function lessonTexts(language: Language, set: string, way: Way | null = null): Promise<LessonTexts> {
  const [shared, own] = await Promise.all([general[language](), doors[set]?.lessonTexts?.[language]?.()])
  const texts: LessonTexts = { ...shared.texts, ...own?.texts }
  if (!way) return texts
  const said = Object.entries({ ...shared.ways[way], ...own?.ways[way] }).flatMap(([id, now]) =>
    texts[id] ? [[id, { ...texts[id], now }] as const] : [],
  )
  return { ...texts, ...Object.fromEntries(said) }
}
