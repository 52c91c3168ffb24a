import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { difference, goldenGame } from '@sandtable/bots'
import { conform, isPlayable, mutate, readScenario, runCase, type Source } from '@sandtable/kernel'
import { readYaml, readYamlAll } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { duel } from './src/index.ts'

/** The checks that library rule sets get automatically are applied to the example here. */

const files = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(new URL(folder, import.meta.url)).map(name => [
    `${folder}/${name}`,
    readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'),
  ])

const cases = files('cases').flatMap(([path, text]) => readYamlAll(text, path))
const scenarios = files('scenarios').map(([path, text]) => readScenario([duel], readYaml(text, path)).source)

test.each(cases.map(source => runCase(duel, source)))('$name: $says', ({ failures, rules, cited }) => {
  expect(failures).toEqual([])
  expect(rules.filter(rule => !cited.has(rule))).toEqual([])
})

test('every rule is shown by a case', () => {
  const results = cases.map(source => runCase(duel, source))
  const shown = new Set(results.flatMap(({ rules }) => rules))
  const rules = duel.book.sections.flatMap(section => section.rules)
  expect(rules.filter(({ id, kind }) => kind !== 'advice' && !shown.has(id)).map(({ id }) => id)).toEqual([])
})

test('every number is held by a case', () => {
  const { numbers, failing } = mutate(duel, cases)
  expect(failing).toEqual([])
  expect(numbers.filter(({ held }) => !held).map(({ table, row, column }) => [table, row, column])).toEqual([])
})

test('a game of computers is played as it was', () => {
  const file = new URL('high-noon.played.txt', import.meta.url)
  const { whole } = goldenGame(scenarios[0] as Source, 1, [duel])
  if (process.env.GOLDEN) writeFileSync(file, whole)
  expect(difference(readFileSync(file, 'utf8'), whole)).toBeNull()
})

describe('random games keep what every rule set must keep', () => {
  test('from the scenarios', () => {
    expect(conform(duel, scenarios, { games: 8, seed: 1, every: 8 }).failures).toEqual([])
  })
  test('from the positions of the cases', () => {
    const positions = cases.filter(isPlayable)
    const report = conform(duel, positions, { games: positions.length, seed: 1, every: 4 })
    expect(report.failures).toEqual([])
  })
})
