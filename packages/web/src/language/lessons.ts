import type { LessonText } from './en/lessons/general.ts'
import type { Way } from './en/lessons/otherwise.ts'
import type { Language } from './index.ts'

export type { LessonText, Way }
export type LessonTexts = { readonly [id: string]: LessonText }

/** What the explanations say, a file a set and a language: fetched when somebody plays that set. */
const files: { readonly [L in Language]: { readonly [set: string]: () => Promise<LessonTexts> } } = {
  en: {
    general: async () => (await import('./en/lessons/general.ts')).general,
    plastic: async () => (await import('./en/lessons/plastic.ts')).plastic,
    muzzleflash: async () => (await import('./en/lessons/muzzleflash.ts')).muzzleflash,
    goodbye: async () => (await import('./en/lessons/goodbye.ts')).goodbye,
    blaze: async () => (await import('./en/lessons/blaze.ts')).blaze,
  },
  de: {
    general: async () => (await import('./de/lessons/general.ts')).general,
    plastic: async () => (await import('./de/lessons/plastic.ts')).plastic,
    muzzleflash: async () => (await import('./de/lessons/muzzleflash.ts')).muzzleflash,
    goodbye: async () => (await import('./de/lessons/goodbye.ts')).goodbye,
    blaze: async () => (await import('./de/lessons/blaze.ts')).blaze,
  },
}

/** What to try now, for those who play without mouse and keys. */
type Nows = { readonly [set: string]: { readonly [id: string]: string } }
const otherwise: { readonly [L in Language]: () => Promise<{ readonly [way in Way]: Nows }> } = {
  en: async () => (await import('./en/lessons/otherwise.ts')).otherwise,
  de: async () => (await import('./de/lessons/otherwise.ts')).otherwise,
}

/** The words of all explanations that may come in a game of this set, as they are for those who play it in this way. */
export async function lessonTexts(language: Language, set: string, way: Way | null = null): Promise<LessonTexts> {
  const [general, own] = await Promise.all([files[language].general?.(), files[language][set]?.()])
  const texts: LessonTexts = { ...general, ...own }
  if (!way) return texts
  const nows = (await otherwise[language]())[way]
  const said = Object.entries({ ...nows.general, ...nows[set] }).flatMap(([id, now]) =>
    texts[id] ? [[id, { ...texts[id], now }] as const] : [],
  )
  return { ...texts, ...Object.fromEntries(said) }
}
