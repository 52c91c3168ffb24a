/** The only entry point of print. */
export {
  type BattleToPrint,
  type Feature,
  type Ground,
  grouped,
  type SheetsToPrint,
  type SideToPrint,
} from './battle/battle.ts'
export { forceSheet } from './battle/force.ts'
export { scenarioSheets } from './battle/scenario.ts'
export { type About, battleSeen, type Knowing, knownTo, sheetsSeen } from './battle/seen.ts'
export { unitSheets } from './battle/sheets.ts'
export { type BookToPrint, paperOf } from './book/printed-book.ts'
export { quickReference } from './book/reference.ts'
export { rulebook } from './book/rulebook.ts'
export { booklet, halfOf } from './booklet.ts'
export { cardSheets } from './cut-out/cards.ts'
export { markerSheets } from './cut-out/markers.ts'
export { templateSheets } from './cut-out/templates.ts'
export type { Face, Mark, Page, Printed } from './page.ts'
export { type Paper, type PaperName, papers } from './paper.ts'
export { pdfOf } from './pdf.ts'
export { type Fonts, fontFile, fontsFrom, type Measure, measureBy, type Script } from './setting/fonts.ts'
