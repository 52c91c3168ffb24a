import type { Snapshot } from '@sandtable/room'
import { expect, test } from 'vitest'
import { part } from '../part.fixture.ts'
import { ableIn, nextAble } from './able.ts'

const piece = (id: string, side: string, x: number, gone = false) => ({ id, side, at: [x, 0], gone })
const snapshot = part<Snapshot>({
  seat: 'us',
  glances: { a1: ['done'], a2: ['can-act'], a3: ['pinned', 'can-act'], a4: ['can-act'], b1: ['can-act'] },
  view: {
    tables: {
      piece: [
        piece('a1', 'us', 50),
        piece('a2', 'us', 0),
        piece('a3', 'us', 60),
        piece('a4', 'us', 51, true),
        piece('b1', 'them', 52),
      ],
    },
  },
})

test('the nearest of one’s own who can act is next', () => {
  const able = ableIn(snapshot)
  expect([...able]).toEqual(['a2', 'a3', 'a4', 'b1'])
  expect(nextAble('a1', able, snapshot)).toBe('a3')
  expect(nextAble('a1', new Set(), snapshot)).toBeNull()
})
