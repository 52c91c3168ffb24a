import { english, type Language as RulesLanguage } from '@sandtable/kernel'
import { create } from 'zustand'
import { useSettings } from '../settings/settings.ts'
import { COARSE, isTouch } from '../touch/media.ts'
import { en } from './en/index.ts'
import { type Otherwise, saidOtherwise } from './otherwise.ts'

/** Every word that the interface says: a language has all of them, or it does not compile. */
export type Words = typeof en

/** The languages there are, by their own names. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** Rulebooks and briefings are English in every language: marked as such they are pronounced as such. */
export const RULES = 'en'

interface Spoken {
  readonly language: Language
  /** Spoken to somebody who has fingers and no mouse. */
  readonly isTouch: boolean
  readonly words: Words
  /** How the rules of a set are said: names, lengths and all their sentences. */
  readonly rules: (set: string) => RulesLanguage
}

const inEnglish: Spoken['rules'] = () => english

/** English is part of the page; the others are fetched when somebody wants them. */
export const useSpoken = create<Spoken>(() => ({ language: 'en', isTouch: false, words: en, rules: inEnglish }))
const fetched: { readonly [L in Language]: () => Promise<Words> } = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
}
const rules: { readonly [L in Language]: () => Promise<Spoken['rules']> } = {
  en: async () => inEnglish,
  de: async () => (await import('./de/rules.ts')).german,
}
const forFingers: { readonly [L in Language]: () => Promise<Otherwise> } = {
  en: async () => (await import('./en/otherwise/by-finger.ts')).byFinger,
  de: async () => (await import('./de/otherwise/by-finger.ts')).byFinger,
}

/** The words, in a component: it is drawn again when the language changes. */
export const useWords = (): Words => useSpoken(({ words }) => words)

/** The words, anywhere else. Ask when something is said, never once for all. */
export const words = (): Words => useSpoken.getState().words

/** The language that is spoken, for numbers and dates. */
export const language = (): Language => useSpoken.getState().language
export const useLanguage = (): Language => useSpoken(spoken => spoken.language)

/** How the rules of a set are said. */
export const rulesLanguage = (set: string): RulesLanguage => useSpoken.getState().rules(set)

/** The first language of the browser that we speak, or English. */
const browsers = (): Language =>
  navigator.languages.map(tag => tag.slice(0, 2)).find((tag): tag is Language => tag in languages) ?? 'en'

async function speak(wanted: 'system' | Language): Promise<void> {
  const chosen = wanted === 'system' ? browsers() : wanted
  const byFinger = isTouch()
  const [usual, other, said] = await Promise.all([
    fetched[chosen](),
    byFinger ? forFingers[chosen]() : {},
    rules[chosen](),
  ])
  useSpoken.setState({ language: chosen, isTouch: byFinger, words: saidOtherwise(usual, other), rules: said })
  document.documentElement.lang = chosen
}

/** Speaks as the settings say, now and whenever they change; and to whoever takes up a mouse or puts it away. */
export async function speakAlways(): Promise<void> {
  useSettings.subscribe(({ language }, before) => {
    if (language !== before.language) void speak(language)
  })
  matchMedia(COARSE).addEventListener('change', () => void speak(useSettings.getState().language))
  await speak(useSettings.getState().language).catch(() => undefined) // English is always there
}
