import { Color, IcosahedronGeometry, Vector3 } from 'three'
import { type Model, placement } from '../paint/model.ts'
import { clamp, lerp } from '../random.ts'

/** A ball of leaves: where, how wide, and how flat. */
export interface Blob {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly r: number
  readonly flat?: number
}

export interface Flock {
  readonly flakes: number
  readonly size: number
  readonly colours: readonly string[]
  readonly core: string
}

/** Flakes for each level of detail, as a share: fewer of them are larger, so that the crown stays closed. */
const share = [1, 0.3, 0.09] as const
const swell = [1, 1.7, 2.7] as const

/**
 * Clump foliage: a dark core and single flakes glued to the outside of the blobs, lit as the blob is and not as they lie, so
 * that the whole reads as one soft mass.
 */
export function addFoliage(m: Model, blobs: readonly Blob[], { flakes, size, colours, core }: Flock): void {
  // Fewer flakes leave more of the core to be seen: it must not read as holes.
  const depth = new Color(core).lerp(new Color(colours[0]), m.lod * 0.28).getStyle()
  for (const { x, y, z, r, flat = 1 } of blobs) {
    const ball = new IcosahedronGeometry(r * 0.93, m.lod === 0 || (m.lod === 1 && r > 8) ? 1 : 0).scale(1, flat, 1)
    m.add(ball, depth, placement([x, y, z]), { wash: false })
  }
  const total = blobs.reduce((sum, { r }) => sum + r * r, 0)
  const low = Math.min(...blobs.map(b => b.y - b.r * (b.flat ?? 1)))
  const high = Math.max(...blobs.map(b => b.y + b.r * (b.flat ?? 1)))
  const paints = colours.map(c => new Color(c))
  const [positions, normals, tones]: [number[], number[], number[]] = [[], [], []]
  const out = new Vector3()
  for (const blob of blobs) {
    const flat = blob.flat ?? 1
    const count = Math.round((flakes * share[m.lod] * blob.r * blob.r) / total)
    for (let i = 0; i < count; i++) {
      const up = 1 - (2 * (i + 0.5)) / count
      if (up < -0.6) continue
      const turn = i * 2.39996 + m.chance() * 0.5
      const wide = Math.sqrt(1 - up * up)
      out.set(Math.cos(turn) * wide, up, Math.sin(turn) * wide)
      const r = blob.r * m.chance.between(0.9, 1.1)
      const [x, y, z] = [blob.x + out.x * r, blob.y + out.y * r * flat, blob.z + out.z * r]
      if (blobs.some(b => b !== blob && Math.hypot(x - b.x, (y - b.y) / (b.flat ?? 1), z - b.z) < b.r * 0.85)) continue
      const height = (y - low) / (high - low || 1)
      const value = lerp(0.62, 1.18, clamp(height * 0.7 + up * 0.32 + 0.05)) * m.chance.between(0.92, 1.1)
      const paint = m.chance.pick(paints)
      flake(m, positions, normals, [x, y, z], out, size * swell[m.lod] * m.chance.between(0.7, 1.35))
      for (let k = 0; k < 3; k++)
        tones.push(
          paint.r * value * lerp(0.9, 1.1, height),
          paint.g * value,
          paint.b * value * lerp(1.05, 0.85, height),
        )
    }
  }
  m.loose(positions, normals, tones)
}

/** Anticlockwise as seen from outside: a flake that turned its back to the lamp would be black. */
const corners = [
  [-1, -0.6],
  [1, -0.6],
  [0, 1.1],
] as const
const [across, along] = [new Vector3(), new Vector3()]

function flake(
  m: Model,
  positions: number[],
  normals: number[],
  [x, y, z]: readonly [number, number, number],
  out: Vector3,
  size: number,
): void {
  along
    .set(m.chance() - 0.5, m.chance() - 0.5, m.chance() - 0.5)
    .cross(out)
    .normalize()
  across.copy(along).cross(out)
  const [tilt, roll] = [m.chance.between(-0.7, 0.7), m.chance.between(-0.7, 0.7)]
  for (const [a, b] of corners) {
    const lift = a * tilt + b * roll
    positions.push(
      x + (across.x * a + along.x * b + out.x * lift) * size,
      y + (across.y * a + along.y * b + out.y * lift) * size,
      z + (across.z * a + along.z * b + out.z * lift) * size,
    )
    normals.push(out.x + across.x * a * 0.12, out.y * 0.9 + 0.3, out.z + across.z * a * 0.12)
  }
}
