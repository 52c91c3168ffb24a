import type { Door } from '../door.ts'

export const door: Door = {
  pitch: {
    en: 'Men shoot as they please but move only when ordered. Luck, valour and a hand of cards bend the rest.',
    de: 'Die Männer schießen, wie sie wollen, aber gehen nur auf Befehl. Glück, Tapferkeit und eine Hand voll Karten biegen den Rest.',
  },
  picture: { scene: 'trench', at: '13,17', zoom: 3, turn: 14 },
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
