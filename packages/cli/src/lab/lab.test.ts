import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownFolder, root, sandtable } from '../script.fixture.ts'

const battle = 'lab plastic/tutorial'

test('a battle is played many times, and who won is told with how sure that is', async () => {
  const { code, text } = await sandtable(`${battle} --games 4 --workers 1`)
  expect(code).toBe(0)
  expect(text).toMatch(/^The farmhouse door \(Simple Plastic Figures\): 4 games, regular on all sides, seed 1\./)
  expect(text).toMatch(/American won \d and lost \d: [\d.]+ % \([\d.]+ to [\d.]+\) of the points\./)
  expect(text).toMatch(/Why games ended:\n {2}\d times?: /)
  expect(text).toMatch(
    /Farmhouse: held at the end by American \d+ % and German \d+ % of the time; (never )?changed hands/,
  )
  expect(text).toMatch(/The shortest game is number \d: \d turns?, /)
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

test('a change is compared with the battle as it is, on the same dice', async () => {
  const { text } = await sandtable(`${battle} --games 4 --workers 1 --compare start.last=1 plastic/tutorial`)
  expect(text).toMatch(/With start\.last=1:\nAmerican won \d: .* percentage points/)
  // the very same battle makes no difference at all
  expect(text).toMatch(/With plastic\/tutorial:\nAmerican won .*, 0\.0 percentage points \(0\.0 to 0\.0\)/)
})

test('a sweep plays every combination; what is kept is not played twice', async () => {
  const file = join(ownFolder(), 'games.jsonl')
  const words = `${battle} --games 2 --workers 1 --sweep start.last=1,2 PF-RUL-1=centre --json --keep ${file}`
  const first = await sandtable(words)
  const { compared } = JSON.parse(first.text)
  expect(compared.map((arm: { readonly with: string }) => arm.with)).toEqual([
    'start.last=1 PF-RUL-1=centre',
    'start.last=2 PF-RUL-1=centre',
  ])
  const kept = readFileSync(file, 'utf8')
  expect(kept.trim().split('\n')).toHaveLength(6)
  expect((await sandtable(words)).text).toBe(first.text)
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test('a report is one file that needs nothing else, and its games open', async () => {
  const folder = ownFolder()
  const file = join(folder, 'report.html')
  const { text } = await sandtable(`${battle} --games 4 --workers 1 --compare start.last=3 --report ${file}`)
  expect(text).toContain('The report is in ')
  const page = readFileSync(file, 'utf8')
  expect(page).toMatch(/<h1>The farmhouse door: is it fair\?<\/h1>/)
  for (const part of ['Who wins', 'How long it takes', 'Casualties', 'Where they fall', 'What a change does'])
    expect(page).toContain(`>${part}</h2>`)
  expect(page).not.toMatch(/(src|href|url)[=(]"?(https?:|\/)/)
  const [, bytes = ''] = /href="data:application\/gzip;base64,([^"]+)"/.exec(page) ?? []
  const game = join(folder, 'game.sandtable')
  writeFileSync(game, gunzipSync(Buffer.from(bytes, 'base64')))
  const verified = await sandtable(`verify ${game}`)
  expect(verified.code).toBe(0)
})

test('what would make a battle even is found, with how sure that is', async () => {
  // in two turns nobody takes a farmhouse
  const folder = ownFolder()
  const short = join(folder, 'short.yaml')
  const file = readFileSync(join(root, 'scenarios/plastic/tutorial.yaml'), 'utf8')
  writeFileSync(short, file.replace('last: 6 }', 'last: 2 }'))
  const words = `lab ${short} --games 12 --workers 1 --balance --keep ${join(folder, 'games.jsonl')}`
  const { text } = await sandtable(words)
  expect(text).toMatch(
    /To make it even, weighed by 12 other games each:\n {2}.*American takes [\d.]+ % \(.*\) of the points, \d+ % sure to be fair\.\n/,
  )
  const { balance } = JSON.parse((await sandtable(`${words} --json`)).text)
  expect(balance).toMatchObject({ weaker: 'allied', stronger: 'german', isEven: false })
  expect(Object.keys(balance.offers[0].handicap)).toEqual(['kind', 'side', 'piece', 'count'])
}, 60_000)

test('a study that was broken off goes on to the same end', async () => {
  const file = join(ownFolder(), 'games.jsonl')
  await sandtable(`${battle} --games 2 --workers 1 --keep ${file}`)
  appendFileSync(file, '{"study":"torn')
  const words = `${battle} --games 4 --workers 1`
  expect((await sandtable(`${words} --keep ${file}`)).text).toBe((await sandtable(words)).text)
})

test.each([
  [`${battle} --compare pieces.nobody.at=[1,1]`, 'has no such place'],
  [`${battle} --compare nowhere.yaml`, 'There is no scenario or file nowhere.yaml'],
  [`${battle} --sweep start.last`, '--sweep takes values'],
  [`${battle} --until-clear --compare start.last=1`, '--until-clear is for one battle'],
  [`${battle} --until-clear --balance`, '--balance plays all its games'],
  [`${battle} --bots marshal`, 'There is no computer player marshal.'],
  [`${battle} --games 0`, '--games is 1 or more.'],
  [`${battle} --workers 0`, '--workers is 1 or more.'],
  ['lab plastic/nowhere', 'There is no scenario or file plastic/nowhere.'],
  ['lab cases/plastic/fir.yaml#building-windows', 'is no scenario'],
])('%s is wrong usage', async (words, says) => {
  const { code, warned } = await sandtable(words)
  expect(code).toBe(2)
  expect(warned.join('\n')).toContain(says)
})
