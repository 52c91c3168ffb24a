import { jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { differencesOf } from './comparison.ts'
import { aGame } from './played.fixture.ts'
import type { Played } from './played.ts'
import { changeIn, varied } from './variant.ts'

const battle = {
  title: 'A battle',
  pieces: [
    { id: 'g1', kind: 'rifleman' },
    { id: 'g2', kind: 'gunner' },
  ],
  start: { last: 6 },
}
const changed = (...words: readonly string[]) =>
  varied(jsonSource('battle', battle), words.map(word => changeIn(word) as NonNullable<ReturnType<typeof changeIn>>))?.value // biome-ignore format: as it reads

test.each([
  ['MF-RUL-7=lenient', { ...battle, options: { 'MF-RUL-7': 'lenient' } }],
  ['tables.arms.rifle.shots=2', { ...battle, tables: { arms: { rifle: { shots: 2 } } } }],
  ['start.last=8', { ...battle, start: { last: 8 } }],
  ['start.side=german', { ...battle, start: { last: 6, side: 'german' } }],
  ['pieces.g2.kind=rifleman', { ...battle, pieces: [battle.pieces[0], { id: 'g2', kind: 'rifleman' }] }],
  ['pieces.0.at=[1,2]', { ...battle, pieces: [{ ...battle.pieces[0], at: [1, 2] }, battle.pieces[1]] }],
])('%s', (words, value) => {
  expect(changed(words)).toEqual(value)
  expect(battle.start).toEqual({ last: 6 })
})

test('several changes hold together; a path that leads nowhere gives nothing', () => {
  expect(changed('start.last=8', 'MF-RUL-7=strict')).toMatchObject({ start: { last: 8 }, options: { 'MF-RUL-7': 'strict' } })
  for (const words of ['pieces.g9.kind=gunner', 'weather.rain.heavy=true', 'title.long.er=1']) expect(changed(words)).toBeUndefined()
  expect(changeIn('other.yaml')).toBeNull()
}) // biome-ignore format: as it reads

test('a difference is that of twins, with an interval from their spread', () => {
  const game = (n: number, winner: string): Played => aGame({ n, winners: [winner] })
  const base = [game(0, 'a'), game(1, 'a'), game(2, 'b'), game(3, 'b')]
  const [a, b] = differencesOf(base, [game(3, 'b'), game(2, 'a'), game(1, 'a'), game(0, 'a'), game(9, 'b')])
  expect(a).toEqual({
    side: 'a',
    points: { share: 0.25, low: expect.closeTo(-0.24, 2), high: expect.closeTo(0.74, 2) },
  })
  expect(b?.points.share).toBe(-0.25)
  expect(differencesOf(base, base)[0]?.points).toEqual({ share: 0, low: 0, high: 0 })
})
