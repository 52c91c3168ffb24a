import type { Words } from '../index.ts'

export const sets: Words['sets'] = {
  searchable: 'Regeln, nummeriert und durchsuchbar',
  toRead: 'Zum Lesen',
  counts: (rules, rulings) => `${rules} Regeln, ${rulings} Auslegungen`,
  notYet: 'Noch nicht auf dem Tisch',
  minutes: span => `${span} Minuten`,
  figures: span => `${span} Figuren je Seite`,
  stands: span => `${span} Basen je Seite`,
  scenarios: n => (n === 1 ? 'Ein Szenario' : `${n} Szenarien`),
  to: (least, most) => `${least} bis ${most}`,
}
