import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, root, sandtable } from './script.fixture.ts'

test('what is printed is a PDF beside the terminal, or where it is wanted', async () => {
  const folder = folderWith({})
  const { code, text } = await sandtable('print reference plastic', [], folder)
  expect([code, text]).toEqual([
    0,
    'Simple Plastic Figures: quick reference: 2 pages in plastic-reference.pdf. Print at 100 %.',
  ])
  expect(readFileSync(join(folder, 'plastic-reference.pdf'), 'latin1')).toMatch(/^%PDF-1\.7/)
  await sandtable('print templates blaze --paper letter --out t.pdf', [], folder)
  expect(readFileSync(join(folder, 't.pdf'), 'latin1')).toContain('[0 0 612')
})

test.each([
  ['print scenario plastic/crossroads-house --side german', 'The crossroads house: 2 pages'],
  ['print sheets plastic/crossroads-house', 'German'],
  ['print force muzzleflash/british-patrol', 'Fighting Patrol: 1 page'],
])('%s', async (words, says) => {
  const file = join(folderWith({}), 'it.pdf')
  const { code, text } = await sandtable(`${words} --out ${file}`, [], root)
  expect([code, text]).toEqual([0, expect.stringContaining(says)])
  expect(readFileSync(file, 'latin1')).toMatch(/^%PDF/)
})

test.each([
  ['print novel plastic', 'There is no thing to print called novel'],
  ['print reference chess', 'There is no rule set chess'],
  ['print sheets plastic/crossroads-house --side nobody', 'There is no side nobody'],
  ['print force nobody', 'There is no force nobody'],
  ['print scenario nowhere', 'There is no scenario or file nowhere'],
  ['print reference plastic --paper b5', 'There is no paper b5'],
  ['print reference plastic --out no/such/folder.pdf', 'cannot be written'],
])('%s is refused with its reason', async (words, says) => {
  const folder = folderWith({})
  const { code, warned } = await sandtable(words, [], folder)
  expect([code, warned.join('\n')]).toEqual([2, expect.stringContaining(says)])
  expect(existsSync(join(folder, 'plastic-reference.pdf'))).toBe(false)
})
