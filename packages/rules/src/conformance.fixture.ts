import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  type conform,
  Host,
  isPlayable,
  jsonSource,
  type Message,
  type RuleSet,
  readScenario,
  type Source,
  type Tables,
  Watch,
} from '@sandtable/kernel'
import { expect } from 'vitest'
import { invariantsOf, ruleSets } from './index.ts'
import { readYaml, readYamlAll } from './yaml.ts'

/** Every rule set keeps what the kernel's suite asks for: it is tested by being listed. `SOAK=1` plays ten times as many games. */
export const listed = ruleSets.map(rules => [rules.id, rules] as const)
export const soak = process.env.SOAK ? 10 : 1
export const patience = { timeout: 600_000 * soak }

const root = new URL('../../../', import.meta.url)

function files(folder: string): [path: string, text: string][] {
  if (!existsSync(new URL(folder, root))) return []
  return readdirSync(new URL(folder, root))
    .filter(name => name.endsWith('.yaml'))
    .map(name => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), 'utf8')])
}

export const scenarios = ({ id }: RuleSet): Source[] =>
  files(`scenarios/${id}`).map(([path, text]) => readScenario(ruleSets, readYaml(text, path)).source)

/** The positions of the cases: few figures each, but everything that the rules speak of is in one of them. */
export const positions = ({ id }: RuleSet): Source[] =>
  files(`cases/${id}`).flatMap(([path, text]) =>
    readYamlAll(text, path)
      .filter(isPlayable)
      .map(source => ({ ...source, file: `${path}, ${(source.value as { name: string }).name}` })),
  )

/** What a run was worth, for those who watch. */
export const say = (id: string, what: string, report: ReturnType<typeof conform>): void =>
  console.info(`${id}: ${report.games} ${what}, ${report.decisions} decisions, at most ${report.longest} answers a go`)

/** A fault put in on purpose: a position, what is done to its game behind the rules' back, and what must be complained of. */
export interface Doctored<T extends Tables> {
  readonly position: object
  doctor(host: Host<T>): void
  readonly says: string
  /** Other invariants that see the same fault in their own way. */
  readonly also?: readonly string[]
}

/** Exactly the one invariant that is about it finds the fault, and before it was put in there was nothing to find. */
export function expectComplaint<T extends Tables>(
  rules: RuleSet<T>,
  { position, doctor, says, also = [] }: Doctored<T>,
): void {
  const host = new Host(rules, jsonSource('doctored', position), { dice: { from: 'seed', seed: 1 } }).start()
  const invariants = invariantsOf(rules).map(invariant => ({ ...invariant, every: 1 }))
  const watch = new Watch(host.run as never, invariants)
  expect(watch.look()).toEqual([])
  doctor(host)
  host.game.journal.settle()
  expect(watch.look().filter(broken => !also.some(name => broken.startsWith(`${name}:`)))).toEqual([says])
}

/** These rules, but for one action that refuses everything with the same words once the turn is 2. */
export function lying<T extends Tables>(rules: RuleSet<T>, name: string, word: string, says: Message): RuleSet<T> {
  const action = rules.actions[name] as RuleSet<T>['actions'][string]
  const next: typeof action.next = (game, draft, prompt) => {
    const question = action.next(game, draft, prompt)
    if (!question || game.state.turn !== 2) return question
    return { ...question, choices: [{ value: 'nobody', says, no: [{ word, says, cites: [] }] }] }
  }
  return { ...rules, actions: { ...rules.actions, [name]: { ...action, next } } }
}
