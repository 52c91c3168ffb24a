import { allowed, Host, jsonSource, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from './index.ts'

/** A sergeant between two squads, each with its corporal; the second corporal is pinned. */
function seat(of: { readonly [id: string]: object } = {}) {
  const man = (id: string, unit: string, kind: string, x: number, more = {}) => ({
    id,
    side: 'red',
    unit,
    kind,
    at: [x, 50],
    ...more,
    ...of[id],
  })
  return new Host(
    goodbye,
    jsonSource('orders', {
      table: { width: 150, depth: 150 },
      sides: [{ id: 'red' }, { id: 'blue' }],
      units: [
        { id: 'one', side: 'red' },
        { id: 'two', side: 'red' },
      ],
      pieces: [
        man('c1', 'one', 'corporal', 30),
        man('r1', 'one', 'rifleman', 36),
        man('c2', 'two', 'corporal', 80, { pinned: true }),
        man('r2', 'two', 'rifleman', 74),
        man('s1', 'one', 'sergeant', 55),
        { id: 'b1', side: 'blue', kind: 'rifleman', at: [50, 140] },
      ],
      start: { turn: 1, side: 'red', phase: 'orders' },
    }),
  )
    .start()
    .seat('red')
}

const asked = (piece: string) => {
  const question = seat().question({ action: 'order', order: 'move', piece })
  return question?.choices.map(choice => [choice.value, allowed(choice), plainly(choice.says, 'cm')])
}

test('a leader is asked about the squads that he may order, with the chance that they obey', () => {
  expect(asked('s1')).toEqual([
    ['one', true, expect.stringMatching(/: 25 cm to the farthest, \d+ % that they obey$/)],
    ['two', true, expect.stringMatching(/: 19 cm to the farthest, \d+ % that they obey$/)],
  ])
  expect(asked('c1')?.map(([unit]) => unit)).toEqual(['one'])
  expect(asked('c2')).toEqual([['two', false, expect.anything()]])
  expect(asked('r1')).toBeUndefined()
})

test('men who are left out for the same reason share one sentence', () => {
  const moved = { freeMoved: true }
  const question = seat({ c1: moved, s1: moved, r1: { ...moved, fired: true } }).question({
    action: 'order',
    order: 'move',
  })
  const one = question?.choices.find(({ value }) => value === 'one')
  expect(one?.no.map(({ says }) => plainly(says, 'cm'))).toEqual([
    'c1, r1 and s1 have moved on initiative',
    'r1 is busy this turn',
  ])
})
