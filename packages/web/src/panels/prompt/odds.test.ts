import type { Chance } from '@sandtable/room'
import { describe, expect, test } from 'vitest'
import { percent } from '../../words/odds.ts'
import { replies } from './odds.tsx'

describe('a chance in words', () => {
  test.each([
    [0, false, 'cannot'],
    [0, true, '0 %'],
    [0.004, false, '< 1 %'],
    [1 / 3, false, '33 %'],
    [0.997, false, '> 99 %'],
    [1, false, 'certain'],
    [1, true, '100 %'],
  ] as const)('%s, about: %s', (chance, about, text) => expect(percent(chance, about)).toBe(text))
})

const falls = (piece: string, chance: number): Chance => ({ piece, side: 'us', what: 'gone', chance })

test('of the reply, whoever acts is told of, and others only where it matters to them', () => {
  const then = [falls('a', 0.4), falls('b', 0.31), falls('c', 0.5)]
  const otherwise = [falls('b', 0.3), falls('c', 0.1), falls('d', 0.2)]
  expect(replies(then, otherwise, 'a')).toEqual([
    { piece: 'a', chance: 0.4, otherwise: 0 },
    { piece: 'c', chance: 0.5, otherwise: 0.1 },
    { piece: 'd', chance: 0, otherwise: 0.2 },
  ])
})
