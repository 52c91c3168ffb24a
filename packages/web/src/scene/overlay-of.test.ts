import { type Drawing, spelled } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { overlaysOf } from './overlay-of.ts'

const ring: Drawing = { type: 'ring', means: 'range', at: [0, 0], radius: 100, says: spelled('rifle') }
const nothing = { snapshot: null, aura: [], draft: null, drawings: [], prospects: [], ruler: null, shown: [] }

test('what a held key shows is drawn with and without a draft', () => {
  const drawn = { type: 'ring', look: 'range', at: [0, 0], radius: 100, label: 'rifle' }
  expect(overlaysOf({ ...nothing, looking: [ring] })).toEqual([drawn])
  expect(overlaysOf({ ...nothing, draft: { action: 'move' }, looking: [ring] })).toEqual([drawn])
  expect(overlaysOf(nothing)).toEqual([])
})
