import { describe, expect, test } from 'vitest'
import {
  type Alignment,
  aligned,
  copied,
  edited,
  freshId,
  grouped,
  idsIn,
  merged,
  pasted,
  pointsIn,
  renamed,
  slug,
  ungrouped,
  without,
  withoutRecord,
  withPiece,
  withScenery,
  withTerrain,
  withTurns,
  withUnit,
} from './edits.ts'
import { measures, pieceOf, terrainOf, village } from './hunt.fixture.ts'
import type { Sketch } from './sketch.ts'
import { frameOf } from './things.ts'
import { shiftedBy } from './turning.ts'

const sketch = village()

describe('ids', () => {
  test('are made of names: plain letters, short, and never empty', () => {
    expect(slug('The Old Mill')).toBe('the-old-mill')
    expect(slug('  Große Höhe!')).toBe('grosse-hohe')
    expect(slug('?!')).toBe('x')
    expect(slug(`${'a'.repeat(33)} b`)).toBe('a'.repeat(33))
  })

  test('are counted on where one is taken', () => {
    expect(freshId([], 'Hedge')).toBe('hedge')
    expect(freshId(['hedge', 'hedge-2'], 'hedge')).toBe('hedge-3')
  })

  test('are unique over terrain, sides, units and pieces', () => {
    expect(idsIn(sketch)).toEqual([
      ...['house', 'door', 'hedge', 'tree'],
      ...['red', 'blue', 'red-unit', 'blue-unit', 'red-1', 'red-2', 'blue-1', 'blue-2'],
    ])
  })
})

describe('laid', () => {
  test('terrain has an id of its own, by its wish or its kind; several are a group', () => {
    const one = withTerrain(sketch, [{ kind: 'hedge', circle: [5, 5, 1] }])
    expect(one.keys).toEqual(['terrain hedge-2'])
    expect(one.sketch.groups).toEqual([])
    const two = withTerrain(one.sketch, [
      { kind: 'hedge', circle: [6, 6, 1] },
      { kind: 'hedge', id: 'Long Hedge', circle: [7, 7, 1] },
      { kind: 'hedge', circle: [8, 8, 1] },
    ])
    expect(two.keys).toEqual(['terrain hedge-3', 'terrain long-hedge', 'terrain hedge-4'])
    expect(two.sketch.groups).toEqual([two.keys])
    expect(terrainOf(two.sketch, 'long-hedge')).toMatchObject({ kind: 'hedge', circle: [7, 7, 1] })
  })

  test('scenery is counted on', () => {
    const { sketch: more, keys } = withScenery(sketch, [{ look: 'sand' }, { look: 'yard' }])
    expect(keys).toEqual(['scenery 3', 'scenery 4'])
    expect(more.table.scenery[4]).toEqual({ look: 'yard' })
  })

  test('pieces and units have their own id, or one by their kind', () => {
    const scout = withPiece(sketch, { kind: 'scout', side: 'red' })
    expect(scout.keys).toEqual(['piece scout'])
    expect(withPiece(scout.sketch, { kind: 'scout', id: 'red 1', side: 'red' }).keys).toEqual(['piece red-1-2'])
    const unit = withUnit(scout.sketch, { kind: 'patrol', side: 'red' })
    expect(unit.id).toBe('patrol')
    expect(unit.sketch.units.at(-1)).toEqual({ kind: 'patrol', side: 'red', id: 'patrol' })
    expect(withUnit(sketch, { kind: 'patrol', id: 'red', side: 'red' }).id).toBe('red-3')
  })
})

describe('taken away', () => {
  test('things go with their openings, and groups of one are none', () => {
    const tied: Sketch = {
      ...sketch,
      groups: [
        ['terrain house', 'terrain tree'],
        ['scenery 2', 'piece red-1', 'terrain tree'],
      ],
    }
    const left = without(tied, ['terrain house', 'scenery 1', 'piece red-2'], measures)
    expect(left.table.terrain.map(({ id }) => id)).toEqual(['hedge', 'tree'])
    expect(left.table.scenery).toEqual([sketch.table.scenery[0], sketch.table.scenery[2]])
    expect(left.pieces.map(({ id }) => id)).toEqual(['red-1', 'blue-1', 'blue-2'])
    expect(left.groups).toEqual([['scenery 1', 'piece red-1', 'terrain tree']])
  })

  test('a record goes alone', () => {
    expect(withoutRecord(sketch, 'units', 'red-unit').units.map(({ id }) => id)).toEqual(['blue-unit'])
    expect(withoutRecord(sketch, 'sides', 'red').pieces).toBe(sketch.pieces)
  })
})

describe('edited', () => {
  test('a record has other fields, and the others stay', () => {
    const tree = edited(sketch, 'terrain', 'tree', { kind: 'oak', circle: undefined })
    expect(terrainOf(tree, 'tree')).toEqual({ id: 'tree', kind: 'oak' })
    expect(terrainOf(tree, 'hedge')).toBe(terrainOf(sketch, 'hedge'))
    const red = edited(sketch, 'pieces', 'red-1', { at: null })
    expect(pieceOf(red, 'red-1')?.at).toBeNull()
    expect(pieceOf(red, 'red-2')).toBe(pieceOf(sketch, 'red-2'))
    expect(merged({ a: 1, b: 2 }, { b: undefined, c: 3 })).toEqual({ a: 1, c: 3 })
  })

  test('the turn limit is said in both places', () => {
    const long = withTurns(sketch, 9)
    expect([long.turns, long.start]).toEqual([9, { ...sketch.start, last: 9 }])
  })
})

describe('renamed', () => {
  const battle: Sketch = {
    ...village({ briefing: { red: 'Hide.', blue: 'red hides.' } }),
    summary: 'tree',
    groups: [['terrain tree', 'piece red-1', 'scenery 0']],
  }
  const crewed = edited(battle, 'pieces', 'red-1', { serves: ['tree', 'tree house'], name: 'tree', gone: null })

  test('a thing is called so wherever it is named, but not in prose, names and kinds', () => {
    const oak = renamed(crewed, 'tree', 'The Oak')
    expect(terrainOf(oak, 'the-oak')).toMatchObject({ kind: 'tree' })
    expect(pieceOf(oak, 'red-1')).toMatchObject({ serves: ['the-oak', 'tree house'], name: 'tree', gone: null })
    expect(oak.groups).toEqual([['terrain the-oak', 'piece red-1', 'scenery 0']])
    expect(oak.summary).toBe('tree')
  })

  test('a side takes along its men and its briefing', () => {
    const green = renamed(battle, 'red', 'green')
    expect(green.sides.map(({ id }) => id)).toEqual(['green', 'blue'])
    expect(green.briefing).toEqual({ green: 'Hide.', blue: 'red hides.' })
    expect(green.pieces.map(({ side }) => side)).toEqual(['green', 'green', 'blue', 'blue'])
  })

  test('to what it is called already it is the same, and a name that is taken is counted on', () => {
    expect(renamed(battle, 'tree', 'Tree')).toBe(battle)
    expect(terrainOf(renamed(battle, 'tree', 'hedge'), 'hedge-2')?.kind).toBe('tree')
  })
})

describe('copied', () => {
  test('things come with their group and openings, under new names that they use among each other', () => {
    const tied = grouped(edited(sketch, 'pieces', 'red-1', { serves: 'house' }), ['terrain house', 'piece red-1'])
    const clip = copied(tied, ['terrain house'], measures)
    expect(clip.things.map(({ key }) => key)).toEqual(['terrain house', 'terrain door', 'piece red-1'])
    const { sketch: laid, keys } = pasted(tied, clip, shiftedBy([30, 0]), measures)
    expect(keys).toEqual(['terrain house-2', 'terrain door-2', 'piece red-3'])
    expect(laid.groups.at(-1)).toEqual(keys)
    expect(terrainOf(laid, 'house-2')).toMatchObject({ kind: 'house', openings: [[45, 10]] })
    expect(pieceOf(laid, 'red-3')).toMatchObject({ serves: 'house-2', side: 'red', at: [60, 20] })
    expect(terrainOf(laid, 'house')).toBe(terrainOf(tied, 'house'))
  })

  test('what was cut and laid again may take the names of each other', () => {
    const [red, other] = sketch.pieces
    const pair = [{ ...other, id: 'scout-2', serves: 'scout' } as never, { ...red, id: 'scout' } as never]
    const clip = copied({ ...sketch, pieces: pair }, ['piece scout', 'piece scout-2'], measures)
    const { sketch: laid } = pasted({ ...sketch, pieces: [] }, clip, shiftedBy([0, 0]), measures)
    expect(laid.pieces).toMatchObject([{ id: 'scout', serves: 'scout-2' }, { id: 'scout-2' }])
  })

  test('one alone is no group; scenery has its place in the list', () => {
    const { sketch: laid, keys } = pasted(sketch, copied(sketch, ['scenery 1'], measures), shiftedBy([1, 1]), measures)
    expect(keys).toEqual(['scenery 3'])
    expect(laid.table.scenery.at(-1)).toEqual({ look: 'puddle', circle: [51, 51, 3] })
    expect(laid.groups).toEqual([])
  })
})

describe('lined up', () => {
  // frames: the tree from 68 to 72 and 58 to 62, the hedge from 40 to 60 and 20 to 24, the scout at 30, 20
  const keys = ['terrain tree', 'terrain hedge', 'piece red-1']
  const frames = (now: Sketch) => keys.map(key => frameOf(pointsIn(now, [key])))
  const ways: readonly (readonly [Alignment, 'west' | 'east' | 'north' | 'south', readonly number[]])[] = [
    ['west', 'west', [30, 30, 30]],
    ['east', 'east', [72, 72, 72]],
    ['middle', 'west', [49, 41, 51]],
    ['north', 'north', [62, 62, 62]],
    ['south', 'south', [20, 20, 20]],
    ['centre', 'south', [39, 39, 41]],
  ]
  test.each(ways)('%s', (way, edge, expected) => {
    const lined = frames(aligned(sketch, keys, way, measures))
    expect(lined.map(frame => frame?.[edge])).toEqual(expected)
    const other = edge === 'west' || edge === 'east' ? 'south' : 'west'
    expect(lined.map(frame => frame?.[other])).toEqual(frames(sketch).map(frame => frame?.[other]))
  })

  test('a group stays together; nothing, or what is not there, changes nothing', () => {
    const tied = grouped(sketch, ['terrain tree', 'terrain hedge'])
    const lined = frames(aligned(tied, keys, 'west', measures))
    expect(lined.map(frame => frame?.west)).toEqual([58, 30, 30])
    expect(aligned(sketch, [], 'west', measures)).toBe(sketch)
    expect(aligned(sketch, ['piece nobody', 'terrain tree'], 'west', measures).table).toEqual(sketch.table)
  })
})

describe('groups', () => {
  test('grow by what is grouped with a part of them, and are none of one', () => {
    const two = grouped(sketch, ['a', 'b'])
    expect(two.groups).toEqual([['a', 'b']])
    expect(grouped(two, ['b', 'c']).groups).toEqual([['b', 'c', 'a']])
    expect(grouped(sketch, ['a'])).toBe(sketch)
    expect(ungrouped(grouped(two, ['x', 'y']), ['b']).groups).toEqual([['x', 'y']])
  })
})
