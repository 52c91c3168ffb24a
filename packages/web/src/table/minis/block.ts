import type { Model } from '../paint/model.ts'

const WOOD = '#c39a63'
const DARK = '#8a6538'

/** A wooden block as large as its base allows, with a groove that shows where it faces. */
export function addBlock(m: Model, size: number): void {
  const [length, width, height] = [size * 1.1, size * 0.8, Math.min(26, size * 1.6)]
  m.box(length, height, width, WOOD, [0, height / 2, 0], { bevel: Math.min(1.5, size * 0.1), jitter: 0.05 })
  m.box(length * 0.5, 0.6, width * 0.12, DARK, [length * 0.22, height, 0], { flat: true })
}
