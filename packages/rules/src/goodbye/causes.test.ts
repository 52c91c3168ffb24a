import { cm, type Event, Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from './index.ts'

/** A rifleman, a gunner and a man with grenades facing an enemy, with manual dice. */
const table = () =>
  new Host(
    goodbye,
    jsonSource('causes', {
      table: { width: 150, depth: 150 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        { id: 'r1', side: 'red', kind: 'grenade-rifleman', at: [50, 50], valour: 1 },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [50, 60], wounds: 2, luck: 0 },
        { id: 'b2', side: 'blue', kind: 'rifleman', at: [140, 140] },
      ],
      start: { turn: 1, side: 'red', phase: 'fire' },
    }),
    { dice: { from: 'people' } },
  ).start()

type Table = ReturnType<typeof table>

/** Enters these dice in order, whatever they are for. */
function roll(host: Table, ...dice: readonly number[]): void {
  const left = [...dice]
  while (host.wanted) host.enter(Array.from({ length: host.wanted.count }, () => left.shift() ?? 1))
}

const events = ({ game }: Table): readonly (readonly [string, Event])[] =>
  game.journal.entries.flatMap(entry => (entry.type === 'change' && entry.event ? [[entry.id, entry.event]] : []))

test('a wound says what dealt it, and who', () => {
  const host = table()
  host.decide('red', { action: 'fire', piece: 'r1', weapon: 'rifle', target: 'b1' })
  roll(host, 6, 6)
  expect(events(host)).toEqual([['b1', { is: 'wounded', cause: 'fire', by: 'r1', count: 1 }]])
})

test('who is hit and not wounded goes to earth, and whoever falls to a grenade is lost to a blast', () => {
  const pinned = table()
  pinned.decide('red', { action: 'fire', piece: 'r1', weapon: 'rifle', target: 'b1' })
  roll(pinned, 6, 1, 6, 6)
  expect(events(pinned)).toEqual([['b1', { is: 'pinned', cause: 'fire', by: 'r1' }]])
  const lost = table()
  lost.game.change('piece', 'b1', { wounds: 1 }, [])
  lost.decide('red', { action: 'throw', piece: 'r1', weapon: 'grenade', target: [cm(50), cm(60)] })
  roll(lost, 1, 6)
  expect(events(lost)).toEqual([['b1', { is: 'lost', cause: 'blast', by: 'r1' }]])
})

test('valour that is spent says for whom', () => {
  const host = table()
  host.decide('red', { action: 'use', resource: 'valour', piece: 'r1', for: 'double-attack' })
  expect(events(host)).toEqual([['r1', { is: 'spent', cause: 'valour', by: 'r1', count: 1 }]])
})
