import {
  type Fonts,
  fontFile,
  type Measure,
  measureBy,
  type Paper,
  type PaperName,
  type Printed,
  papers,
  pdfOf,
  type Script,
} from '@sandtable/print'

/** What is to be printed, on which paper. */
export type Work = (paper: Paper, measure: Measure) => Printed | Promise<Printed>

/** The same PDF that the command line writes. Letters that turn out to be missing are fetched, and it is set again. */
export async function pressed(work: Work, paper: PaperName): Promise<{ readonly pdf: Blob; readonly title: string }> {
  await fetched('latin')
  let printed = await work(papers[paper], measureBy(fonts))
  while (wanted.size > 0) {
    await Promise.all([...wanted].map(fetched))
    printed = await work(papers[paper], measureBy(fonts))
  }
  const pdf = await pdfOf(printed, fonts, new Date())
  return { pdf: new Blob([pdf], { type: 'application/pdf' }), title: printed.title }
}

const kept = new Map<string, Uint8Array>()
const wanted = new Set<Script>()

const fonts: Fonts = (face, script) => {
  const bytes = kept.get(fontFile(face, script))
  if (!bytes) wanted.add(script)
  return bytes ?? null
}

/** The typefaces of a script are fetched once, when they are first needed. */
async function fetched(script: Script): Promise<void> {
  const { files } = await letters[script]()
  for (const [file, url] of Object.entries(files))
    if (!kept.has(file)) kept.set(file, new Uint8Array(await (await fetch(url)).arrayBuffer()))
  wanted.delete(script)
}

const letters: { readonly [script in Script]: () => Promise<{ readonly files: { readonly [file: string]: string } }> } =
  {
    latin: () => import('./letters/latin.ts'),
    'latin-ext': () => import('./letters/latin-ext.ts'),
    cyrillic: () => import('./letters/cyrillic.ts'),
  }
