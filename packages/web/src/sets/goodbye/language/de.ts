import type { en } from './en.ts'

export const de: typeof en = {
  event: 'Ereigniskarte',
  close: 'Die Karte schließen',
  fortune: 'Deine Karten, Glück und Tapferkeit',
  held: 'Karten auf der Hand',
  purses: 'Glück und Tapferkeit',
  inAll: 'Alle Gruppen',
  left: { luck: n => `Glück ${n}`, valour: n => `Tapferkeit ${n}` },
  unordered: {
    one: 'Wer jetzt geht, kann in dieser Runde keinen Befehl bekommen.',
    several: 'Wer jetzt geht, kann in dieser Runde keinen Befehl bekommen.',
  },
}
