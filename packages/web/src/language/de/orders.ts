import type { Words } from '../index.ts'

export const orders: Words['orders'] = {
  short: 'Auftrag',
  title: 'Dein Auftrag',
  of: side => `Auftrag, ${side}`,
  turn: turn => `Runde ${turn}.`,
  turnOf: (turn, last) => (turn >= last ? `Runde ${turn} von ${last}: die letzte.` : `Runde ${turn} von ${last}.`),
  stands: 'Wie es steht',
  none: 'Dieses Gefecht stellt dir keine Aufgabe. Wer gewonnen hat, sagen am Ende die Regeln.',
}
