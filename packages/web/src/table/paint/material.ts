import {
  DoubleSide,
  FrontSide,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import type { Quality } from '../scene.ts'
import { camouflageCode } from './camouflage.ts'

export type MaterialName = 'paint' | 'leaf' | 'crown' | 'stone' | 'cloth' | 'flame'

/** Only `full` affords grain in the shader and light that is worked out properly. */
const grains: {
  readonly [name in Exclude<MaterialName, 'flame'>]: { amount: number; size: number; roughness: number; sky: number }
} = {
  paint: { amount: 0.46, size: 1.1, roughness: 0.82, sky: 1 },
  leaf: { amount: 0.23, size: 1.1, roughness: 0.95, sky: 0.4 },
  crown: { amount: 0.23, size: 1.1, roughness: 0.95, sky: 0.4 },
  stone: { amount: 0.46, size: 0.5, roughness: 0.82, sky: 1 },
  cloth: { amount: 0.12, size: 0.4, roughness: 1, sky: 0.6 },
}

const made = new Map<string, Material>()

/** One material for each name and tier, shared by everything: vertex colours, a rim in the side's colour, snow on top. */
export function material(name: MaterialName, quality: Quality, snow: boolean): Material {
  const capped = snow && name !== 'paint' && name !== 'cloth'
  const key = `${name} ${quality} ${capped}`
  const known = made.get(key)
  if (known) return known
  if (name === 'flame') {
    const flame = new MeshBasicMaterial({ vertexColors: true, toneMapped: false })
    made.set(key, flame)
    return flame
  }
  const { amount, size, roughness, sky } = grains[name]
  const side = name === 'leaf' || name === 'crown' ? DoubleSide : FrontSide
  const fresh =
    quality === 'full'
      ? new MeshStandardMaterial({ vertexColors: true, roughness, side, envMapIntensity: sky })
      : new MeshLambertMaterial({ vertexColors: true, side })
  if (name === 'cloth') Object.assign(fresh, { transparent: true, opacity: 0.93 })
  fresh.onBeforeCompile = shader => patch(shader, name, quality === 'full' ? amount : 0, size, capped)
  fresh.customProgramCacheKey = () => key
  made.set(key, fresh)
  return fresh
}

const noiseCode = `
  float hash(vec3 p) { p = fract(p * .1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
  float grainAt(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3. - 2. * f);
    return mix(
      mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1)), f.x), f.y),
      f.z);
  }`

/** A crown over a piece keeps every fourth of its pixels, in a pattern that stands still on the screen. */
const thinsCode = {
  head: ' attribute float aThin; varying float vThin;',
  body: 'if (vThin > .5 && fract(dot(floor(gl_FragCoord.xy), vec2(.5, .25))) > .2) discard;',
}

function patch(
  shader: WebGLProgramParametersWithUniforms,
  name: MaterialName,
  amount: number,
  size: number,
  snow: boolean,
): void {
  const [thins, patched] = [name === 'crown', name === 'paint']
  shader.vertexShader = shader.vertexShader
    .replace(
      '#include <common>',
      `#include <common>\nattribute float aTint; varying vec3 vOwn; varying float vUp, vPatched;${thins ? thinsCode.head : ''}`,
    )
    .replace(
      '#include <color_vertex>',
      `vColor = vec4(color, 1.);
      #ifdef USE_INSTANCING_COLOR
        vColor.rgb = mix(vColor.rgb, vColor.rgb * instanceColor.rgb, max(aTint, 0.));
      #endif
      vOwn = position; vUp = normal.y; vPatched = -aTint;${thins ? ' vThin = aThin;' : ''}
      #ifdef USE_INSTANCING
        vUp = normalize(mat3(instanceMatrix) * normal).y;
      #endif`,
    )
  if (thins)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vThin;')
      .replace('#include <color_fragment>', `#include <color_fragment>\n${thinsCode.body}`)
  if (amount === 0 && !snow && !patched) return
  const freq = (n: number): string => n.toFixed(3)
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\nvarying vec3 vOwn; varying float vUp, vPatched;${noiseCode}`)
    .replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      ${amount > 0 || snow ? `float grain = grainAt(vOwn * ${freq(size)}) * .6 + grainAt(vOwn * ${freq(size * 3.7)}) * .4 - .5;` : ''}
      ${amount > 0 ? `diffuseColor.rgb *= 1. + grain * ${freq(amount)};` : ''}
      ${patched ? camouflageCode : ''}
      ${snow ? 'diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.80, .84, .90), smoothstep(.35, .8, vUp + grain * .6));' : ''}`,
    )
}
