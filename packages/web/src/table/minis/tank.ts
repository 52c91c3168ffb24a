import { BoxGeometry, type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { type Coat, type Lod, Model, placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import { lerp } from '../random.ts'
import type { PieceLook } from '../scene.ts'
import { addWheel } from './gun.ts'
import { nations, skin, steel } from './nation.ts'
import { type Design, designOf } from './tank-design.ts'

const isHeavy = (look: PieceLook): boolean => look.weight === 3
const isMarkFour = (look: PieceLook): boolean => look.nation === 'british-1916'

export const turretSeat = (look: PieceLook): readonly [number, number] => [
  designOf(look).seat,
  designOf(look).roof - 0.6,
]

export function hull(look: PieceLook, lod: Lod): { geometry: BufferGeometry; length: number } {
  const m = new Model(21, lod)
  if (isMarkFour(look)) {
    markFour(m)
    return {
      geometry: m.geometry({ wash: 0.8, ground: 0, dust: { colour: '#5d4930', height: 30, strength: 0.9 } }),
      length: 100,
    }
  }
  const d = designOf(look)
  const { paint, dark, camouflage = false } = nations[look.nation].vehicle
  const painted = { camouflage }
  m.box(d.length * 0.86, d.deck * 0.5, d.width - 2 * d.track + 1, dark, [0, d.deck * 0.42, 0], { bevel: 1 })
  m.profile(d.side, d.width - 2 * d.track + 4, paint, [0, 0, 0], { bevel: 1.1, ...painted })
  const { long, at, high } = d.sponson
  m.box(long, d.deck * 0.28, d.width - 1.2, paint, [at, high, 0], { bevel: 1.2, ...painted })
  running(m, d, paint, dark, painted)
  deckDetails(m, look, d, painted)
  return {
    geometry: m.geometry({
      wash: lod === 2 ? 0.5 : 0.8,
      ground: 0,
      dust: { colour: '#8a7350', height: 18, strength: 0.7 },
    }),
    length: d.length,
  }
}

/** Tracks and wheels. */
function running(m: Model, d: Design, paint: string, dark: string, painted: Coat): void {
  const h = d.length / 2
  const middle = d.width / 2 - d.track / 2
  for (const side of [-1, 1]) {
    addTrack(m, d.run, side * middle, d.track, Math.round(d.length * 0.62), '#3a3733')
    m.box(d.length * 0.94, 0.9, d.track + 1.2, paint, [0, d.deck * 0.7, side * middle], { bevel: 0.3, ...painted })
    if (m.lod === 2) continue
    for (let i = 0; i < d.wheels; i++) {
      const out = d.overlapping ? (i % 2 ? 2.5 : -1) : 1.2
      const x = lerp(-h + 17, h - 21, i / (d.wheels - 1))
      addWheel(m, x, d.wheel + 2, side * (middle + out), d.wheel, 4, '#2b2825', paint)
    }
    const crest = Math.max(...d.run.map(([, y]) => y))
    for (let i = 0; i < d.rollers; i++)
      m.cylinder(
        1.9,
        1.9,
        3.4,
        dark,
        [lerp(-h + 26, h - 30, i / Math.max(1, d.rollers - 1)), crest - 3.4, side * (middle + 1)],
        {
          turn: [Math.PI / 2, 0, 0],
          segments: 9,
        },
      )
    const axle = crest * 0.67
    addWheel(m, h - 9, axle, side * (middle + 1), 5.4, 4, '#4a4640', paint)
    addWheel(m, -h + 10, axle - 1, side * (middle + 1), 5, 4, '#4a4640', paint)
  }
}

/** Separate links round a closed curve, each with its cleat. */
function addTrack(
  m: Model,
  loop: readonly (readonly [number, number])[],
  z: number,
  width: number,
  links: number,
  colour: string,
): void {
  const count = m.lod === 2 ? 14 : m.lod === 1 ? Math.round(links / 2) : links
  const curve = new CatmullRomCurve3(
    loop.map(([x, y]) => new Vector3(x, y, 0)),
    true,
    'centripetal',
  ).getSpacedPoints(count)
  for (let i = 0; i < count; i++) {
    const [a, b] = [curve[i] as Vector3, curve[i + 1] as Vector3]
    const turn = Math.atan2(b.y - a.y, b.x - a.x)
    const long = a.distanceTo(b)
    const at = placement([(a.x + b.x) / 2, (a.y + b.y) / 2, z], [0, 0, turn])
    m.add(new BoxGeometry(long * (m.lod ? 1.02 : 0.86), 1.7, width), colour, at, {
      jitter: 0.12,
      wash: m.lod === 0 && i % 3 === 0,
    })
    if (m.lod === 0) m.add(new BoxGeometry(long * 0.22, 2.5, width * 0.8), '#55504a', at, { wash: false, jitter: 0.1 })
  }
}

function deckDetails(m: Model, look: PieceLook, d: Design, painted: Coat): void {
  const { paint, dark, star } = nations[look.nation].vehicle
  const [h, top] = [d.length / 2, d.roof]
  const { high } = d.sponson
  const slats = m.lod === 2 ? 3 : 7
  for (let i = 0; i < slats; i++) {
    const x = -h + 10 + (i * 18) / slats
    m.box(m.lod === 2 ? 2.2 : 1.1, 0.8, d.width * 0.34, dark, [x, heightAt(d.side, x) + 0.3, 0], { bevel: 0.1 })
  }
  for (const side of [-1, 1]) {
    m.cylinder(2.9, 2.9, 1, paint, [h * 0.3, top + 0.2, side * d.width * 0.19], { segments: 14, ...painted })
    if (m.lod < 2) {
      const x = h - (isHeavy(look) ? 21 : 14)
      m.ball(1.5, '#d8cda0', [x, heightAt(d.side, x) + 1.2, side * (d.width / 2 - d.track - 2)], { segments: 7 })
    }
  }
  m.limb([-h + 7, top - 0.5, -d.width * 0.2], [-h + 7, top - 0.5, d.width * 0.2], 2.1, 2.1, '#8d835f')
  m.box(8, 4, 6, '#7c6a45', [-h + 15, top + 1, -d.width * 0.27], { bevel: 0.6 })
  if (star) {
    addStar(m, star, [-h * 0.35, top + 0.35, 0], look.weight === 1 ? 5.4 : 7, [0, 0, 0])
    for (const side of [-1, 1])
      addStar(m, star, [-3, high, side * (d.width / 2 - 0.3)], 3.6, [(side * Math.PI) / 2, 0, 0])
  } else for (const side of [-1, 1]) addCross(m, [-14, high, side * (d.width / 2 - 0.3)], 4.2)
  if (m.lod === 0) stowed(m, d, dark)
}

/** Tools on the fenders, cans on the deck, spare links across the nose. */
function stowed(m: Model, d: Design, dark: string): void {
  const h = d.length / 2
  const { high } = d.sponson
  const rod = (from: number, to: number, z: number, y: number, colour: string): void =>
    m.limb([from, y, z], [to, y, z], 0.5, 0.5, colour, { segments: 5 })
  rod(-h * 0.3, h * 0.1, d.width / 2 - d.track / 2, high + 4.6, '#7a5a36')
  rod(-h * 0.5, h * 0.2, d.track * 0.6 - d.width / 2, high + 4.8, '#4b4640')
  for (let i = 0; i < 2; i++)
    m.box(5, 6, 2.6, '#5c5d3c', [-h + 15 + i * 6, d.roof + 1.6, d.width * 0.28], { bevel: 0.5 })
  const x = h - 7
  for (let i = 0; i < 5; i++)
    m.box(3.4, 1.6, 3.8, dark, [x, heightAt(d.side, x) + 0.6, (i - 2) * 4.3], {
      bevel: 0.3,
      turn: [0, 0, -0.35],
      jitter: 0.12,
    })
}

/** How high the hull is so far along it. */
function heightAt(side: Design['side'], x: number): number {
  const heights = side.flatMap(([ax, ay], i) => {
    const [bx, by] = side[(i + 1) % side.length] as (typeof side)[number]
    return ax !== bx && Math.min(ax, bx) <= x && x <= Math.max(ax, bx) ? [lerp(ay, by, (x - ax) / (bx - ax))] : []
  })
  return Math.max(0, ...heights)
}

export function turret(look: PieceLook, lod: Lod): BufferGeometry | null {
  if (isMarkFour(look)) return null
  const m = new Model(22, lod)
  const d = designOf(look)
  const [a, b, h] = d.turret
  const { paint, dark, camouflage = false, star } = nations[look.nation].vehicle
  const painted = { camouflage }
  m.cylinder(b * 0.86, b * 0.86, 2, dark, [0, 1, 0], { segments: 20 })
  m.plan(
    d.plan.map(([x, z]) => [x * a, z * b] as const),
    h,
    paint,
    [0, 1.4, 0],
    { bevel: 1.8, taper: d.taper, ...painted },
  )
  m.box(6, h * 0.72, b * 1.05, paint, [a * 0.86, h * 0.52 + 1, 0], { bevel: 1.6, ...painted })
  gunOf(m, d, paint, painted)
  hatch(m, look, d, painted)
  const bin = look.nation === 'german' ? paint : '#867a52'
  m.box(7, 7, b * 1.05, bin, [-a, h * 0.52 + 1, 0], { bevel: 1, ...(bin === paint && painted) })
  for (const side of [-1, 1]) {
    const at = [-a * 0.1, h * 0.55 + 1.4, side * b * 0.9] as const
    if (star) addStar(m, star, at, 3.4, [(side * Math.PI) / 2, 0, 0])
    else number(m, [at[0] - 3, at[1], side * (b * 0.93 - d.taper * b * 0.5)], side)
  }
  if (m.lod < 2)
    m.limb([-a * 0.7, h + 1, -b * 0.5], [-a * 0.8, h + 34, -b * 0.52], 0.28, 0.12, '#2c2a26', { segments: 5, rings: 1 })
  return m.geometry({ wash: lod === 2 ? 0.4 : 0.75 })
}

function gunOf(m: Model, { turret: [a, , h], barrel, bore, brake }: Design, paint: string, painted: Coat): void {
  const [from, y] = [a * 0.9, h * 0.56 + 1]
  const tube = (start: number, end: number, r1: number, r2: number, colour: string, coat: Coat = {}): void =>
    m.limb([from + start, y, 0], [from + end, y, 0], bore * r1, bore * r2, colour, { segments: 11, ...coat })
  tube(0, barrel * 0.24, 1.6, 1.4, paint, painted)
  tube(0, barrel, 1.15, 0.95, paint, painted)
  if (brake) tube(barrel, barrel + 6, 1.7, 1.6, '#57523f')
}

/** The tank's number in its troop: three strokes, thin and thick, in red with a light edge. */
function number(m: Model, [x, y, z]: Triple, side: number): void {
  for (const [i, wide] of [1.1, 2, 1.1].entries())
    for (const [tall, colour, out] of [[5, '#e9e4d4', 0], [4.2, '#8c2f24', 0.12]] as const) // biome-ignore format: a list
      m.add(
        new BoxGeometry(wide - out * 2.5, tall, 0.4),
        colour,
        placement([x + (i - 1) * 3.2, y, z + side * out], [0, 0, 0]),
        { wash: false, flat: true, jitter: 0 },
      )
}

/** Cupola and its commander, who looks out. */
function hatch(m: Model, look: PieceLook, d: Design, painted: Coat): void {
  const [a, b, h] = d.turret
  const { paint, star } = nations[look.nation].vehicle
  const [x, z] = [d.cupola[0] * a, d.cupola[1] * b]
  const coat = star ? '#7d6f49' : '#2f3236'
  m.cylinder(5.4, 5.8, 3.4, paint, [x, h + 2.6, z], { segments: 16, ...painted })
  m.cylinder(4.3, 4.3, 0.8, '#2a2722', [x, h + 4.2, z], { segments: 14 })
  m.cylinder(4.4, 4.4, 0.9, paint, [x - 5.2, h + 7, z], { segments: 14, turn: [0, 0, 1.15] })
  m.cylinder(3.6, 3.9, 1.2, paint, [x + (z ? 0 : a * 0.7), h + 1.8, z ? -z * 1.05 : b * 0.4], { segments: 12 })
  m.limb([x, h - 0.5, z], [x, h + 7, z], 3, 3.1, coat, { squash: [0.84, 1.1] })
  m.ball(2.1, skin, [x + 0.5, h + 11.5, z], { segments: 9 })
  m.lathe(
    [
      [2.35, -0.4],
      [2.5, 0.6],
      [1.8, 1.9],
      [0.01, 2.3],
    ],
    coat,
    [x + 0.3, h + 11.9, z],
    { segments: 10 },
  )
  if (star && m.lod < 2) m.limb([x + 5, h + 5.5, z], [x + 16, h + 7, z], 0.7, 0.45, steel, { segments: 6 })
}

export function addStar(
  m: Model,
  colour: string,
  at: readonly [number, number, number],
  radius: number,
  turn: readonly [number, number, number],
): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [(i / 10) * 2 * Math.PI, i % 2 ? radius * 0.4 : radius]
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
  m.plan(points, 0.3, colour, at, { bevel: 0, wash: false, flat: true, turn })
}

function addCross(m: Model, at: readonly [number, number, number], r: number): void {
  for (const [long, wide, colour, lift] of [
    [2, 0.62, '#e9e4d4', 0],
    [0.62, 2, '#e9e4d4', 0],
    [2, 0.3, '#1e1e1e', 0.1],
    [0.3, 2, '#1e1e1e', 0.1],
  ] as const)
    m.add(new BoxGeometry(long * r, 0.25 + lift, wide * r), colour, placement(at, [Math.PI / 2, 0, 0]), {
      wash: false,
      flat: true,
      jitter: 0,
    })
}

/** The rhomboid of 1916: links all the way round, guns in sponsons, a beam on the rails. */
function markFour(m: Model): void {
  const [paint, h] = ['#6f6044', 50]
  const loop = [
    [-h, 12],
    [-h + 4, 5],
    [-h + 16, 1.4],
    [0, 1],
    [h - 34, 1.4],
    [h - 16, 8],
    [h - 3, 19],
    [h, 26],
    [h - 4, 30.5],
    [h - 12, 31.5],
    [0, 31],
    [-h + 24, 27],
    [-h + 4, 18],
  ] as const
  for (const side of [-1, 1]) {
    m.profile(
      loop.map(([x, y]) => [x * 0.97, y * 0.96 + 0.7] as const),
      12,
      paint,
      [0, 0, side * 20],
      { bevel: 0.6 },
    )
    addTrack(m, loop, side * 20, 12.6, 64, '#47413a')
    m.box(24, 13, 12, paint, [4, 16, side * 28], { bevel: 1.6, turn: [0, side * 0.12, 0] })
    m.limb([14, 17, side * 29], [34, 17, side * 31], 1.7, 1.2, '#4a4336', { segments: 9 })
    m.limb([-40, 34, side * 9], [36, 38, side * 9], 1, 1, '#5a4a34', { segments: 6 })
  }
  m.box(60, 20, 30, paint, [-4, 19, 0], { bevel: 1 })
  m.box(20, 10, 24, paint, [24, 30, 0], { bevel: 1 })
  for (const side of [-1, 1]) m.box(0.6, 1.4, 5, '#191510', [34.3, 32, side * 6], { bevel: 0 })
  m.limb([-24, 36, -20], [-24, 36, 20], 2.2, 2.2, '#7d6242', { segments: 7 })
}
