/** The only entry point of print. */
export { type BookToPrint, paperOf } from './book/printed-book.ts'
export { quickReference } from './book/reference.ts'
export { templateSheets } from './cut-out/templates.ts'
export type { Face, Mark, Page, Printed } from './page.ts'
export { type Paper, type PaperName, papers } from './paper.ts'
export { pdfOf } from './pdf.ts'
export { type Fonts, fontFiles, fontsFrom, type Measure, measureBy } from './setting/fonts.ts'
