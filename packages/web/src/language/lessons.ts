import type { LessonText } from './en/lessons/general.ts'
import type { Language } from './index.ts'

export type { LessonText }
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

/** The words of all explanations that may come in a game of this set. */
export async function lessonTexts(language: Language, set: string): Promise<LessonTexts> {
  const [general, own] = await Promise.all([files[language].general?.(), files[language][set]?.()])
  return { ...general, ...own }
}
