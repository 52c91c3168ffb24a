import { expect, test } from 'vitest'
import { pieceOf, village } from './hunt.fixture.ts'
import { frameOf, keyOf, middleOfFrame, partOf, pointsOf, type Thing, thingOf, thingsIn, withGroups } from './things.ts'

const sketch = village()

test('a key says what it names, also if there are spaces in it', () => {
  expect(partOf(keyOf('piece', 'red 1'))).toEqual({ part: 'piece', id: 'red 1' })
  expect(partOf('')).toEqual({ part: '', id: '' })
})

test('what lies on the table is listed from the ground up, without those who stand nowhere', () => {
  const [red] = sketch.pieces
  const reserve = { ...sketch, pieces: [{ ...red, id: 'red-9', at: null } as never, ...sketch.pieces] }
  expect(thingsIn(reserve).map(({ key }) => key)).toEqual([
    'scenery 0',
    'scenery 1',
    'scenery 2',
    'terrain house',
    'terrain door',
    'terrain hedge',
    'terrain tree',
    'piece red-1',
    'piece red-2',
    'piece blue-1',
    'piece blue-2',
  ])
  expect(thingOf(reserve, 'piece red-9')).toBeUndefined()
  expect(thingOf(sketch, 'piece red-1')?.record).toBe(pieceOf(sketch, 'red-1'))
})

test('a thing consists of its points, a circle of its four ends', () => {
  const points = (key: string) => pointsOf(thingOf(sketch, key) as Thing)
  expect(points('piece red-1')).toEqual([[30, 20]])
  expect(points('terrain tree')).toEqual([
    [68, 60],
    [72, 60],
    [70, 58],
    [70, 62],
  ])
  expect(points('terrain house')).toHaveLength(4)
  expect(points('terrain hedge')).toEqual([
    [40, 20],
    [60, 24],
  ])
  expect(pointsOf({ key: 'terrain x', part: 'terrain', record: { id: 'x', kind: 'x' } })).toEqual([])
})

test('there is a frame about points, and none about none', () => {
  const frame = frameOf([
    [3, 9],
    [7, 1],
    [5, 5],
  ])
  expect(frame).toEqual({ west: 3, east: 7, south: 1, north: 9 })
  expect(frame && middleOfFrame(frame)).toEqual([5, 5])
  expect(frameOf([])).toBeNull()
})

test('who is grouped with one of them comes along, once', () => {
  const tied = {
    ...sketch,
    groups: [
      ['a', 'b'],
      ['b', 'c'],
      ['x', 'y'],
    ],
  }
  expect(withGroups(tied, ['b'])).toEqual(['b', 'a', 'c'])
  expect(withGroups(tied, ['z'])).toEqual(['z'])
})
