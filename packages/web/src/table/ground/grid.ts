import { BufferAttribute, BufferGeometry } from 'three'
import type { Relief } from '../relief.ts'
import type { TableScene } from '../scene.ts'

/** A cell has so many posts along each side; the ground in it is flat if none is so far off, in millimetres. */
const SIDE = 4
const FLAT = 0.45

/**
 * Posts at most `step` apart where the ground is dug or heaped. A cell that lies flat is a fan from its middle to its
 * corners, and to the posts that it shares with a neighbour that does not: so there is no gap between them.
 */
export function groundGrid(scene: TableScene, relief: Relief, step: number): BufferGeometry {
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const [across, down] = [width, depth].map(long => Math.ceil(long / (SIDE * step))) as [number, number]
  const [columns, rows] = [across * SIDE, down * SIDE]
  const [positions, uv, index]: [number[], number[], number[]] = [[], [], []]
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, k) => {
    const [i, j] = [k % (columns + 1), Math.floor(k / (columns + 1))]
    return relief.at((i / columns - 0.5) * width, (j / rows - 0.5) * depth)
  })
  const height = (i: number, j: number): number => heights[j * (columns + 1) + i] as number
  const known = new Int32Array(heights.length).fill(-1)
  const post = (i: number, j: number): number => {
    const k = j * (columns + 1) + i
    if (known[k] === -1) {
      known[k] = positions.length / 3
      positions.push((i / columns - 0.5) * width, height(i, j), (j / rows - 0.5) * depth)
      uv.push(i / columns, 1 - j / rows)
    }
    return known[k] as number
  }
  const flat = Array.from({ length: across * down }, (_, k) =>
    liesFlat(height, (k % across) * SIDE, Math.floor(k / across) * SIDE),
  )
  const isRough = (c: number, r: number): boolean => c >= 0 && r >= 0 && c < across && r < down && !flat[r * across + c]
  for (let r = 0; r < down; r++)
    for (let c = 0; c < across; c++) {
      const [i, j] = [c * SIDE, r * SIDE]
      if (isRough(c, r)) index.push(...squares(i, j).flatMap(face => face.map(([x, y]) => post(x, y))))
      else index.push(...fan(i, j, (dc, dr) => isRough(c + dc, r + dr)).map(([x, y]) => post(x, y)))
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

type Post = readonly [i: number, j: number]

/** Whether a sheet stretched between the corners of a cell would lie on the ground. */
function liesFlat(height: (i: number, j: number) => number, i: number, j: number): boolean {
  const corners = [height(i, j), height(i + SIDE, j), height(i, j + SIDE), height(i + SIDE, j + SIDE)] as const
  for (let b = 0; b <= SIDE; b++)
    for (let a = 0; a <= SIDE; a++) {
      const [u, v] = [a / SIDE, b / SIDE]
      const sheet = (corners[0] * (1 - u) + corners[1] * u) * (1 - v) + (corners[2] * (1 - u) + corners[3] * u) * v
      if (Math.abs(height(i + a, j + b) - sheet) > FLAT) return false
    }
  return true
}

function squares(i: number, j: number): Post[][] {
  return Array.from({ length: SIDE * SIDE }, (_, k) => {
    const [x, y] = [i + (k % SIDE), j + Math.floor(k / SIDE)]
    return [[x, y], [x, y + 1], [x + 1, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]] // biome-ignore format: two triangles
  })
}

/** The posts of each side in turn, from one corner to the next, and where the neighbour beyond that side is. */
const sides = [
  { from: [0, 0], way: [0, 1], beyond: [-1, 0] },
  { from: [0, SIDE], way: [1, 0], beyond: [0, 1] },
  { from: [SIDE, SIDE], way: [0, -1], beyond: [1, 0] },
  { from: [SIDE, 0], way: [-1, 0], beyond: [0, -1] },
] as const

function fan(i: number, j: number, isRough: (dc: number, dr: number) => boolean): Post[] {
  const ring = sides.flatMap(({ from, way, beyond }) =>
    Array.from(
      { length: isRough(beyond[0], beyond[1]) ? SIDE : 1 },
      (_, k): Post => [i + from[0] + way[0] * k, j + from[1] + way[1] * k],
    ),
  )
  return ring.flatMap((here, k) => [[i + SIDE / 2, j + SIDE / 2], here, ring[(k + 1) % ring.length] as Post])
}
