import { expect, test } from 'vitest'
import { folderWith, sandtable, tiny } from './script.fixture.ts'

test('of a case, what it decides first', async () => {
  const { code, text } = await sandtable('odds cases/plastic/fir.yaml#building-windows')
  expect(code).toBe(0)
  expect(text).toMatch(
    /^Effect on .*: up to 3 times, needs 6\+, .*: 17 %\.\n.* falls: \d+ %\.\nEvery possible roll was played\.$/,
  )
})

test('of a battle, what is typed, with lengths in the unit of the set', async () => {
  const folder = folderWith({ 'tiny.yaml': tiny })
  const { text } = await sandtable('odds tiny.yaml action=move piece=g1 to=[10,10] --json', [], folder)
  expect(JSON.parse(text)).toMatchObject({
    side: 'german',
    decision: { action: 'move', piece: 'g1', to: [25_400, 25_400] },
    exact: true,
  })
})

test.each([
  ['odds tiny.yaml', 2, 'Say what is decided'],
  ['odds tiny.yaml fire', 2, 'this is not: fire'],
  ['odds tiny.yaml as=nobody action=end', 2, 'There is no side nobody'],
  ['odds tiny.yaml action=move piece=g1 to=[10,40]', 1, 'too far: 35″'],
  ['odds tiny.yaml action=fly', 1, 'fly'],
])('%s is refused with its reason', async (words, code, says) => {
  const found = await sandtable(words, [], folderWith({ 'tiny.yaml': tiny }))
  expect([found.code, found.warned.join('\n')]).toEqual([code, expect.stringContaining(says)])
})
