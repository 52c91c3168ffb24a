import type { Words } from '../index.ts'

export const learn: Words['learn'] = {
  card: {
    label: 'Ausbilder',
    now: 'Jetzt',
    close: 'Schließen',
    before: 'Zurück',
    next: 'Weiter',
    place: at => `Lektion ${at}`,
    again: title => `Noch einmal erklären: ${title}`,
    off: 'Erklärungen ausschalten',
  },
  slip: {
    label: 'Bevor du das tust',
    anyway: deed => `Trotzdem: ${deed}`,
    never: 'Davor nicht mehr warnen',
    danger: (who, where, chance, befalls, otherwise) =>
      `${who} stünde ${where}: mit etwa ${chance} ${befalls}, bevor du wieder handelst; ${otherwise}.`,
    holds: chance => `${chance}, wenn du wartest`,
    refuge: (chance, place) => `etwa ${chance} bei ${place}`,
    open: (far, foe) => `im Offenen, ${far} von ${foe}`,
    covered: (far, foe) => `${far} von ${foe}`,
    somewhere: 'wo sie ihn erreichen können',
    hopeless: (who, chance) => `${chance}, dass es bei ${who} etwas bewirkt.`,
    hopelessNot: who => `Bei ${who} kann es nichts bewirken.`,
    friend: (who, chance, befalls) => `${who} gehört dir: mit ${chance} ${befalls}.`,
    idle: count => (count === 1 ? 'Einer kann noch handeln.' : `${count} können noch handeln.`),
    voice: (who, far, reach) =>
      `${who} stünde ${far} vom nächsten Führer: jenseits von ${reach} werden Befehle schlechter befolgt.`,
    headquarters: (who, far, reach) =>
      `${who} stünde ${far} von seinem Stab: außerhalb von ${reach} sinkt die Einstufung von der nächsten Runde an.`,
    bunched: (who, count) =>
      `${count === 1 ? 'Ein anderer' : `${count} andere`} von dir stünden näher als 2″ bei ${who}, im Blick des Gegners: ein Treffer hält alle nieder.`,
  },
  befalls: {
    gone: 'fällt er',
    damaged: 'wird er beschädigt',
    pinned: 'wird er niedergehalten',
    wounded: 'wird er verwundet',
    away: 'verlässt er den Tisch',
  },
  case: {
    begins: 'So beginnt es.',
    still: 'Hier wird nichts entschieden. Es geht darum, was da steht und was es zählt.',
    refused: 'Verweigert:',
  },
  first: {
    says: 'Zehn Minuten am echten Tisch mit den echten Regeln. Jeder Schritt wird erklärt, wenn er kommt.',
    others: shortest => `${shortest} hat die kürzesten Regeln. Die anderen Regelwerke haben eigene:`,
    mark: 'Erstes Gefecht, unterwegs erklärt',
  },
  settings: {
    group: 'Lernen',
    lessons: { title: 'Erklärungen', on: 'Wenn etwas neu ist', off: 'Nie' },
    warnings: { title: 'Warnungen vor teuren Fehlern', on: 'Bevor es geschieht', off: 'Nie' },
    again: 'Wieder von vorn erklären und warnen',
    forgotten: 'Alles wird noch einmal erklärt.',
  },
}
