import type { Words } from '../index.ts'

const books: { readonly [says: string]: string } = {
  'First World War': 'Erster Weltkrieg',
  'Second World War': 'Zweiter Weltkrieg',
  'one figure is one man': 'eine Figur ist ein Mann',
  'one infantry stand is a section of 8-12 men': 'eine Base Infanterie ist eine Gruppe von 8 bis 12 Mann',
}

export const sets: Words['sets'] = {
  searchable: 'Regeln, nummeriert und durchsuchbar',
  toRead: 'Zum Lesen',
  counts: (rules, rulings) => `${rules} Regeln, ${rulings} Auslegungen`,
  notYet: 'Noch nicht auf dem Tisch',
  minutes: span => `${span} Minuten`,
  figures: span => `${span} Figuren je Seite`,
  stands: span => `${span} Basen je Seite`,
  scenarios: n => (n === 1 ? 'Ein Szenario' : `${n} Szenarien`),
  book: says => books[says.split(/[;,]| and /)[0] ?? ''] ?? says,
  to: (least, most) => `${least} bis ${most}`,
}
