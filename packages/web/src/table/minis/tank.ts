import { BoxGeometry, type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three'
import { type Lod, Model, placement } from '../paint/model.ts'
import { lerp } from '../random.ts'
import type { PieceLook } from '../scene.ts'
import { addWheel } from './gun.ts'
import { nations, skin, steel } from './nation.ts'

/** One tank by weight, in millimetres at 1/56. */
interface Design {
  readonly length: number
  readonly width: number
  readonly track: number
  readonly wheel: number
  readonly wheels: number
  readonly deck: number
  readonly turret: readonly [length: number, width: number, height: number]
  readonly seat: number
  readonly barrel: number
  readonly bore: number
}

const designs: readonly Design[] = [
  {
    length: 78,
    width: 42,
    track: 8,
    wheel: 5.2,
    wheels: 4,
    deck: 21,
    turret: [17, 15, 11],
    seat: 2,
    barrel: 22,
    bore: 1.15,
  },
  {
    length: 104,
    width: 48,
    track: 9,
    wheel: 5.6,
    wheels: 6,
    deck: 27,
    turret: [22, 19, 14],
    seat: 4,
    barrel: 36,
    bore: 1.6,
  },
  {
    length: 112,
    width: 64,
    track: 13,
    wheel: 7.6,
    wheels: 8,
    deck: 30,
    turret: [27, 23, 14],
    seat: -1,
    barrel: 62,
    bore: 2,
  },
]

const designOf = (look: PieceLook): Design => designs[(look.weight ?? 2) - 1] as Design
const isHeavy = (look: PieceLook): boolean => look.weight === 3
const isMarkFour = (look: PieceLook): boolean => look.nation === 'british-1916'
const roof = (look: PieceLook): number => designOf(look).deck + (isHeavy(look) ? 0 : 4)

export const turretSeat = (look: PieceLook): readonly [number, number] => [designOf(look).seat, roof(look) - 0.6]

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
  const { paint, dark, camouflage } = nations[look.nation].vehicle
  const painted = { camouflage: true }
  m.box(d.length * 0.86, d.deck * 0.5, d.width - 2 * d.track + 1, dark, [0, d.deck * 0.42, 0], { bevel: 1 })
  m.profile(sideOf(look), d.width - 2 * d.track + (isHeavy(look) ? 2 : 4), paint, [0, 0, 0], { bevel: 1.1, ...painted })
  const sponson = isHeavy(look) ? d.deck * 0.8 : d.deck * 0.86
  m.box(d.length * (look.weight === 1 ? 0.62 : 0.72), d.deck * 0.28, d.width - 1.2, paint, [-4.5, sponson, 0], {
    bevel: 1.2,
    ...painted,
  })
  running(m, look, d, paint)
  deckDetails(m, look, d, paint, dark, sponson)
  const mixed = camouflage ? { camouflage: [paint, ...camouflage] } : {}
  return {
    geometry: m.geometry({
      wash: lod === 2 ? 0.5 : 0.8,
      ground: 0,
      dust: { colour: '#8a7350', height: 18, strength: 0.7 },
      ...mixed,
    }),
    length: d.length,
  }
}

/** The upper hull from the side. */
function sideOf(look: PieceLook): readonly (readonly [number, number])[] {
  const { length, deck: y } = designOf(look)
  const h = length / 2
  if (look.weight === 1)
    return [
      [-h + 3, y * 0.5],
      [-h + 2, y * 0.95],
      [-h + 22, y + 4],
      [h - 30, y + 4],
      [h - 17, y - 1],
      [h - 5, y * 0.62],
      [h - 4, y * 0.42],
      [-h + 6, y * 0.42],
    ]
  if (look.weight === 3)
    return [
      [-h + 3, y * 0.45],
      [-h + 1, y * 0.95],
      [-h + 3, y],
      [h - 26, y],
      [h - 24, y * 0.78],
      [h - 6, y * 0.68],
      [h - 3, y * 0.45],
      [h - 12, y * 0.28],
      [-h + 8, y * 0.3],
    ]
  return [
    [-h + 5, y * 0.48],
    [-h + 2, y * 0.92],
    [-h + 6, y + 1],
    [-h + 30, y + 4],
    [h - 32, y + 4],
    [h - 8, y * 0.62],
    [h - 3, y * 0.5],
    [h - 5, y * 0.34],
    [h - 12, y * 0.3],
    [-h + 10, y * 0.32],
  ]
}

/** Tracks and wheels. It is long because the loops of the tracks are data. */
function running(m: Model, look: PieceLook, d: Design, paint: string): void {
  const h = d.length / 2
  const middle = d.width / 2 - d.track / 2
  const flat = look.weight === 1 ? 0.84 : 1
  const loop = isHeavy(look)
    ? [
        [-h + 12, 1.4],
        [0, 1.4],
        [h - 16, 1.4],
        [h - 5, 8],
        [h - 1, 15],
        [h - 4, 20],
        [h - 11, 21.5],
        [0, 19.6],
        [-h + 12, 20],
        [-h + 5, 18],
        [-h + 2, 13],
        [-h + 5, 6],
      ]
    : [
        [-h + 15, 1.4],
        [0, 1.4],
        [h - 18, 1.4],
        [h - 7, 7],
        [h - 2, 13],
        [h - 4, 17.5],
        [h - 10, 18.6],
        [0, 17.4],
        [-h + 11, 18],
        [-h + 5, 15.6],
        [-h + 4, 11],
        [-h + 8, 5],
      ]
  for (const side of [-1, 1]) {
    addTrack(
      m,
      loop.map(([x, y]) => [x as number, (y as number) * flat] as const),
      side * middle,
      d.track,
      Math.round(d.length * 0.62),
      '#3a3733',
    )
    m.box(d.length * 0.94, 0.9, d.track + 1.2, paint, [0, d.deck * 0.7, side * middle], {
      bevel: 0.3,
      camouflage: true,
    })
    if (m.lod === 2) continue
    for (let i = 0; i < d.wheels; i++) {
      const out = isHeavy(look) ? (i % 2 ? 2.5 : -1) : 1.2
      addWheel(
        m,
        lerp(-h + 17, h - 21, i / (d.wheels - 1)),
        d.wheel + 2,
        side * (middle + out),
        d.wheel,
        4,
        '#2b2825',
        paint,
      )
    }
    const axle = isHeavy(look) ? 14 : 12.6 * flat
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

function deckDetails(m: Model, look: PieceLook, d: Design, paint: string, dark: string, sponson: number): void {
  const [h, top] = [d.length / 2, roof(look)]
  const slats = m.lod === 2 ? 3 : 7
  for (let i = 0; i < slats; i++)
    m.box(
      m.lod === 2 ? 2.2 : 1.1,
      0.8,
      d.width * 0.34,
      dark,
      [-h + 10 + (i * 18) / slats, top - (isHeavy(look) ? -0.2 : 1.4) + i * 0.3, 0],
      { bevel: 0.1 },
    )
  for (const side of [-1, 1]) {
    m.cylinder(2.9, 2.9, 1, paint, [h * 0.46, top + 0.2, side * d.width * 0.19], { segments: 14, camouflage: true })
    if (m.lod < 2)
      m.ball(1.5, '#d8cda0', [h - (isHeavy(look) ? 21 : 14), d.deck * 0.9, side * (d.width / 2 - d.track - 2)], {
        segments: 7,
      })
  }
  m.limb([-h + 7, top - 0.5, -d.width * 0.2], [-h + 7, top - 0.5, d.width * 0.2], 2.1, 2.1, '#8d835f')
  m.box(8, 4, 6, '#7c6a45', [-h + 15, top + 1, -d.width * 0.27], { bevel: 0.6 })
  const star = nations[look.nation].vehicle.star
  if (star) {
    addStar(m, [-h * 0.35, top + 0.35, 0], look.weight === 1 ? 5.4 : 7, [0, 0, 0])
    for (const side of [-1, 1]) addStar(m, [-3, sponson, side * (d.width / 2 - 0.3)], 3.6, [(side * Math.PI) / 2, 0, 0])
  } else for (const side of [-1, 1]) addCross(m, [-14, sponson, side * (d.width / 2 - 0.3)], 4.2)
  if (m.lod > 0) return
  m.limb(
    [-h * 0.3, sponson + 4.6, d.width / 2 - d.track / 2],
    [h * 0.1, sponson + 4.6, d.width / 2 - d.track / 2],
    0.5,
    0.5,
    '#7a5a36',
    { segments: 5 },
  )
  m.limb(
    [-h * 0.5, sponson + 4.8, d.track * 0.6 - d.width / 2],
    [h * 0.2, sponson + 4.8, d.track * 0.6 - d.width / 2],
    0.55,
    0.55,
    '#4b4640',
    { segments: 5 },
  )
  for (let i = 0; i < 2; i++) m.box(5, 6, 2.6, '#5c5d3c', [-h + 15 + i * 6, top + 1.6, d.width * 0.28], { bevel: 0.5 })
}

function turretPlan(look: PieceLook, a: number, b: number): [number, number][] {
  return isHeavy(look)
    ? [
        [a * 0.82, -b * 0.62],
        [a * 0.82, b * 0.62],
        [a * 0.3, b * 0.92],
        [-a * 0.4, b * 0.92],
        [-a * 0.85, b * 0.6],
        [-a * 0.85, -b * 0.6],
        [-a * 0.4, -b * 0.92],
        [a * 0.3, -b * 0.92],
      ]
    : [
        [a * 0.8, -b * 0.45],
        [a * 0.8, b * 0.45],
        [a * 0.55, b * 0.78],
        [0, b * 0.92],
        [-a * 0.55, b * 0.82],
        [-a * 0.98, b * 0.4],
        [-a * 0.98, -b * 0.4],
        [-a * 0.55, -b * 0.82],
        [0, -b * 0.92],
        [a * 0.55, -b * 0.78],
      ]
}

export function turret(look: PieceLook, lod: Lod): BufferGeometry | null {
  if (isMarkFour(look)) return null
  const m = new Model(22, lod)
  const {
    turret: [a, b, h],
    barrel,
    bore,
  } = designOf(look)
  const { paint, dark, camouflage, star } = nations[look.nation].vehicle
  const painted = { camouflage: true }
  m.cylinder(b * 0.86, b * 0.86, 2, dark, [0, 1, 0], { segments: 20 })
  m.plan(turretPlan(look, a, b), h, paint, [0, 1.4, 0], {
    bevel: 1.8,
    taper: isHeavy(look) ? 0.04 : 0.1,
    ...painted,
  })
  m.box(6, h * 0.72, b * 1.05, paint, [a * 0.86, h * 0.52 + 1, 0], { bevel: 1.6, ...painted })
  const [from, y] = [a * 0.9, h * 0.56 + 1]
  m.limb([from, y, 0], [from + barrel * 0.24, y, 0], bore * 1.6, bore * 1.4, paint, { segments: 11, ...painted })
  m.limb([from, y, 0], [from + barrel, y, 0], bore * 1.15, bore * 0.95, paint, { segments: 11, ...painted })
  if (isHeavy(look))
    m.limb([from + barrel, y, 0], [from + barrel + 6, y, 0], bore * 1.7, bore * 1.6, '#57523f', { segments: 11 })
  hatch(m, look, a, b, h, paint)
  m.box(7, 7, b * 1.05, isHeavy(look) ? paint : '#867a52', [-a * 1, h * 0.52 + 1, 0], { bevel: 1 })
  if (star)
    for (const side of [-1, 1])
      addStar(m, [-a * 0.1, h * 0.55 + 1.4, side * b * 0.9], 3.4, [(side * Math.PI) / 2, 0, 0])
  if (m.lod < 2)
    m.limb([-a * 0.7, h + 1, -b * 0.5], [-a * 0.8, h + 34, -b * 0.52], 0.28, 0.12, '#2c2a26', { segments: 5, rings: 1 })
  return m.geometry({ wash: lod === 2 ? 0.4 : 0.75, ...(camouflage && { camouflage: [paint, ...camouflage] }) })
}

/** Cupola and its commander, who looks out. */
function hatch(m: Model, look: PieceLook, a: number, b: number, h: number, paint: string): void {
  const [x, z] = [-a * 0.22, isHeavy(look) ? -b * 0.42 : b * 0.36]
  const coat = isHeavy(look) ? '#2f3236' : '#7d6f49'
  m.cylinder(5.4, 5.8, 3.4, paint, [x, h + 2.6, z], { segments: 16, camouflage: true })
  m.cylinder(4.3, 4.3, 0.8, '#2a2722', [x, h + 4.2, z], { segments: 14 })
  m.cylinder(4.4, 4.4, 0.9, paint, [x - 5.2, h + 7, z], { segments: 14, turn: [0, 0, 1.15] })
  m.cylinder(3.6, 3.9, 1.2, paint, [x, h + 1.8, -z * 1.05], { segments: 12 })
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
  if (!isHeavy(look) && m.lod < 2) m.limb([x + 5, h + 5.5, z], [x + 16, h + 7, z], 0.7, 0.45, steel, { segments: 6 })
}

export function addStar(
  m: Model,
  at: readonly [number, number, number],
  radius: number,
  turn: readonly [number, number, number],
): void {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [(i / 10) * 2 * Math.PI, i % 2 ? radius * 0.4 : radius]
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
  m.plan(points, 0.3, '#e9e4d4', at, { bevel: 0, wash: false, flat: true, turn })
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
