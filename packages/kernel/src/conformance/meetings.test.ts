import { expect, test } from 'vitest'
import { jsonSource } from '../book/source.ts'
import { runCase } from '../cases/case.ts'
import { isPoint } from '../geometry/shape.ts'
import type { Host } from '../play/host.ts'
import { toy, toyHost, toySource } from '../toy.fixture.ts'
import { cellsOf, type Meetings, metIn, unknownCells } from './meetings.ts'

const meetings: Meetings = {
  matrices: [
    {
      id: 'orders',
      says: 'orders against where they lead',
      rows: { rush: 'a rush', sneak: 'a sneaking move', dig: 'digging in' },
      columns: { away: 'away', stays: 'nowhere' },
      impossible: [{ rows: ['dig'], columns: ['away'], because: 'who digs stays' }],
    },
  ],
  watch: note => ({
    entry(game, entry) {
      if (entry.type !== 'decision' || entry.decision.action !== 'order') return
      const { piece, how, to } = entry.decision
      if (typeof piece !== 'string' || typeof how !== 'string' || !isPoint(to)) return
      // the game is as before the order: it stands where it began
      const at = game.piece(piece).at
      note('orders', how, at?.[0] === to[0] && at[1] === to[1] ? 'stays' : 'away')
    },
  }),
}

test('what met is read from the game that was played, wound back to where each thing began', () => {
  const opened: Host[] = []
  const given = {
    ...(toySource(undefined, { start: { phase: 'orders', last: 2 } }).value as object),
    name: 'orders',
    ruleset: 'toy',
    pieces: [
      { id: 'r1', side: 'red', unit: 'red-unit', kind: 'scout', at: [30, 20] },
      { id: 'b1', side: 'blue', unit: 'blue-unit', kind: 'scout', at: [30, 40], hidden: false },
    ],
    dice: { card: ['sun', 'sun', 'moon', 'star'], shot: [1, 1] },
    do: [
      { as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [30, 26] },
      { as: 'blue', action: 'order', piece: 'b1', how: 'sneak', to: [30, 40] },
    ],
  }
  const result = runCase(toy, jsonSource('orders', given), host => opened.push(host))
  const met = metIn(meetings, (opened[0] as Host).game, result.refused)
  expect(met).toEqual([
    { matrix: 'orders', row: 'rush', column: 'away' },
    { matrix: 'orders', row: 'sneak', column: 'stays' },
  ])
  const cells = cellsOf(meetings, [{ name: 'orders', met }])
  const told = cells.map(({ row, column, shown, impossible }) => `${row} ${column}: ${shown ?? impossible ?? 'empty'}`)
  expect(told).toEqual([
    'rush away: orders',
    'rush stays: empty',
    'sneak away: empty',
    'sneak stays: orders',
    'dig away: who digs stays',
    'dig stays: empty',
  ])
})

test('a reason for a cell that is not there is found', () => {
  const [matrix] = meetings.matrices as [Meetings['matrices'][number]]
  const wrong = { ...matrix, impossible: [{ rows: ['fly'], columns: ['up'], because: 'no wings' }] }
  expect(unknownCells({ ...meetings, matrices: [wrong] })).toEqual(['orders has no row fly', 'orders has no column up'])
})

test('a refused step counts where it was refused, and a cell that is not there is an error', () => {
  const { game } = toyHost()
  const [matrix] = meetings.matrices as [Meetings['matrices'][number]]
  const noting = (...cell: [string, string, string]): Meetings => ({
    matrices: [
      { ...matrix, impossible: [{ columns: ['stays'], because: 'nobody stays' }, { because: 'nothing is possible' }] },
    ],
    watch: note => ({ entry: () => {}, refused: () => note(...cell) }),
  })
  const met = (cell: [string, string, string], at = game.journal.length) =>
    metIn(noting(...cell), game, [{ at } as never])
  expect(met(['orders', 'rush', 'away'])).toEqual([{ matrix: 'orders', row: 'rush', column: 'away' }])
  expect(met(['orders', 'rush', 'away'], game.journal.length + 1)).toEqual([])
  expect(() => met(['deeds', 'rush', 'away'])).toThrow('there is no matrix deeds')
  expect(() => met(['orders', 'fly', 'away'])).toThrow('there is no row fly of orders')
  expect(() => met(['orders', 'rush', 'up'])).toThrow('there is no column up of orders')
  const cells = cellsOf(noting('orders', 'rush', 'away'), [
    { name: 'first', met: met(['orders', 'rush', 'away']) },
    { name: 'second', met: met(['orders', 'rush', 'away']) },
  ])
  expect(cells[0]).toEqual({
    matrix: 'orders',
    row: 'rush',
    column: 'away',
    shown: 'first',
    impossible: 'nothing is possible',
  })
  expect(cells[1]).toMatchObject({ column: 'stays', shown: null, impossible: 'nobody stays' })
  expect(unknownCells(noting('orders', 'rush', 'away'))).toEqual([])
})
