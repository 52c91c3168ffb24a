import { Host, jsonSource } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { muzzleflash } from '../index.ts'

const open = (red: object, more: object = {}) =>
  new Host(
    muzzleflash,
    jsonSource('battle', {
      table: { width: 48, depth: 48 },
      sides: [{ id: 'red', ...red }, { id: 'blue' }],
      start: { turn: 0, side: 'red' },
      ...more,
    }),
  )

test.each([
  ['points below nothing', { points: -1 }, {}, /SCEN-3.*sides\.0\.points/],
  ['a zone below nothing', { zone: -8 }, {}, /SCEN-3.*zone/],
  ['a place that is not there', { objectives: [{ type: 'hold', vp: 1, places: ['inn'] }] }, {}, /SCEN-2.*place inn/],
  ['no place at all', { objectives: [{ type: 'most', vp: 1 }] }, {}, /SCEN-1.*places/],
  ['nobody to rescue', { objectives: [{ type: 'rescue', vp: 1, pieces: ['r9'] }] }, {}, /SCEN-2.*piece r9/],
  ['an unknown army', { army: 'martian' }, {}, /SCEN-3.*army/],
  [
    'a section of unknown men',
    { size: 'small' },
    { tables: { sections: { 'rifle-section': { men: { knight: 5 } } } } },
    /SCEN-4.*knight/,
  ],
  [
    'an unknown team',
    { size: 'small' },
    { tables: { sections: { 'rifle-section': { teams: ['band'] } } } },
    /SCEN-2.*team band/,
  ],
])('%s is found when the position is read', (_, red, more, error) => {
  expect(() => open(red, more)).toThrow(error)
})

test('a good one is not', () => {
  expect(() => open({ size: 'small', objectives: [{ type: 'casualties', vp: 1 }] })).not.toThrow()
})
