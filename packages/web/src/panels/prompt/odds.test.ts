import type { Chance } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { percent } from '../../words/odds.ts'
import { concerned, replies } from './odds.tsx'

describe('a chance in words', () => {
  test.each([
    [0, false, 'no chance'],
    [0, true, '0\u00a0%'],
    [0.004, false, '< 1\u00a0%'],
    [1 / 3, false, '33\u00a0%'],
    [0.997, false, '> 99\u00a0%'],
    [1, false, 'certain'],
    [1, true, '100\u00a0%'],
  ] as const)('%s, about: %s', (chance, about, text) => expect(percent(chance, about)).toBe(text))
})

const falls = (piece: string, chance: number): Chance => ({ piece, side: 'us', what: 'gone', chance })

test('of the reply, whoever acts is told of, and others only where they clearly fare otherwise', () => {
  const then = [falls('a', 0.4), falls('b', 0.31), falls('c', 0.8)]
  const otherwise = [falls('b', 0.2), falls('c', 0.1), falls('d', 0.1)]
  expect(replies({ then, otherwise, tries: 40 }, 'a')).toEqual([
    { piece: 'a', what: 'gone', chance: 0.4, otherwise: 0 },
    { piece: 'c', what: 'gone', chance: 0.8, otherwise: 0.1 },
  ])
})

test('what would be otherwise is left out where so few tries do not tell them apart', () => {
  const [then, otherwise] = [[falls('a', 0.4)], [falls('a', 0.3)]]
  expect(replies({ then, otherwise, tries: 40 }, 'a')).toEqual([
    { piece: 'a', what: 'gone', chance: 0.4, otherwise: null },
  ])
})

test('a tank that may only be crippled is told of', () => {
  const then = [{ ...falls('tank', 0.3), what: 'damaged' as const }]
  expect(replies({ then, otherwise: [], tries: 40 }, 'tank')).toEqual([
    { piece: 'tank', what: 'gone', chance: 0, otherwise: null },
    { piece: 'tank', what: 'damaged', chance: 0.3, otherwise: 0 },
  ])
})

test('the target comes first, then one’s own who may be hit, then the others', () => {
  const of = (piece: string, side: string, what: Chance['what'], chance: number): Chance => ({
    piece,
    side,
    what,
    chance,
  })
  const chances = [
    of('b2', 'them', 'pinned', 0.74),
    of('b1', 'them', 'pinned', 0.4),
    of('a1', 'us', 'gone', 0.1),
    of('b1', 'them', 'gone', 0.05),
  ]
  expect(concerned(chances, 'b1', 'us').map(({ piece, what }) => `${piece} ${what}`)).toEqual([
    'b1 gone',
    'b1 pinned',
    'a1 gone',
    'b2 pinned',
  ])
})

const may = (piece: string, side: string, chance: number, what: Chance['what'] = 'gone'): Chance => ({
  piece,
  side,
  what,
  chance,
})
const told = (chances: readonly Chance[], target: unknown): readonly string[] =>
  concerned(chances, target, 'red').map(({ piece, what }) => `${piece} ${what}`)

test('a blast at a place tells the likeliest of the enemy before one’s own', () =>
  expect(
    told(
      [
        may('r1', 'red', 0.12, 'pinned'),
        may('r2', 'red', 0.06),
        may('b3', 'blue', 0.02),
        may('b1', 'blue', 0.17, 'pinned'),
        may('b2', 'blue', 0.1),
      ],
      [10, 12],
    ),
  ).toEqual(['b1 pinned', 'b2 gone', 'r1 pinned', 'r2 gone', 'b3 gone']))
