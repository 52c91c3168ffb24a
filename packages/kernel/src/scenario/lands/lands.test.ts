import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/dice.ts'
import { type Point, type Shape, shapeProblem } from '../../geometry/shape.ts'
import { isEven, type LaidTable, type LandName, laidAs, landFor, landGoals, lands, layLand, wallsOf } from './index.ts'
import { dressing } from './lands.fixture.ts'
import { heightAt } from './shapes.ts'

const names = Object.keys(lands) as LandName[]
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
const lay = (land: LandName, seed: number, width = 100, depth = 80, sides?: 1 | 2 | 4): LaidTable =>
  layLand({ land, seed, width, depth, ...(sides && { sides }) }, dressing)
const kindsOf = ({ terrain }: LaidTable): ReadonlySet<string> => new Set(terrain.map(({ kind }) => kind))
const pointsOf = ({ polygon, line, circle }: LaidTable['terrain'][number]) =>
  circle ? [[circle[0], circle[1]] as const] : (polygon ?? line ?? [])

/** What each land cannot do without, whatever the seed. */
const marks: { readonly [land in LandName]: readonly string[] } = {
  bocage: ['house', 'hedge', 'road', 'wood'],
  ridge: ['house', 'hill', 'wall', 'road'],
  'no-mans-land': ['ruin', 'trench', 'sandbags', 'wire', 'crater'],
  desert: ['house', 'wall', 'rubble', 'hill'],
  town: ['house', 'road'],
  river: ['water', 'bridge', 'road'],
  beach: ['water', 'rocks', 'wire', 'wall', 'bunker', 'trench', 'road'],
}

describe.each(names)('%s', land => {
  test('has what makes it one, and one goal', () => {
    for (const seed of SEEDS) {
      const table = lay(land, seed)
      expect([...kindsOf(table)], `seed ${seed}`).toEqual(expect.arrayContaining([...marks[land]]))
      expect(table.terrain.filter(({ id }) => id === landGoals[land])).toHaveLength(landGoals[land] ? 1 : 0)
      expect(new Set(table.terrain.map(({ id }) => id)).size).toBe(table.terrain.length)
    }
  })

  test('lies on the table, on its grain, whatever its size', () => {
    for (const [width, depth] of [
      [48, 48],
      [100, 80],
      [220, 40],
    ] as const)
      for (const seed of SEEDS) {
        const points = lay(land, seed, width, depth).terrain.flatMap(pointsOf)
        expect(points.filter(([x, y]) => x < 0 || x > width || y < 0 || y > depth)).toEqual([])
        expect(points.flat().filter(value => Math.abs(value * 10 - Math.round(value * 10)) > 1e-6)).toEqual([])
      }
  })

  test('is drawn so that it can be laid, whatever the seed', () => {
    const wide = ([x, y]: readonly [number, number]): Point => [Math.round(x * 100), Math.round(y * 100)]
    for (const [width, depth] of [
      [48, 48],
      [100, 80],
    ] as const)
      for (let seed = 0; seed < 120; seed++)
        for (const { id, polygon, line } of lay(land, seed, width, depth).terrain) {
          const shape: Shape | null = polygon ? { polygon: polygon.map(wide) } : line ? { line: line.map(wide) } : null
          if (shape) expect(shapeProblem(shape), `seed ${seed}, ${id}`).toBeNull()
        }
  })

  test('looks the same from each edge where it favours nobody', () => {
    for (const sides of [2, 4] as const)
      for (const seed of SEEDS) {
        const size = 80
        const table = lay(land, seed, size, size, sides)
        const seen = new Set(table.terrain.flatMap(one => pointsOf(one).map(([x, y]) => `${one.kind} ${x} ${y}`)))
        const turn = (x: number, y: number) => (sides === 2 ? [size - x, size - y] : [size - y, x])
        const plain = (value: number) => Number(value.toFixed(3))
        const has = (kind: string, x: number, y: number) =>
          [-0.1, 0, 0.1].some(dx => [-0.1, 0, 0.1].some(dy => seen.has(`${kind} ${plain(x + dx)} ${plain(y + dy)}`)))
        const odd = table.terrain
          .filter(({ id }) => sides === 2 || id !== landGoals[land])
          .flatMap(one => pointsOf(one).map(([x, y]) => [one.kind, ...turn(x, y)] as [string, number, number]))
          .filter(([kind, x, y]) => !has(kind, x, y))
        if (sides === 2) expect(odd.length === 0, `seed ${seed}`).toBe(isEven(land))
        // the ridge and the river run from edge to edge: they cannot look the same from a third one
        else if (land === 'no-mans-land' || land === 'town') expect(odd, `seed ${seed}`).toEqual([])
      }
  })
})

test('one seed is one land, another is another', () => {
  expect(lay('bocage', 1)).toEqual(lay('bocage', 1))
  expect(lay('bocage', 1)).not.toEqual(lay('bocage', 2))
})

test('the land is the one that was wished for, or one that suits the set, by its weight', () => {
  expect(landFor('beach', dressing, new Stream('x'))).toBe('beach')
  const drawn = Array.from({ length: 60 }, (_, i) => landFor(undefined, dressing, new Stream(`land ${i}`)))
  expect(new Set(drawn)).toEqual(new Set(['bocage', 'ridge']))
  expect(drawn.filter(land => land === 'ridge').length).toBeGreaterThan(30)
})

test('the roads of a ridge and a town go somewhere', () => {
  const roads = (land: LandName) => lay(land, 1, 48, 48).terrain.filter(({ kind }) => kind === 'road')
  for (const { line = [] } of roads('ridge')) expect(Math.hypot((line.at(-1)?.[0] ?? 0) - 24, 0)).toBeLessThan(6)
  const [across, ...streets] = roads('town').filter(({ line = [] }) => line.every(([, y]) => y < 24))
  for (const { line = [] } of streets) expect(line.at(-1)?.[1]).toBe(across?.line?.[0]?.[1])
  expect(streets.length).toBeGreaterThan(0)
})

describe('a desert', () => {
  test('has as much to hide behind where it is wide', () => {
    const covered = (width: number, depth: number) =>
      lay('desert', 1, width, depth)
        .terrain.filter(({ kind }) => ['rocks', 'scrub', 'hill'].includes(kind))
        .map(({ polygon = [] }) => polygon.map(([x]) => x))
        .reduce((sum, xs) => sum + (Math.max(...xs) - Math.min(...xs)) ** 2, 0) /
      (width * depth)
    expect(covered(123, 92)).toBeGreaterThan(covered(48, 48) * 0.8)
  })
})

describe('a set dresses a land', () => {
  test('in its own unit and grain, with breadths', () => {
    const twice = { ...dressing, pace: 2, grain: 1 }
    const road = layLand({ land: 'ridge', seed: 1, width: 200, depth: 160 }, twice).terrain.find(o => o.kind === 'road')
    expect(road?.thick).toBe(4)
    expect(road?.line?.flat().every(Number.isInteger)).toBe(true)
  })

  test('painting what its rules do not know, and the first of several pieces is the goal', () => {
    const two = (outline: object) => [
      { kind: 'house', ...outline },
      { kind: 'cellar', ...outline },
    ]
    const own = { ...dressing, lay: { ...dressing.lay, road: () => [], house: two }, paints: { road: 'lane' } as const }
    const table = layLand({ land: 'ridge', seed: 1, width: 100, depth: 80 }, own)
    expect(kindsOf(table).has('road')).toBe(false)
    expect(table.scenery.slice(0, 2)).toMatchObject([{ look: 'lane' }, { look: 'lane' }])
    expect(lay('ridge', 1).scenery.filter(({ look }) => look === 'lane')).toHaveLength(0)
    expect(table.terrain.find(({ id }) => id === 'chapel')?.kind).toBe('house')
    expect(laidAs('bush', { burnt: true })({ circle: [1, 2, 3] })).toEqual([
      { kind: 'bush', circle: [1, 2, 3], burnt: true },
    ])
  })

  test('with openings in the middle of the walls of its houses', () => {
    const [chapel] = lay('ridge', 1).terrain.filter(({ id }) => id === 'chapel')
    expect(chapel?.openings).toHaveLength(4)
    expect(dressing.lay.house({}, new Stream('x'))).toEqual([{ kind: 'house', polygon: [], openings: [] }])
    const [south, east] = wallsOf([
      [0, 0],
      [7, 0],
      [7, 6],
      [0, 6],
    ])
    expect([south?.at(0.5), south?.along, east?.along]).toEqual([
      [3.5, 0],
      [1, 0],
      [0, 1],
    ])
  })
})

test('a way from west to east has one height everywhere', () => {
  const way = [
    [0, 0],
    [10, 5],
    [10, 9],
    [20, 9],
  ] as const
  expect([0, 4, 10, 15, 20].map(x => heightAt(way, x))).toEqual([0, 2, 5, 9, 9])
})
