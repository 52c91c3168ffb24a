import type { Words } from '../index.ts'

export const sets: Words['sets'] = {
  searchable: 'Regeln, nummeriert und durchsuchbar',
  toRead: 'Zum Lesen',
  counts: (rules, rulings) => `${rules} Regeln, ${rulings} Auslegungen`,
  notYet: 'Noch nicht auf dem Tisch',
  minutes: span => `${span} Minuten`,
  figures: span => `${span} Figuren je Seite`,
  scenarios: n => (n === 1 ? 'Ein Szenario' : `${n} Szenarien`),
  to: (least, most) => `${least} bis ${most}`,
  pitches: {
    muzzleflash:
      'Vier Aktionspunkte je Mann, und was er behält, damit darf er reagieren. Feuer nagelt fest, bevor es tötet.',
    goodbye:
      'Die Männer schießen, wie sie wollen, aber gehen nur auf Befehl. Glück, Tapferkeit und eine Hand voll Karten biegen den Rest.',
    plastic: 'Jede Figur kämpft, wie sie gegossen ist. Ein Würfel, ein paar Abzüge, und jemand fällt.',
    blaze: 'Beide Seiten legen verdeckt Befehlskarten; dann sagen zehn Schritte, wer zuerst schießt und geht.',
  },
}
