import type { Model } from '../paint/model.ts'
import { clamp } from '../random.ts'

export const bricks = ['#96604a', '#855442', '#a06e56']
const ivies = ['#4b632b', '#567032', '#415826', '#627638']

/** A patch where the plaster fell off the bricks: widest in its middle rows. */
export function fallenPlaster(m: Model, x: number, height: number): void {
  const y = m.chance.between(11, height - 14)
  for (const [row, count] of [2, 4, 5, 3].entries())
    for (let i = 0; i < count; i++)
      if (m.chance() < 0.8)
        m.box(
          4.6,
          1.9,
          0.6,
          m.chance.pick(bricks),
          [x + (i - (count - 1) / 2) * 5 + (row % 2) * 1.4, y + row * 2.4, 0],
          {
            bevel: 0.1,
            wash: false,
          },
        )
}

/** No stretch of wall longer than this, in millimetres, is left bare. */
export const BARE = 34

/** One window each so many millimetres of bare wall: closed, since the rules know of none there. */
const EACH = 44

/** The part of those on the ground that were bricked up. */
const BRICKED = 0.2

/** A creeper spreads so far to either side of its root. */
const REACH = 20

/** A wall higher than this has an upper floor. */
export const UPPER = 60

/** What a long bare wall shows instead of windows: closed shutters, a few bricked-up ones, and a creeper. */
export function dress(m: Model, from: number, wide: number, height: number, shutter: string): void {
  const count = Math.max(1, Math.round(wide / EACH))
  const grown = Math.floor(m.chance() * (count + 1))
  for (let i = 0; i < count; i++) {
    const x = from + (wide * (i + 0.5)) / count
    if (m.chance() < BRICKED) blindWindow(m, x, height)
    else shutWindow(m, x, 16, shutter)
    if (height > UPPER) shutWindow(m, x, height - 22, shutter)
  }
  // what opens at either end of the wall stays free
  const clear = Math.min(wide / 2, REACH)
  const root = from + (wide * Math.min(grown + 0.02, count - 0.1)) / count + m.chance.between(2, 8)
  ivy(m, clamp(root, from + clear, from + wide - clear), height)
  if (m.lod < 2 && count > 1) fallenPlaster(m, from + (wide * (1 + (grown % (count - 1)))) / count, height)
}

/** In a surround of stone, its shutters with slats and a strap each. */
function shutWindow(m: Model, x: number, low: number, shutter: string): void {
  for (const side of [-1, 1]) m.box(2, 17, 1.2, '#c3b89f', [x + side * 6.6, low + 8, 0], { bevel: 0.2, wash: false })
  m.box(17, 1.6, 3, '#d2c7ae', [x, low, 0.5], { bevel: 0.3 })
  m.box(17, 2.4, 1.8, '#b9ae98', [x, low + 16.4, 0.3], { bevel: 0.2 })
  m.box(11.4, 15.2, 0.4, '#2a2c28', [x, low + 8, 0.1], { bevel: 0, flat: true })
  for (const side of [-1, 1]) {
    m.box(5.2, 14.4, 0.9, shutter, [x + side * 2.8, low + 8, 0.5], { bevel: 0.2 })
    for (let i = 0; i < 6 && m.lod < 2; i++)
      m.box(4, 0.7, 0.4, slat(shutter), [x + side * 2.8, low + 2.4 + i * 2.3, 1], { bevel: 0, wash: false })
  }
}

/** The upper edge of a slat catches the light. */
const slat = (shutter: string): string => (shutter === '#6a7048' ? '#8a9066' : '#86a09c')

function blindWindow(m: Model, x: number, height: number): void {
  const [low, high] = [16, Math.min(32, height - 6)]
  m.box(12.6, 1.3, 2.2, '#c9bea6', [x, low, 0.3], { bevel: 0.3 })
  m.box(12.6, 1.8, 1.2, '#b9ae98', [x, high, 0.1], { bevel: 0.2 })
  if (m.lod === 2) {
    m.box(9.6, high - low - 1, 0.5, bricks[0] as string, [x, (low + high) / 2, 0], { bevel: 0, wash: false })
    return
  }
  const rows = Math.round((high - low - 1.4) / 2.1)
  for (let row = 0; row < rows; row++)
    for (const [middle, long] of row % 2 ? halves : wholes)
      m.box(long - 0.3, 1.8, 0.5, m.chance.pick(dullBricks), [x + middle, low + 1.6 + row * 2.1, 0], {
        bevel: 0,
        jitter: 0.1,
        wash: false,
      })
}
/** Where the bricks of a course lie, and how long each is; in the next course over their joints. */
const wholes = [[-3.2, 3.2], [0, 3.2], [3.2, 3.2]] as const // biome-ignore format: a list
const halves = [[-4, 1.6], [-1.6, 3.2], [1.6, 3.2], [4, 1.6]] as const // biome-ignore format: a list
const dullBricks = ['#8a6450', '#7c5a49', '#957059', '#85695a']

/** A creeper that climbs a wall from one root, the wider the lower. */
function ivy(m: Model, x: number, height: number): void {
  const [top, spread] = [height * m.chance.between(0.55, 0.95), m.chance.between(8, 15)]
  const [leaves, size] = m.lod === 2 ? [14, 6] : [70, 2.6]
  for (let i = 0; i < leaves; i++) {
    const up = m.chance()
    const side = m.chance.between(-1, 1) * spread * (1 - up * 0.75)
    m.box(
      size * m.chance.between(0.7, 1.2),
      size * m.chance.between(0.7, 1.2),
      0.9,
      m.chance.pick(ivies),
      [x + side + Math.sin(up * 7) * 3, 1 + up * top, 0.5],
      {
        bevel: 0,
        jitter: 0.16,
        wash: false,
        turn: [m.chance.between(-0.5, 0.2), m.chance.between(-0.4, 0.4), m.chance() * 3],
      },
    )
  }
}
