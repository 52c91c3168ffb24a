import { cm, Host, jsonSource, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'

/** Grenades, a flamethrower and a machine gun, with enemies in front, and real dice. */
function table() {
  return new Host(
    goodbye,
    jsonSource('traces', {
      table: { width: 150, depth: 150 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        { id: 'r1', side: 'red', kind: 'grenade-rifleman', at: [50, 50] },
        { id: 'f1', side: 'red', kind: 'flamethrower-operator', at: [90, 50] },
        { id: 'm1', side: 'red', kind: 'mg-gunner', at: [20, 50], ready: true },
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [50, 60] },
        { id: 'b2', side: 'blue', kind: 'rifleman', at: [90, 140] },
      ],
      start: { turn: 1, side: 'red', phase: 'fire' },
    }),
    { dice: { from: 'people' } },
  ).start()
}

type Table = ReturnType<typeof table>
const drawn = (host: Table) => host.seat('red').traces(host.news('red', 0))

/** Enters whatever is asked for: these dice first, then ones. */
function roll(host: Table, ...dice: readonly number[]): void {
  const left = [...dice]
  while (host.wanted) host.enter(Array.from({ length: host.wanted.count }, () => left.shift() ?? 1))
}

test('a grenade that strays leaves its way from where it was aimed, and its burst, until something else is done', () => {
  const host = table()
  host.decide('red', { action: 'throw', piece: 'r1', weapon: 'grenade', target: [cm(50), cm(60)] })
  expect(drawn(host)).toMatchObject([{ type: 'ring', at: [cm(50), cm(60)] }])
  roll(host, 6, 3, 5)
  expect(drawn(host)).toEqual([
    {
      type: 'path',
      points: [
        [cm(50), cm(60)],
        [cm(55), cm(60)],
      ],
      says: text`${the.length(cm(5))} off target`,
      allowed: true,
    },
    { type: 'ring', means: 'blast', at: [cm(55), cm(60)], radius: cm(4), says: text`${the.length(cm(4))}` },
  ])
  host.decide('red', { action: 'end' })
  expect(drawn(host)).toEqual([])
})

test('a flame and a beaten zone lie where they were aimed', () => {
  const host = table()
  host.decide('red', { action: 'fire', piece: 'f1', weapon: 'flamethrower', target: [cm(90), cm(70)] })
  expect(drawn(host)).toMatchObject([{ type: 'area', says: text`flame` }])
  roll(host)
  host.decide('red', { action: 'fire', piece: 'm1', weapon: 'mg', target: [cm(20), cm(100)] })
  expect(drawn(host)).toMatchObject([{ type: 'area', says: text`beaten zone` }])
})
