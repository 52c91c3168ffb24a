import type { Words } from '../index.ts'

export const kept: Words['kept'] = {
  title: 'Weiterspielen',
  none: 'Kein Gefecht im Gange. Ein schnelles ist unten einen Klick entfernt.',
  fewer: 'Weniger',
  all: n => `Alle ${n} Spiele`,
  manage: 'Ein Spiel ausführen oder vergessen',
  yourMove: 'Du bist dran',
  laying: 'Der Tisch wird gedeckt',
  export: 'Als Datei sichern',
  untouched: 'Die anderen Spiele sind unversehrt.',
  forget: 'Vergessen',
  forgetForGood: 'Endgültig vergessen',
  playAs: side => `${side} spielen`,
  together: 'Alle an diesem Bildschirm',
  seated: {
    file: 'aus einer Datei',
    alone: 'der Computer allein',
    computer: 'gegen den Computer',
    together: 'alle an diesem Bildschirm',
  },
  over: (turn, ago) => `Vorbei seit Runde ${turn}, ${ago}.`,
  turn: (turn, last) => (last ? `Runde ${turn} von ${last}` : `Runde ${turn}`),
  theComputer: names => `${names} (der Computer)`,
  stands: (turn, names, ago) => `${turn}, es entscheidet ${names}, ${ago}.`,
  and: ' und ',
  justNow: 'gerade eben',
}
