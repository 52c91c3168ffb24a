import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { conform, type RuleSet, readScenario, type Source } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './index.ts'
import { readYaml, readYamlAll } from './yaml.ts'

/** Every rule set keeps what the kernel's suite asks for: it is tested by being listed. `SOAK=1` plays ten times as many games. */

const root = new URL('../../../', import.meta.url)
const soak = process.env.SOAK ? 10 : 1
const patience = { timeout: 300_000 * soak }

function files(folder: string): [path: string, text: string][] {
  if (!existsSync(new URL(folder, root))) return []
  return readdirSync(new URL(folder, root))
    .filter(name => name.endsWith('.yaml'))
    .map(name => [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), 'utf8')])
}

const scenarios = ({ id }: RuleSet): Source[] =>
  files(`scenarios/${id}`).map(([path, text]) => readScenario(ruleSets, readYaml(text, path)).source)

/** The positions of the cases: few figures each, but everything that the rules speak of is in one of them. */
const positions = ({ id }: RuleSet): Source[] =>
  files(`cases/${id}`).flatMap(([path, text]) =>
    readYamlAll(text, path).map(source => ({ ...source, file: `${path}, ${(source.value as { name: string }).name}` })),
  )

/** What a run was worth, for those who watch. */
const say = (id: string, what: string, report: ReturnType<typeof conform>): void =>
  console.info(`${id}: ${report.games} ${what}, ${report.decisions} decisions, at most ${report.longest} answers a go`)

describe.each(ruleSets.map(rules => [rules.id, rules] as const))('%s', (id, rules) => {
  test('whole battles', patience, () => {
    const sources = scenarios(rules)
    if (sources.length === 0) return
    const games = Math.max(8, sources.length) * soak
    const report = conform(rules, sources, { games, seed: 1, every: 16 })
    say(id, 'battles', report)
    expect(report.failures).toEqual([])
    expect(report.longest).toBeGreaterThan(0)
  })

  test('from the positions of its cases', patience, () => {
    const sources = positions(rules)
    const report = conform(rules, sources, {
      games: sources.length * soak,
      seed: 1,
      every: 8,
      maxDecisions: 25,
      endless: true,
    })
    say(id, 'positions', report)
    expect(report.failures).toEqual([])
  })
})
