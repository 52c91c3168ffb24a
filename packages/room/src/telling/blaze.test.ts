import { type Entry, makeNames, Squares } from '@sandtable/kernel'
import { tellings } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'

const pieces = [
  { id: 'b-1', side: 'british', kind: 'rifle-section' },
  { id: 'g-1', side: 'german', kind: 'lmg' },
]
const units = [{ id: 'b-1st', side: 'british', kind: 'platoon' }]
const squares = new Squares(120_000, 80_000, 'mm')
const sides = { british: 'British', german: 'German' }
const names = makeNames({ seat: 'british', pieces, units, sides, squares })
const change = (table: string, id: string, before: object | null, after: object): Entry =>
  ({ type: 'change', table, id, before, after, cites: ['BA-CARD-1'] }) as Entry
const told = (entries: readonly Entry[], at = 0): string | undefined => {
  const says = tellings.blaze?.change?.(entries, at)?.says
  return says && names.say(says)
}
const at = [10_000, 10_000]

describe('what changes tell by themselves', () => {
  test('the cards that are turned over, of both sides; of others only what is seen', () => {
    const entries = [
      change('game', 'game', { phase: 'planning' }, { phase: 'reveal' }),
      change('piece', 'b-1', { open: false, card: 'move' }, { id: 'b-1', side: 'british', card: 'move', open: true }),
      change('piece', 'g-1', {}, { id: 'g-1', side: 'german', card: 'opportunity-fire' }),
      change('game', 'game', { phase: 'reveal' }, { phase: 'action' }),
      change('piece', 'g-1', {}, { id: 'g-1', side: 'german', card: 'charge' }),
    ]
    expect(told(entries)).toBe('The cards are turned over. British: 1 × Move. German: 1 × Opportunity.')
  })

  test.each([
    [{ figures: 3 }, { figures: 1 }, 'Rifle section loses 2 men, 1 left.'],
    [{ disordered: false }, { disordered: true }, 'Rifle section is disordered.'],
    [{ figures: 1 }, { figures: 0, gone: true }, undefined],
    [{ card: null }, { card: 'move' }, undefined],
  ])('%j to %j', (before, after, text) => expect(told([change('piece', 'b-1', before, after)])).toBe(text))

  test('fire that was decided unseen, and at whom; what was told as a decision is not told twice', () => {
    const fires = change('piece', 'g-1', { id: 'g-1', at, fired: false }, { id: 'g-1', at, fired: true })
    const roll: Entry = { type: 'roll', purpose: 'hit', faces: 6, dice: [1], at: 0, about: ['b-1'], cites: [] }
    expect(told([fires, roll])).toBe('German LMG fires at Rifle section.')
    const decided: Entry = { type: 'decision', side: 'german', decision: { action: 'fire', piece: 'g-1' } }
    expect(told([decided, fires, roll], 1)).toBeUndefined()
  })

  test('fire from hiding, of which nothing else is seen', () => {
    const moves: Entry = { type: 'decision', side: 'british', decision: { action: 'move', piece: 'b-1' } }
    const hit = change('piece', 'b-1', { id: 'b-1', at, firedAt: false }, { id: 'b-1', at, firedAt: true })
    expect(told([moves, hit], 1)).toBe('Rifle section comes under fire from an unseen enemy.')
    const fires = change('piece', 'g-1', { id: 'g-1', at, fired: false }, { id: 'g-1', at, fired: true })
    expect(told([moves, fires, hit], 2)).toBeUndefined()
    expect(told([{ ...moves, side: 'german', decision: { action: 'fire', piece: 'g-1' } }, hit], 1)).toBeUndefined()
  })

  test('a charge that gets home, also from where its enemy stood already', () => {
    const stand = { id: 'b-1', at, contact: null }
    const there = { ...stand, at: [16_000, 10_000] }
    const goes = change('piece', 'b-1', stand, there)
    const fights = change('piece', 'b-1', there, { ...there, contact: 1 })
    expect(told([goes, fights])).toMatch(/^Rifle section charges home, 60 mm east to /)
    expect(told([goes, fights], 1)).toBeUndefined()
    expect(told([goes])).toMatch(/^Rifle section moves 60 mm east to /)
    expect(told([change('piece', 'b-1', stand, { ...stand, contact: 1 })])).toBe('Rifle section is in contact already.')
  })

  test('a unit that is out of command', () =>
    expect(told([change('unit', 'b-1st', { outOfCommand: false }, { outOfCommand: true })])).toBe(
      '1st platoon is out of command.',
    ))
})
