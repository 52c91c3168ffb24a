import { inch } from '@sandtable/kernel'
import type { Man } from './scene.ts'

/** Three cells across are about as wide as the burst of a shell. */
const CELL = inch(3)

/**
 * How many of a side stand together, anywhere on the table: counted once per decision, asked for every place
 * considered.
 */
export class Crowd {
  private readonly columns: number
  private readonly counts: Uint8Array

  constructor(men: readonly Man[], width: number, depth: number) {
    this.columns = Math.floor(width / CELL) + 3
    this.counts = new Uint8Array(this.columns * (Math.floor(depth / CELL) + 3))
    for (const { x, y } of men) {
      const middle = this.cell(x, y)
      for (const row of [middle - this.columns, middle, middle + this.columns])
        for (let cell = row - 1; cell <= row + 1; cell++) this.counts[cell] = (this.counts[cell] as number) + 1
    }
  }

  /** How many stand nearby, besides this man. */
  around({ x, y }: Man, atX: number, atY: number): number {
    const own = Math.abs(x - atX) < CELL * 1.5 && Math.abs(y - atY) < CELL * 1.5 ? 1 : 0
    return Math.max(0, (this.counts[this.cell(atX, atY)] as number) - own)
  }

  private cell(x: number, y: number): number {
    return (Math.floor(y / CELL) + 1) * this.columns + Math.floor(x / CELL) + 1
  }
}
