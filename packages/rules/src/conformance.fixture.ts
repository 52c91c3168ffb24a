import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type conform, type RuleSet, readScenario, type Source } from '@sandtable/kernel'
import { ruleSets } from './index.ts'
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
    readYamlAll(text, path).map(source => ({ ...source, file: `${path}, ${(source.value as { name: string }).name}` })),
  )

/** What a run was worth, for those who watch. */
export const say = (id: string, what: string, report: ReturnType<typeof conform>): void =>
  console.info(`${id}: ${report.games} ${what}, ${report.decisions} decisions, at most ${report.longest} answers a go`)
