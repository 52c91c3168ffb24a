import { expect, test } from 'vitest'
import { selecting } from './selection.ts'
import { bareTable, snapshotOf } from './table.fixture.ts'

const sheet = { title: 'r1' }
const answers = { sheet: () => sheet, aura: () => [], prospects: () => ['a prospect'] }

function point(begun: object = {}) {
  const { table, ask, now } = bareTable(answers, { snapshot: snapshotOf(), ...begun })
  return { ...selecting(table), table, ask, now }
}

test('a selected piece brings its sheet and what it could do', async () => {
  const { actions, now } = point()
  await actions.select('r1')
  expect([now().selected, now().sheet, now().prospects]).toEqual(['r1', sheet, ['a prospect']])
})

test('another piece leaves nothing of the one before', async () => {
  const { actions, now } = point({ selected: 'b1', marked: ['b1'], sheetOpen: true, refused: [{}] })
  await actions.select('r1')
  expect([now().marked, now().sheetOpen, now().refused]).toEqual([[], false, []])
})

test('what is learned of a piece that is no longer selected is not shown', async () => {
  const { actions, table, now } = point()
  const done = actions.select('r1')
  table.set({ selected: 'b1' })
  await done
  expect(now().sheet).toBeNull()
})

test('what a piece can do is shown although the same is asked in another snapshot', async () => {
  const { actions, table, now } = point()
  const done = actions.select('r1')
  table.set({ snapshot: snapshotOf() })
  await done
  expect(now().prospects).toEqual(['a prospect'])
})

test('what a piece could do before another prompt is not shown', async () => {
  const { actions, renew, table, now } = point()
  const done = actions.select('r1')
  table.set({ snapshot: null })
  renew()
  await done
  expect(now().prospects).toEqual([])
})

test('whoever is left from the step before, and can do nothing now, is let go where others can act', () => {
  const men = ['r1', 'r2'].map(id => ({ id, side: 'red', at: [100, 100], gone: false }))
  const at = (side: string, able: readonly string[]) =>
    snapshotOf({
      view: { tables: { game: [{ turn: 2, phase: 'action', side }], piece: men } },
      glances: Object.fromEntries(men.map(({ id }) => [id, able.includes(id) ? ['can-act'] : []])),
    })
  const { renew, table, now } = point({ snapshot: at('blue', []), selected: 'r1' })
  renew()
  table.set({ snapshot: at('blue', ['r2']) }) // the same step: he reacts, and is looked at
  renew()
  expect(now().selected).toBe('r1')
  table.set({ snapshot: at('red', ['r2']) })
  renew()
  expect(now().selected).toBeNull()
})

test('pieces taken together are let go when another step comes, and not before', () => {
  const at = (phase: string) =>
    ({ ...snapshotOf(), view: { tables: { game: [{ turn: 1, phase }], piece: [] } } }) as never
  const { renew, table, now } = point({ snapshot: at('free'), marked: ['r1', 'b1'] })
  renew()
  renew()
  expect(now().marked).toEqual(['r1', 'b1'])
  table.set({ snapshot: at('orders') })
  renew()
  expect(now().marked).toEqual([])
})

test('a piece that is gone is let go', async () => {
  const { renew, now, ask } = point({ selected: 'r7' })
  renew()
  expect(now().selected).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('Escape takes the ruler first, then the selection', () => {
  const { letGo, now } = point({ selected: 'r1', ruler: {} })
  letGo()
  expect([now().ruler, now().selected]).toEqual([null, 'r1'])
  letGo()
  expect(now().selected).toBeNull()
})

test('the ruler lies where the rules let it be laid', async () => {
  const measured = { says: 'far' }
  const { table } = bareTable({ measure: () => measured }, { snapshot: snapshotOf() })
  await selecting(table).actions.layRuler(
    'r1',
    [5, 5],
    [
      [1, 1],
      [5, 5],
    ],
  )
  expect(table.get().ruler).toEqual({ from: [1, 1], to: [5, 5], measured })
})
