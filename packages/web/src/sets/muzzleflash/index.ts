import type { Door } from '../door.ts'

export const door: Door = {
  pitch: {
    en: 'Four action points a man, and whatever he keeps he may react with. Fire pins before it kills.',
    de: 'Vier Aktionspunkte je Mann, und was er behält, damit darf er reagieren. Feuer nagelt fest, bevor es tötet.',
  },
  picture: { scene: 'themes&theme=summer', at: '12,7', zoom: 2, turn: -12 },
  look: async () => (await import('./look.ts')).look,
  maker: async () => (await import('./language/maker.ts')).maker,
  panels: async () => (await import('./panels.ts')).panels,
  text: async () => (await import('./text.tsx')).text,
  slips: async () => (await import('./slips.ts')).slips,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  lessonTexts: {
    en: () => import('./lessons/en.ts'),
    de: () => import('./lessons/de.ts'),
  },
}
