import type { Door } from '../door.ts'

export const door: Door = {
  pitch: {
    en: 'Men shoot as they please but move only when ordered. Luck and valour bend the rest, and now and then an event card.',
    de: 'Die Männer schießen, wie sie wollen, aber gehen nur auf Befehl. Glück und Tapferkeit biegen den Rest zurecht, hin und wieder auch eine Ereigniskarte.',
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
