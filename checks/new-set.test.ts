import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { play, scripted } from '@sandtable/bots'
import { Host, type RuleSet, readScenario, runCase } from '@sandtable/kernel'
import { readYaml, readYamlAll } from '@sandtable/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from './files.ts'
import { generate } from './generate.ts'
import { skeleton, whyNot, write } from './new-set.ts'

/**
 * What `npm run new-set` makes, in a project of its own: it must compile, pass its cases and play, or it is no
 * starting point.
 */

const home = new URL('../.cache/new-set/', import.meta.url)
const folder = fileURLToPath(home)
const files = skeleton(root, { id: 'siege', prefix: 'SG', unit: 'cm' })
const below = (path: string): readonly (readonly [path: string, text: string])[] =>
  Object.entries(files).filter(([name]) => name.startsWith(path))

describe('a new rule set', () => {
  let siege: RuleSet
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    write(folder, files)
    write(folder, generate(folder))
    const settings = { extends: '../../tsconfig.dev.json', include: ['packages/rules/src/**/*.ts'], exclude: [] }
    writeFileSync(`${folder}tsconfig.json`, JSON.stringify(settings))
    const { ruleSets } = await import(/* @vite-ignore */ new URL('packages/rules/src/sets.gen.ts', home).href)
    siege = ruleSets[0]
  }, 120_000)

  test('compiles', () => {
    const { status, stdout } = spawnSync(`${root}node_modules/.bin/tsc`, ['-p', folder], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  })

  test('has its own id, prefix and unit, and nothing of the example', () => {
    expect([siege.id, siege.book.prefix, siege.book.unit]).toEqual(['siege', 'SG', 'cm'])
    for (const [path, text] of Object.entries(files)) expect(text, path).not.toMatch(/duel|\bDU-|\binch/i)
  })

  test('passes its cases, which show every rule', () => {
    const results = below('cases/').flatMap(([path, text]) =>
      readYamlAll(text, path).map(source => runCase(siege, source)),
    )
    expect(results.flatMap(({ name, failures }) => failures.map(failure => `${name}: ${failure}`))).toEqual([])
    const shown = new Set(results.flatMap(({ rules, cited }) => rules.filter(rule => cited.has(rule))))
    const rules = siege.book.sections.flatMap(section => section.rules.map(({ id }) => id))
    expect(rules.filter(rule => !shown.has(rule))).toEqual([])
  })

  test('is played to its end by computers, and is nobody’s first battle', () => {
    for (const [path, text] of below('scenarios/')) {
      expect(path).not.toContain('tutorial')
      const { source } = readScenario([siege], readYaml(text, path))
      const host = new Host(siege, source, { dice: { from: 'seed', seed: 1 } }).start()
      play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(id)])))
      expect(host.outcome).not.toBeNull()
    }
  })
})

test.each([
  [{ id: 'Siege', prefix: 'SG', unit: 'cm' }, 'one word in lower case'],
  [{ id: 'class', prefix: 'SG', unit: 'cm' }, 'one word in lower case'],
  [{ id: 'siege', prefix: 'SIG', unit: 'cm' }, 'two capitals'],
  [{ id: 'siege', prefix: 'SG', unit: 'ell' }, 'in, cm or mm'],
  [{ id: 'plastic', prefix: 'SG', unit: 'in' }, 'There is a rule set plastic'],
])('%o will not do', (given, says) => {
  expect(whyNot(root, given).join()).toContain(says)
  expect(whyNot(root, { id: 'siege', prefix: 'SG', unit: 'cm' })).toEqual([])
})
