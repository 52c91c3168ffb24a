import {
  BufferAttribute,
  type BufferGeometry,
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
import type { Relief } from '../relief.ts'
import type { Quality, TableScene } from '../scene.ts'
import { fibreTile } from './fibre.ts'
import { groundGrid } from './grid.ts'
import { paintGround } from './painter.ts'
import { palettes } from './palette.ts'

/** How wide the ground's picture is at most, and how fine it need be: a small table takes a smaller one, and half the time. A coarse screen shows no more of it. */
const pictures: { readonly [quality in Quality]: { readonly widest: number; readonly perMillimetre: number } } = {
  full: { widest: 4096, perMillimetre: 4 },
  light: { widest: 3072, perMillimetre: 3 },
  plain: { widest: 2048, perMillimetre: 1.8 },
}

function pixelsFor({ width, depth }: TableScene, quality: Quality): number {
  const { widest, perMillimetre } = pictures[quality]
  // a deep table must not make the picture larger than a square one
  const fits = Math.min(widest, widest * (width / depth))
  return Math.round(Math.min(fits, (width / 100) * perMillimetre) * Math.min(1, devicePixelRatio))
}

/** The painted board, bent to the relief. */
export function groundMesh(scene: TableScene, relief: Relief, quality: Quality): Mesh {
  const painted = { fibre: quality !== 'full', shadows: quality === 'plain' }
  const map = new CanvasTexture(paintGround(scene, pixelsFor(scene, quality), painted))
  map.colorSpace = SRGBColorSpace
  map.anisotropy = quality === 'plain' ? 1 : 8
  // Blending between two sizes of the map doubles the cost of every pixel where there are no graphics.
  if (quality === 'plain') map.minFilter = LinearMipmapNearestFilter
  const geometry = groundGrid(scene, relief, steps[quality])
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

/** How close the posts are where the ground is dug or heaped, in millimetres. */
const steps: { readonly [quality in Quality]: number } = { full: 3, light: 4, plain: 5 }

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
