import { type Bot, erring, scripted } from '@sandtable/bots'
import {
  type BattleWish,
  type DiceSpec,
  Host,
  type Id,
  load,
  quickBattle,
  type RuleSet,
  readScenario,
  SandtableError,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { Room } from './room.ts'

/** Who sits where: a person at this screen, or the computer. */
export type Seats = { readonly [side: Id]: 'person' | 'computer' }

export interface NewGame {
  readonly title: string
  /** A scenario file, as text. */
  readonly scenario: string
  readonly file: string
  readonly seats: Seats
  readonly dice: DiceSpec
  /** Rulings that differ from their defaults. */
  readonly options: { readonly [ruling: string]: string }
  readonly level: 'easy' | 'usual'
}

/** A battle that the rules have made up: a scenario file, as text. */
export interface Mustered {
  readonly file: string
  readonly text: string
}

/** A game that was kept. */
export interface KeptGame {
  readonly title: string
  readonly save: string
  readonly file: string
  readonly seats: Seats
  readonly level: 'easy' | 'usual'
}

/** A new game, ready to play. */
export function newRoom({ scenario, file, dice, options, seats, level }: NewGame): Room {
  const { source, ruleset } = readScenario(ruleSets, readYaml(scenario, file))
  const rules = ruleSets.find(set => set.id === ruleset) as RuleSet
  const value = source.value as { readonly options?: object }
  const chosen = { ...source, value: { ...value, options: { ...value.options, ...options } } }
  const host = new Host(rules, chosen, { dice }).start()
  return new Room(host, computersIn(host, seats, level))
}

/** A kept game that goes on, and what is to be told about it. */
export function keptRoom({ save, file, seats, level }: KeptGame): {
  readonly room: Room
  readonly notes: readonly string[]
} {
  const { host, notes } = load(ruleSets, save, file)
  return { room: new Room(host, computersIn(host, seats, level)), notes }
}

function computersIn({ setup }: Host, seats: Seats, level: NewGame['level']): ReadonlyMap<Id, Bot> {
  const computers = setup.sides.map(({ id }) => id).filter(side => seats[side] === 'computer')
  return new Map(computers.map((side, i) => [side, level === 'easy' ? erring(i) : scripted(i)]))
}

/** Makes up a quick battle of a rule set, as a scenario file. */
export function musterBattle(set: string, wish: BattleWish): Mustered {
  const rules = ruleSets.find(({ id }) => id === set)
  if (!rules) throw new SandtableError('SCEN-2', '', `rule set ${set}`)
  const { source } = quickBattle(rules, wish)
  return { file: source.file, text: JSON.stringify(source.value) }
}
