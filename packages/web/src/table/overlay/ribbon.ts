import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three'
import type { Relief } from '../relief.ts'
import { distance, type Spot } from '../world.ts'

/** How a line lies on the table: millimetres wide, that much above the ground. */
export interface Stroke {
  readonly colour: string
  readonly width: number
  readonly opacity?: number
  readonly lift?: number
  readonly dash?: readonly [on: number, off: number]
  /** Seen through everything. */
  readonly onTop?: boolean
  readonly order?: number
}

const materials = new Map<string, MeshBasicMaterial>()

/** Unlit and not toned: an overlay has the same colour at every hour, on snow and on mud. */
export function overlayMaterial(
  colour: string,
  opacity: number,
  onTop: boolean,
  vertexAlpha = false,
): MeshBasicMaterial {
  const key = `${colour} ${opacity} ${onTop} ${vertexAlpha}`
  const known = materials.get(key)
  if (known) return known
  const made = new MeshBasicMaterial({
    color: colour,
    transparent: true,
    opacity,
    toneMapped: false,
    depthWrite: false,
    depthTest: !onTop,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -8,
    vertexColors: vertexAlpha,
  })
  materials.set(key, made)
  return made
}

/** Places along a line no more than `step` apart, so that it hugs the ground. */
export function sample(spots: readonly Spot[], step: number): Spot[] {
  const dense: Spot[] = []
  for (let i = 1; i < spots.length; i++) {
    const [a, b] = [spots[i - 1] as Spot, spots[i] as Spot]
    const count = Math.max(1, Math.ceil(distance(a, b) / step))
    for (let k = 0; k < count; k++) dense.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count])
  }
  return [...dense, spots[spots.length - 1] as Spot]
}

/** The stretches of a line that a dash pattern leaves, each with its exact ends. */
export function dashes(spots: readonly Spot[], [on, off]: readonly [number, number]): Spot[][] {
  const pieces: Spot[][] = []
  let current: Spot[] = []
  let [drawn, left] = [true, on]
  for (let i = 1; i < spots.length; i++) {
    let a = spots[i - 1] as Spot
    const b = spots[i] as Spot
    for (let length = distance(a, b); length > 0; length = distance(a, b)) {
      if (drawn && current.length === 0) current.push(a)
      if (length < left) {
        left -= length
        if (drawn) current.push(b)
        break
      }
      a = [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length]
      if (drawn) pieces.push([...current, a])
      current = []
      drawn = !drawn
      left = drawn ? on : off
    }
  }
  if (current.length > 1) pieces.push(current)
  return pieces
}

/** Triangles that share one material: a table full of dashes is a handful of draw calls. */
export interface Strip {
  readonly positions: number[]
  readonly index: number[]
}

/** A line as a flat ribbon that follows the ground. */
export function addRibbon(strip: Strip, relief: Relief, spots: readonly Spot[], stroke: Stroke): void {
  const lift = stroke.lift ?? 1.4
  const step = stroke.onTop ? 12 : 4
  const { positions, index } = strip
  for (const stretch of stroke.dash ? dashes(spots, stroke.dash) : [spots]) {
    const dense = sample(stretch, step)
    const first = positions.length / 3
    for (const [i, [x, z]] of dense.entries()) {
      const [a, b] = [dense[Math.max(0, i - 1)] as Spot, dense[Math.min(dense.length - 1, i + 1)] as Spot]
      const length = distance(a, b) || 1
      const [nx, nz] = [(-(b[1] - a[1]) / length) * (stroke.width / 2), ((b[0] - a[0]) / length) * (stroke.width / 2)]
      const y = relief.at(x, z) + lift
      positions.push(x + nx, y, z + nz, x - nx, y, z - nz)
      const v = first + i * 2
      if (i) index.push(v - 2, v - 1, v, v - 1, v + 1, v)
    }
  }
}

export function stripMesh({ positions, index }: Strip, material: MeshBasicMaterial, order: number): Mesh {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = order
  return mesh
}

export const circle = ([x, z]: Spot, radius: number, from = 0, to = 2 * Math.PI): Spot[] => {
  const count = Math.max(16, Math.ceil((radius * (to - from)) / 3))
  return Array.from({ length: count + 1 }, (_, i) => {
    const turn = from + ((to - from) * i) / count
    return [x + Math.cos(turn) * radius, z + Math.sin(turn) * radius]
  })
}
