import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root, sandtable } from '../script.fixture.ts'

const battle = 'lab plastic/tutorial'

test('a battle is played many times, and who won is told with how sure that is', async () => {
  const { code, text } = await sandtable(`${battle} --games 4 --workers 1`)
  expect(code).toBe(0)
  expect(text).toMatch(/^The farmhouse door \(Simple Plastic Figures\): 4 games, regular on all sides, seed 1\./)
  expect(text).toMatch(/American won \d: [\d.]+ % \([\d.]+ to [\d.]+\) of the points\./)
  expect(text).toMatch(/Why games ended:\n {2}\d times: /)
  expect(text).toMatch(/German lost in a game: [\d.]+ riflemen/)
})

test('several workers find what one does', () => {
  const words = `${battle} --games 6 --bots regular,recruit --json --workers`.split(' ')
  const [one, two] = ['1', '2'].map(workers =>
    execFileSync(process.execPath, ['packages/cli/bin/sandtable.js', ...words, workers], {
      cwd: root,
      encoding: 'utf8',
    }),
  )
  expect(JSON.parse(one as string)).toMatchObject({
    title: 'The farmhouse door',
    games: 6,
    players: ['regular', 'recruit'],
  })
  expect(two).toBe(one)
}, 60_000)

test('it stops when the answer is clear', async () => {
  const { text } = await sandtable(`${battle} --games 400 --workers 1 --bots regular,random --until-clear`)
  expect(text).toMatch(/: (50|100) games, regular against random.*\nStopped early/)
})

test.each([
  [`${battle} --bots general`, 'There is no computer player general.'],
  [`${battle} --games 0`, '--games is 1 or more.'],
  [`${battle} --workers 0`, '--workers is 1 or more.'],
  ['lab plastic/nowhere', 'There is no scenario or file plastic/nowhere.'],
  ['lab cases/plastic/fir.yaml#building-windows', 'is no scenario'],
])('%s is wrong usage', async (words, says) => {
  const { code, warned } = await sandtable(words)
  expect(code).toBe(2)
  expect(warned.join('\n')).toContain(says)
})
