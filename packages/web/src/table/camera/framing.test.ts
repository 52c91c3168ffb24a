import { describe, expect, test } from 'vitest'
import { behind, crowdOf, type Extent, filling, nearTo, type Stand, seenFrom, slantOn, UPRIGHT } from './framing.ts'

const screen = { width: 1050, height: 815 }
const from: Stand = { x: 0, y: 0, z: 0, zoom: 0.7, pitch: 0.7, azimuth: 0, fov: 28 }
const table = (width: number, depth: number): Extent => ({
  x0: -width / 2,
  z0: -depth / 2,
  x1: width / 2,
  z1: depth / 2,
})

/** The corners of a part of the table on the screen, from its top left. */
const corners = (stand: Stand, { x0, z0, x1, z1 }: Extent) =>
  [
    [x0, z0],
    [x1, z0],
    [x0, z1],
    [x1, z1],
  ].map(([x = 0, z = 0]) => {
    const { px, py } = seenFrom(stand, screen, x, 0, z)
    return { px: px + screen.width / 2, py: py + screen.height / 2 }
  })

describe.each([
  ['a square table', table(1219, 1219)],
  ['a long table', table(1829, 1219)],
  ['a small table', table(762, 762)],
])('%s at a slant', (_, all) => {
  const stand = slantOn(from, screen, all)
  test('is seen whole', () => {
    for (const { px, py } of corners(stand, all)) {
      expect(px).toBeGreaterThan(0)
      expect(px).toBeLessThan(screen.width)
      expect(py).toBeGreaterThan(0)
      expect(py).toBeLessThan(screen.height)
    }
  })
  test('leaves less than a fifth of the view above it', () =>
    expect(Math.min(...corners(stand, all).map(({ py }) => py))).toBeLessThan(screen.height / 5))
})

describe('one’s own men', () => {
  const all = table(1829, 1219)
  const own: Extent = { x0: -880, z0: -300, x1: -760, z1: 420 }
  const stand = nearTo(slantOn(from, screen, all), screen, own, 1)
  test('are seen as large as wished', () => expect(seenFrom(stand, screen, -820, 0, 60).scale).toBeGreaterThan(0.9))
  test('are all in view', () => {
    for (const { px, py } of corners(stand, own)) {
      expect(px).toBeGreaterThan(0)
      expect(px).toBeLessThan(screen.width)
      expect(py).toBeGreaterThan(0)
      expect(py).toBeLessThan(screen.height)
    }
  })
  test('stand at the side of the view from which they came: the rest shows what lies before them', () =>
    expect(Math.max(...corners(stand, own).map(({ px }) => px))).toBeLessThan(screen.width / 2))
})

describe.each([
  ['at the left', { x0: -950, z0: -600, x1: -700, z1: 600 }],
  ['at the near edge', { x0: -700, z0: 400, x1: 700, z1: 640 }],
] as const)('a wide table whose owner is %s', (_, kept) => {
  const all = table(1913, 1303)
  const whole = slantOn(from, screen, all)
  const stand = filling(whole, screen, all, kept)
  const tall = (of: Stand): number => {
    const ys = corners(of, all).map(({ py }) => py)
    return Math.max(...ys) - Math.min(...ys)
  }
  test('leaves much of the view dark when it is shown whole', () =>
    expect(tall(whole)).toBeLessThan(screen.height * 0.82))
  test('fills the view when the battle opens', () => {
    expect(tall(stand)).toBeGreaterThan(screen.height * 0.8)
    expect(tall(stand)).toBeGreaterThan(tall(whole) * 1.05)
  })
  test('shows what is its owner’s', () => {
    for (const { px, py } of corners(stand, kept)) {
      expect(px).toBeGreaterThan(-1)
      expect(px).toBeLessThan(screen.width + 1)
      expect(py).toBeGreaterThan(0)
      expect(py).toBeLessThan(screen.height)
    }
  })
  test('and no dark on either side of its near edge', () => {
    const xs = corners(stand, all).map(({ px }) => px)
    expect(Math.min(...xs)).toBeLessThan(1)
    expect(Math.max(...xs)).toBeGreaterThan(screen.width - 1)
  })
})

test('a narrow view is shown most of those who stand about, not the gap between them', () => {
  const squads = [[0, 5], [10, 5], [100, 5], [105, 9], [112, 5]] as const // biome-ignore format: a list
  expect(crowdOf(squads, 20)).toEqual(squads.slice(2))
  expect(crowdOf(squads, 200)).toEqual(squads)
  expect(crowdOf([], 20)).toEqual([])
})

test("one stands behind one's own men: in the north where they are, else in the south", () => {
  const lines = (...zs: readonly number[]) =>
    behind(
      zs.map(z => [0, z] as const),
      1219,
    )
  expect(lines(-500, -450)).toBe(Math.PI)
  expect([lines(500, 450), lines(-500, 500), lines()]).toEqual([0, 0, 0])
})

test('whose men stand about the middle looks from behind them at the enemy', () => {
  const at = (z: number) => [[0, z] as const]
  expect(behind(at(-60), 1219, at(300))).toBe(Math.PI)
  expect(behind(at(60), 1219, at(-300))).toBe(0)
  expect(behind(at(0), 1219, [...at(-500), ...at(500)])).toBe(0)
})

describe.each([
  ['a square table', table(1303, 1303)],
  ['a small table', table(844, 844)],
  ['a table that is nearly square', table(1303, 1100)],
])('%s', (_, all) => {
  const stand = filling(slantOn(from, screen, all, UPRIGHT), screen, all, { x0: -200, z0: 300, x1: 200, z1: 380 })
  const [far, near] = [corners(stand, all)[0]?.py ?? 0, corners(stand, all)[2]?.py ?? 0]
  test('opens so flat that men are seen as men, not as helmets', () => expect(stand.pitch).toBeLessThanOrEqual(UPRIGHT))
  test('and fills the view none the less', () => {
    expect(far).toBeLessThan(screen.height * 0.12)
    expect(near).toBeGreaterThan(screen.height * 0.85)
  })
})

test('who looks from near at one end of a long table looks more steeply rather than into the dark', () => {
  const all = table(1603, 1000)
  const kept: Extent = { x0: -560, z0: 200, x1: 560, z1: 440 }
  const flat: Stand = { ...from, zoom: 0.9, pitch: 0.8, z: 100 }
  const stand = filling(flat, screen, all, kept)
  expect(stand.pitch).toBeGreaterThan(flat.pitch)
  expect(corners(stand, all)[0]?.py).toBeLessThan(screen.height * 0.1)
})

test('nobody who is in view goes out of it where the view is filled', () => {
  const all = table(1300, 800)
  const [own, everybody]: Extent[] = [
    { x0: -600, z0: -100, x1: -480, z1: 200 },
    { x0: -600, z0: -100, x1: 600, z1: 200 },
  ]
  const stand = filling(slantOn(from, screen, all, UPRIGHT), screen, all, everybody as Extent, own as Extent)
  for (const { px } of corners(stand, everybody as Extent)) {
    expect(px).toBeGreaterThan(0)
    expect(px).toBeLessThan(screen.width)
  }
})
