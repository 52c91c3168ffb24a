import type { Rig } from './camera.ts'
import type { Pieces } from './pieces.ts'
import type { TableScene } from './scene.ts'

/** A text that stands at a place on the table. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly text: string
  readonly colour?: string
}

export function drawGlass(canvas: HTMLCanvasElement, rig: Rig, scene: TableScene, pieces: Pieces, labels: readonly Label[], dpr: number): void {
  void [canvas, rig, scene, pieces, labels, dpr]
}
