import type { Entry } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { cardTitle, faceOf, lastCard } from './cards.ts'

const change = (table: string, before: object, after: object): Entry =>
  ({ type: 'change', table, id: table, before, after, cites: [] }) as Entry
const decision = (side: string, action: string): Entry => ({ type: 'decision', side, decision: { action } })

test('cards are called as people call them', () => {
  expect(faceOf('10H')).toEqual({ rank: '10', suit: 'hearts' })
  expect(['QC', 'joker', '9D'].map(cardTitle)).toEqual(['Queen of clubs', 'Joker', 'Nine of diamonds'])
})

const turned = [change('side', { hand: [] }, { hand: [] }), change('game', { discards: [] }, { discards: ['QC'] })]

test('a card that was turned over is seen until its player goes on', () => {
  expect(lastCard(turned, 'red')).toMatchObject({ card: 'QC', how: 'turned over' })
  expect(lastCard([...turned, decision('red', 'use'), decision('blue', 'move')], 'red')).toMatchObject({ card: 'QC' })
  expect(lastCard([...turned, decision('red', 'move')], 'red')).toBeNull()
})

test('a card that goes into a hand is kept, and one that leaves it is played', () => {
  expect(lastCard([change('side', { hand: [] }, { hand: ['KD'] })], 'red')).toMatchObject({ card: 'KD', how: 'kept' })
  const played = [
    change('side', { hand: ['KD'] }, { hand: [] }),
    change('game', { discards: [] }, { discards: ['KD'] }),
  ]
  expect(lastCard(played, 'red')).toMatchObject({ card: 'KD', how: 'played' })
})
