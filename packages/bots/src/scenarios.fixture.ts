import { readdirSync, readFileSync } from 'node:fs'
import type { RuleSet, Source } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

export const folder = new URL('../../../scenarios/', import.meta.url)

/** The sets that have ready scenarios. */
export const played: readonly string[] = readdirSync(folder).sort()

/** The scenarios of a set, by name; the first battle is for learning, not for contests. */
export const scenariosOf = (set: string): readonly string[] =>
  readdirSync(new URL(`${set}/`, folder))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => name.replace('.yaml', ''))

export const isLesson = (name: string): boolean => name === 'tutorial'

export function sourceOf(set: string, name: string): Source {
  const file = `scenarios/${set}/${name}.yaml`
  return readYaml(readFileSync(new URL(`${set}/${name}.yaml`, folder), 'utf8'), file)
}

export function rulesOf(set: string): RuleSet {
  const rules = ruleSets.find(({ id }) => id === set)
  if (!rules) throw new Error(`there is no rule set ${set}`)
  return rules
}
