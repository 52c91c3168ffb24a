import type { Words } from '../index.ts'

export const over: Words['over'] = {
  prompt: 'Ende des Gefechts',
  title: 'Das Gefecht ist vorbei.',
  left: (left, of) => `${left} von ${of} übrig`,
  points: points => (points === 1 ? '1 Punkt' : `${String(points).replace('-', '−')} Punkte`),
  wonBoth: sides => `${sides} haben gewonnen.`,
  report: 'Gefechtsbericht',
  replay: 'Wiedergabe',
  home: 'Zur Startseite',
  nobody: 'Niemand hat gewonnen.',
  you: 'Du hast gewonnen.',
  lost: winner => `Du hast verloren. Sieger: ${winner}.`,
  rematch: 'Revanche',
  swap: 'Seiten tauschen',
  won: side => `Sieger: ${side}.`,
}
