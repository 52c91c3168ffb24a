import type { Quality } from './scene.ts'

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i
const modest = /intel.*(hd|uhd)|mali|adreno|powervr|videocore/i

/** A first guess at what the machine can do, from the name of its graphics; the player may choose otherwise. */
export function suggestQuality(): Quality {
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return 'plain'
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return qualityFor(name)
}

export const qualityFor = (renderer: string): Quality =>
  software.test(renderer) ? 'plain' : modest.test(renderer) ? 'light' : 'full'
