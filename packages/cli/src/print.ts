import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve } from 'node:path'
import { type DiceSpec, noSuch, readScenario, Voice } from '@sandtable/kernel'
import {
  type About,
  type BookToPrint,
  battleSeen,
  booklet,
  cardSheets,
  type Fonts,
  fontsFrom,
  forceSheet,
  halfOf,
  type Knowing,
  knownTo,
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
  scenarioSheets,
  sheetsSeen,
  templateSheets,
  unitSheets,
} from '@sandtable/print'
import { ruleSets } from '@sandtable/rules'
import { forceNamed } from './force.ts'
import { openGame, openSource } from './open.ts'
import { count, partOf, rulesNamed } from './project.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

interface PrintOptions {
  readonly paper: string
  readonly out?: string
  readonly side?: string
}

interface Work {
  /** What it is made of: the name of a rule set, a battle, a saved game or a force. */
  readonly of: string
  readonly side: string | null
  readonly paper: Paper
  readonly measure: Measure
  readonly terminal: Terminal
}

const works: { readonly [what: string]: (work: Work) => Printed } = {
  rules: ({ of, paper, measure }) => rulebook(bookOf(of), paper, measure),
  booklet: ({ of, paper, measure }) => booklet(rulebook(bookOf(of), halfOf(paper), measure), paper),
  reference: ({ of, paper, measure }) => quickReference(bookOf(of), paper, measure),
  cards: ({ of, paper, measure }) => cardSheets(bookOf(of), paper, measure),
  markers: ({ of, paper, measure }) => markerSheets(bookOf(of), paper, measure),
  templates: ({ of, paper, measure }) => templateSheets(bookOf(of), paper, measure),
  scenario: work => scenarioSheets(battleSeen(seated(work), aboutIt(work)), work.paper, work.measure),
  sheets: work =>
    together(seated(work).map(one => unitSheets(sheetsSeen(one, aboutIt(work)), work.paper, work.measure))),
  force: ({ of, paper, measure, terminal }) => {
    const force = forceNamed(of, terminal)
    return forceSheet(rulesNamed(force.ruleset), force, paper, measure)
  },
}

/** The rulebook, and what its words are called. */
function bookOf(set: string): BookToPrint {
  const { book, terms = {} } = rulesNamed(set)
  return { ...book, terms }
}

const dice: DiceSpec = { from: 'seed', seed: 1 }

/** The sides of a battle or a saved game, or the one that is wanted, each with what it may know. */
function seated({ of, side, terminal }: Work): readonly Knowing[] {
  const { host } = openGame(of, dice, terminal.folder)
  const sides = host.game.setup.sides.map(({ id }) => id)
  if (side !== null && !sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
  return (side === null ? sides : [side]).map(id => knownTo(new Voice(host.seat(id))))
}

/** What the file says of a battle. A saved game says only how far it has come. */
function aboutIt({ of, terminal }: Work): About {
  const { host, goesOn } = openGame(of, dice, terminal.folder)
  const nothing = {
    title: basename(of).replace(/\.[a-z]+$/, ''),
    summary: '',
    when: `turn ${host.game.state.turn}`,
    briefing: {},
  }
  if (goesOn) return nothing
  const source = openSource(of, terminal.folder)
  if (partOf(source, 'title') === undefined) return nothing
  const { title, summary, turns, minutes, briefing } = readScenario(ruleSets, source)
  return { title, summary, when: `${count(turns, 'turn')}, about ${minutes} minutes`, briefing }
}

/** Several documents as one. */
const together = (all: readonly Printed[]): Printed => ({
  title: all.map(({ title }) => title).join(', '),
  pages: all.flatMap(({ pages }) => pages),
  bookmarks: [],
})

/** sandtable print: writes what players need at a real table to a PDF. */
export async function print(what: string, of: string, options: PrintOptions, terminal: Terminal): Promise<Verdict> {
  const work = Object.hasOwn(works, what) ? works[what] : undefined
  if (!work) throw new Misuse(noSuch('thing to print called', what, Object.keys(works)))
  if (!Object.hasOwn(papers, options.paper)) throw new Misuse(noSuch('paper', options.paper, Object.keys(papers)))
  const fonts = readFonts()
  const paper = papers[options.paper as PaperName]
  const printed = work({ of, side: options.side ?? null, paper, measure: measureBy(fonts), terminal })
  if (printed.pages.length === 0) throw new Misuse(`${printed.title}: there is nothing to print.`)
  const file = options.out ?? `${basename(of).replace(/\.[a-z]+$/, '')}-${what}.pdf`
  const pdf = await pdfOf(printed, fonts, new Date())
  try {
    writeFileSync(resolve(terminal.folder, file), pdf)
  } catch (error) {
    throw new Misuse(`${file} cannot be written: ${(error as Error).message}.`)
  }
  terminal.say(
    `${printed.title}: ${count(printed.pages.length, 'page')} in ${file}. Print at 100 %${what === 'booklet' ? ', on both sides, turned over the short edge' : ''}.`,
  )
  return 'fine'
}

function readFonts(): Fonts {
  const { resolve } = createRequire(import.meta.resolve('@sandtable/print'))
  return fontsFrom(file => readFileSync(resolve(file)))
}
