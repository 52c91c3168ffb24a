import { randomInt } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  capital,
  type DiceSpec,
  dealt,
  Host,
  type Loaded,
  load,
  noSuch,
  plainly,
  readScenario,
  type Source,
} from '@sandtable/kernel'
import { readYamlAll, ruleSets } from '@sandtable/rules'
import { isFile, partOf, readSources, readText, rulesNamed, scenarios, shown } from './project.ts'
import { Misuse } from './terminal.ts'

/** Text that begins like every save: with a link, and a line of JSON. */
const isSave = (text: string): boolean => /^[0-9a-f]{16} \{/.test(text)

/** The text of a saved game, and what its file is called in messages. */
export function saveIn(given: string, folder: string): { readonly text: string; readonly name: string } {
  const path = resolve(folder, given)
  if (!isFile(path)) throw new Misuse(`There is no file ${given}.`)
  return { text: readText(path, folder), name: shown(path, folder) }
}

/** A saved game, replayed and checked. */
export function openSave(given: string, folder: string): Loaded {
  const { text, name } = saveIn(given, folder)
  return load(ruleSets, text, name)
}

/** A game that is ready to start, and what the player should be told of it. */
export interface Opened {
  readonly host: Host
  /** It was started before. */
  readonly goesOn: boolean
  readonly notes: readonly string[]
}

/**
 * A battle by its name ('plastic/crossroads-house', or 'crossroads-house' alone), by its file, or from a save, which
 * continues. 'cases/plastic/fir.yaml#building-windows' is the position of a case.
 */
export function openGame(given: string, dice: DiceSpec, folder: string): Opened {
  const [file = '', name] = given.split('#')
  const path = resolve(folder, file)
  if (!isFile(path)) return begin(named(given, folder), dice)
  const text = readText(path, folder)
  const called = shown(path, folder)
  return isSave(text) ? goOn(text, called) : begin(choose(readYamlAll(text, called), file, name), dice)
}

/** The battle or position that these words name, as `openGame` reads them. */
export function openSource(given: string, folder: string): Source {
  const [file = '', name] = given.split('#')
  const path = resolve(folder, file)
  return isFile(path) ? choose(readSources(path, folder), file, name) : named(given, folder)
}

function goOn(text: string, name: string): Opened {
  const { host, notes } = load(ruleSets, text, name)
  const place = `The game goes on in turn ${host.game.state.turn}. Type log to hear what has happened.`
  return { host, notes: [...notes.map(note => plainly(note)), place], goesOn: true }
}

function begin(source: Source, dice: DiceSpec): Opened {
  const set = partOf(source, 'ruleset')
  if (typeof set !== 'string') throw new Misuse(`${source.file} names no rule set.`)
  const rules = rulesNamed(set)
  // a position without a title is no scenario, but can be played as well
  if (partOf(source, 'title') === undefined)
    return {
      host: new Host(rules, source, { dice }).start(),
      notes: [String(partOf(source, 'case') ?? source.file)],
      goesOn: false,
    }
  const host = new Host(rules, dealt(rules, source, dealBy(dice)), { dice }).start()
  const { title, summary, briefing, turns } = readScenario([rules], source)
  const orders = Object.entries(briefing).map(([side, says]) => `${capital(side)}: ${says.trim()}`)
  return { host, notes: [`${title}. ${rules.book.title}, ${turns} turns.`, summary.trim(), ...orders], goesOn: false }
}

/** What lies face down is dealt by the seed, so that the same command gives the same game; else as nobody can foresee. */
const dealBy = (dice: DiceSpec): number | string => (dice.from === 'seed' ? dice.seed : randomInt(2 ** 32))

/** The only document of a file, or the one with this name. */
function choose(sources: readonly Source[], file: string, name: string | undefined): Source {
  const names = sources.map(source => String(partOf(source, 'name') ?? ''))
  const source = name === undefined && sources.length === 1 ? sources[0] : sources[names.indexOf(name ?? '')]
  if (source) return source
  if (sources.length === 0) throw new Misuse(`${file} is empty: there is no battle, position or saved game in it.`)
  if (name !== undefined) throw new Misuse(noSuch(`position in ${file} called`, name, names))
  throw new Misuse(`${file} holds ${sources.length} positions. Say which: ${file}#${names[0] ?? ''}.`)
}

function named(name: string, folder: string): Source {
  const all = scenarios(folder)
  const found = [...all].filter(([key]) => key === name || key.endsWith(`/${name}`))
  const [first] = found
  const names = [...all.keys()].map(key => (name.includes('/') || found.length > 1 ? key : key.replace(/^.*\//, '')))
  if (!first || found.length > 1) throw new Misuse(noSuch('scenario or file', name, names))
  return choose(readSources(first[1], folder), first[0], undefined)
}

/** Saves a game to a file, whole or not at all. A file with other contents is left alone. */
export function keep(game: string, given: string, folder: string): string {
  const path = resolve(folder, given)
  try {
    if (existsSync(path) && !(isFile(path) && isSave(readText(path, folder))))
      throw new Misuse(`${given} is no saved game: it is left as it is.`)
    // a file of its own: a link of this name may lead anywhere
    rmSync(`${path}.part`, { force: true })
    writeFileSync(`${path}.part`, game, { flag: 'wx' })
    renameSync(`${path}.part`, path)
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(`The game cannot be written to ${given}: ${(error as Error).message}.`)
  }
  return `The game is kept in ${given}.`
}
