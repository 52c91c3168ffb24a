import type { Words } from '../index.ts'

export const curtain: Words['curtain'] = {
  turn: 'Runde',
  covered: 'Der Tisch ist verhüllt.',
  handOver: name => `Jetzt sitzt hier: ${name}.`,
  whenOnly: name => `Wenn nur noch die Seite ${name} den Bildschirm sieht, drücken und halten.`,
  opens: 'Der Tisch zeigt zuerst, was seit der letzten Entscheidung dieser Seite geschehen ist.',
  facts: (turn, names) => `Runde ${turn}. Zu entscheiden hat: ${names}.`,
  and: ' und ',
  mayKnow: 'Alle dürfen wissen',
  kept: 'Hier nicht zu sehen',
  keptWhat: 'alles, was nur eine Seite gesehen hat, und ihr Protokoll',
  hold: name => `Halten und öffnen als ${name}`,
  onceMore: 'noch einmal |Enter|',
  ways: 'eine Sekunde, oder |Leertaste| halten, oder zweimal |Enter|',
}
