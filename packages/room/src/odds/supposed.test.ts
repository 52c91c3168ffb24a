import { Host, jsonSource, type RuleSet } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { worked } from './chance.ts'
import { supposedTrials } from './supposed.ts'

/** A machine gun of red that may fire; blue has a section in sight, and another that lies hidden. */
const seatOf = (hidden: readonly [number, number]) =>
  new Host(
    ruleSets.find(({ id }) => id === 'blaze') as RuleSet,
    jsonSource('position', {
      ruleset: 'blaze',
      table: {
        width: 1200,
        depth: 1200,
        terrain: [
          {
            id: 'w',
            kind: 'woods',
            line: [
              [0, 1000],
              [1200, 1000],
            ],
            thick: 300,
          },
        ],
      },
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces: [
        { id: 'r1', side: 'red', kind: 'hmg', rating: 'average', at: [600, 300], facing: 0, card: 'aimed-fire' },
        { id: 'b1', side: 'blue', kind: 'rifle-section', rating: 'average', at: [600, 500], facing: 180 },
        { id: 'b2', side: 'blue', kind: 'rifle-section', rating: 'average', at: hidden, facing: 180, hidden: true },
      ],
      start: { turn: 1, phase: 'aimed-fire' },
    }),
    { dice: { from: 'seed', seed: 1 } },
  )
    .start()
    .seat('red')

const fire = { action: 'fire', piece: 'r1', target: 'b1' }

test('a seat that does not know everything is told the rolls that it knows of', () => {
  const seat = seatOf([600, 1000])
  expect(seat.knowsAll).toBe(false)
  const [shot, ...more] = worked(supposedTrials(seat, fire))
  expect(shot).toMatchObject({ comes: 1, roll: { purpose: 'hit', about: expect.arrayContaining(['b1']) } })
  expect(shot?.passes).toBeGreaterThan(0)
  expect(more).toEqual([])
})

test('where hidden enemies are makes no difference', () => {
  const [here, there] = [seatOf([600, 1000]), seatOf([200, 950])]
  expect(worked(supposedTrials(here, fire))).toEqual(worked(supposedTrials(there, fire)))
})
