import { expect, test } from 'vitest'
import { actionFor, actorIn, goalIn, type Roles, targetsIn, wayIn, withoutRoles } from './roles.ts'

const roles: Roles = {
  order: { men: 'actor', how: 'option' },
  move: { piece: 'actor', to: 'place', path: 'path' },
  fire: { piece: 'actor', target: 'target', targets: 'target', weapon: 'option' },
}

test('a decision says who acts, on what, and which way', () => {
  expect(actorIn({ action: 'order', men: ['a', 'b'] }, roles)).toBe('a')
  expect(actorIn({ action: 'end' }, roles)).toBeNull()
  expect(wayIn({ action: 'move', to: [1, 2] }, roles)).toEqual([[1, 2]])
  const bent = {
    action: 'move',
    path: [
      [1, 2],
      [3, 4],
    ],
  } as const
  expect(wayIn(bent, roles)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(goalIn(bent, roles)).toEqual([3, 4])
  expect(targetsIn({ action: 'fire', piece: 'a', target: [5, 6] }, roles)).toEqual([[5, 6]])
  expect(targetsIn({ action: 'fire', piece: 'a', targets: ['b', 'c'] }, roles)).toEqual(['b', 'c'])
})

test('what is for something can be left out', () =>
  expect(withoutRoles({ action: 'move', piece: 'a', to: [1, 2] }, roles, 'place', 'path')).toEqual({
    action: 'move',
    piece: 'a',
  }))

test('an action is found by its purpose', () => {
  const purposes = { finish: 'end', hold: 'pass' } as const
  expect(actionFor(purposes, 'pass', ['fire', 'hold', 'finish'])).toBe('hold')
  expect(actionFor(purposes, 'pass', ['fire', 'finish'])).toBeUndefined()
})
