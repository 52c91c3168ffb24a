import { inPercent } from '../../language/percent.ts'
import type { en } from './en.ts'

export const de: typeof en = {
  print: 'Drucken',
  title: 'Als PDF drucken',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  rules: 'Die Regeln mit unseren Auslegungen',
  booklet: 'Die Regeln als Heft: beidseitig, an der kurzen Kante gewendet',
  reference: 'Kurzübersicht, zwei Seiten',
  cards: 'Karten',
  markers: 'Marker zum Ausschneiden',
  templates: 'Schablonen in wahrer Größe',
  scenario: 'Karte und Aufträge für alle Seiten',
  scenarioFor: side => `Karte und Auftrag: ${side}`,
  sheets: 'Deine Einheiten, wie sie jetzt sind',
  map: 'Die Karte, wie du sie kennst',
  force: 'Diese Truppe mit ihren Punkten',
  turn: turn => `Runde ${turn}`,
  size: (turns, minutes) => `${turns} Runden, etwa ${minutes} Minuten`,
  working: 'Die Seiten werden gesetzt …',
  done: file => `${file} ist gespeichert. Drucke mit ${inPercent(100)}.`,
  failed: why => `Es konnte nicht gedruckt werden: ${why}`,
}
