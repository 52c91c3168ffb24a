import { expect, test } from 'vitest'
import {
  actionFor,
  actorIn,
  actorsIn,
  floorIn,
  goalIn,
  type Roles,
  routed,
  targetsIn,
  wayIn,
  withoutRoles,
} from './roles.ts'

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

test('what is not of its kind is left out', () => {
  expect(actorsIn({ action: 'order', men: ['a', 7 as never, 'b'] }, roles)).toEqual(['a', 'b'])
  expect(wayIn({ action: 'move', to: [1, 2], path: ['there' as never] }, roles)).toEqual([[1, 2]])
  expect(targetsIn({ action: 'fire', target: 7 as never, targets: null as never }, roles)).toEqual([])
  expect(goalIn({ action: 'move' }, roles)).toBeNull()
})

test('the floor is the ground unless it says otherwise', () => {
  const storeys: Roles = { move: { floor: 'floor' } }
  expect(floorIn({ action: 'move', floor: 2 }, storeys)).toBe(2)
  expect(floorIn({ action: 'move', floor: 'attic' as never }, storeys)).toBe(0)
  expect(floorIn({ action: 'move' }, storeys)).toBe(0)
})

test('a way of one point is a place, a longer one a path, if the action has such a field', () => {
  const [a, b] = [[1, 2], [3, 4]] as const // biome-ignore format: two points
  const move = { action: 'move', piece: 'x', to: [9, 9] } as const
  expect(routed(move, [a], roles)).toEqual({ action: 'move', piece: 'x', to: a })
  expect(routed(move, [a, b], roles)).toEqual({ action: 'move', piece: 'x', path: [a, b] })
  const onlyPath: Roles = { move: { piece: 'actor', way: 'path' } }
  expect(routed({ action: 'move', piece: 'x' }, [a], onlyPath)).toEqual({ action: 'move', piece: 'x', way: [a] })
})
