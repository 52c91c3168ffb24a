import { clamp } from '../random.ts'

/** A ball of a part that darkens the parts beside it. */
export interface Ball {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly r: number
  readonly part: number
}

/** What is to be washed: three numbers for each vertex, and the part it belongs to; -1 belongs to none. */
export interface Washed {
  readonly positions: readonly number[]
  readonly normals: readonly number[]
  readonly parts: readonly number[]
  readonly colours: Float32Array
}

/** The square of how many of its own radiuses away a ball darkens nothing any more. */
const FAR = 20

/** A dark wash where parts meet, and at the feet and sills on the `ground`. */
export function wash(model: Washed, balls: readonly Ball[], strength: number, ground: number | undefined): void {
  const { parts } = model
  for (let first = 0, end = 0; first < parts.length; first = end) {
    end = first + 1
    while (end < parts.length && parts[end] === parts[first]) end++
    if (parts[first] !== -1) washPart(model, first, end, ballsNear(model, balls, first, end), strength, ground)
  }
}

/** What may darken these vertices, all of one part: a house has hundreds of parts, and few of them lie near each other. */
function ballsNear({ positions, parts }: Washed, balls: readonly Ball[], first: number, end: number): readonly Ball[] {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let i = first * 3; i < end * 3; i++) {
    low[i % 3] = Math.min(low[i % 3] as number, positions[i] as number)
    high[i % 3] = Math.max(high[i % 3] as number, positions[i] as number)
  }
  const out = (at: number, axis: number): number => Math.max((low[axis] as number) - at, at - (high[axis] as number), 0)
  return balls.filter(({ x, y, z, r, part }) => {
    const [dx, dy, dz] = [out(x, 0), out(y, 1), out(z, 2)]
    return part !== parts[first] && dx * dx + dy * dy + dz * dz <= r * r * FAR
  })
}

function washPart(
  { positions, normals, colours }: Washed,
  first: number,
  end: number,
  balls: readonly Ball[],
  strength: number,
  ground: number | undefined,
): void {
  for (let i = first * 3; i < end * 3; i += 3) {
    // no tuples: a model has tens of thousands of vertices
    const x = positions[i] as number
    const y = positions[i + 1] as number
    const z = positions[i + 2] as number
    const nx = normals[i] as number
    const ny = normals[i + 1] as number
    const nz = normals[i + 2] as number
    let dark = 0
    for (const ball of balls) {
      const dx = ball.x - x
      const dy = ball.y - y
      const dz = ball.z - z
      const d2 = dx * dx + dy * dy + dz * dz
      const r2 = ball.r * ball.r
      if (d2 > r2 * FAR) continue
      const d = Math.sqrt(d2) + 1e-4
      const facing = (dx * nx + dy * ny + dz * nz) / d
      if (d < ball.r) dark += 0.25
      else if (facing > 0) dark += ((facing * r2) / d2) * 0.9
    }
    if (ground !== undefined) dark += clamp(1 - (y - ground) / 6) * 0.35 * (1 - Math.max(0, ny))
    const k = 1 - strength * (1 - Math.exp(-dark))
    for (let c = i; c < i + 3; c++) colours[c] = (colours[c] as number) * k
  }
}
