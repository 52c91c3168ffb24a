import { describe, expect, test, vi } from 'vitest'
import { answering } from './answer.ts'
import { noticing } from './notice.ts'
import { opening } from './opening.ts'
import { seating } from './seat.ts'
import { bareTable, snapshotOf } from './table.fixture.ts'

function sit(begun: object = {}) {
  const { table, ask, client, now } = bareTable({}, begun)
  const notices = noticing(table)
  const renew = vi.fn()
  const seat = seating(table, answering(table, notices), { renew }, notices)
  return { seat, table, ask, client, now, renew }
}

const blues = { seat: 'red', waitingFor: ['blue'], prompt: null }

describe('the curtain', () => {
  test('falls before the next player, where there is anything to hide', () => {
    const { seat, ask, now } = sit()
    seat.take(snapshotOf({ ...blues, apart: ['blue'] }))
    expect(now().curtain).toBe('blue')
    expect(ask).not.toHaveBeenCalled()
  })

  test('stays up where both know the same: the seat changes at once', () => {
    const { seat, ask, now } = sit()
    seat.take(snapshotOf(blues))
    expect(now().curtain).toBeNull()
    expect(ask).toHaveBeenCalledWith('sit', 'blue')
  })

  test('is lifted by sitting down', async () => {
    const { seat, ask, now } = sit({ curtain: 'blue' })
    await seat.actions.liftCurtain()
    expect(ask).toHaveBeenCalledWith('sit', 'blue')
    expect(now().curtain).toBeNull()
  })

  test('falls for somebody who comes back to a kept game that others share', () => {
    const { seat, now } = sit()
    seat.arrive()
    seat.take(snapshotOf({ apart: ['blue'] }))
    expect(now().curtain).toBe('red')
  })
})

describe('a snapshot', () => {
  const entry = { type: 'said' }

  test('adds its news to the log, or replaces it', () => {
    const { seat, now } = sit()
    seat.take(snapshotOf({ news: [entry] }))
    seat.take(snapshotOf({ news: [entry] }))
    expect(now().log).toHaveLength(2)
    seat.take(snapshotOf({ news: [entry], newsIsAll: true }))
    expect(now().log).toHaveLength(1)
  })

  test('takes the pointer off a piece that has gone on, and leaves it on one that stands', () => {
    const hover = { at: [10, 10], piece: 'r1', px: 1, py: 1 }
    const standing = (at: readonly number[]) => ({
      view: { tables: { piece: [{ id: 'r1', side: 'red', at }], game: [] } },
    })
    const { seat, now } = sit({ snapshot: snapshotOf(standing([10, 10])), hover })
    seat.take(snapshotOf(standing([10, 10])))
    expect(now().hover).toEqual(hover)
    seat.take(snapshotOf(standing([10, 40])))
    expect(now().hover).toEqual({ ...hover, piece: null })
  })

  test('with the same question keeps the draft', () => {
    const { seat, table, now, renew } = sit()
    seat.take(snapshotOf())
    expect(renew).toHaveBeenCalledTimes(1)
    table.set({ draft: { action: 'move' } })
    seat.take(snapshotOf())
    expect(now().draft).toEqual({ action: 'move' })
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('with another question drops it', () => {
    const { seat, table, now, renew } = sit()
    seat.take(snapshotOf())
    table.set({ draft: { action: 'move' } })
    seat.take(snapshotOf({ prompt: { side: 'red', actions: ['fire'], default: null } }))
    expect(now().draft).toBeNull()
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('for another seat leaves nothing of who sat here before', () => {
    const { seat, table, now } = sit()
    seat.take(snapshotOf())
    table.set({ selected: 'r1', marked: ['r1'] })
    seat.take(snapshotOf({ seat: 'blue', waitingFor: ['blue'] }))
    expect([now().selected, now().marked]).toEqual([null, []])
    expect(now().notice).toContain('Blue')
  })
})

test('a player who interrupted but did nothing hands the turn back', async () => {
  const { seat, ask, now } = sit({ snapshot: snapshotOf({ waitingFor: ['blue'] }), stepsIn: 'red' })
  await seat.actions.pass()
  expect(ask).toHaveBeenCalledWith('sit', 'blue')
  expect(ask).not.toHaveBeenCalledWith('pass')
  expect(now().stepsIn).toBeNull()
})

test('another game closes the one before, and begins with an empty table', async () => {
  const { seat, table, client, now } = sit({ selected: 'r1', log: [{}] })
  const fresh = bareTable().client
  await opening(table, seat, () => fresh).start({} as never, async () => true)
  expect(client.close).toHaveBeenCalled()
  expect([now().client, now().selected, now().log]).toEqual([fresh, null, []])
})
