import type { Door } from '../door.ts'

export const door: Door = {
  pitch: {
    en: 'Both sides lay order cards in secret; then ten steps decide who shoots and who moves first.',
    de: 'Beide Seiten legen verdeckt Befehlskarten; dann sagen zehn Schritte, wer zuerst schießt und geht.',
  },
  counts: 'stands',
  picture: { scene: 'armour', at: '12,11', zoom: 2.4, turn: -14 },
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
