import { expect, test } from 'vitest'
import { huntWith } from '../scenario/sketching/hunt.fixture.ts'
import { openSketch } from '../scenario/sketching/index.ts'
import type { Sketch } from '../scenario/sketching/sketch.ts'
import { toy } from '../toy.fixture.ts'
import type { Force } from './force.ts'
import { withForce } from './sketched.ts'
import { withForces } from './toy-forces.fixture.ts'

const force: Force = { ruleset: 'toy', name: 'A', army: 'light-red', points: null, terms: {}, items: [] }
const hunt = huntWith()
const give = (sketch: Sketch, side: string, seed: number | string = 1, army = 'light-red'): Sketch =>
  withForce(sketch, withForces, side, { ...force, army }, seed)
const idsOf = (sketch: Sketch) => [...sketch.units, ...sketch.pieces].map(({ id }) => id)

test('a force replaces what its side had, and stands nowhere yet', () => {
  const given = give(hunt, 'red')
  expect(idsOf(given)).toEqual(['blue-unit', 'patrol', 'blue-1', 'blue-2', 'scout-1', 'scout-2'])
  expect(given.sides).toEqual([{ id: 'red', score: expect.any(Number), nation: 'American' }, { id: 'blue' }])
  expect(give(hunt, 'red', 1, 'red').sides[0]).toMatchObject({ nation: 'British' })
  for (const army of ['blue', 'unknown']) expect(give(hunt, 'red', 1, army).sides[0]).not.toHaveProperty('nation')
  // it can be opened: whatever is wrong is in the fields that the toy set does not have
  expect(openSketch(toy, { ...given, pieces: [] }).faults).toEqual([])
})

test('what the rules roll depends on the seed alone', () => {
  const scores = [1, 2, 3, 4, 5, 6].map(seed => give(hunt, 'red', seed).sides[0]?.score)
  expect(scores).toEqual([1, 2, 3, 4, 5, 6].map(seed => give(hunt, 'red', seed).sides[0]?.score))
  expect(new Set(scores).size).toBeGreaterThan(1)
})

test('where an id is taken, all of the force have others, wherever they name each other', () => {
  const both = give(give(hunt, 'red'), 'blue')
  expect(idsOf(both)).toEqual(['patrol', 'a-patrol', 'scout-1', 'scout-2', 'a-scout-1', 'a-scout-2'])
  expect(both.units[1]).toMatchObject({ name: 'scout-1', kind: 'patrol' })
  expect(both.pieces.slice(2)).toMatchObject([
    { unit: 'a-patrol', kind: 'scout', friends: ['a-scout-2', 7] },
    { unit: 'a-patrol', friends: null },
  ])
  const taken = { ...hunt, pieces: [...hunt.pieces, { id: 'patrol', side: 'blue' }, { id: 'a-scout-1', side: 'blue' }] }
  expect(idsOf(give(taken, 'red'))).toContain('b-scout-1')
  const all = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => ({ id: `${letter}-patrol`, side: 'blue' }))
  expect(idsOf(give({ ...taken, pieces: [...taken.pieces, ...all] }, 'red'))).toContain('a-scout-2')
})

test('a set without forces gives none', () => {
  expect(withForce(hunt, toy, 'red', force, 1)).toBe(hunt)
})
