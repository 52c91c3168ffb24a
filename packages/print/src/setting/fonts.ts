import PDFDocument from 'pdfkit'
import type { Face } from '../page.ts'

/** Letters come in files: most texts need the first alone, names of other nations one more. */
export const scripts = ['latin', 'latin-ext', 'cyrillic'] as const
export type Script = (typeof scripts)[number]

/** The typefaces as they are kept in files: Node reads them, a browser fetches them. Null: not at hand. */
export type Fonts = (face: Face, script: Script) => Uint8Array | null

const folders: { readonly [face in Face]: readonly [family: string, style: string, scripts: readonly Script[]] } = {
  serif: ['source-serif-4', '400-normal', scripts],
  italic: ['source-serif-4', '400-italic', scripts],
  bold: ['source-serif-4', '600-normal', scripts],
  sans: ['overpass', '400-normal', scripts],
  'sans-bold': ['overpass', '700-normal', scripts],
  stencil: ['stardos-stencil', '700-normal', ['latin']],
}

/** A face that has this script: a title in other letters is set in bold. */
const faceFor = (face: Face, script: Script): Face => (folders[face][2].includes(script) ? face : 'bold')

/** Where a face is. Plain WOFF: of WOFF2 the PDF writer cannot take a part, and a PDF must not hold whole faces. */
export function fontFile(face: Face, script: Script): string {
  const [family, style] = folders[face]
  return `@fontsource/${family}/files/${family}-${script}-${style}.woff`
}

/** Every face, read from its file when it is first needed. */
export function fontsFrom(read: (file: string) => Uint8Array): Fonts {
  const known = new Map<string, Uint8Array>()
  return (face, script) => {
    const file = fontFile(face, script)
    const bytes = known.get(file) ?? read(file)
    known.set(file, bytes)
    return bytes
  }
}

/** What the file of Latin letters has is left to it. */
export function scriptOf(letter: string): Script {
  if (/[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/.test(letter)) return 'cyrillic'
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u1e00-\u1eff]/.test(letter) ? 'latin-ext' : 'latin'
}

interface Run {
  readonly text: string
  readonly script: Script
}

/** A text in pieces that one file has. A space belongs to what stands before it. */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const script = last && /\s/.test(letter) ? last.script : scriptOf(letter)
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + letter }
    else runs.push({ script, text: letter })
  }
  return runs
}

/** Sets type in a document: each typeface is opened when it is first used. */
export function typeIn(doc: PDFKit.PDFDocument, fonts: Fonts): (face: Face, script: Script) => void {
  const opened = new Set<string>()
  return (face, script) => {
    const wanted = faceFor(face, script)
    const bytes = fonts(wanted, script)
    const name = bytes ? `${wanted} ${script}` : `${face} latin`
    // the writer wants a buffer of its own kind only for the type; it takes any bytes
    if (!opened.has(name)) doc.registerFont(name, (bytes ?? fonts(face, 'latin')) as Buffer)
    opened.add(name)
    doc.font(name)
  }
}

/** How wide a text is, in millimetres. */
export type Measure = (text: string, face: Face, size: number) => number

const LARGE = 1000

/** Measures as the PDF writer sets: pairs of letters that are set closer count. */
export function measureBy(fonts: Fonts): Measure {
  const doc = new PDFDocument({ autoFirstPage: false, font: '' })
  const type = typeIn(doc, fonts)
  const known = new Map<string, number>()
  const widthOf = (text: string, face: Face): number =>
    runsOf(text).reduce((sum, run) => {
      type(face, run.script)
      return sum + doc.fontSize(LARGE).widthOfString(run.text)
    }, 0)
  return (text, face, size) => {
    const key = `${face} ${text}`
    const width = known.get(key) ?? (widthOf(text, face) / LARGE / 72) * 25.4
    known.set(key, width)
    return width * size
  }
}
