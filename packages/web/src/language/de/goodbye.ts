import type { Words } from '../index.ts'

export const goodbye: Words['goodbye'] = {
  event: 'Ereigniskarte',
  close: 'Die Karte schließen',
  fortune: 'Deine Karten, Glück und Tapferkeit',
  held: 'Karten auf der Hand',
  purses: 'Glück und Tapferkeit',
}
