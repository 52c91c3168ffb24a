import type { Door } from '../door.ts'

export const door: Door = {
  pitch: {
    en: 'Every figure fights as it is modelled. One die, a handful of modifiers, and somebody falls.',
    de: 'Jede Figur kämpft, wie sie gegossen ist. Ein Würfel, ein paar Abzüge, und jemand fällt.',
  },
  picture: { scene: 'crossroads', at: '26,17', zoom: 4.4, turn: 18 },
  look: async () => (await import('./look.ts')).look,
  maker: async () => (await import('./language/maker.ts')).maker,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  lessonTexts: {
    en: () => import('./lessons/en.ts'),
    de: () => import('./lessons/de.ts'),
  },
}
