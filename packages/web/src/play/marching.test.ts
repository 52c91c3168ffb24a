import type { March } from '@sandtable/room'
import { expect, test } from 'vitest'
import { marching } from './marching.ts'
import { bareTable, snapshotOf } from './table.fixture.ts'

const pieces = ['r1', 'r2', 'r3'].map((id, i) => ({ id, side: 'red', at: [100 * i, 100], gone: false }))
const march = (piece: string): March => ({ draft: { action: 'move', piece }, to: [0, 500] }) as never

/** A table on which every march is one leg, and the first man is shot at as soon as he has gone. */
function marchUnderFire() {
  const snapshot = (standing: readonly object[]) =>
    ({ ...snapshotOf(), view: { tables: { game: [{}], piece: standing } } }) as never
  const shot = { type: 'decision', side: 'blue', decision: { action: 'move', piece: 'b1' } }
  const legOf = (one: March) => ({ decision: one.draft, path: [[0, 100]] })
  const { table, now } = bareTable({
    plan: ((marches: readonly March[]) => marches.map(one => ({ legs: [legOf(one)] }))) as never,
    decide: (() => {
      const moved = pieces.map(one => (one.id === 'r1' ? { ...one, at: [0, 500] } : one))
      table.set({ snapshot: snapshot(moved), log: [...table.get().log, shot] as never })
    }) as never,
  })
  table.set({
    snapshot: snapshot(pieces),
    march: { marches: [march('r1'), march('r2'), march('r3')], plan: [], draft: null },
  })
  return { ...marching(table, {} as never), now }
}

test('whoever of a group has not gone when something happens stays in hand', async () => {
  const { actions, now } = marchUnderFire()
  await actions.setOut()
  expect(now().marked).toEqual(['r2', 'r3'])
})
