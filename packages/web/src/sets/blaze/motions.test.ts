import { type Entry, text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { seenOf } from './motions.ts'

const change = (table: string, id: string, before: object | null, after: object): Entry =>
  ({ type: 'change', table, id, before, after, cites: ['BA-CARD-1'] }) as Entry
const at = [10_000, 10_000]

test('fire that was decided unseen is seen', () => {
  const fires = change('piece', 'g-1', { id: 'g-1', at, fired: false }, { id: 'g-1', at, fired: true })
  const roll: Entry = { type: 'roll', purpose: 'hit', faces: 6, dice: [1], at: 0, about: ['b-1'], cites: [] }
  const shot = seenOf([fires, roll], 0, id => ({ id, at: [20_000, 10_000], gone: false }))
  expect(shot).toEqual([{ type: 'shot', from: at, to: [20_000, 10_000], look: 'bullet' }])
})

test('shells burst where they come down, and nobody moves before the cards lie open', () => {
  const nobody = () => undefined
  const shells: Entry = { type: 'said', says: text`The shells come down.`, cites: [], at: [1, 2] }
  expect(seenOf([shells], 0, nobody)).toMatchObject([{ type: 'burst', at: [1, 2] }])
  const reveal = change('game', 'game', { phase: 'planning' }, { phase: 'reveal' })
  expect(seenOf([reveal], 0, nobody)).toMatchObject([{ type: 'pause' }])
})
