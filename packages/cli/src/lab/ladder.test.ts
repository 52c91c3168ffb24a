import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder, sandtable } from '../script.fixture.ts'

const words = 'ladder plastic --battles tutorial --games 1 --levels recruit,regular'

test('a ladder tells how each level did, writes it down, and plays nothing twice', { timeout: 60_000 }, async () => {
  const folder = ownFolder()
  const [keep, file] = [join(folder, 'games.jsonl'), join(folder, 'LADDER.md')]
  const { code, text } = await sandtable(`${words} --keep ${keep} --write ${file}`)
  expect(code).toBe(0)
  expect(text).toMatch(/\| \*\*regular against recruit\*\* \| 2 \| \d+ % \| \d+ % to \d+ % \| [+-]?\d+ \(/)
  expect(readFileSync(file, 'utf8')).toBe(`${text}\n`)
  const kept = readFileSync(keep, 'utf8')
  expect(kept.trim().split('\n').length).toBe(2)
  expect((await sandtable(`${words} --keep ${keep}`)).text).toBe(text)
  expect(readFileSync(keep, 'utf8')).toBe(kept)
})

test('what a general learns is the same again, and is told beside what he was taught', {
  timeout: 120_000,
}, async () => {
  const first = await sandtable('train plastic --games 4 --dry')
  expect(first.text).toMatch(/plastic: \d+ positions of 16 games; on \d+ others it is wrong by/)
  expect(first.text).toMatch(/0\.693 knowing nothing\n.* as taught: [-\d., ]+\n.* as learnt: [-\d., ]+/)
  expect((await sandtable('train plastic --games 4 --dry')).text).toBe(first.text)
})

test.each([
  ['ladder chess', 'There is no rule set chess.'],
  ['ladder plastic --levels recruit,marshal', 'There is no level marshal.'],
  ['ladder plastic --levels recruit', 'A ladder has two levels or more.'],
  ['ladder plastic --games 0', '--games is 1 or more.'],
  ['train plastic --games 1', '--games is 4 or more.'],
])('%s is wrong usage', async (line, says) => {
  const { code, warned } = await sandtable(line)
  expect(code).toBe(2)
  expect(warned.join('\n')).toContain(says)
})
