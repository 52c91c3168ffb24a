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

/** Every listed rule set must pass the kernel's conformance suite. `SOAK=1` plays ten times as many games. */
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

/** The positions of the cases: few figures each, but together they cover the whole of the rules. */
export const positions = ({ id }: RuleSet): Source[] =>
  files(`cases/${id}`).flatMap(([path, text]) =>
    readYamlAll(text, path)
      .filter(isPlayable)
      .map(source => ({ ...source, file: `${path}, ${(source.value as { name: string }).name}` })),
  )

/** Statistics of a run, for people watching. */
export const say = (id: string, what: string, report: ReturnType<typeof conform>): void =>
  console.info(`${id}: ${report.games} ${what}, ${report.decisions} decisions, at most ${report.longest} answers a go`)

/** A deliberate fault: a position, the change made to its game behind the rules' back, and the expected complaint. */
export interface Doctored<T extends Tables> {
  readonly position: object
  doctor(host: Host<T>): void
  readonly says: string
  /** Other invariants that detect the same fault. */
  readonly also?: readonly string[]
}

/** Only the matching invariant finds the fault, and there was none before it was introduced. */
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

/** These rules, except that one action always refuses in the same words from turn 2. */
export function lying<T extends Tables>(rules: RuleSet<T>, name: string, word: string, says: Message): RuleSet<T> {
  const action = rules.actions[name] as RuleSet<T>['actions'][string]
  const next: typeof action.next = (game, draft, prompt) => {
    const question = action.next(game, draft, prompt)
    if (!question || game.state.turn !== 2) return question
    return { ...question, choices: [{ value: 'nobody', says, no: [{ word, says, cites: [] }] }] }
  }
  return { ...rules, actions: { ...rules.actions, [name]: { ...action, next } } }
}
