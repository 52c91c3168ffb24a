import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  LinearMipmapNearestFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'
import { extent } from '../plan.ts'
import type { Relief } from '../relief.ts'
import type { Quality, TableScene, TerrainLook } from '../scene.ts'
import { planOfTerrain } from './cover.ts'
import { fibreTile } from './fibre.ts'
import { paintGround } from './painter.ts'
import { palettes } from './palette.ts'

/** How wide the ground's picture is at most, and how fine it need be: a small table takes a smaller one, and half the time. */
const pictures: { readonly [quality in Quality]: { readonly widest: number; readonly perMillimetre: number } } = {
  full: { widest: 4096, perMillimetre: 4 },
  light: { widest: 3072, perMillimetre: 3 },
  plain: { widest: 2048, perMillimetre: 1.8 },
}

function pixelsFor({ width, depth }: TableScene, quality: Quality): number {
  const { widest, perMillimetre } = pictures[quality]
  // a deep table must not make the picture larger than a square one
  const fits = Math.min(widest, widest * (width / depth))
  return Math.round(Math.min(fits, (width / 100) * perMillimetre))
}

/** The painted board, bent to the relief. */
export function groundMesh(scene: TableScene, relief: Relief, quality: Quality): Mesh {
  const map = new CanvasTexture(paintGround(scene, pixelsFor(scene, quality), quality !== 'full'))
  map.colorSpace = SRGBColorSpace
  map.anisotropy = quality === 'plain' ? 1 : 8
  // Blending between two sizes of the map doubles the cost of every pixel where there are no graphics.
  if (quality === 'plain') map.minFilter = LinearMipmapNearestFilter
  const geometry = grid(scene, relief, steps[quality])
  if (quality === 'plain') bakeLight(geometry)
  const mesh = new Mesh(geometry, materialFor(scene, map, quality))
  mesh.receiveShadow = mesh.castShadow = true
  mesh.name = 'ground'
  mesh.userData.painted = true
  return mesh
}

function materialFor(scene: TableScene, map: Texture, quality: Quality): Material {
  if (quality === 'full') return fibred(scene, map)
  return quality === 'light' ? new MeshLambertMaterial({ map }) : new MeshBasicMaterial({ map, vertexColors: true })
}

/** Without graphics the ground is most of the cost of a frame: its light is worked out once, for every post of the grid. */
function bakeLight(geometry: BufferGeometry): void {
  const { position, normal } = geometry.attributes as { position: BufferAttribute; normal: BufferAttribute }
  const [lamp, sky, earth] = [new Color('#ffdcae'), new Color('#cfdcf2'), new Color('#7a6040')]
  const [lx, ly, lz] = [-0.64, 0.745, -0.164]
  const colours = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) {
    const [nx, ny, nz] = [normal.getX(i), normal.getY(i), normal.getZ(i)]
    const direct = (3.35 * Math.max(0, nx * lx + ny * ly + nz * lz)) / Math.PI
    const up = (ny + 1) / 2
    for (const [c, key] of (['r', 'g', 'b'] as const).entries())
      colours[i * 3 + c] = lamp[key] * direct + (earth[key] + (sky[key] - earth[key]) * up) * 0.42 + 0.14
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
}

/** Posts far apart on open ground and close together where the ground is dug or heaped. */
function posts(
  from: number,
  to: number,
  busy: readonly (readonly [number, number])[],
  [wide, close]: readonly [number, number],
): number[] {
  const list: number[] = []
  for (let at = from; at < to; ) {
    list.push(at)
    const near = busy.some(([low, high]) => at + wide > low && at < high)
    at += near ? close : wide
  }
  return [...list, to]
}

const steps: { readonly [quality in Quality]: readonly [wide: number, close: number] } = {
  full: [7, 3],
  light: [9, 4],
  plain: [15, 5],
}
const shaped: readonly TerrainLook[] = [
  'hill',
  'cliff',
  'mound',
  'stones',
  'bank',
  'hedgerow',
  'trench',
  'ditch',
  'dugout',
  'foxhole',
  'crater',
  'river',
  'stream',
  'water',
]

function grid(scene: TableScene, relief: Relief, step: readonly [number, number]): BufferGeometry {
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const extents = scene.terrain
    .filter(({ look }) => shaped.includes(look))
    .map(one => extent(planOfTerrain(scene, one).outline))
  const xs = posts(
    -width / 2,
    width / 2,
    extents.map(({ x0, x1 }) => [x0 - 18, x1 + 18] as const),
    step,
  )
  const zs = posts(
    -depth / 2,
    depth / 2,
    extents.map(({ z0, z1 }) => [z0 - 18, z1 + 18] as const),
    step,
  )
  const [columns, rows] = [xs.length, zs.length]
  const positions = new Float32Array(columns * rows * 3)
  const uv = new Float32Array(columns * rows * 2)
  const index = new Uint32Array((columns - 1) * (rows - 1) * 6)
  let face = 0
  for (const [j, z] of zs.entries())
    for (const [i, x] of xs.entries()) {
      const v = j * columns + i
      positions.set([x, relief.at(x, z), z], v * 3)
      uv.set([x / width + 0.5, 0.5 - z / depth], v * 2)
      if (i === columns - 1 || j === rows - 1) continue
      index.set([v, v + columns, v + 1, v + 1, v + columns, v + columns + 1], face)
      face += 6
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  geometry.setIndex(new BufferAttribute(index, 1))
  geometry.computeVertexNormals()
  return geometry
}

/** Grass fibres multiplied in by the shader, at two sizes so that the tile does not show, and as bumps. */
function fibred(scene: TableScene, map: Texture): MeshStandardMaterial {
  const canvas = fibreTile(scene.theme)
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const tile = (size: number): CanvasTexture => {
    const texture = new CanvasTexture(canvas)
    texture.wrapS = texture.wrapT = RepeatWrapping
    texture.repeat.set(width / size, depth / size)
    texture.anisotropy = 8
    return texture
  }
  const snow = scene.theme === 'snow'
  const material = new MeshStandardMaterial({
    map,
    bumpMap: tile(120),
    bumpScale: snow ? 1.5 : 3.2,
    roughness: scene.theme === 'mud' ? 0.86 : 0.95,
    envMapIntensity: 0.5,
  })
  const fibre = tile(78)
  material.onBeforeCompile = shader => {
    shader.uniforms.uFibre = { value: fibre }
    shader.uniforms.uRepeat = { value: fibre.repeat }
    shader.uniforms.uAmount = { value: palettes[scene.theme].fibre }
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform sampler2D uFibre; uniform vec2 uRepeat; uniform float uAmount;',
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        float fibre = texture2D(uFibre, vMapUv * uRepeat).r * .8 + texture2D(uFibre, mat2(.8, .6, -.6, .8) * vMapUv * uRepeat * .37).r * .2;
        diffuseColor.rgb *= mix(1., fibre * 2., uAmount);`,
      )
  }
  return material
}
