import { BoxGeometry, type BufferGeometry } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import { areaOf, type Plan } from '../plan.ts'
import { clamp, fbm, lerp } from '../random.ts'
import type { Spot } from '../world.ts'
import { BARE, bricks, dress, fallenPlaster, UPPER } from './dress.ts'
import { type Bay, facades, type Hole, type Side } from './facade.ts'
import { stones } from './wall.ts'

export interface House {
  readonly plan: Plan
  readonly height: number
  readonly openings: readonly Spot[]
  readonly doors: readonly Spot[]
  readonly holes: readonly Hole[]
  readonly seed: number
}

const plasters = ['#d9c9a4', '#cdb68c', '#b9ab90']
const shutters = ['#5d7a78', '#66757a', '#6a7048']
export const wallThickness = 5

/** Walls along the outline with doors and windows where the rules have them, and a floor of boards; the roof is apart. */
export function houseWalls(house: House, lod: Lod): BufferGeometry {
  const m = new Model(house.seed, lod)
  const style = { wall: plasters[house.seed % 3] as string, shutter: shutters[(house.seed >> 3) % 3] as string }
  const [cx, cz] = house.plan.middle
  const outline = house.plan.outline.map(([x, z]) => [x - cx, z - cz] as const)
  floor(m, outline)
  const local = (spot: Spot): Spot => [spot[0] - cx, spot[1] - cz]
  const sides = facades(
    outline,
    house.openings.map(local),
    house.holes.map(h => ({ ...h, at: local(h.at) })),
    house.doors.map(local),
  )
  for (const side of sides) addSide(m, side, house.height, style, outwards(outline))
  for (const [x, z] of outline) quoins(m, x, z, house.height)
  return m.geometry({ wash: lod === 2 ? 0 : 0.4, ground: 0 })
}

/** 1 when walking along the outline has the outside on the left of z, −1 when on the other. */
export function outwards(outline: readonly Spot[]): 1 | -1 {
  let area = 0
  for (const [i, [x, z]] of outline.entries()) {
    const [nx, nz] = outline[(i + 1) % outline.length] as Spot
    area += x * nz - nx * z
  }
  return area > 0 ? -1 : 1
}

/** Everything of one side is built along x from its corner, with z outwards. */
function addSide(
  m: Model,
  { a, b, bays }: Side,
  height: number,
  style: { wall: string; shutter: string },
  out: 1 | -1,
): void {
  const turn = Math.atan2(-(b[1] - a[1]), b[0] - a[0])
  m.within([a[0], 0, a[1]], [0, turn, 0], [1, 1, out], () => {
    for (const bay of bays) {
      addBay(m, bay, height, style)
      if (bay.kind !== 'gap') course(m, bay, height - 1.2, 2.2)
      if (bay.kind === 'solid' && height > UPPER) course(m, bay, height * 0.52, 1.6)
    }
  })
}

/** A row of stone that stands out of the wall: below the eaves, and between two floors. */
const course = (m: Model, { from, to }: Bay, y: number, tall: number): void =>
  m.box(to - from, tall, wallThickness + 1.6, '#c3b89f', [(from + to) / 2, y, -wallThickness / 2], { bevel: 0 })

function addBay(m: Model, bay: Bay, height: number, style: { wall: string; shutter: string }): void {
  const [middle, wide] = [(bay.from + bay.to) / 2, bay.to - bay.from]
  const part = (low: number, high: number): void => wall(m, middle, wide, low, high, style.wall)
  if (bay.kind === 'solid') {
    part(0, height)
    m.box(wide, 7, wallThickness + 1.4, '#8a7f6c', [middle, 3.2, -wallThickness / 2], { bevel: 0.5, wash: false })
    if (wide > BARE) dress(m, bay.from, wide, height, style.shutter)
    else if (m.lod < 2 && wide > 24) fallenPlaster(m, middle + m.chance.between(-0.3, 0.3) * wide, height)
  } else if (bay.kind === 'window') {
    const [sill, top] = [16, Math.min(32, height - 5)]
    part(0, sill)
    part(top, height)
    windowFrame(m, middle, wide, sill, top, style.shutter)
  } else if (bay.kind === 'door') {
    part(Math.min(25, height - 4), height)
    door(m, middle, wide)
  } else {
    part(0, 3)
    for (let i = 0; i < 8; i++)
      m.box(
        3.4,
        2.6,
        3,
        m.chance.pick([...bricks, ...stones]),
        [bay.from + m.chance() * wide, m.chance.between(1, 4), m.chance.between(-6, 5)],
        { turn: [m.chance(), m.chance() * 3, m.chance()], bevel: 0 },
      )
  }
}

function wall(m: Model, x: number, wide: number, low: number, high: number, colour: string): void {
  const cells = m.lod === 2 ? 24 : 8
  const box = new BoxGeometry(
    wide,
    high - low,
    wallThickness,
    Math.max(1, Math.round(wide / cells)),
    Math.max(1, Math.round((high - low) / cells)),
    1,
  )
  m.add(box, colour, placement([x, (low + high) / 2, -wallThickness / 2]), {
    jitter: 0,
    wash: false,
    shade: (p, n) =>
      n.y > 0.5 ? 0.8 : lerp(0.72, 1, clamp(p.y / 14)) * (0.94 + 0.12 * fbm(p.x / 14 + p.z / 9, p.y / 14, 2)),
  })
}

/** The sill reaches beyond the eaves, so that a window is seen from above with the roof on. */
function windowFrame(m: Model, x: number, wide: number, sill: number, top: number, shutter: string): void {
  const [middle, tall] = [(sill + top) / 2, top - sill]
  m.box(wide + 3, 1.4, wallThickness + 6.5, '#d8cdb4', [x, sill, 0.4], { bevel: 0.3 })
  m.box(wide + 2, 1.4, wallThickness + 1.4, '#b9ae98', [x, top, -wallThickness / 2], { bevel: 0.2 })
  m.box(wide, tall, 0.6, '#1d2326', [x, middle, -wallThickness + 1], { bevel: 0, flat: true })
  m.box(0.7, tall, 0.8, '#e2d9c4', [x, middle, -wallThickness + 1.8], { bevel: 0 })
  for (const side of [-1, 1]) {
    m.box(wide * 0.5, tall + 1, 0.9, shutter, [x + side * (wide * 0.76 + 0.6), middle, 0.8], { bevel: 0.2 })
    for (let i = 0; i < 5 && m.lod === 0; i++)
      m.box(wide * 0.4, 0.4, 0.4, shutter, [x + side * (wide * 0.76 + 0.6), middle + tall * (i * 0.19 - 0.38), 1.4], {
        bevel: 0,
        jitter: 0.2,
        wash: false,
      })
  }
}

function door(m: Model, x: number, wide: number): void {
  for (const side of [-1, 1])
    m.box(1.8, 25, wallThickness + 1, '#a2967f', [x + side * (wide / 2), 12.5, -wallThickness / 2], { bevel: 0.3 })
  m.box(wide + 3, 2, wallThickness + 1, '#a2967f', [x, 25, -wallThickness / 2], { bevel: 0.3 })
  m.box(wide - 2, 22, 1, '#6b4a2e', [x - wide * 0.36, 11.6, -wallThickness - 3], { bevel: 0.2, turn: [0, -1.05, 0] })
  m.box(wide + 4, 2.2, 9, '#b3a893', [x, 0.9, 3.4], { bevel: 0.4 })
  m.box(wide + 1, 1.2, wallThickness + 2, '#9a907c', [x, 0.8, -wallThickness / 2], { bevel: 0.2 })
}

function quoins(m: Model, x: number, z: number, height: number): void {
  const count = m.lod === 2 ? 3 : Math.floor((height - 8) / 4.9)
  const tall = (height - 7) / count
  for (let i = 0; i < count; i++) {
    const large = i % 2 === 0
    m.box(
      large ? 8 : 6.4,
      tall - 0.3,
      large ? 6.4 : 8,
      m.chance.pick(stones),
      [x * 0.985, 7 + tall * (i + 0.5), z * 0.985],
      { bevel: 0.4, jitter: 0.1, wash: false },
    )
  }
}

/** Boards from wall to wall along one of them, where the house is a rectangle. */
function floor(m: Model, outline: readonly Spot[]): void {
  m.plan(outline, 0.5, '#5b4630', [0, 0, 0], { bevel: 0, wash: false })
  const [[ax, az], [bx, bz]] = outline as [Spot, Spot]
  const turn = Math.atan2(-(bz - az), bx - ax)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [xs, zs] = [outline.map(([x, z]) => x * c - z * s), outline.map(([x, z]) => x * s + z * c)]
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  if (outline.length !== 4 || Math.abs((x1 - x0) * (z1 - z0) - areaOf(outline)) > areaOf(outline) * 0.03) return
  m.within([0, 0, 0], [0, turn, 0], 1, () => boards(m, x0, x1, z0, z1))
}

function boards(m: Model, x0: number, x1: number, z0: number, z1: number): void {
  const rows = Math.round((z1 - z0) / 6.5)
  const tall = (z1 - z0) / rows
  for (let i = 0; i < rows; i++)
    for (let x = x0; x < x1 - 1; ) {
      const long = Math.min(m.chance.between(30, 70), x1 - x)
      m.box(
        long - 0.5,
        0.7,
        tall - 0.6,
        m.chance.pick(['#8c7047', '#7d6440', '#97794f', '#85683f']),
        [x + long / 2, 0.6, z0 + tall * (i + 0.5)],
        { bevel: 0, jitter: 0.12, wash: false },
      )
      x += long
    }
}
