import PDFDocument from 'pdfkit'
import type { Bookmark, Ink, Mark, Page, Pen, Printed } from './page.ts'
import { type Fonts, runsOf, typeIn } from './setting/fonts.ts'

/** One millimetre in points. */
export const POINT = 72 / 25.4

const inks: { readonly [ink in Ink]: string } = { black: '#000000', grey: '#5c5c5c', tint: '#e9e9e9', white: '#ffffff' }

/** Writes a document as PDF. The same document of the same date gives the same bytes. */
export function pdfOf(
  { title, pages, bookmarks }: Printed,
  fonts: Fonts,
  written: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '', // none of its own: a browser has none
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Sandtable', Producer: 'Sandtable', CreationDate: written },
  })
  const type = typeIn(doc, fonts)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    doc.on('end', () => resolve(joined(chunks)))
    doc.on('error', reject)
  })
  for (const [number, page] of pages.entries()) writePage(doc, type, page, number, bookmarks)
  doc.end()
  return whole
}

type Type = ReturnType<typeof typeIn>

function writePage(
  doc: PDFKit.PDFDocument,
  type: Type,
  page: Page,
  number: number,
  bookmarks: readonly Bookmark[],
): void {
  doc.addPage({ size: [page.width * POINT, page.height * POINT], margin: 0 })
  for (const mark of page.marks) write(doc, type, mark)
  for (const bookmark of bookmarks) if (bookmark.page === number) doc.outline.addItem(bookmark.title)
}

function write(doc: PDFKit.PDFDocument, type: Type, mark: Mark): void {
  switch (mark.type) {
    case 'text': {
      const [x, y] = [mark.x * POINT, mark.y * POINT]
      doc.save()
      if (mark.turned) doc.rotate(mark.turned, { origin: [x, y] })
      doc.fontSize(mark.size).fillColor(inks[mark.ink ?? 'black'])
      let along = x
      for (const { text, script } of runsOf(mark.text)) {
        type(mark.face, script)
        doc.text(text, along, y, { lineBreak: false, baseline: 'alphabetic' })
        along += doc.widthOfString(text)
      }
      doc.restore()
      if (mark.to) doc.goTo(x, y - mark.size, (mark.width ?? 0) * POINT, mark.size * 1.2, mark.to)
      return
    }
    case 'line': {
      const [first, ...others] = mark.points
      if (!first) return
      doc.moveTo(first[0] * POINT, first[1] * POINT)
      for (const [x, y] of others) doc.lineTo(x * POINT, y * POINT)
      if (mark.closed) doc.closePath()
      paint(doc, mark)
      return
    }
    case 'circle':
      doc.circle(mark.at[0] * POINT, mark.at[1] * POINT, mark.radius * POINT)
      paint(doc, mark)
      return
    case 'anchor':
      doc.addNamedDestination(mark.name, 'XYZ', 0, mark.y * POINT, null)
      return
    case 'clip':
      doc.save()
      doc.rect(mark.x * POINT, mark.y * POINT, mark.width * POINT, mark.height * POINT).clip()
      for (const one of mark.marks) write(doc, type, one)
      doc.restore()
  }
}

function paint(doc: PDFKit.PDFDocument, { stroke, dash, ink, fill }: Pen): void {
  if (dash) doc.dash(dash[0]! * POINT, { space: (dash[1] ?? dash[0]!) * POINT })
  else doc.undash()
  doc.lineWidth((stroke ?? 0) * POINT).lineJoin('round')
  const line = inks[ink ?? 'black']
  if (fill && stroke) doc.fillAndStroke(inks[fill], line)
  else if (fill) doc.fill(inks[fill])
  else doc.stroke(line)
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
