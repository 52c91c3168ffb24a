import { Host, jsonSource, SandtableError } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from './index.ts'

/** What is wrong with a position is said with its code and its place, before anything is played. */

const man = { id: 'r1', side: 'red', kind: 'rifleman', at: [10, 10] }
const position = (piece: object, more: object = {}): object => ({
  table: { width: 48, depth: 48 },
  sides: [{ id: 'red' }, { id: 'blue' }],
  units: [],
  pieces: [{ ...man, ...piece }],
  start: { turn: 1, side: 'red' },
  ...more,
})

const unit = (id: string, parent: string): object => ({ id, side: 'red', kind: 'platoon', parent })

const rows: [string, object, string][] = [
  ['more AP than there are', position({ ap: 5 }), '5 is not between 0 and 4'],
  ['pins below nothing', position({ pins: -1 }), '-1 is not between 0 and 100'],
  ['a kind that is not in the book', position({ kind: 'archer' }), 'archer'],
  ['a weapon that is not in the book', position({ weapons: ['longbow'] }), 'weapon longbow'],
  ['aboard something that is not there', position({ aboard: 't9' }), 'piece t9'],
  ['a skill that gives less than nothing', position({ skills: { move: 0 } }), 'move: 0 actions for 1 AP'],
  ['a man on another', position({}, { pieces: [man, { ...man, id: 'r2', at: [10.5, 10] }] }), 'r2 stands on r1'],
  ['a unit under itself', position({}, { units: [unit('a', 'b'), unit('b', 'a')] }), 'a is its own parent'],
  ['three sides', position({}, { sides: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }] }), 'two sides'],
]

test.each(rows)('%s', (_, value, says) => {
  const open = () => new Host(muzzleflash as never, jsonSource('x.yaml', value))
  expect(open).toThrow(SandtableError)
  expect(open).toThrow(says)
})

test('the same position without a fault can be played', () => {
  expect(new Host(muzzleflash as never, jsonSource('x.yaml', position({}))).start().prompt('red')?.actions).toContain(
    'move',
  )
})
