import type { Words } from '../index.ts'

export const home: Words['home'] = {
  play: 'Spielen',
  forces: 'Truppen',
  replays: 'Aufzeichnungen',
  rulebooks: 'Regelwerke',
  make: 'Gefecht bauen',
  which: 'Welche Regeln heute Abend?',
  games: 'Spiele',
  laying: 'Der Tisch wird gedeckt',
  quick: {
    title: 'Keine Zeit zu wählen?',
    says: 'Irgendein Gefecht, irgendeine Seite, gegen den Computer. Ein Klick.',
    start: 'Schnelles Gefecht',
  },
  first: { title: 'Neu hier?', start: 'Erstes Gefecht' },
}
