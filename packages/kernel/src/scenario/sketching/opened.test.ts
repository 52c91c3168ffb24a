import { describe, expect, test } from 'vitest'
import type { RuleSet } from '../../ruleset.ts'
import { toy } from '../../toy.fixture.ts'
import { edited, without, withPiece, withTerrain } from './edits.ts'
import { huntWith, measures } from './hunt.fixture.ts'
import { completedAlone, openSketch } from './opened.ts'
import type { Sketch } from './sketch.ts'

const hunt = huntWith()
const bad = (sketch: Sketch, ...ids: readonly string[]): Sketch =>
  ids.reduce((now, id) => edited(now, 'pieces', id, { kind: 'dragon' }), sketch)
const faultsIn = (sketch: Sketch) => openSketch(toy, sketch).faults
/** Each fault by its code, the thing, the record and its place in the file. */
const foundIn = (sketch: Sketch) =>
  faultsIn(sketch).map(({ code, key, id, path }) => [code, key, id, path.join('.')] as const)

test('a sketch without a fault is a game', () => {
  const { game, faults } = openSketch(toy, hunt)
  expect(faults).toEqual([])
  expect(game?.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2', 'blue-1', 'blue-2'])
})

describe('a fault', () => {
  test('of a piece sets it aside, and the rest is read: the others are found where they are in the sketch', () => {
    const wrong = bad(hunt, 'red-1', 'blue-1', 'blue-2')
    expect(foundIn(wrong)).toEqual([
      ['HS-SCEN-4', 'piece red-1', 'red-1', 'pieces.0.kind'],
      ['HS-SCEN-4', 'piece blue-1', 'blue-1', 'pieces.2.kind'],
      ['HS-SCEN-4', 'piece blue-2', 'blue-2', 'pieces.3.kind'],
    ])
    expect(openSketch(toy, wrong).game?.pieces.map(({ id }) => id)).toEqual(['red-2'])
    expect(faultsIn(wrong)[0]?.says).toBe('unknown kind: kind: dragon')
  })

  test('of ground and of scenery has its place too', () => {
    const { sketch } = withTerrain(hunt, [{ kind: 'bog', circle: [5, 5, 1] }])
    expect(foundIn(sketch)).toEqual([['HS-SCEN-4', 'terrain bog', 'bog', 'table.terrain.1.kind']])
    const scenery = [
      { look: 'sand', circle: [5, 5, 1] as const },
      { look: 'lava', circle: [5, 5, 1] as const },
    ]
    const [fault] = faultsIn({ ...hunt, table: { ...hunt.table, scenery } })
    expect(fault).toMatchObject({ key: 'scenery 1', id: null })
    expect(fault?.path.slice(0, 3)).toEqual(['table', 'scenery', 1])
  })

  test('of a unit names its record, which lies nowhere', () => {
    const wrong = edited(hunt, 'units', 'blue-unit', { side: 'green' })
    expect(foundIn(wrong)[0]?.slice(1, 3)).toEqual([null, 'blue-unit'])
    const { game } = openSketch(toy, wrong)
    expect(game?.find('unit', 'red-unit')).not.toBeNull()
    expect(game?.find('unit', 'blue-unit')).toBeNull()
  })

  test('of what every scenario says is told once, and the rest is read', () => {
    const nameless = { ...hunt, title: '', turns: 0, minutes: 0 }
    expect(foundIn(nameless).map(([, key, id, path]) => [key, id, path])).toEqual([
      [null, null, 'title'],
      [null, null, 'turns'],
      [null, null, 'minutes'],
    ])
    expect(openSketch(toy, nameless).game?.pieces).toHaveLength(4)
  })

  test('of a field of the start, the options or the table as a whole takes that field away', () => {
    const phase = { ...hunt, start: { ...hunt.start, phase: 'sleep' }, options: { 'HS-RUL-1': 'seven' } }
    expect(foundIn(phase).map(([, , , path]) => path)).toEqual(['options.HS-RUL-1', 'start.phase'])
    expect(openSketch(toy, phase).game?.state.phase).toBe('hide')
    const foggy = { ...hunt, table: { ...hunt.table, about: { fog: true } } }
    expect(foundIn(foggy).map(([, , , path]) => path)).toEqual(['table.fog'])
    expect(openSketch(toy, foggy).game?.pieces).toHaveLength(4)
  })

  test('of a field of a side takes that field away, and the side stays', () => {
    const wrong = edited(hunt, 'sides', 'blue', { score: 'many' })
    expect(foundIn(wrong)).toEqual([['HS-SCEN-3', null, 'blue', 'sides.1.score']])
    expect(openSketch(toy, wrong).game?.side('blue')).toMatchObject({ score: 0 })
  })

  test('that says a rule cites it', () => {
    const short = { ...hunt, start: { ...hunt.start, last: 0 } }
    const { faults, game } = openSketch(toy, short)
    expect(faults).toMatchObject([{ cites: ['HS-END-2'], path: ['start'], key: null, id: null }])
    expect(game?.pieces).toHaveLength(4)
  })

  test('for which nothing can be set aside ends the reading, with ground and sides to go on with', () => {
    const other = openSketch(toy, { ...hunt, ruleset: 'chess' })
    expect(other.faults).toMatchObject([{ code: 'SCEN-2', path: ['ruleset'] }])
    expect(other.game?.sides.map(({ id }) => id)).toEqual(['red', 'blue'])
    expect(other.game?.pieces).toEqual([])
    const nobody = openSketch(toy, { ...hunt, sides: [], units: [], pieces: [] })
    expect(nobody.faults.length).toBeGreaterThan(0)
    expect(nobody.game).toBeNull()
  })

  test('of many are told at most forty', () => {
    let sketch = hunt
    for (let i = 0; i < 45; i++) sketch = withPiece(sketch, { kind: 'dragon', side: 'red' }).sketch
    expect(faultsIn(sketch)).toHaveLength(40)
  })

  test('is gone with the thing that had it', () => {
    const wrong = bad(hunt, 'red-1')
    expect(faultsIn(without(wrong, ['piece red-1'], measures))).toEqual([])
  })
})

test('what is no fault of the sketch is no fault', () => {
  const broken: RuleSet = {
    ...toy,
    check: () => {
      throw new TypeError('oops')
    },
  }
  expect(() => openSketch(broken, hunt)).toThrow('oops')
  expect(() => openSketch({ ...broken, id: 'other' }, hunt)).toThrow('oops')
})

describe('a thing with a fault, looked at alone,', () => {
  const { game } = openSketch(toy, hunt)
  if (!game) throw new Error('no game')
  test('is completed: a piece for its side, ground where it lies', () => {
    expect(completedAlone(toy, game, 'piece', { id: 'x', kind: 'scout', side: 'green', at: [900, 1] })).toMatchObject({
      id: 'x',
      side: 'green',
      unit: null,
      at: null,
      hidden: true,
    })
    const unit = { id: 'x', kind: 'scout', side: 'red', unit: 'red-unit' }
    expect(completedAlone(toy, game, 'piece', unit)).toMatchObject({ unit: 'red-unit' })
    expect(completedAlone(toy, game, 'terrain', { id: 'x', kind: 'bush', circle: [500, 5, 1] })).toMatchObject({
      kind: 'bush',
      burnt: false,
    })
  })

  test('is nothing if not even its kind is known', () => {
    expect(completedAlone(toy, game, 'piece', { id: 'x', kind: 'dragon', side: 'red' })).toBeNull()
    expect(completedAlone(toy, game, 'terrain', { id: 'x', kind: 'bog', circle: [5, 5, 1] })).toBeNull()
  })
})
