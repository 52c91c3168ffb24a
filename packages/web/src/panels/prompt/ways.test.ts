import { type Roles, spelled } from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { expect, test } from 'vitest'
import { notesOf, waysOf } from './ways.tsx'

const fire = (mode: string, field = 'target', piece = 'r1'): Prospect => ({
  draft: { action: 'fire', piece, mode },
  question: { field, says: spelled(''), choices: [] },
  drawings: [],
  words: {},
  notes: [],
})
const roles: Roles = { fire: { piece: 'actor', weapon: 'option', mode: 'option', target: 'target', to: 'place' } }
const draft = { action: 'fire', piece: 'r1', mode: 'snap', target: 'b1' }

test('another way to do the same is found', () => {
  const [found, ...more] = waysOf(
    draft,
    [fire('snap'), fire('aimed'), { ...fire('rapid'), draft: { action: 'move', piece: 'r1' } }],
    roles,
  )
  expect(found?.field).toBe('mode')
  expect(found?.ways.map(way => way.draft.mode)).toEqual(['snap', 'aimed'])
  expect(more).toEqual([])
})

test('with two words each has its ways; one that cannot keep the other word changes it', () => {
  const gun = (weapon: string, mode: string): Prospect => ({
    ...fire(mode),
    draft: { action: 'fire', piece: 'r1', weapon, mode },
  })
  const all = [gun('rifle', 'snap'), gun('rifle', 'aimed'), gun('mortar', 'aimed')]
  const [weapon, mode] = waysOf({ ...draft, weapon: 'rifle' }, all, roles)
  expect(weapon?.ways.map(way => way.draft)).toEqual([all[0]?.draft, all[2]?.draft])
  expect(mode?.ways.map(way => way.draft)).toEqual([all[0]?.draft, all[1]?.draft])
})

const aimed = {
  ...fire('aimed'),
  question: { field: 'target', says: spelled(''), choices: [{ value: 'b2', says: spelled(''), no: [] }] },
}

test.each([
  ['that asks for something else', [fire('snap'), fire('aimed', 'to')]],
  ['of another piece', [fire('snap'), fire('aimed', 'target', 'r2')]],
  ['where there is but one', [fire('snap')]],
  ['that is not for this target', [fire('snap'), aimed]],
])('none %s', (_, prospects) => expect(waysOf(draft, prospects, roles)).toEqual([]))

test('what the rules note beside an option stays with the draft that takes it', () => {
  const order = (what: string): Prospect => ({
    ...fire('snap'),
    draft: { action: 'order', piece: 'nco', order: what },
    notes: [spelled(`who hears ${what}`)],
  })
  const prospects = [fire('snap'), order('rapid'), order('aimed')]
  const noted = (made: object) => notesOf({ action: 'order', piece: 'nco', ...made }, prospects)
  expect(noted({ order: 'aimed', target: 'r1' })).toEqual([spelled('who hears aimed')])
  expect(noted({ order: 'rapid' })).toEqual([spelled('who hears rapid')])
  expect(notesOf(draft, prospects)).toEqual([])
})
