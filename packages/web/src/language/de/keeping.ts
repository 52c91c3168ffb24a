import type { Words } from '../index.ts'

export const keeping: Words['keeping'] = {
  label: 'Das Spiel sichern',
  watched: 'Dieses Spiel wird in einem anderen Tab gespielt.',
  playHere: 'Hier spielen',
  why: {
    full: 'Dieser Browser hat keinen Platz mehr für Spiele.',
    blocked: 'Dieser Browser lässt diese Seite nichts speichern.',
    silent: 'Der Speicher dieses Browsers antwortet nicht.',
    failed: says => `Der Speicher dieses Browsers hat versagt: ${says}.`,
  },
  waits: 'Das Spiel wartet, bis es gesichert werden kann.',
  notKept: 'Dieses Spiel wird nicht gesichert.',
  again: 'Noch einmal versuchen',
  download: 'Spiel herunterladen',
  playOn: 'Ohne Sichern weiterspielen',
}
