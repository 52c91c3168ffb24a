import type { Plan } from '../plan.ts'
import type { Spot } from '../world.ts'

export type Layer = 'dirt' | 'wood' | 'field' | 'mud' | 'dry' | 'sand'

/** Each layer is one colour channel: two small canvases hold all of them. */
const channels: { readonly [layer in Layer]: readonly [canvas: 0 | 1, colour: string, offset: 0 | 1 | 2] } = {
  dirt: [0, '255,0,0', 0],
  wood: [0, '0,255,0', 1],
  field: [0, '0,0,255', 2],
  mud: [1, '255,0,0', 0],
  dry: [1, '0,255,0', 1],
  sand: [1, '0,0,255', 2],
}

/** Where the ground is something other than grass: soft shapes at half the map's resolution, made ragged later by noise. */
export class Masks {
  readonly width: number
  readonly height: number
  private readonly contexts: readonly CanvasRenderingContext2D[]

  constructor(width: number, height: number, scale: number) {
    this.width = width
    this.height = height
    this.contexts = [0, 1].map(() => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
      context.fillStyle = '#000'
      context.fillRect(0, 0, width, height)
      context.setTransform(scale, 0, 0, scale, width / 2, height / 2)
      context.globalCompositeOperation = 'lighter'
      context.lineCap = 'round'
      context.lineJoin = 'round'
      return context
    })
  }

  /** Along a line; its edge falls off over `soft`. */
  stroke(layer: Layer, spots: readonly Spot[], width: number, soft: number, strength = 1): void {
    const { context, colour } = this.on(layer)
    trace(context, spots)
    const passes = 8
    for (let i = 0; i < passes; i++) {
      context.lineWidth = Math.max(0.5, width + soft * (1 - (2 * i) / (passes - 1)))
      context.strokeStyle = `rgba(${colour},${strength / passes})`
      context.stroke()
    }
  }

  /** An area whose mask is half at exactly the outline. */
  fill(layer: Layer, outline: readonly Spot[], soft: number, strength = 1): void {
    const { context, colour } = this.on(layer)
    trace(context, outline)
    context.closePath()
    const passes = 6
    context.fillStyle = `rgba(${colour},${strength * 0.5})`
    context.fill()
    context.save()
    context.clip()
    context.fillStyle = `rgba(${colour},${strength * 0.5})`
    context.fill()
    context.restore()
    for (let i = 0; i < passes; i++) {
      context.lineWidth = soft * 2 * (1 - i / passes)
      context.strokeStyle = `rgba(${colour},${(strength * 0.5) / passes})`
      trace(context, outline)
      context.closePath()
      context.stroke()
    }
  }

  blob(layer: Layer, [x, z]: Spot, radius: number, soft = 0.5, strength = 1): void {
    const { context, colour } = this.on(layer)
    const fade = context.createRadialGradient(x, z, radius * (1 - soft), x, z, radius * (1 + soft * 0.5))
    fade.addColorStop(0, `rgba(${colour},${strength})`)
    fade.addColorStop(1, `rgba(${colour},0)`)
    context.fillStyle = fade
    context.beginPath()
    context.arc(x, z, radius * 1.6, 0, 7)
    context.fill()
  }

  /** Whatever form the terrain has, filled to its edge. */
  cover(layer: Layer, plan: Plan, soft: number, strength = 1): void {
    if (plan.kind === 'circle') this.blob(layer, plan.middle, plan.half, Math.min(0.6, soft / plan.half), strength)
    else this.fill(layer, plan.outline, soft, strength)
  }

  /** All layers as one reader: layer and pixel to 0…255. */
  read(): { readonly [layer in Layer]: { readonly data: Uint8ClampedArray; readonly offset: number } } {
    const data = this.contexts.map(context => context.getImageData(0, 0, this.width, this.height).data)
    const of = (layer: Layer) => {
      const [index, , offset] = channels[layer]
      return { data: data[index] as Uint8ClampedArray, offset }
    }
    return { dirt: of('dirt'), wood: of('wood'), field: of('field'), mud: of('mud'), dry: of('dry'), sand: of('sand') }
  }

  private on(layer: Layer): { context: CanvasRenderingContext2D; colour: string } {
    const [index, colour] = channels[layer]
    return { context: this.contexts[index] as CanvasRenderingContext2D, colour }
  }
}

export function trace(context: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  context.beginPath()
  for (const [i, [x, z]] of spots.entries()) i ? context.lineTo(x, z) : context.moveTo(x, z)
}
