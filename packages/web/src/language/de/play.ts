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
  catchingUp: 'Hier läuft ab, was geschehen ist. Jede Taste und jeder Klick springt ans Ende.',
  toEditor: 'Zurück zum Bauen',
}
