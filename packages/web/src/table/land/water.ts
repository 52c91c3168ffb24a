import {
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Float32BufferAttribute,
  type MaterialParameters,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MirroredRepeatWrapping,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  ShapeUtils,
  SRGBColorSpace,
  Vector2,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { bend } from '../ground/laid.ts'
import { palettes } from '../ground/palette.ts'
import type { Plan } from '../plan.ts'
import { fbm } from '../random.ts'
import type { Quality, TableScene } from '../scene.ts'
import type { Spot } from '../world.ts'

/** One surface: where a stream runs into a pond, or overlaps itself in a bend, the second layer is left out. */
const poured: MaterialParameters = {
  side: DoubleSide,
  transparent: true,
  stencilWrite: true,
  stencilRef: 1,
  stencilFunc: NotEqualStencilFunc,
  stencilZPass: ReplaceStencilOp,
}

/** Poured resin: a ribbon along each river, a sheet over each pond. */
export function waterMesh(
  pools: readonly { readonly plan: Plan; readonly y: number }[],
  scene: TableScene,
  quality: Quality,
): Mesh {
  const color = palettes[scene.theme].water
  const ripple = quality === 'full' ? rippleMap() : null
  const material = ripple
    ? new MeshPhysicalMaterial({
        ...poured,
        color,
        map: glints(),
        roughness: 0.2,
        opacity: 0.9,
        bumpMap: ripple,
        // more of any of these, and from above the lamps mirrored in the ripples make a sea look like paving
        bumpScale: 0.15,
        envMapIntensity: 0.4,
        specularIntensity: 0.3,
        clearcoat: 0.12,
        clearcoatRoughness: 0.05,
      })
    : new MeshLambertMaterial({ ...poured, color, map: glints(), opacity: 0.9 })
  const mesh = new Mesh(
    mergeGeometries(
      pools.map(({ plan, y }) =>
        plan.kind === 'line' ? ribbon(bend(plan.spine), plan.half * 2 - 2, y) : sheet(plan.outline, y),
      ),
    ),
    material,
  )
  mesh.receiveShadow = true
  mesh.userData.own = true
  return mesh
}

function ribbon(spots: readonly Spot[], width: number, y: number): BufferGeometry {
  const [positions, uv, index]: [number[], number[], number[]] = [[], [], []]
  let along = 0
  for (const [i, [x, z]] of spots.entries()) {
    const [a, b] = [spots[Math.max(0, i - 1)] as Spot, spots[Math.min(spots.length - 1, i + 1)] as Spot]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    if (i) along += Math.hypot(x - (spots[i - 1] as Spot)[0], z - (spots[i - 1] as Spot)[1])
    for (const side of [-0.5, 0.5]) {
      positions.push(x - ((b[1] - a[1]) / length) * width * side, y, z + ((b[0] - a[0]) / length) * width * side)
      uv.push(along / 90, ((side + 0.5) * width) / 90)
    }
    if (i) index.push(i * 2 - 2, i * 2 - 1, i * 2, i * 2 - 1, i * 2 + 1, i * 2)
  }
  return assemble(positions, uv, index)
}

function sheet(outline: readonly Spot[], y: number): BufferGeometry {
  const index = ShapeUtils.triangulateShape(
    outline.map(([x, z]) => new Vector2(x, z)),
    [],
  ).flat()
  return assemble(
    outline.flatMap(([x, z]) => [x, y, z]),
    outline.flatMap(([x, z]) => [x / 170, z / 170]),
    index,
  )
}

function assemble(positions: number[], uv: number[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      positions.map((_, i) => (i % 3 === 1 ? 1 : 0)),
      3,
    ),
  )
  geometry.setIndex(facesUp(positions, index) ? index : [...index].reverse())
  return geometry
}

function rippleMap(): CanvasTexture {
  const side = 256
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const image = brush.createImageData(side, side)
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const grey = 64 + 64 * Math.sin(((j / side) * 6 + fbm(i / 32, j / 20) * 2) * 6.283) + 127 * fbm(i / 12, j / 12, 2)
      image.data.set([grey, grey, grey, 255], (j * side + i) * 4)
    }
  brush.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping
  return texture
}

/** A sheet of water that was wound the other way would be lit from below. */
export function facesUp(positions: readonly number[], [a = 0, b = 0, c = 0]: readonly number[]): boolean {
  const at = (i: number): readonly [number, number] => [positions[i * 3] as number, positions[i * 3 + 2] as number]
  const [[ax, az], [bx, bz], [cx, cz]] = [at(a), at(b), at(c)]
  return (bx - ax) * (cz - az) - (bz - az) * (cx - ax) < 0
}

let sheen: CanvasTexture | null = null

/** Without reflections the ripples are painted: pale strokes along the stream. */
function glints(): CanvasTexture {
  if (sheen) return sheen
  const side = 256
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const image = brush.createImageData(side, side)
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const wave = fbm(i / 26, j / 7) * 0.7 + fbm(i / 9 + 40, j / 3) * 0.3
      const grey = 196 + 50 * wave + (wave > 0.62 ? 60 * (wave - 0.62) * 3 : 0)
      image.data.set([grey, grey, grey, 255], (j * side + i) * 4)
    }
  brush.putImageData(image, 0, 0)
  sheen = new CanvasTexture(canvas)
  // mirrored, so that no seam shows on a wide sea
  sheen.wrapS = sheen.wrapT = MirroredRepeatWrapping
  sheen.colorSpace = SRGBColorSpace
  return sheen
}
