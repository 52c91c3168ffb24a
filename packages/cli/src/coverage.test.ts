import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaseResult } from '@sandtable/kernel'
import { books } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { coverage } from './coverage.ts'
import { ownFolder, sandtable } from './script.fixture.ts'

const muzzleflash = books.find(book => book.id === 'muzzleflash') as (typeof books)[number]
const result = (rules: string[], cited: string[], failures: string[] = []): CaseResult => ({
  name: rules.join(),
  says: '',
  file: '',
  line: 1,
  ruleset: 'muzzleflash',
  rules,
  cited: new Set(cited),
  refused: [],
  failures,
})

describe('coverage', () => {
  const [a = '', b = '', c = ''] = muzzleflash.sections
    .flatMap(section => section.rules.filter(rule => rule.kind !== 'advice'))
    .map(rule => rule.id)

  test('counts a rule as cited where the code has it as a string, not in a comment', () => {
    const { cited, uncited } = coverage(muzzleflash, [`roll({ cites: ['${a}', "${b}"] }) // ${c}`], [])
    expect(cited).toBe(2)
    expect(uncited[0]).toBe(c)
  })

  test('counts a rule as shown where a passing case lists it and really cites it', () => {
    const { shown, silent } = coverage(muzzleflash, [], [result([a, b], [a]), result([c], [c], ['it failed'])])
    expect(shown).toBe(1)
    expect(silent).toEqual([{ name: `${a},${b}`, rules: [b] }])
  })

  // that the coverage of the project is complete, complete.test.ts shows
  test('is a row a set as JSON, and a case that fails is named', async () => {
    const folder = ownFolder()
    for (const name of ['rulebooks', 'cases', 'cases/plastic']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'cases/plastic/one.yaml'), 'name: nothing\nruleset: plastic\n')
    const json = await sandtable('coverage --json', [], folder)
    const rows = JSON.parse(json.said.join(''))
    expect(rows.map((row: object) => Object.keys(row))).toEqual(
      books.map(() => ['set', 'rules', 'cited', 'shown', 'cases']),
    )
    const { code, said } = await sandtable('coverage', [], folder)
    expect(code).toBe(1)
    expect(said).toContain('  failed (sandtable cases cases/plastic says why): nothing')
  })
})
