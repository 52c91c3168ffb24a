import type { Words } from '../index.ts'

export const file: Words['file'] = {
  title: 'Eine Datei?',
  says: 'Ein gesichertes Spiel (.sandtable) oder ein Szenario (.yaml).',
  label: 'Ein gesichertes Spiel oder ein Szenario',
  open: 'Eine Datei öffnen',
  reading: name => `${name} wird gelesen.`,
  taken: name => `${name} steht unter „Weiterspielen“.`,
  nothingLoaded: 'Nichts wurde geladen.',
  opensAt: (turn: number) => `Es öffnet sich in Runde ${turn}.`,
  line: (file, line) => `${file}, Zeile ${line}`,
  bookmarks: {
    unreadable: 'Das Lesezeichen ist nicht lesbar.',
    long: most => `Der Name des Lesezeichens hat mehr als ${most} Buchstaben.`,
    noViewer: viewer => `Das Lesezeichen gehört „${viewer}“; diese Partei gibt es in dem Spiel nicht.`,
    noMoment: (at, last) => `Das Lesezeichen führt zu Eintrag ${at}; das Spiel hat ${last}.`,
  },
}
