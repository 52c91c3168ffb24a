import type { CaseResult } from '@sandtable/kernel'
import { books, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { coverage, coverageOfBook } from './coverage.ts'
import { root, sandtable } from './script.fixture.ts'

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

  test('is a row a set as JSON', async () => {
    const { said } = await sandtable('coverage --json')
    const rows = JSON.parse(said.join(''))
    expect(rows.map((row: object) => Object.keys(row))).toEqual(
      books.map(() => ['set', 'rules', 'cited', 'shown', 'cases']),
    )
  })

  test.each(ruleSets)('of $id is complete', ({ book }) => {
    const { uncited, unshown, silent } = coverageOfBook(book, root)
    expect({ uncited, unshown, silent }).toEqual({ uncited: [], unshown: [], silent: [] })
  })
})
