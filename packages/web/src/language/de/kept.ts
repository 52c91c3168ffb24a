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
  forget: 'Löschen',
  forgetForGood: 'Endgültig löschen',
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
  asItWas: 'Der Spielstand selbst bleibt, wie er war.',
  justNow: 'gerade eben',
}

export const far: Words['far'] = {
  connecting: 'Das Spiel wird gesucht',
  begins:
    'Das Gefecht beginnt, wenn alle Platz genommen haben. Schick jedem seinen eigenen Link: Wer ihn hat, sitzt dort.',
  you: 'Du',
  here: 'da',
  away: 'nicht da',
  awaited: 'noch nicht da',
  watchers: 'Zuschauer',
  watching: n => (n === 0 ? 'niemand sieht zu' : n === 1 ? '1 Zuschauer' : `${n} Zuschauer`),
  alone:
    'Diese Links gelten nur auf diesem Computer. Damit andere mitspielen können, beende den Server und starte ihn mit „sandtable serve --public“.',
  linkFor: name => `Link für ${name}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  code: 'QR-Code',
  codeFor: name => `QR-Code für ${name}`,
  company: 'Am Tisch',
  lost: 'Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut.',
  noSeat: 'Dieser Browser hat in diesem Spiel keinen Platz. Öffne den Link, den du bekommen hast.',
  refused: {
    'NET-2': 'Dieses Spiel oder diesen Platz gibt es nicht. Vielleicht ist der Link unvollständig.',
    'NET-6': 'Der Server hat eine neuere Version. Lade die Seite neu: Nichts geht verloren.',
  },
  noServer: 'Kein Server antwortet. Hierfür braucht es einen: sandtable serve.',
  download: 'Spiel herunterladen',
  seal: hash => `Siegel der Würfel: ${hash}`,
  yourGames: n =>
    n === 0 ? 'Deine Spiele' : n === 1 ? 'Deine Spiele: 1 wartet auf dich' : `Deine Spiele: ${n} warten auf dich`,
  stages: {
    gathering: names => `Noch nicht da: ${names}.`,
    playing: names => `Am Zug: ${names}.`,
    over: () => 'Beendet.',
  },
}
