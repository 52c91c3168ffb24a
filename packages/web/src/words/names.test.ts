import { describe, expect, test } from 'vitest'
import { makeNames } from './names.ts'

const pieces = [
  { id: 'sergeant', side: 'allied', kind: 'american-leader' },
  { id: 'rifle-1', side: 'allied', kind: 'american-rifleman' },
  { id: 'rifle-2', side: 'allied', kind: 'american-rifleman' },
  { id: 'schuetze-1', side: 'german', kind: 'german-rifleman' },
  { id: 'corporal', side: 'german', kind: 'german-submachine-gunner' },
  { id: 'x', side: 'german', kind: 'horse' },
  { id: 'b', side: 'allied', kind: 'truck', name: 'Betsy' },
]
const lands = [
  { id: 'farmhouse', kind: 'building' },
  { id: 'hedge-2', kind: 'hedge' },
  { id: 'wall', kind: 'stone-wall' },
]
const names = makeNames(pieces, lands, { allied: 'American', german: 'German' }, 'allied')

test.each([
  ['sergeant', 'Leader'],
  ['rifle-1', 'Rifleman 1'],
  ['rifle-2', 'Rifleman 2'],
  ['schuetze-1', 'German rifleman'],
  ['corporal', 'German submachine gunner'],
  ['x', 'German horse'],
  ['b', 'Betsy'],
  ['nobody-here', 'nobody here'],
])('the piece %s is called %s', (id, name) => expect(names.piece(id)).toBe(name))

test('the other side has it the other way round', () => {
  const others = makeNames(pieces, lands, { allied: 'American', german: 'German' }, 'german')
  expect([others.piece('rifle-1'), others.piece('schuetze-1')]).toEqual(['American rifleman 1', 'Rifleman'])
})

describe('a sentence of the rules', () => {
  test.each([
    ['american rifleman rifle-1 fires once.', 'Rifleman 1 fires once.'],
    ['german rifleman schuetze-1 comes through: fire, 4.', 'German rifleman comes through: fire, 4.'],
    ['it would stand on american leader sergeant', 'It would stand on Leader'],
    ['in the building farmhouse', 'In the farmhouse'],
    ['it would stand on the hedge hedge-2', 'It would stand on the hedge'],
    ['it would stand on the stone-wall wall', 'It would stand on the stone wall'],
    ['allied has won.', 'The American side has won.'],
    ['it is not the go of german', 'It is not the go of the German side'],
    ['the german rifleman is seen', 'The german rifleman is seen'],
    ['Who goes first this turn?', 'Who goes first this turn?'],
  ])('%s', (text, said) => expect(names.say(text)).toBe(said))

  test('is left alone on an empty table', () => {
    expect(makeNames([], [], {}, '').say('nothing is here')).toBe('Nothing is here')
  })
})
