import { expect, test } from 'vitest'
import { canonical } from '../hash.ts'
import type { Host } from '../play/host.ts'
import { times } from '../times.fixture.ts'
import { playOn, toyHost } from '../toy.fixture.ts'
import { Reel, storyOf } from './replay.ts'
import { UMPIRE } from './umpire.ts'
import { type View, viewOf } from './view.ts'

/** Records by name: one that comes into sight again may have another place in the list. */
const known = ({ tables }: View): string =>
  canonical(
    Object.fromEntries(
      Object.entries(tables).map(([table, records]) => [
        table,
        Object.fromEntries(records.map(record => [(record as { id: string }).id, record])),
      ]),
    ) as never,
  )

const played = (seed: number): Host => playOn(toyHost(undefined, { dice: { from: 'seed', seed } }), seed)

test.each(['red', 'blue', UMPIRE])('%s can wind a whole game forwards and backwards', side => {
  for (let seed = 1; seed <= times(25); seed++) {
    const { game } = played(seed)
    const { opening, entries } = storyOf(game, side)
    const reel = new Reel(opening, entries)
    expect(known(reel.to(entries.length).view)).toBe(known(viewOf(game, side)))
    expect(known(reel.to(0).view)).toBe(known(opening))
  }
})

test('every position is the same, whichever way it was reached', () => {
  const { opening, entries } = storyOf(played(7).game, 'red')
  const reel = new Reel(opening, entries)
  const there = entries.map((_, i) => known(reel.to(i).view))
  for (let n = 0; n < times(300); n++) {
    const position = (n * 7919) % entries.length
    expect(known(reel.to(position).view)).toBe(there[position])
  }
})

test('what is known now can be wound back without knowing how it began', () => {
  const { game } = played(11)
  const { opening, entries } = storyOf(game, 'blue')
  const reel = new Reel(viewOf(game, 'blue'), entries, entries.length)
  expect(known(reel.to(0).view)).toBe(known(opening))
  expect(known(reel.to(entries.length).view)).toBe(known(viewOf(game, 'blue')))
})

test('nobody winds beyond the ends', () => {
  const { opening, entries } = storyOf(played(2).game, 'red')
  const reel = new Reel(opening, entries)
  expect(reel.to(-5).position).toBe(0)
  expect(reel.to(1e9).position).toBe(entries.length)
})
