import { expect, test } from 'vitest'
import type { Prospect } from '../../game/messages.ts'
import { waysOf } from './ways.tsx'

const fire = (mode: string, field = 'target', piece = 'r1'): Prospect => ({
  draft: { action: 'fire', piece, mode },
  question: { field, says: '', choices: [] },
  drawings: [],
})
const draft = { action: 'fire', piece: 'r1', mode: 'snap', target: 'b1' }

test('another way to do the same is found', () => {
  const found = waysOf(draft, [
    fire('snap'),
    fire('aimed'),
    { ...fire('rapid'), draft: { action: 'move', piece: 'r1' } },
  ])
  expect(found?.field).toBe('mode')
  expect(found?.ways.map(way => way.draft.mode)).toEqual(['snap', 'aimed'])
})

test.each([
  ['that asks for something else', [fire('snap'), fire('aimed', 'to')]],
  ['of another piece', [fire('snap'), fire('aimed', 'target', 'r2')]],
  ['where there is but one', [fire('snap')]],
])('none %s', (_, prospects) => expect(waysOf(draft, prospects)).toBeNull())
