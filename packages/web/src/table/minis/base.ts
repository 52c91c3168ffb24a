import { BufferGeometry, Color, ConeGeometry, Float32BufferAttribute } from 'three'
import type { Theme } from '../ground/palette.ts'
import { type Lod, Model, placement } from '../paint/model.ts'
import { fbm, type Random, random } from '../random.ts'
import type { ScenePiece } from '../scene.ts'

export const rimHeight = 3

/** What lies on bases in each country. */
const flocks: { readonly [theme in Theme]: { grass: string; earth: string; tufts: readonly string[] } } = {
  summer: { grass: '#626c2e', earth: '#6d5839', tufts: ['#8f9548', '#7d8a3a', '#a8a15a', '#69782f'] },
  mud: { grass: '#6b5a3a', earth: '#5f4a31', tufts: ['#7d7a45', '#8d8350', '#9c8d5c'] },
  snow: { grass: '#e4e8ec', earth: '#a49a8a', tufts: ['#b3a372', '#c9bd93', '#d9d2b8'] },
  desert: { grass: '#c3a067', earth: '#a98252', tufts: ['#8f8a4d', '#a39a5c', '#b9aa70'] },
}

type Size = ScenePiece['base']
export const sizeKey = (base: Size): string => ('radius' in base ? `r${base.radius}` : `${base.width}x${base.depth}`)

/**
 * A base: its rim and the ring on top take the side's colour, and the second cue of the side is in its form (notches for the
 * second side, a double line for the third, dots for the fourth). A cream beak reaches beyond the rim at the front.
 */
export function baseGeometry(base: Size, side: number, theme: Theme, lod: Lod, beak = true): BufferGeometry {
  const m = new Model(3, lod)
  if ('radius' in base) round(m, base.radius / 100, side, theme)
  else square(m, base.depth / 100, base.width / 100, side, theme)
  const front = 'radius' in base ? base.radius / 100 : base.depth / 200
  const ring = ringWidth(front)
  const wide = Math.min(2.7, front * 0.22) * ('radius' in base ? 1 : 1.4)
  if (beak)
    m.plan(
      [
        [front - ring - 1.4, -wide],
        [front + 2.2, 0],
        [front - ring - 1.4, wide],
      ],
      0.9,
      '#f6ecd2',
      [0, rimHeight - 0.2, 0],
      { bevel: 0, wash: false, flat: true, jitter: 0 },
    )
  return m.geometry({ wash: lod === 0 ? 0.25 : 0 })
}

/** Vehicles stand on the ground itself: a thin frame in the side's colour shows what the rules measure from. */
export function frameGeometry(
  { width, depth }: { readonly width: number; readonly depth: number },
  side: number,
): BufferGeometry {
  const m = new Model(3, 1)
  const [x, z] = [depth / 200, width / 200]
  const flat = { bevel: 0, wash: false, flat: true, jitter: 0 } as const
  for (const edge of [-1, 1]) {
    m.box(2 * x, 1, 1.6, '#ffffff', [0, 0.5, edge * (z - 0.8)], { tint: true, ...flat })
    m.box(1.6, 1, 2 * z, '#ffffff', [edge * (x - 0.8), 0.5, 0], { tint: true, ...flat })
    for (let i = 0; i < 6 && side === 1; i++)
      m.box(1.8, 1.2, 1.8, '#5e2c08', [((i + 0.5) / 6 - 0.5) * 2 * x, 0.55, edge * (z - 0.8)], flat)
  }
  m.plan(
    [
      [x - 3, -4.4],
      [x + 4, 0],
      [x - 3, 4.4],
    ],
    0.9,
    '#f6ecd2',
    [0, 0.5, 0],
    flat,
  )
  return m.geometry({ wash: 0 })
}

const ringWidth = (radius: number): number => (radius > 15 ? 2.8 : radius < 8 ? 1.5 : 2.3)

function round(m: Model, radius: number, side: number, theme: Theme): void {
  // from afar colour counts for more than grass
  const [ring, h] = [ringWidth(radius) * (m.lod === 2 ? 1.5 : 1), rimHeight]
  const segments = m.lod === 0 ? 40 : m.lod === 1 ? 44 : 40
  m.lathe(
    [
      [radius, 0],
      [radius - 0.15, h - 0.7],
      [radius - 0.6, h],
      [radius - ring, h + 0.12],
    ],
    '#ffffff',
    [0, 0, 0],
    { segments, tint: true, jitter: 0, wash: false },
  )
  flockDisc(m, radius - ring + 0.1, h - 0.1, theme)
  const marks = radius > 15 ? 14 : 10
  for (let i = 0; i < marks && side > 0; i++) {
    const turn = ((i + 0.5) / marks) * 2 * Math.PI
    const middle = radius - ring / 2 + 0.1
    const at = [Math.cos(turn) * middle, h + 0.1, Math.sin(turn) * middle] as const
    if (side === 1) m.box(ring + 0.6, 0.5, 1.2, '#5e2c08', at, { turn: [0, -turn, 0], bevel: 0, wash: false })
    if (side === 3) m.box(0.9, 0.5, 0.9, '#efe6ff', at, { turn: [0, -turn, 0], bevel: 0, wash: false })
  }
  if (side === 2)
    m.lathe(
      [
        [radius - ring * 0.35, h + 0.25],
        [radius - ring * 0.65, h + 0.3],
      ],
      '#6b5f45',
      [0, 0, 0],
      { segments, wash: false },
    )
}

/** Speckled flock that rises a little to the middle. */
function flockDisc(m: Model, radius: number, y: number, theme: Theme): void {
  const [rings, spokes] = (
    [
      [7, 30],
      [4, 20],
      [3, 14],
    ] as const
  )[m.lod]
  const at = (i: number, j: number): readonly [number, number] => {
    const [away, turn] = [(radius * i) / rings, (j / spokes) * 2 * Math.PI]
    return [Math.cos(turn) * away, Math.sin(turn) * away]
  }
  flock(m, rings + 1, spokes, at, i => 1 - (i / rings) * 0.6, y, theme, true)
  if (m.lod === 0)
    scatter(
      m,
      Math.round(radius * 1.6),
      (chance: Random) => {
        const [turn, away] = [chance() * 6.283, Math.sqrt(chance()) * radius * 0.9]
        return [Math.cos(turn) * away, Math.sin(turn) * away]
      },
      y,
      theme,
    )
}

/** A grid of speckles over rows × columns of places; `round` joins the last column to the first. */
function flock(
  m: Model,
  rows: number,
  columns: number,
  at: (i: number, j: number) => readonly [number, number],
  rise: (i: number, j: number) => number,
  y: number,
  theme: Theme,
  round: boolean,
): void {
  const chance = random(rows * columns)
  const [grass, earth] = [new Color(flocks[theme].grass), new Color(flocks[theme].earth)]
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const [x, z] = at(i, j)
      const edge = i === rows - 1 || (!round && (i === 0 || j === 0 || j === columns - 1))
      positions.push(x, y + (edge ? 0 : (0.5 + fbm(x / 5 + 3, z / 5 + 6, 2) * 1.4) * rise(i, j)), z)
      const colour = fbm(x / 6 + 15, z / 6, 2) + (chance() - 0.5) * 0.22 > 0.48 ? grass : earth
      const k = 0.72 + 0.62 * chance()
      colours.push(colour.r * k, colour.g * k, colour.b * k)
      if (i === rows - 1 || (!round && j === columns - 1)) continue
      const [a, b] = [i * columns + j, i * columns + ((j + 1) % columns)]
      index.push(a, b, a + columns, b, b + columns, a + columns)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  m.add(geometry, '#ffffff', null, { jitter: 0, wash: false })
}

function scatter(
  m: Model,
  count: number,
  at: (chance: Random) => readonly [number, number],
  y: number,
  theme: Theme,
): void {
  const chance = random(count)
  for (let i = 0; i < count; i++) {
    const [x, z] = at(chance)
    if (i % 4 === 3) {
      m.ball(chance.between(0.5, 1.1), chance.pick(['#9a8f7c', '#7d7364', '#b0a58f']), [x, y + 0.9, z], {
        segments: 5,
        rings: 3,
        scale: [1.2, 0.7, 1],
        wash: false,
      })
      continue
    }
    const colour = chance.pick(flocks[theme].tufts)
    for (let blade = 0; blade < 4; blade++) {
      const turn = chance() * 6.283
      m.add(
        new ConeGeometry(0.3, chance.between(1.6, 2.8), 3, 1, true),
        colour,
        placement(
          [x + Math.cos(turn) * 0.6, y + 1.7, z + Math.sin(turn) * 0.6],
          [Math.sin(turn) * 0.4, 0, -Math.cos(turn) * 0.4],
        ),
        { wash: false },
      )
    }
  }
}

/** Length lies along the facing. */
function square(m: Model, length: number, width: number, side: number, theme: Theme): void {
  const [ring, h] = [3, rimHeight - 0.4]
  const [x, z] = [length / 2, width / 2]
  const c = Math.min(4, x / 2, z / 2)
  const outline = [
    [x - c, -z],
    [x, -z + c],
    [x, z - c],
    [x - c, z],
    [c - x, z],
    [-x, z - c],
    [-x, c - z],
    [c - x, -z],
  ] as const
  m.plan(outline, h, '#ffffff', [0, 0, 0], { bevel: 0.5, tint: true, jitter: 0, wash: false })
  const columns = m.lod === 0 ? 22 : 12
  const rows = Math.max(4, Math.round((columns * width) / length))
  const at = (i: number, j: number): readonly [number, number] => [
    (j / (columns - 1) - 0.5) * (length - 2 * ring),
    (0.5 - i / (rows - 1)) * (width - 2 * ring),
  ]
  flock(m, rows, columns, at, () => 0.8, h + 0.05, theme, false)
  if (m.lod === 0)
    scatter(
      m,
      Math.round((length * width) / 75),
      chance => [chance.between(4 - x, x - 4), chance.between(4 - z, z - 4)],
      h,
      theme,
    )
  for (let i = 0; i < 5 && side === 1; i++)
    for (const edge of [-1, 1]) {
      const t = (i + 0.5) / 5 - 0.5
      m.box(1.6, 0.6, 3.4, '#5e2c08', [t * length * 0.9, h, edge * (z - 1.4)], { bevel: 0, wash: false })
      m.box(3.4, 0.6, 1.6, '#5e2c08', [edge * (x - 1.4), h, t * width * 0.9], { bevel: 0, wash: false })
    }
}
