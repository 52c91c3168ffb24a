import { Host, type Id, jsonSource, readScenario } from '@sandtable/kernel'
import { type BotName, type Change, changeIn, type Study, varied } from '@sandtable/lab'
import { openSource } from '../open.ts'
import { partOf, rulesNamed } from '../project.ts'
import { Misuse } from '../terminal.ts'

/** A study in words, as it is given to a worker: everything else follows from them. */
export interface Order {
  readonly scenario: string
  readonly folder: string
  readonly seed: string
  readonly bots: readonly BotName[]
  /** What is otherwise than in the file. */
  readonly changes?: readonly string[]
  /** The scenario itself, where it is in no file. */
  readonly value?: unknown
}

export interface Ordered extends Study {
  readonly title: string
  readonly sideNames: { readonly [side: Id]: string }
}

export function studyOf({ scenario, folder, seed, bots, changes = [], value }: Order): Ordered {
  const file = value === undefined ? openSource(scenario, folder) : jsonSource(scenario, value)
  const source = varied(file, changes.map(changeOf))
  if (!source) throw new Misuse(`${scenario} has no such place: ${changes.join(', ')}.`)
  const set = partOf(source, 'ruleset')
  if (typeof set !== 'string') throw new Misuse(`${scenario} names no rule set.`)
  if (partOf(source, 'title') === undefined) throw new Misuse(`${scenario} is no scenario: it has no title.`)
  const rules = rulesNamed(set)
  const { sideNames } = new Host(rules, source)
  return { rules, source, seed, bots, title: readScenario([rules], source).title, sideNames }
}

function changeOf(words: string): Change {
  const change = changeIn(words)
  if (!change) throw new Misuse(`A change is a place and a value, as in start.last=8, not ${words}.`)
  return change
}
