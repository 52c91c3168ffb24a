import { BufferGeometry, Float32BufferAttribute, Mesh, MeshLambertMaterial } from 'three'
import { edgeDistance, type Plan, stepsAlong } from '../plan.ts'
import { clamp, fbm } from '../random.ts'
import type { TableScene } from '../scene.ts'
import type { Spot } from '../world.ts'
import { facesUp } from './water.ts'

/** From the shore out: how far, and what lies on the water there. A line of surf, a second one breaking, shallows. */
const rows: readonly {
  readonly out: number
  readonly colour: readonly [number, number, number]
  readonly alpha: number
}[] = [
  { out: 1, colour: [0.93, 0.92, 0.86], alpha: 0 },
  { out: 6, colour: [0.93, 0.92, 0.86], alpha: 0.85 },
  { out: 11, colour: [0.62, 0.7, 0.6], alpha: 0.62 },
  { out: 30, colour: [0.42, 0.56, 0.5], alpha: 0.5 },
  { out: 38, colour: [0.8, 0.85, 0.8], alpha: 0.6 },
  { out: 44, colour: [0.34, 0.5, 0.47], alpha: 0.34 },
  { out: 120, colour: [0.3, 0.46, 0.46], alpha: 0 },
]
const STEP = 9
/** So many steps before and after a corner its shallows turn. */
const ROUND = 7

/** Where a sea meets the land the water is shallow and breaks. */
export function shoreMesh(plan: Plan, y: number, scene: TableScene): Mesh {
  const [positions, colours, index]: [number[], number[], number[]] = [[], [], []]
  for (const run of shores(plan, scene)) {
    const first = positions.length / 3
    const steps = [...stepsAlong(run, STEP)]
    const across = steps.map(({ x, z, turn }) => inwards(plan, x, z, turn))
    for (const [i, { x, z }] of steps.entries()) {
      const [nx, nz] = meanOf(across.slice(Math.max(0, i - ROUND), i + ROUND + 1))
      for (const { out, colour, alpha } of rows) {
        const away = out + (fbm(x / 60 + out / 40, z / 60, 2) - 0.5) * (out > 20 ? 26 : 9)
        // surf comes and goes along a shore
        const broken = out === 6 || out === 38 ? clamp(fbm(x / 26 + out, z / 26 + 3, 2) * 2.4 - 0.7) : 1
        positions.push(x + nx * away, y, z + nz * away)
        colours.push(...colour, alpha * (out === 38 ? 0.34 + 0.66 * broken : broken))
      }
      if (i === 0) continue
      const [a, b] = [first + (i - 1) * rows.length, first + i * rows.length]
      for (let k = 0; k < rows.length - 1; k++) index.push(a + k, a + k + 1, b + k, a + k + 1, b + k + 1, b + k)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4))
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  )
  geometry.setIndex(facesUp(positions, index) ? index : [...index].reverse())
  const material = new MeshLambertMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = 1
  mesh.userData.own = true
  return mesh
}

/** The parts of an outline that are shore: where the table ends, the sea goes on. */
function shores({ outline }: Plan, { width, depth }: TableScene): readonly (readonly Spot[])[] {
  const atEdge = ([x, z]: Spot): boolean => Math.abs(x) > width / 200 - 2 || Math.abs(z) > depth / 200 - 2
  const edges = outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Spot] as const)
  const start = edges.findIndex(([a, b]) => atEdge(a) && atEdge(b)) + 1
  const runs: Spot[][] = []
  let goesOn = false
  for (const [a, b] of [...edges.slice(start), ...edges.slice(0, start)]) {
    const isShore = !(atEdge(a) && atEdge(b))
    if (isShore && goesOn) runs.at(-1)?.push(b)
    else if (isShore) runs.push([a, b])
    goesOn = isShore
  }
  return runs
}

/** Across the shore, to where the water is. */
function inwards(plan: Plan, x: number, z: number, turn: number): Spot {
  const [nx, nz] = [Math.sin(turn), Math.cos(turn)]
  return edgeDistance(plan, x + nx * 4, z + nz * 4) < 0 ? [nx, nz] : [-nx, -nz]
}

const meanOf = (ways: readonly Spot[]): Spot => [
  ways.reduce((sum, [x]) => sum + x, 0) / ways.length,
  ways.reduce((sum, [, z]) => sum + z, 0) / ways.length,
]
