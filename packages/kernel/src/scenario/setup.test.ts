import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '../book/schema.ts'
import { jsonSource, Place } from '../book/source.ts'
import { SandtableError } from '../errors.ts'
import { Host } from '../play/host.ts'
import { times } from '../times.fixture.ts'
import { playOn, toy, toySource } from '../toy.fixture.ts'
import { fieldsOf, readSetup, recordFields } from './setup.ts'

type Part = { readonly [key: string]: unknown }
const good = toySource().value as Part & { table: Part; sides: Part[]; units: Part[]; pieces: Part[] }
const open = (change: Part) => new Host(toy, jsonSource('toy.json', { ...good, ...change }))
const piece = (change: Part) => ({ pieces: [{ ...good.pieces[0], ...change }] })
const bush = (change: Part) => ({ table: { ...good.table, terrain: [{ id: 'b', kind: 'bush', ...change }] } })
const square = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
]
const many = (count: number, record: (i: number) => Part) => Array.from({ length: count }, (_, i) => record(i))

test('a position is read in the unit of the rules, and kept as it was given', () => {
  const setup = readSetup(toy, toySource())
  expect(setup).toMatchObject({
    width: 100_000,
    depth: 80_000,
    options: {},
    start: { turn: 1, phase: 'hide', last: 3 },
  })
  expect(setup.pieces[0]).toMatchObject({ id: 'red-1', at: [30_000, 20_000] })
  expect(setup.raw).toEqual(good)
})

test('what belongs to the whole game may stand with the table', () => {
  expect(readSetup(toy, jsonSource('x', { ...good, table: { ...good.table, last: 9 }, start: {} })).start.last).toBe(9)
})

describe('scenery', () => {
  const laid = (...scenery: unknown[]) => ({ table: { ...good.table, scenery } })
  test('lies on the table in the unit of the rules, and no rule meets it', () => {
    const value = {
      ...good,
      ...laid(
        {
          look: 'lane',
          line: [
            [1, 1],
            [2, 1],
          ],
          thick: 1,
        },
        { look: 'yard', polygon: square },
      ),
    }
    const { scenery, terrain, start } = readSetup(toy, jsonSource('x', value))
    expect(scenery.map(({ look }) => look)).toEqual(['lane', 'yard'])
    expect(scenery[0]?.shape).toEqual({
      line: [
        [1000, 1000],
        [2000, 1000],
      ],
      thick: 1000,
    })
    expect([terrain, start]).toEqual([readSetup(toy, toySource()).terrain, readSetup(toy, toySource()).start])
  })
  test.each([
    ['no list', { table: { ...good.table, scenery: 'woods' } }, 'SCEN-3'],
    ['no look', laid({ polygon: square }), 'SCEN-1'],
    ['a look that could be taken for cover', laid({ look: 'hedge', polygon: square }), 'SCEN-3'],
    ['no outline', laid({ look: 'yard' }), 'SCEN-1'],
    ['a field that it does not have', laid({ look: 'yard', polygon: square, height: 3 }), 'SCEN-2'],
  ])('with %s is refused', (_, change, code) => {
    expect(() => open(change)).toThrow(expect.objectContaining({ code: expect.stringContaining(code) }))
  })
})

test('names and nations are kept apart from the records, which the rules read', () => {
  const [red, ...others] = good.sides
  const { sides, pieces, called, nations } = readSetup(
    toy,
    jsonSource('x', {
      ...good,
      sides: [{ ...red, name: 'The Reds', nation: 'French' }, ...others],
      ...piece({ name: 'Sergeant Hale' }),
    }),
  )
  expect({ ...called }).toEqual({ red: 'The Reds', 'red-1': 'Sergeant Hale' })
  expect({ ...nations }).toEqual({ red: 'French' })
  expect([sides, pieces]).toEqual([readSetup(toy, toySource()).sides, [readSetup(toy, toySource()).pieces[0]]])
})

test('an offered ruling and a table of the book may be changed, for this game alone', () => {
  const host = open({
    options: { 'HS-RUL-1': 'five' },
    tables: { orders: { rush: { reach: 1 }, crawl: { reach: 2, quiet: true } } },
  })
  expect(host.game.ruling('HS-RUL-1')).toBe('five')
  const orders = host.game.rows(toy.book.definitions.get('orders') as never) as { [row: string]: unknown }
  expect(orders).toMatchObject({
    rush: { reach: 1000, quiet: false },
    sneak: { reach: 8000 },
    crawl: { reach: 2000, quiet: true },
  })
  expect(open({}).game.ruling('HS-RUL-1')).toBe('four')
})

describe('a position is refused', () => {
  const rows: [string, Part, string][] = [
    ['without a table', { table: undefined }, 'SCEN-3'],
    ['with a table of no width', { table: { ...good.table, width: 0 } }, 'SCEN-7'],
    ['with a table of less than no depth', { table: { ...good.table, depth: -5 } }, 'SCEN-7'],
    ['with a table as large as a town', { table: { ...good.table, width: 1001 } }, 'SCEN-7'],
    ['with an unknown thing about the table', { table: { ...good.table, colour: 'green' } }, 'SCEN-2'],
    ['with one side', { sides: [{ id: 'red' }] }, 'SCEN-1'],
    ['with no sides', { sides: undefined }, 'SCEN-1'],
    ['with nine sides', { sides: many(9, i => ({ id: `s${i}` })) }, 'SCEN-8'],
    ['with two sides of one name', { sides: [{ id: 'red' }, { id: 'blue' }, { id: 'red' }] }, 'SCEN-5'],
    ['with a side that is a word', { sides: ['red', 'blue'] }, 'SCEN-3'],
    ['with a side of an unknown nation', { sides: [{ id: 'red', nation: 'Martian' }, { id: 'blue' }] }, 'SCEN-3'],
    ['with a side whose name is a story', { sides: [{ id: 'red', name: 'x'.repeat(81) }, { id: 'blue' }] }, 'SCEN-3'],
    ['with a piece whose name is a story', piece({ name: 'x'.repeat(81) }), 'SCEN-3'],
    ['with a piece whose name is empty', piece({ name: '' }), 'SCEN-3'],
    ['with a piece of a nation', piece({ nation: 'German' }), 'SCEN-2'],
    ['with sides that are no list', { sides: { red: {}, blue: {} } }, 'SCEN-3'],
    ['with a piece without an id', { pieces: [{ side: 'red', kind: 'scout' }] }, 'SCEN-1'],
    ['with two pieces of one name', { pieces: [good.pieces[0], good.pieces[0]] }, 'SCEN-5'],
    ['with a piece of no side', piece({ side: undefined }), 'SCEN-3'],
    ['with a piece of an unknown side', piece({ side: 'pink' }), 'SCEN-2'],
    ['with a piece of an unknown unit', piece({ unit: 'pink' }), 'SCEN-2'],
    ['with a piece of no kind', { pieces: [{ id: 'x', side: 'red' }] }, 'SCEN-1'],
    ['with a piece of an unknown kind', piece({ kind: 'dragon' }), 'SCEN-4'],
    ['with a piece of an inherited kind', piece({ kind: 'toString' }), 'SCEN-4'],
    ['with a piece beyond the edge', piece({ at: [101, 1] }), 'SCEN-6'],
    ['with a piece nowhere', piece({ at: [Number.NaN, 1] }), 'SCEN-3'],
    ['with a piece at the end of the world', piece({ at: [1e308, 1] }), 'SCEN-8'],
    [
      'with a thousand pieces and one',
      { pieces: many(1001, i => ({ id: `p${i}`, side: 'red', kind: 'scout' })) },
      'SCEN-8',
    ],
    ['with a piece in a unit of another side', piece({ unit: 'blue-unit' }), 'SCEN-3'],
    ['with a terrain without a kind', { table: { ...good.table, terrain: [{ id: 'b', polygon: square }] } }, 'SCEN-1'],
    ['with a terrain west of the table', bush({ circle: [-2, 5, 1] }), 'SCEN-7'],
    ['with a terrain south of the table', bush({ circle: [5, -2, 1] }), 'SCEN-7'],
    ['with a terrain east of the table', bush({ circle: [102, 5, 1] }), 'SCEN-7'],
    ['with a terrain north of the table', bush({ circle: [5, 82, 1] }), 'SCEN-7'],
    ['with a unit of an unknown side', { units: [{ id: 'u', side: 'pink', kind: 'patrol' }], pieces: [] }, 'SCEN-2'],
    ['with a terrain without a shape', bush({}), 'SCEN-1'],
    ['with a terrain of two shapes', bush({ polygon: square, circle: [1, 1, 1] }), 'SCEN-1'],
    ['with a terrain of an unknown kind', bush({ kind: 'lava', polygon: square }), 'SCEN-4'],
    ['with a polygon of two corners', bush({ polygon: square.slice(2) }), 'SCEN-7'],
    [
      'with a polygon that crosses itself',
      bush({
        polygon: [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
        ],
      }),
      'SCEN-7',
    ],
    [
      'with a polygon without area',
      bush({
        polygon: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      }),
      'SCEN-7',
    ],
    ['with a circle of no radius', bush({ circle: [1, 1, 0] }), 'SCEN-7'],
    ['with a circle of two numbers', bush({ circle: [1, 1] }), 'SCEN-7'],
    ['with a polygon of a million corners', bush({ polygon: new Array(1_000_000).fill([1, 1]) }), 'SCEN-8'],
    [
      'with a line that stands still',
      bush({
        line: [
          [1, 1],
          [1, 1],
        ],
      }),
      'SCEN-7',
    ],
    ['with a height below the ground', bush({ polygon: square, height: -1 }), 'SCEN-7'],
    ['with an unknown phase to begin', { start: { phase: 'dawn' } }, 'SCEN-2'],
    ['with an unknown ruling', { options: { 'HS-RUL-9': 'five' } }, 'SCEN-2'],
    ['with an inherited ruling', { options: { toString: 'five' } }, 'SCEN-2'],
    ['with an unknown option', { options: { 'HS-RUL-1': 'six' } }, 'SCEN-3'],
    ['with an inherited option', { options: { 'HS-RUL-1': 'toString' } }, 'SCEN-3'],
    ['with another reading of a fixed ruling', { options: { 'HS-RUL-2': 'none' } }, 'SCEN-3'],
    ['with an unknown table', { tables: { magic: {} } }, 'SCEN-2'],
    ['with a bad cell in a table', { tables: { orders: { rush: { reach: 'far' } } } }, 'SCEN-3'],
    ['with an unknown column', { tables: { orders: { rush: { speed: 1 } } } }, 'SCEN-2'],
    ['with half a new row', { tables: { orders: { crawl: { reach: 1 } } } }, 'SCEN-1'],
    ['with an unknown side to begin', { start: { side: 'pink' } }, 'SCEN-2'],
    ['that is a list', JSON.parse('[]'), ''],
  ]
  test.each(rows.slice(0, -1))('%s', (_, change, code) => {
    try {
      open(change)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SandtableError)
      expect((error as SandtableError).message).toContain(`HS-${code}: toy.json: `)
    }
  })

  test('that is not even one', () => {
    for (const value of [null, 7, 'x', []])
      expect(() => new Host(toy, jsonSource('toy.json', value))).toThrow('HS-SCEN-3: toy.json')
  })

  test('with over 5,000 edges of terrain', () => {
    const ring = (n: number) => many(500, i => [1 + i / 100, i % 2 === 0 ? 1 + n / 10 : 1.05 + n / 10] as never)
    const terrain = many(11, n => ({ id: `t${n}`, kind: 'bush', line: ring(n) }))
    expect(() => open({ table: { ...good.table, terrain } })).toThrow(
      'HS-SCEN-8: toy.json: too much for one table: table.terrain.10: over 5000 edges',
    )
  })
})

test('a position written in another order is the same position', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, turned(part)]),
    )
  }
  const host = new Host(toy, jsonSource('toy.json', turned(good)))
  expect(JSON.stringify(host.view('umpire'))).toBe(JSON.stringify(open({}).view('umpire')))
})

test('whatever is changed in a good position, it is refused with a code or can be played', () => {
  const junk = fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    Number.NaN,
    '',
    'red',
    'toString',
    [],
    {},
    [[]],
    [1, 1],
  )
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 7 }), junk, fc.nat(), (path, value, seed) => {
      const copy = structuredClone(good)
      let here: Record<string, unknown> = copy as never
      for (const [i, step] of path.entries()) {
        const keys = Object.keys(here)
        const key = keys[step % keys.length] as string
        const next = here[key]
        if (i === path.length - 1 || typeof next !== 'object' || next === null || Object.keys(next).length === 0) {
          here[key] = value
          break
        }
        here = next as Record<string, unknown>
      }
      try {
        playOn(new Host(toy, jsonSource('toy.json', copy)).start(), seed, 30)
      } catch (error) {
        expect(error).toBeInstanceOf(SandtableError)
        expect((error as SandtableError).code).toMatch(/^HS-SCEN-\d$/)
      }
    }),
    { numRuns: times(1000) },
  )
})

test('terrain may run over the edge as long as it touches the table', () => {
  for (const circle of [[-1, 5, 1], [5, -1, 1], [101, 5, 1], [5, 81, 1]]) // biome-ignore format: a list of circles
    expect(open(bush({ circle })).game.get('terrain', 'b').shape, `${circle}`).toEqual({
      circle: circle.map(length => length * 1000),
    })
  const { terrain: _, ...bare } = good.table
  expect(open({ table: bare }).game.store.all('terrain')).toEqual([])
})

test('a line may be thick', () => {
  const line = [[1, 1], [3, 1]] // biome-ignore format: two points
  const shapeOf = (change: Part) => open(bush({ line, ...change })).game.get('terrain', 'b').shape
  expect(shapeOf({ thick: 0.5 })).toEqual({ line: [[1000, 1000], [3000, 1000]], thick: 500 }) // biome-ignore format: one line
  expect(shapeOf({})).toEqual({ line: [[1000, 1000], [3000, 1000]] }) // biome-ignore format: one line
})

describe('what a record names must be there', () => {
  const { fields } = toy
  const rules = {
    ...toy,
    fields: { ...fields, piece: { ...fields.piece, carrier: id }, terrain: { ...fields.terrain, owner: id } },
  }
  const opened = (change: Part) => new Host(rules, jsonSource('toy.json', { ...good, ...change }))

  test('whatever table it is in', () => {
    for (const carrier of ['red', 'red-unit', 'red-2', 'bush'])
      expect(opened({ pieces: [{ ...good.pieces[0], carrier }, ...good.pieces.slice(1)] }).game.pieces).toHaveLength(4)
  })
  test('or is refused with its place', () => {
    expect(() => opened(piece({ carrier: 'ghost' }))).toThrow(
      'HS-SCEN-2: toy.json: unknown name: pieces.0.carrier: ghost',
    )
    expect(() => opened(bush({ polygon: square, owner: 'ghost' }))).toThrow(
      'HS-SCEN-2: toy.json: unknown name: table.terrain.0.owner: ghost',
    )
  })
})

test('a fault of a record is told with its place', () => {
  const twice = [{ id: 'b', kind: 'bush', polygon: square }, { id: 'b', kind: 'bush', polygon: square }] // biome-ignore format: two of one name
  expect(() => open({ table: { ...good.table, terrain: twice } })).toThrow('table.terrain.1: b')
  expect(() => open({ pieces: [good.pieces[0], good.pieces[0]] })).toThrow('pieces.1: red-1')
})

describe('the fields of a record', () => {
  test('are those of every rule set and those of this one', () => {
    const names = (table: Parameters<typeof recordFields>[1]) => Object.keys(recordFields(toy, table))
    expect(names('game')).toEqual(['turn', 'side', 'phase', 'over', 'last'])
    expect(names('marker')).toEqual(['kind', 'at'])
    expect(names('terrain')).toEqual(['id', 'kind', 'height', 'burnt', 'shape'])
    expect(names('piece')).toEqual(Object.keys(fieldsOf(toy, 'piece')))
    expect(Object.keys(fieldsOf(toy, 'terrain'))).toEqual(['id', 'kind', 'height', 'burnt'])
    expect(Object.keys(fieldsOf(toy, 'unit'))).toEqual(['id', 'side', 'kind', 'morale'])
  })

  test('a shape is read as a game keeps it', () => {
    const { shape } = recordFields(toy, 'terrain')
    const place = new Place(jsonSource('save', null), 'exact')
    const whole = { line: [[1, 2], [3, 4]], thick: 5 } // biome-ignore format: one line
    expect(shape?.read(whole, place)).toEqual(whole)
    expect(shape?.write(whole, 'exact')).toEqual(whole)
    expect(() => shape?.read({}, place)).toThrow('it has no outline')
    expect(() => shape?.read({ circle: [1, 1, 0] }, place)).toThrow('SCEN-3')
    expect(() => shape?.read({ blob: 1 }, place)).toThrow('no field of this name')
  })
})
