import type { Words } from '../index.ts'

export const play: Words['play'] = {
  setting: 'Der Tisch wird gedeckt.',
  laying: 'Das Gelände wird aufgebaut.',
  table: 'Tisch',
  rail: 'Frage, Würfel und Protokoll',
  map: 'Karte des Tisches',
  turn: 'Runde',
  of: 'von',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  catchingUp: 'Der Tisch wird gespielt. Jede Taste und jeder Klick zeigt das Ende.',
  toEditor: 'Zurück zum Bauen',
}
