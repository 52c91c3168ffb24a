import { books, cases } from 'virtual:books'
import outlines from 'virtual:catalogue'
import type { BattleSize, LandName, Ruling, Section } from '@sandtable/kernel'
import type { ScenarioOutline } from './outline.ts'

/** What the first screens know of a rule set. */
export interface SetOutline {
  readonly id: string
  readonly title: string
  /** What its rule ids begin with. */
  readonly prefix: string
  readonly period: string
  readonly scale: string
  readonly unit: 'in' | 'cm' | 'mm'
  readonly summary: string
  /** Its rules run; otherwise there is only its rulebook. */
  readonly playable: boolean
  /** How many rules and rulings its book has. */
  readonly rules: number
  readonly rulings: number
  /** The ids of the rulings that players may choose. */
  readonly offered: readonly string[]
  /** How large a quick battle may be; none where its book sells no forces. */
  readonly sizes: readonly BattleSize[]
  /** The ground that its quick battles may be fought on. */
  readonly lands: readonly LandName[]
  /** Forces can be built by its rules. */
  readonly buildsForces: boolean
  /** The rulings that a game of two people at one screen begins with. */
  readonly atOneScreen: { readonly [ruling: string]: string }
  /** It serves games with real figures. */
  readonly companion: boolean
  readonly scenarios: readonly ScenarioOutline[]
}

/** A rulebook to be read: the engine is not in it. */
export interface ReadingBook {
  readonly id: string
  readonly title: string
  readonly prefix: string
  readonly sections: readonly Section[]
  readonly rulings: readonly Ruling[]
  readonly tables: { readonly [name: string]: unknown }
  readonly terrain: unknown
  /** What it wants on paper: read by whoever prints it. */
  readonly paper?: object
  readonly terms: { readonly [word: string]: string }
  readonly cases: readonly {
    readonly name: string
    readonly says: string
    readonly rules: readonly string[]
    /** It can be played; a position with a fault cannot. */
    readonly plays: boolean
  }[]
}

/** Those that can be played come first. */
export const sets: readonly SetOutline[] = [
  ...outlines.filter(set => set.playable),
  ...outlines.filter(set => !set.playable),
]

export const findSet = (id: string): SetOutline | undefined => sets.find(set => set.id === id)

/** The set that a rule belongs to, by the beginning of its id. */
export const setOfRule = (rule: string): SetOutline | undefined => sets.find(set => rule.startsWith(`${set.prefix}-`))

export const findScenario = (set: string, id: string): ScenarioOutline | undefined =>
  findSet(set)?.scenarios.find(scenario => scenario.id === id)

/** The scenario that teaches a set. */
export const lessonOf = (set: SetOutline): ScenarioOutline | undefined =>
  set.scenarios.find(scenario => scenario.id === 'tutorial')

/** The lesson for somebody who knows none of the sets: that of the shortest rulebook. */
export function firstBattle(): ScenarioOutline | undefined {
  const taught = sets.filter(set => lessonOf(set))
  const shortest = taught.reduce<SetOutline | null>((best, set) => (best && best.rules <= set.rules ? best : set), null)
  return shortest ? lessonOf(shortest) : undefined
}

const files = import.meta.glob<string>('../../../../scenarios/*/*.yaml', { query: '?raw', import: 'default' })

/** The whole file of a scenario, as the worker reads it. */
export async function scenarioFile({ ruleset, id }: ScenarioOutline): Promise<{ file: string; text: string }> {
  const path = `../../../../scenarios/${ruleset}/${id}.yaml`
  const read = files[path]
  if (!read) throw new Error(`There is no scenario ${ruleset}/${id} here.`)
  return { file: `${id}.yaml`, text: await read() }
}

export async function readingBook(set: string): Promise<ReadingBook> {
  const book = books[set]
  if (!book) throw new Error(`There is no rule set ${set} here.`)
  return (await book()).default
}

let offered: Promise<{ readonly [set: string]: readonly Ruling[] }> | null = null

/** The rulings that players may choose, of every set: they are read when somebody chooses. */
export function offeredRulings() {
  offered ??= import('virtual:rulings').then(module => module.default)
  return offered
}

/** A case as it was written, to be played. */
export async function caseOf(set: string, name: string): Promise<unknown> {
  const found = (await cases[set]?.())?.default.find(one => one.name === name)
  if (!found) throw new Error(`There is no case ${name} here.`)
  return found
}
