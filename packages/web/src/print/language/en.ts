import { inPercent } from '../../language/percent.ts'

export const en = {
  print: 'Print',
  title: 'Print as PDF',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  rules: 'The rules, with our rulings',
  booklet: 'The rules as a booklet: both sides, turned over the short edge',
  reference: 'Quick reference, two pages',
  cards: 'Cards',
  markers: 'Markers to cut out',
  templates: 'Templates at true size',
  scenario: 'Map and orders for all sides',
  scenarioFor: (side: string) => `Map and orders for ${side}`,
  sheets: 'Your units as they are now',
  map: 'The map as you know it',
  force: 'This force with its points',
  turn: (turn: number) => `turn ${turn}`,
  size: (turns: number, minutes: number) => `${turns} turns, about ${minutes} minutes`,
  working: 'Setting the pages …',
  done: (file: string) => `${file} has been saved. Print it at ${inPercent(100)}.`,
  failed: (why: string) => `It could not be printed: ${why}`,
}
