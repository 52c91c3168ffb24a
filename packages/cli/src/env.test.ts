import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root, sandtable } from './script.fixture.ts'

/** What the environment answers to these requests. */
async function answers(requests: readonly (object | string)[], words = 'plastic/tutorial --bots german=regular') {
  const lines = requests.map(request => (typeof request === 'string' ? request : JSON.stringify(request)))
  const { said } = await sandtable(`env ${words}`, lines)
  return said.map(line => JSON.parse(line))
}

const reset = { do: 'reset', seed: 3 }

test('a program in Python plays a whole game', () => {
  const program = 'docs/bot.py'
  expect(readFileSync(`${root}/${program}`, 'utf8').split('\n').length).toBeLessThanOrEqual(60)
  const battle = 'env plastic/tutorial --bots german=random'.split(' ')
  const command = [program, process.execPath, 'packages/cli/bin/sandtable.js', ...battle]
  const said = execFileSync('python3', command, { cwd: root, encoding: 'utf8' })
  expect(said).toMatch(/^\d+ decisions; .* (has won|won|draw).* \{"allied": -?[01], "german": -?[01]\}\n$/i)
}, 60_000)

test('the same seed and decisions give the same game', async () => {
  const [first] = await answers([reset])
  expect(first).toMatchObject({ agent: 'allied', turn: 1, over: false, rewards: { allied: 0, german: 0 } })
  const [, legal] = await answers([reset, { do: 'legal', most: 1 }])
  expect(legal.decisions).toHaveLength(1)
  const step = { do: 'step', decision: legal.decisions[0] }
  const [one, other] = [await answers([reset, step]), await answers([reset, { do: 'view' }, step])]
  expect(other[2]).toEqual(one[1])
  expect(one[1]).not.toEqual(first)
})

test('a decision can be put together field by field', async () => {
  const [first] = await answers([reset])
  const action = first.actions[0]
  const [, asked, sampled] = await answers([reset, { do: 'question', draft: { action } }, { do: 'sample', count: 2 }])
  expect(asked.question).toMatchObject({ field: expect.any(String), choices: expect.any(Array) })
  expect(asked.question.choices[0]).toEqual({ value: expect.anything(), says: expect.any(String) })
  expect(sampled.decisions).toHaveLength(2)
})

test('a side that hides something hides it here too', async () => {
  const night = 'blaze/night-drop-on-the-bridge'
  const [, own, other] = await answers(
    [reset, { do: 'view', side: 'garrison' }, { do: 'view', side: 'airborne' }],
    `${night} --bots airborne=random`,
  )
  expect(JSON.stringify(own)).not.toBe(JSON.stringify(other))
})

test.each([
  [{ do: 'step', decision: { action: 'fly' } }, 'PLAY'],
  [{ do: 'step', decision: 7 }, 'PLAY'],
  [{ do: 'step' }, 'PLAY'],
  [{ do: 'dance' }, 'There is no request dance'],
  [{ do: 'view', side: 'nobody' }, 'There is no side nobody'],
  [{ do: 'legal', most: -1 }, 'most is a whole number'],
  [{ do: 'reset' }, 'seed is a number or a text'],
  ['{', 'one JSON object'],
  ['[]', 'one JSON object'],
])('%j is refused, and nothing has changed', async (request, says) => {
  const [before, error, after] = await answers([reset, request, { do: 'standing' }])
  expect(`${error.error} ${error.says}`).toContain(says)
  expect(after).toEqual(before)
})

test('before it begins nothing can be asked; a wrong side or player is wrong usage', async () => {
  expect(await answers([{ do: 'standing' }])).toEqual([{ error: 'request', says: expect.stringContaining('reset') }])
  for (const bots of ['nobody=regular', 'german=nobody'])
    expect((await sandtable(`env plastic/tutorial --bots ${bots}`)).code).toBe(2)
})
