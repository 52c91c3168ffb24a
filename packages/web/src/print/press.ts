import sans from '@fontsource/overpass/files/overpass-latin-400-normal.woff?url'
import sansBold from '@fontsource/overpass/files/overpass-latin-700-normal.woff?url'
import italic from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff?url'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?url'
import bold from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url'
import stencil from '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff?url'
import {
  type Fonts,
  type Measure,
  measureBy,
  type Paper,
  type PaperName,
  type Printed,
  papers,
  pdfOf,
} from '@sandtable/print'

/** What is to be printed, on which paper. */
export type Work = (paper: Paper, measure: Measure) => Printed | Promise<Printed>

/** The same PDF that the command line writes. */
export async function pressed(work: Work, paper: PaperName): Promise<{ readonly pdf: Blob; readonly title: string }> {
  const fonts = await fetched()
  const printed = await work(papers[paper], measureBy(fonts))
  const pdf = await pdfOf(printed, fonts, new Date())
  return { pdf: new Blob([pdf], { type: 'application/pdf' }), title: printed.title }
}

let kept: Promise<Fonts> | null = null

/** The typefaces are fetched once. */
function fetched(): Promise<Fonts> {
  kept ??= fetchAll().catch(error => {
    kept = null
    throw error
  })
  return kept
}

async function fetchAll(): Promise<Fonts> {
  const read = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer())
  const all = await Promise.all([serif, italic, bold, sans, sansBold, stencil].map(read))
  const [first, second, third, fourth, fifth, sixth] = all as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  return { serif: first, italic: second, bold: third, sans: fourth, 'sans-bold': fifth, stencil: sixth }
}
