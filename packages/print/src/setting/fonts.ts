import PDFDocument from 'pdfkit'
import { type Face, faces } from '../page.ts'

/** The typefaces as they are kept in files: Node reads them, a browser fetches them. */
export type Fonts = { readonly [face in Face]: Uint8Array }

/** Where each face is. Plain WOFF: of WOFF2 the PDF writer cannot take a part, and a PDF must not hold whole faces. */
export const fontFiles: { readonly [face in Face]: string } = {
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  italic: '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff',
  bold: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  sans: '@fontsource/overpass/files/overpass-latin-400-normal.woff',
  'sans-bold': '@fontsource/overpass/files/overpass-latin-700-normal.woff',
  stencil: '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff',
}

/** Every face, by reading its file. */
export const fontsFrom = (read: (file: string) => Uint8Array): Fonts =>
  Object.fromEntries(faces.map(face => [face, read(fontFiles[face])])) as Fonts

export function openFonts(doc: PDFKit.PDFDocument, fonts: Fonts): void {
  // the writer wants a buffer of its own kind only for the type; it takes any bytes
  for (const face of faces) doc.registerFont(face, fonts[face] as Buffer)
}

/** How wide a text is, in millimetres. */
export type Measure = (text: string, face: Face, size: number) => number

const LARGE = 1000

/** Measures as the PDF writer sets: pairs of letters that are set closer count. */
export function measureBy(fonts: Fonts): Measure {
  const doc = new PDFDocument({ autoFirstPage: false, font: '' })
  openFonts(doc, fonts)
  const known = new Map<string, number>()
  return (text, face, size) => {
    const key = `${face} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      width = (doc.font(face).fontSize(LARGE).widthOfString(text) / LARGE / 72) * 25.4
      known.set(key, width)
    }
    return width * size
  }
}
