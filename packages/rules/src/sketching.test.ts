import { readFileSync } from 'node:fs'
import {
  aligned,
  begun,
  completedAlone,
  copied,
  did,
  edited,
  type FieldType,
  frameOf,
  grouped,
  jsonSource,
  keyOf,
  mirrored,
  openSketch,
  pasted,
  pointsIn,
  type RuleSet,
  redone,
  renamed,
  type Sketch,
  scaledBy,
  shiftedBy,
  sketchOf,
  stamped,
  stampNames,
  stampsFor,
  turned,
  turnedBy,
  undone,
  withGroups,
  without,
  withTerrain,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { ruleSets } from './sets.gen.ts'
import { readYaml } from './yaml.ts'

const battle = (path: string): Sketch =>
  sketchOf(readYaml(readFileSync(new URL(`../../../scenarios/${path}.yaml`, import.meta.url), 'utf8'), path))
const rulesOf = (set: string): RuleSet => ruleSets.find(({ id }) => id === set) as RuleSet
const plastic = rulesOf('plastic')
const measures = { unit: plastic.book.unit, fields: plastic.fields }
const house = battle('plastic/crossroads-house')
const farm = battle('muzzleflash/farm-on-the-lane')
const terrain = (sketch: Sketch, id: string) => sketch.table.terrain.find(one => one.id === id)

describe('what lies on a table', () => {
  test('is moved with its openings', () => {
    const moved = turned(house, ['terrain house'], shiftedBy([2, -1]), measures)
    expect(terrain(moved, 'house')?.openings).toContainEqual([26, 20])
    expect(openSketch(plastic, moved).faults).toEqual([])
  })

  test('takes along the doors and windows in its walls, where they are terrain of their own', () => {
    const muzzleflash = rulesOf('muzzleflash')
    const own = { unit: muzzleflash.book.unit, fields: muzzleflash.fields }
    const moved = turned(farm, ['terrain shed'], shiftedBy([1, 0]), own)
    expect(terrain(moved, 'shed-door')?.line).toEqual([
      [32.8, 24.64],
      [34.2, 24.88],
    ])
    expect(without(farm, ['terrain shed'], own).table.terrain).toHaveLength(farm.table.terrain.length - 3)
  })

  test('four quarter turns, or two mirrorings, change nothing', () => {
    const keys = ['terrain house', 'terrain east-wall', 'scenery 0']
    const quarter = (now: Sketch) => turned(now, keys, turnedBy(90, [24, 24]), measures)
    expect(quarter(house)).not.toEqual(house)
    expect(quarter(quarter(quarter(quarter(house))))).toEqual(house)
    const mirror = (now: Sketch) => turned(now, keys, mirrored('left-right', [24, 24]), measures)
    expect(mirror(mirror(house))).toEqual(house)
  })

  test('grows about a point', () => {
    const large = turned(house, ['terrain oak-1'], scaledBy(2, [9, 36]), measures)
    expect(terrain(large, 'oak-1')?.circle).toEqual([9, 36, 2])
  })

  test('is copied with what belongs together, under new names', () => {
    const goodbye = rulesOf('goodbye')
    const own = { unit: goodbye.book.unit, fields: goodbye.fields }
    const placed = edited(
      edited(battle('goodbye/trench-raid-at-dusk'), 'pieces', 'mg', { at: [50, 100] }),
      'pieces',
      'mg-2',
      {
        at: [54, 100],
      },
    )
    const clip = copied(placed, ['piece mg', 'piece mg-2'], own)
    const { sketch, keys } = pasted(placed, clip, shiftedBy([20, 0]), own)
    expect(keys).toEqual(['piece mg-4', 'piece mg-5'])
    expect(sketch.pieces.at(-1)).toMatchObject({ id: 'mg-5', crewOf: 'mg-4', at: [74, 100] })
    expect(withGroups(sketch, ['piece mg-4'])).toEqual(keys)
  })

  test('is lined up, each group as one', () => {
    const keys = ['terrain oak-1', 'terrain oak-2', 'terrain oak-3']
    const west = aligned(house, keys, 'west', measures)
    expect(keys.map(key => frameOf(pointsIn(west, [key]))?.west)).toEqual([6, 6, 6])
    const together = aligned(grouped(house, keys.slice(0, 2)), keys, 'west', measures)
    expect(keys.map(key => frameOf(pointsIn(together, [key]))?.west)).toEqual([6, 10, 6])
  })

  test('is renamed wherever it is named', () => {
    const mill = renamed(house, 'house', 'The Old Mill')
    expect(mill.sides.map(({ objective }) => (objective as { place: string }).place)).toEqual([
      'the-old-mill',
      'the-old-mill',
    ])
    expect(openSketch(plastic, mill).faults).toEqual([])
    const side = renamed(house, 'german', 'garrison')
    expect(Object.keys(side.briefing)).toEqual(['garrison', 'allied'])
    expect(side.pieces[0]).toMatchObject({ side: 'garrison', kind: 'german-leader-binoculars' })
  })

  test('leaves groups that still mean the same when scenery before it goes', () => {
    const tied = grouped(house, ['scenery 1', 'terrain oak-1'])
    expect(without(tied, ['scenery 0'], measures).groups).toEqual([['scenery 0', 'terrain oak-1']])
  })
})

describe('undo', () => {
  test('goes back without limit, and forward until something else is done', () => {
    let history = begun(0, 'begun')
    for (let i = 1; i <= 5000; i++) history = did(history, { value: i, name: 'counted' })
    for (let i = 0; i < 5000; i++) history = undone(history)
    expect(history.now.value).toBe(0)
    expect(undone(history)).toBe(history)
    expect(redone(redone(history)).now.value).toBe(2)
    expect(did(redone(history), { value: 7, name: 'other' }).future).toEqual([])
  })

  test('takes back as one what was typed as one', () => {
    let history = begun('', 'begun')
    for (const value of ['H', 'Hi']) history = did(history, { value, name: 'typed', run: 'title' })
    expect(undone(history).now.value).toBe('')
  })
})

describe('faults', () => {
  test('are all found, each at its place', () => {
    const { sketch } = withTerrain(house, [{ id: 'bog', kind: 'marsh', circle: [5, 5, 2] }])
    const wrong = edited(
      edited(edited({ ...sketch, title: '' }, 'pieces', 'mg42', { kind: 'german-mg43' }), 'pieces', 'bar', {
        at: [90, 3],
      }),
      'sides',
      'allied',
      { objective: { type: 'take', place: 'church' } },
    )
    const { faults, game } = openSketch(plastic, wrong)
    expect(faults.map(({ key, id, path }) => [key, id, path[0]])).toEqual(
      expect.arrayContaining([
        ['terrain bog', 'bog', 'table'],
        ['piece mg42', 'mg42', 'pieces'],
        ['piece bar', 'bar', 'pieces'],
        [null, 'allied', 'sides'],
        [null, null, 'title'],
      ]),
    )
    expect(faults).toHaveLength(5)
    expect(faults.find(({ id }) => id === 'bar')?.says).toBe('this cannot stand where it is: bar is off the table')
    expect(game?.store.all('terrain')).toHaveLength(house.table.terrain.length)
  })

  test('leave what has one drawn where it lies', () => {
    const { game } = openSketch(plastic, house)
    const record = completedAlone(plastic, game as never, 'piece', { ...house.pieces[1], at: [90, 3] } as never)
    expect(record).toMatchObject({ kind: 'german-mg42-gunner', side: 'german' })
    expect(completedAlone(plastic, game as never, 'piece', { id: 'x', kind: 'dragon', side: 'german' })).toBeNull()
  })
})

test.each([
  [{ ruleset: 'plastic', table: { width: 'wide', depth: 4 } }, 'table.width: expected a length'],
  [
    { ruleset: 'plastic', table: { width: 4, depth: 4 }, weather: 'fog' },
    'weather: this version of Sandtable knows no',
  ],
  [{ ruleset: 'plastic', table: { width: 4, depth: 4 }, pieces: [{ kind: 'x' }] }, 'pieces.0: it has no id'],
  [
    { ruleset: 'plastic', table: { width: 4, depth: 4, terrain: [{ id: 'a', kind: 'b', polygon: [[1]] }] } },
    'terrain.0.polygon',
  ],
  [{ table: {} }, 'it names no rule set'],
  [[1, 2], 'expected named values'],
])('what is no scenario is refused with its place: %j', (value, says) =>
  expect(() => sketchOf(jsonSource('odd.yaml', value))).toThrow(says),
)

describe.each(ruleSets.map(({ id }) => id))('stamps in %s', id => {
  const rules = rulesOf(id)
  const { sketching, dressing } = rules
  test('lie where they were put, and are no fault', () => {
    if (!sketching || !dressing) throw new Error('it makes no battles')
    const { width, depth } = sketching
    const names = stampsFor(dressing, { width, depth })
    expect(names).toEqual(expect.arrayContaining(['house', 'farm', 'wood', 'trench', 'lane']))
    for (const name of stampNames) {
      const laid = stamped(name, [width / 2, depth / 2], { width, depth }, dressing, 3)
      expect(stamped(name, [width / 2, depth / 2], { width, depth }, dressing, 3)).toEqual(laid)
      const { sketch } = withTerrain({ ...blank(id), title: 'T' }, laid.terrain)
      expect(openSketch(rules, sketch).faults).toEqual([])
      const frame = frameOf(
        pointsIn(
          sketch,
          sketch.table.terrain.map(one => keyOf('terrain', one.id)),
        ),
      )
      if (frame) expect(Math.abs(frame.west + frame.east - width) / width).toBeLessThan(0.1)
    }
  })
})

function blank(set: string): Sketch {
  const { sketching } = rulesOf(set)
  const { width, depth, sides, starts } = sketching as NonNullable<typeof sketching>
  return sketchOf(
    jsonSource('blank', {
      title: 'T',
      ruleset: set,
      turns: 1,
      minutes: 1,
      table: { width, depth },
      sides,
      start: starts.placed,
    }),
  )
}

/** What is an id within a field, however deep. */
function idsIn(type: FieldType<unknown>): readonly FieldType<unknown>[] {
  const inner = [type.of, type.items, ...Object.values(type.fields ?? {})].flatMap(one => one ?? [])
  return type.says === 'an id' ? [type] : inner.flatMap(idsIn)
}

test.each(ruleSets.map(rules => [rules.id, rules] as const))('%s: a form knows what each id may mean', (_, rules) => {
  const { decides } = rules.sketching ?? {}
  const all = Object.entries(decides ?? {}).flatMap(([table, names]) =>
    names.flatMap(name => {
      const fields: { readonly [name: string]: FieldType<unknown> } = rules.fields[table as 'side'] as never
      return idsIn(fields[name] as FieldType<unknown>).map(({ refers }) => [table, name, refers])
    }),
  )
  expect(all.filter(([, , refers]) => refers === undefined)).toEqual([])
  expect(all.length).toBeGreaterThan(0)
})

test('two sides of one army are one fault, its rules beside it, and what is painted stays', () => {
  const scenery = [{ look: 'wheat', circle: [5, 5, 2] as const }]
  const allied = house.sides.map(side => ({ ...side, army: 'allied' }))
  const { game, faults } = openSketch(plastic, {
    ...house,
    sides: allied,
    pieces: [],
    table: { ...house.table, scenery },
  })
  expect(faults.map(({ says, cites }) => [says, cites])).toEqual([['both sides are allied', ['PF-SET-1', 'PF-RUL-86']]])
  expect(game?.setup.scenery.map(({ look }) => look)).toEqual(['wheat'])
})
