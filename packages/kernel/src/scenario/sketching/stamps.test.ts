import { describe, expect, test } from 'vitest'
import { dressing } from '../lands/lands.fixture.ts'
import { stamped, stampNames, stampsFor } from './stamps.ts'
import { frameOf, outlinePoints } from './things.ts'

const table = { width: 100, depth: 80 }
const lay = (name: (typeof stampNames)[number], seed = 1, at: readonly [number, number] = [50, 40]) =>
  stamped(name, at, table, dressing, seed)
const countOf = (name: (typeof stampNames)[number]): { [kind: string]: number } => {
  const count: { [kind: string]: number } = {}
  for (const { kind } of lay(name).terrain) count[kind] = (count[kind] ?? 0) + 1
  return count
}

describe('stamps', () => {
  test('lay what they are called', () => {
    expect(countOf('house')).toEqual({ house: 1 })
    expect(countOf('farm')).toEqual({ house: 2, wall: 2 })
    expect(countOf('lane')).toEqual({ road: 1, hedge: 2 })
    expect(countOf('river')).toEqual({ water: 2, bridge: 1, road: 2 })
    expect(countOf('craters')).toEqual({ crater: 4 })
    for (const name of ['wood', 'trench', 'wire'] as const) expect(countOf(name)).toEqual({ [name]: 1 })
    expect(countOf('post')).toEqual({ sandbags: 1 })
    expect(countOf('cottage').house).toBe(1)
  })

  test.each(stampNames)('%s lies about the place, moves with it, and is the same for the same seed', name => {
    const laid = lay(name)
    expect(lay(name)).toEqual(laid)
    const frame = frameOf(laid.terrain.flatMap(outlinePoints))
    if (!frame) throw new Error('nothing')
    expect(Math.abs((frame.west + frame.east) / 2 - 50)).toBeLessThan(3)
    expect(Math.abs((frame.south + frame.north) / 2 - 40)).toBeLessThan(4)
    const moved = frameOf(lay(name, 1, [60, 40]).terrain.flatMap(outlinePoints))
    expect(moved?.west).toBeCloseTo(frame.west + 10)
    expect(laid).toMatchObject(table)
  })

  test('may hang over the edge, with their openings and what is painted', () => {
    const corner = stamped('farm', [0, 0], table, dressing, 1)
    expect(frameOf(corner.terrain.flatMap(outlinePoints))?.west).toBeLessThan(0)
    expect(corner.scenery).toMatchObject([{ look: 'yard' }])
    expect(corner.terrain[0]?.openings).toContainEqual([-6, -5])
  })

  test('are offered where the set makes something of them', () => {
    const none = () => []
    const dry = { ...dressing, lay: { ...dressing.lay, wire: none, crater: none } }
    expect(stampsFor(dressing, table)).toEqual(stampNames)
    expect(stampsFor(dry, table)).toEqual(stampNames.filter(name => name !== 'wire' && name !== 'craters'))
  })
})
