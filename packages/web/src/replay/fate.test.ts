import { expect, test } from 'vitest'
import { type Fated, fateOf, isOut } from './fate.ts'

const stands: Fated = { at: [1, 1], gone: false }

test.each<[string, Fated, Fated, string | null]>([
  ['a plastic figure falls', { status: 'ready' }, { gone: true, at: null, status: 'ready' }, 'lost'],
  ['it leaves over the edge', {}, { gone: true, at: null, exited: true }, 'left'],
  ['one who never came is struck off', { at: null }, { gone: true, at: null }, null],
  ['a fallen one comes back', { gone: true, at: null }, {}, 'back'],
  ['a man is injured', { status: 'pinned' }, { status: 'injured' }, 'injured'],
  ['an injured man dies', { status: 'injured' }, { status: 'dead', gone: true }, 'killed'],
  ['he gets up again', { status: 'injured' }, { status: 'fine' }, 'back'],
  ['he takes to his heels', { status: 'pinned' }, { status: 'fleeing' }, 'flees'],
  ['and is off the table', { status: 'fleeing' }, { status: 'fleeing', gone: true, at: null }, 'fled'],
  [
    'a section that falls back is off the table',
    { status: 'fine', fallback: 9 },
    { status: 'fine', gone: true },
    'fled',
  ],
  ['a vehicle is destroyed', { status: 'fine' }, { status: 'destroyed', gone: true }, 'destroyed'],
  ['a Tommy is out of the game', { wounds: 0, routing: 0 }, { wounds: 0, gone: true, routing: 0 }, 'lost'],
  ['one is shot while he runs', { wounds: 0, routing: 2 }, { wounds: 0, gone: true, routing: 2 }, 'lost'],
  ['one runs off the table', { wounds: 1, routing: 2 }, { wounds: 0, gone: true, routing: 2 }, 'fled'],
  ['one goes home', { wounds: 1, routing: 0 }, { wounds: 1, gone: true, routing: 0 }, 'left'],
  ['one routs', { wounds: 1, routing: 0 }, { wounds: 1, routing: 3 }, 'flees'],
  ['a stand loses a figure', { figures: 3 }, { figures: 2 }, 'thinned'],
  ['and the last', { figures: 1 }, { figures: 0, gone: true, destroyed: true }, 'destroyed'],
  ['a platoon breaks and its stands go', { figures: 3 }, { figures: 3, gone: true, at: null }, 'out'],
  ['a wreck is taken away', { destroyed: true }, { destroyed: true, gone: true }, null],
  ['a dummy comes to light', { revealed: false }, { revealed: true, gone: true, at: null }, null],
  ['somebody moves', {}, { at: [5, 5] }, null],
])('%s', (_, before, after, fate) => expect(fateOf({ ...stands, ...before }, { ...stands, ...after })).toBe(fate))

test('who is made or unmade has no fate', () => {
  expect(fateOf(null, stands)).toBeNull()
  expect(fateOf(stands, null)).toBeNull()
})

test('who is injured, runs or burns is out', () => {
  expect([{ status: 'injured' }, { routing: 1 }, { destroyed: true }, { gone: true }].every(isOut)).toBe(true)
  expect([{ status: 'pinned' }, { status: 'ready' }, { routing: 0 }, stands].some(isOut)).toBe(false)
})
