import { describe, expect, test } from 'vitest'
import type { Spot } from '../world.ts'
import { facades } from './facade.ts'

const box: readonly Spot[] = [
  [0, 0],
  [100, 0],
  [100, 60],
  [0, 60],
]

test('without openings every side is one solid wall', () => {
  for (const { bays, length } of facades(box, [], [])) expect(bays).toEqual([{ kind: 'solid', from: 0, to: length }])
})

test('an opening alone on a long side is a door, and stands exactly on its point', () => {
  const [north] = facades(box, [[40, 0]], [])
  const door = north?.bays.find(({ kind }) => kind === 'door')
  expect(((door?.from ?? 0) + (door?.to ?? 0)) / 2).toBe(40)
})

test('two on a side and those on short sides are windows', () => {
  const sides = facades(
    box,
    [
      [30, 0],
      [70, 0],
      [100, 30],
      [50, 60],
    ],
    [],
  )
  expect(sides.map(({ bays }) => bays.filter(({ kind }) => kind !== 'solid').map(({ kind }) => kind))).toEqual([
    ['window', 'window'],
    ['window'],
    ['door'],
    [],
  ])
})

test('a house needs one door: the first opening, if none else can be', () => {
  const sides = facades(
    box,
    [
      [100, 30],
      [0, 30],
    ],
    [],
  )
  expect(sides.flatMap(({ bays }) => bays.filter(({ kind }) => kind === 'door'))).toHaveLength(1)
})

test('a hole is as wide as the rules say', () => {
  const [, east] = facades(box, [], [{ at: [100, 30], width: 24 }])
  expect(east?.bays).toEqual([
    { kind: 'solid', from: 0, to: 18 },
    { kind: 'gap', from: 18, to: 42 },
    { kind: 'solid', from: 42, to: 60 },
  ])
})

describe('the bays of a side', () => {
  test('cover it without gap or overlap, even when cuts overlap or reach beyond a corner', () => {
    for (const { bays, length } of facades(
      box,
      [
        [2, 0],
        [6, 0],
        [98, 0],
        [100, 3],
      ],
      [{ at: [50, 60], width: 300 }],
    )) {
      let at = 0
      for (const { from, to } of bays) {
        expect(from).toBeCloseTo(at)
        expect(to).toBeGreaterThan(from)
        at = to
      }
      expect(at).toBeCloseTo(length)
    }
  })
})

test('doors by name stand where they are, and all else are windows', () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 80],
    [0, 80],
  ] as const
  const kinds = facades(
    square,
    [
      [20, 0],
      [50, 80],
    ],
    [],
    [[70, 0]],
  ).map(({ bays }) => bays.filter(({ kind }) => kind !== 'solid').map(({ kind }) => kind))
  expect(kinds).toEqual([['window', 'door'], [], ['window'], []])
})
