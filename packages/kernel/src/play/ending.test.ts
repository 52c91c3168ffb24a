import { describe, expect, test } from 'vitest'
import { load } from '../saves/load.ts'
import { save } from '../saves/save.ts'
import { tallyOf } from '../saves/tally.ts'
import { plainly } from '../text/message.ts'
import { playOn, toOrders, toy, toyHost } from '../toy.fixture.ts'
import { type Ending, endingIn } from './ending.ts'

const order = { action: 'order', piece: 'red-1', how: 'sneak', to: [30_000, 26_000] }

describe('people end a game', () => {
  const rows: [Ending, string, string][] = [
    [{ how: 'resigned', side: 'red', winners: ['blue'] }, 'players', 'red resigns.'],
    [{ how: 'time', side: 'red', winners: ['blue'] }, 'clock', 'red has no time left.'],
    [{ how: 'draw', winners: [] }, 'players', 'The players agree on a draw.'],
    [{ how: 'ruled', winners: ['red'] }, 'umpire', 'The umpire ends the game: red has won.'],
    [{ how: 'ruled', winners: [] }, 'umpire', 'The umpire ends the game as a draw.'],
  ]
  test.each(rows)('%o', (ending, by, says) => {
    const host = toOrders(toyHost())
    host.end(ending)
    expect([host.over, host.waitingFor]).toEqual([true, []])
    expect(host.outcome?.winners).toEqual(ending.winners)
    expect(plainly(host.outcome?.says as never)).toBe(says)
    const last = host.game.journal.entries.at(-1)
    expect(endingIn(last)).toEqual(ending)
    expect(last).toMatchObject({ by })
    expect(tallyOf(host)).toMatchObject({ ended: ending.how, umpire: by === 'umpire' ? [{ entry: last }] : [] })
    expect(
      host.game.journal.entries
        .slice(0, -1)
        .map(endingIn)
        .every(one => one === null),
    ).toBe(true)
    const again = load([toy], save(host))
    expect([again.differs, again.host.over, again.host.outcome]).toEqual([null, true, host.outcome])
  })

  test('and it is still known when the past is packed', () => {
    const host = toOrders(toyHost())
    host.end({ how: 'resigned', side: 'red', winners: ['blue'] })
    host.pack()
    expect(host.ending).toEqual({ how: 'resigned', side: 'red', winners: ['blue'] })
    const ruled = playOn(toyHost(), 1)
    ruled.pack()
    expect([ruled.over, ruled.ending]).toEqual([true, null])
  })

  const wrong: [string, Ending, string][] = [
    ['nobody resigns', { how: 'resigned', winners: ['blue'] }, 'UMPIRE-3'],
    ['a stranger resigns', { how: 'resigned', side: 'pink', winners: ['blue'] }, 'UMPIRE-3'],
    ['who resigns wins', { how: 'resigned', side: 'red', winners: ['blue', 'red'] }, 'UMPIRE-3'],
    ['a stranger wins', { how: 'ruled', winners: ['red', 'pink'] }, 'UMPIRE-2'],
    ['a draw is won', { how: 'draw', winners: ['red'] }, 'UMPIRE-3'],
    ['a draw is somebody’s', { how: 'draw', side: 'red', winners: [] }, 'UMPIRE-3'],
  ]
  test.each(wrong)('not if %s', (_, ending, code) => {
    const host = toOrders(toyHost())
    const { length } = host.game.journal
    expect(() => host.end(ending)).toThrow(code)
    expect([host.over, host.game.journal.length]).toEqual([false, length])
  })

  test('not twice', () => {
    const host = playOn(toyHost(), 1)
    expect(() => host.end({ how: 'draw', winners: [] })).toThrow('the game is over')
  })
})

test('a decision is taken back with everything since, if all have agreed', () => {
  const host = toOrders(toyHost())
  host.decide('red', order)
  host.takeBack('red')
  expect(host.run.waiting.size).toBe(0)
  expect(host.canRedo('red')).toBe(false)
  host.decide('red', order)
  host.decide('blue', { ...order, piece: 'blue-1', to: [30_000, 44_000] })
  const before = save(host)
  host.pass('red')
  host.takeBack('red')
  expect(save(host)).toBe(before)
  // but nobody forgets what he has learnt
  host.decide('red', { action: 'search', at: [50_000, 40_000] })
  expect(() => host.takeBack('red')).toThrow('learnt something')
})

test('a branch remembers the dice up to where it went off, unless it goes on with the same', () => {
  const host = playOn(toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 5 } }), 5)
  const at = host.game.journal.settled.at(-1) as number
  const other = host.branch(at, { from: 'seed', seed: 6 })
  expect(other.past).toEqual([{ until: other.game.store.dice, dice: { from: 'seed', seed: 5 } }])
  expect(host.branch(at, { from: 'seed', seed: 5 }).past).toEqual([])
})
