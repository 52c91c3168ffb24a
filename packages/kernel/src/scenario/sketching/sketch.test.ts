import { describe, expect, test } from 'vitest'
import { flag, int } from '../../book/schema.ts'
import { jsonSource } from '../../book/source.ts'
import { toySource } from '../../toy.fixture.ts'
import { huntWith, village } from './hunt.fixture.ts'
import { blankSketch, fileOf, type Sketching, sketchedFields, sketchOf } from './sketch.ts'

const read = (value: unknown) => sketchOf(jsonSource('hunt.json', value))
const table = { width: 100, depth: 80 }

describe('the sketch in a file', () => {
  test('has empty parts where the file has none', () => {
    expect(read({ ruleset: ' toy ', table })).toEqual({
      title: '',
      ruleset: 'toy',
      summary: '',
      turns: 0,
      minutes: 0,
      briefing: {},
      table: { ...table, terrain: [], scenery: [], about: {} },
      sides: [],
      units: [],
      pieces: [],
      start: {},
      options: {},
      tables: {},
      groups: [],
    })
  })

  test('has what the file says, also what is wrong with a number', () => {
    const full = {
      title: ' A hunt ',
      ruleset: 'toy',
      turns: 'many',
      seed: 4,
      tags: ['small', 7],
      picture: 'data:image/png;base64,',
      briefing: { red: ' Hide. ' },
      table: { ...table, night: true, scenery: [{ look: 'sand' }], terrain: null },
      options: { 'HS-RUL-1': 'five' },
      groups: [['piece a', 3]],
      start: { turn: 1 },
    }
    expect(read(full)).toMatchObject({
      title: 'A hunt',
      turns: 0,
      seed: 4,
      tags: ['small', '7'],
      picture: 'data:image/png;base64,',
      briefing: { red: 'Hide.' },
      table: { ...table, about: { night: true }, scenery: [{ look: 'sand' }], terrain: [] },
      options: { 'HS-RUL-1': 'five' },
      groups: [['piece a', '3']],
      start: { turn: 1 },
    })
    expect(read({ ...full, seed: 'x' }).seed).toBe(0)
    for (const key of ['tags', 'picture']) expect(read({ ...full, [key]: 7 })).not.toHaveProperty(key)
  })

  const point = { id: 'a', kind: 'bush' }
  const wrong: readonly (readonly [change: object, says: string])[] = [
    [{ weather: 'fog' }, 'weather: this version of Sandtable knows no such part'],
    [{ ruleset: ' ' }, 'ruleset: it names no rule set'],
    [{ table: { width: 0, depth: 80 } }, 'table.width: expected a length, found 0'],
    [{ table: { width: 100 } }, 'table.depth: expected a length, found nothing'],
    [{ table: { ...table, terrain: {} } }, 'table.terrain: expected a list'],
    [{ table: { ...table, terrain: [{ id: 'a' }] } }, 'table.terrain.0: it has no kind'],
    [{ table: { ...table, scenery: [{}] } }, 'table.scenery.0: it has no look'],
    [{ pieces: [{ id: 'a' }, { id: 7 }] }, 'pieces.1: it has no id'],
    [{ pieces: [{ id: 'a', at: [1] }] }, 'pieces.0.at: expected a point'],
    [{ pieces: [{ id: 'a', at: [1, 'x'] }] }, 'pieces.0.at: expected a point'],
    [{ sides: Array.from({ length: 9 }, (_, i) => ({ id: `s${i}` })) }, 'sides: 9 of them, 8 at most'],
    [{ table: { ...table, terrain: [{ ...point, line: [[1, 2], 3] }] } }, 'terrain.0.line: expected points'],
    [{ table: { ...table, terrain: [{ ...point, polygon: 'round' }] } }, 'terrain.0.polygon: expected points'],
    [{ table: { ...table, terrain: [{ ...point, circle: [1, 2] }] } }, 'terrain.0.circle: expected a circle'],
    [{ table: { ...table, terrain: [{ ...point, circle: [1, 2, Number.NaN] }] } }, 'terrain.0.circle'],
    [{ groups: 'all' }, 'groups: expected a list'],
    [{ groups: Array.from({ length: 1001 }, () => []) }, 'groups: expected a list'],
    [{ groups: [['a'], 'b'] }, 'groups.1: expected a list, found "b"'],
  ]
  test.each(wrong)('is refused with its place: %j', (change, says) =>
    expect(() => read({ ruleset: 'toy', table, ...change })).toThrow(says),
  )
})

describe('the file of a sketch', () => {
  test('is read as the same sketch, and leaves out what is empty', () => {
    const hunt = village({ briefing: { red: 'Hide.' }, options: { 'HS-RUL-1': 'five' }, groups: [['a', 'b']], seed: 3 })
    expect(read(fileOf(hunt))).toEqual(hunt)
    const plain = fileOf(huntWith({ units: [] }))
    expect(plain).toEqual({
      title: 'A hunt',
      ruleset: 'toy',
      summary: 'For tests.',
      turns: 3,
      minutes: 5,
      ...(toySource().value as object),
      units: undefined,
    })
    for (const key of ['units', 'briefing', 'options', 'tables', 'groups', 'seed']) expect(key in plain).toBe(false)
  })

  test('has no gaps, at any depth', () => {
    const hunt = huntWith()
    const [red] = hunt.pieces
    const gaps = { ...hunt, pieces: [{ ...red, at: null, unit: undefined } as never] }
    expect((fileOf(gaps).pieces as readonly object[])[0]).toEqual({ id: 'red-1', side: 'red', kind: 'scout', at: null })
    expect(Object.keys((fileOf(gaps).pieces as readonly object[])[0] as object)).not.toContain('unit')
  })
})

test('a battle from nothing has the size, sides and limit of its set', () => {
  const sketching: Sketching = {
    ...table,
    turns: 6,
    minutes: 30,
    sides: [{ id: 'red' }, { id: 'blue' }],
    starts: { placed: { phase: 'orders' }, 'set-up': { phase: 'hide' } },
    decides: { game: [], side: [], unit: [], piece: [], terrain: [] },
    units: [],
  }
  const blank = blankSketch('toy', sketching)
  expect(blank).toMatchObject({ ruleset: 'toy', turns: 6, minutes: 30, start: { phase: 'orders', last: 6 } })
  expect(read(fileOf(blank))).toEqual(blank)
})

test('the maker decides fields that the set has', () => {
  expect(sketchedFields({ score: int, ready: flag }, ['ready', 'colour'])).toEqual({ ready: flag })
})
