import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { noSuch } from '@sandtable/kernel'
import {
  type BookToPrint,
  cardSheets,
  type Fonts,
  fontsFrom,
  type Measure,
  markerSheets,
  measureBy,
  type Paper,
  type PaperName,
  type Printed,
  papers,
  pdfOf,
  quickReference,
  rulebook,
  templateSheets,
} from '@sandtable/print'
import { count, rulesNamed } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

interface PrintOptions {
  readonly paper: string
  readonly out?: string
}

type Print = (of: string, paper: Paper, measure: Measure) => Printed

const works: { readonly [what: string]: Print } = {
  rules: (set, paper, measure) => rulebook(bookOf(set), paper, measure),
  reference: (set, paper, measure) => quickReference(bookOf(set), paper, measure),
  cards: (set, paper, measure) => cardSheets(bookOf(set), paper, measure),
  markers: (set, paper, measure) => markerSheets(bookOf(set), paper, measure),
  templates: (set, paper, measure) => templateSheets(bookOf(set), paper, measure),
}

/** The rulebook, and what its words are called. */
function bookOf(set: string): BookToPrint {
  const { book, terms = {} } = rulesNamed(set)
  return { ...book, terms }
}

/** sandtable print: writes what players need at a real table to a PDF. */
export async function print(what: string, of: string, options: PrintOptions, terminal: Terminal): Promise<Verdict> {
  const work = Object.hasOwn(works, what) ? works[what] : undefined
  if (!work) throw new Misuse(noSuch('thing to print called', what, Object.keys(works)))
  if (!Object.hasOwn(papers, options.paper)) throw new Misuse(noSuch('paper', options.paper, Object.keys(papers)))
  const fonts = readFonts()
  const printed = work(of, papers[options.paper as PaperName], measureBy(fonts))
  if (printed.pages.length === 0) throw new Misuse(`${printed.title}: there is nothing to print.`)
  const file = options.out ?? `${of.replace(/^.*\/|\.[a-z]+$/g, '')}-${what}.pdf`
  const pdf = await pdfOf(printed, fonts, new Date())
  try {
    writeFileSync(resolve(terminal.folder, file), pdf)
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${(error as Error).message}.`)
  }
  terminal.say(`${printed.title}: ${count(printed.pages.length, 'page')} in ${file}. Print at 100 %.`)
  return 'fine'
}

function readFonts(): Fonts {
  const { resolve } = createRequire(import.meta.resolve('@sandtable/print'))
  return fontsFrom(file => readFileSync(resolve(file)))
}
