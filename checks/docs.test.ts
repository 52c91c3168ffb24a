import { existsSync, readFileSync } from 'node:fs'
import { runCase } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const docs = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

describe('the model cases of CONTRIBUTING.md pass, and cite what they list', () => {
  const models = [...read('CONTRIBUTING.md').matchAll(/```yaml\n(name: [\s\S]*?)```/g)].map(match => match[1] as string)
  test('there are two', () => expect(models).toHaveLength(2))
  test.each(models)('%s', model => {
    const source = readYaml(model, 'CONTRIBUTING.md')
    const rules = ruleSets.find(set => set.id === (source.value as { ruleset: string }).ruleset)
    if (!rules) throw new Error('no such rule set')
    const result = runCase(rules, source)
    expect(result.failures).toEqual([])
    expect(result.rules.filter(rule => !result.cited.has(rule))).toEqual([])
  })
})

test.each(docs)('%s names only files that are there', doc => {
  const named = [
    ...read(doc).matchAll(
      /`((?:packages|kernel|rules|bots|cli|checks|bench|rulebooks|cases|scenarios)\/[\w./-]+\.\w+)`/g,
    ),
  ]
  const missing = named
    .map(match => match[1] as string)
    .filter(
      path =>
        !existsSync(new URL(path, root)) &&
        !existsSync(new URL(`packages/${path.replace(/^(kernel|bots|cli)\//, '$1/src/')}`, root)),
    )
    .filter(path => !existsSync(new URL(`packages/${path}`, root)))
  expect(missing).toEqual([])
})

test.each(docs)('every npm command that %s names exists', doc => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { [name: string]: string } }
  const named = [...read(doc).matchAll(/npm run ([\w-]+)/g)].map(match => match[1] as string)
  expect(named.filter(name => !scripts[name])).toEqual([])
})
