import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'
import type { Relief } from '../relief.ts'
import type { Quality, TableScene } from '../scene.ts'
import { fibreTile } from './fibre.ts'
import { paintGround } from './painter.ts'
import { palettes } from './palette.ts'

const pixels: { readonly [quality in Quality]: number } = { full: 4096, light: 3072, plain: 2048 }

/** The painted board, bent to the relief. */
export function groundMesh(scene: TableScene, relief: Relief, quality: Quality): Mesh {
  const map = new CanvasTexture(paintGround(scene, pixels[quality], quality !== 'full'))
  map.colorSpace = SRGBColorSpace
  map.anisotropy = quality === 'plain' ? 1 : 8
  const dug = scene.terrain.some(({ look }) => look === 'trench' || look === 'foxhole' || look === 'hedgerow')
  const step = quality === 'plain' ? (dug ? 5 : 8) : dug ? 4 : 6
  const mesh = new Mesh(
    grid(scene, relief, step),
    quality === 'full' ? fibred(scene, map) : new MeshLambertMaterial({ map }),
  )
  mesh.receiveShadow = mesh.castShadow = true
  mesh.name = 'ground'
  return mesh
}

function grid(scene: TableScene, relief: Relief, step: number): BufferGeometry {
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const [columns, rows] = [Math.round(width / step), Math.round(depth / step)]
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3)
  const uv = new Float32Array((columns + 1) * (rows + 1) * 2)
  const index = new Uint32Array(columns * rows * 6)
  for (let j = 0, v = 0, f = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++, v++) {
      const [x, z] = [(i / columns - 0.5) * width, (j / rows - 0.5) * depth]
      positions.set([x, relief.at(x, z), z], v * 3)
      uv.set([i / columns, 1 - j / rows], v * 2)
      if (i === columns || j === rows) continue
      index.set([v, v + columns + 1, v + 1, v + 1, v + columns + 1, v + columns + 2], f)
      f += 6
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
