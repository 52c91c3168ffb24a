import { mutate } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { caseSources, rulesNamed } from './project.ts'
import { folderWith, root, sandtable } from './script.fixture.ts'

/** A sample in the gate; all of them with `SOAK=1`. */
const patience = { timeout: 600_000 }
const sample = process.env.SOAK ? Number.POSITIVE_INFINITY : 12

test.each(ruleSets.map(({ id }) => id))('every number in the tables of %s is held by a case', patience, set => {
  const { numbers, of, failing } = mutate(rulesNamed(set), caseSources(set, root), { sample })
  expect(failing).toEqual([])
  expect(numbers).toHaveLength(Math.min(of, sample))
  expect(numbers.filter(({ held }) => !held)).toEqual([])
})

test('the command lists what nobody notices, and counts', async () => {
  const alone = folderWith({}) // a folder outside of the project still finds the project’s own cases
  const { code, said } = await sandtable('mutate plastic --sample 2 --seed 7', [], alone)
  expect(said.at(-1)).toMatch(
    /^plastic: 2 of \d+ numbers, 2 held by cases, 0 that can be no other, 0 held one way only, 0 not held$/,
  )
  expect(code).toBe(0)
  const { said: json } = await sandtable('mutate plastic --sample 2 --seed 7 --json')
  const [{ set, numbers }] = JSON.parse(json[0] ?? '')
  expect([set, numbers.length, numbers[0].mutations.length]).toEqual(['plastic', 2, 2])
})
