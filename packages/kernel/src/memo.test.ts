import { expect, test } from 'vitest'
import { kept, memo } from './memo.ts'

test('what was worked out from an object is worked out once, whatever was asked between', () => {
  let made = 0
  const lengthOf = memo((list: readonly number[]) => {
    made++
    return list.length
  })
  const [one, two] = [[1], [1, 2]]
  expect([one, two, one, one, two].map(lengthOf)).toEqual([1, 2, 1, 1, 2])
  expect(made).toBe(2)
})

test('an object that is equal is still another one', () => {
  const copyOf = memo((record: { readonly id: string }) => ({ ...record }))
  expect(copyOf({ id: 'a' })).not.toBe(copyOf({ id: 'a' }))
})

test('what is named as the source decides when it is worked out again', () => {
  const game = { terrain: ['wood'], turn: 1 }
  const groundOf = memo(
    (it: { readonly terrain: readonly string[]; readonly turn: number }) => [...it.terrain],
    it => it.terrain,
  )
  const first = groundOf(game)
  expect(groundOf({ ...game, turn: 2 })).toBe(first)
  expect(groundOf({ ...game, terrain: ['wood', 'wall'] })).toEqual(['wood', 'wall'])
  expect(groundOf(game)).toBe(first)
})

test('nothing is a result too, and is not worked out twice', () => {
  let made = 0
  const nothing = memo((_: object): null => {
    made++
    return null
  })
  const [one, two] = [{}, {}]
  expect([nothing(one), nothing(two), nothing(one)]).toEqual([null, null, null])
  expect(made).toBe(2)
})

test('a map keeps what was made for a key', () => {
  const map = new Map<string, number>()
  const sum = (a: number, b: number): number => a + b
  expect([kept(map, 'a', () => 1), kept(map, 'a', () => 2), kept(map, 'b', sum, 1, 2)]).toEqual([1, 1, 3])
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 3],
  ])
})
