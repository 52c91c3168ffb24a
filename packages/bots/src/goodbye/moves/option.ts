import { cm, type Decision, type Point } from '@sandtable/kernel'
import { squared } from '../../chart/distance.ts'
import type { Man, Scene } from '../scene.ts'

/** A possible action, and its gain over doing nothing. */
export interface Option {
  readonly gain: number
  readonly decision: Decision
}

/** A dash costs the next turn's move, and this turn's shot. */
export function breath({ aim, weights, left }: Scene): number {
  if (left <= 1) return 0
  return weights.dash + (aim.type === 'reach' ? (aim.late ? weights.haste : weights.drive) : weights.hunt) * ORDERED
}
/** How often an order gets through. */
const ORDERED = 0.8

export const moveBy = ({ figure }: Man, path: readonly Point[], dash: boolean): Decision => ({
  action: 'move',
  piece: figure.id,
  ...(path.length === 1 ? { to: path[0] as Point } : { path }),
  ...(dash && { dash }),
})

/** Is the place occupied, or so near an enemy that it takes a charge? */
export function isTaken({ men, foes }: Scene, man: Man, x: number, y: number): boolean {
  const { radius, id } = man.figure
  for (const other of men)
    if (other.figure.id !== id && squared(other, x, y) < (other.figure.radius + radius) ** 2) return true
  for (const foe of foes) if (squared(foe, x, y) < (foe.figure.radius + radius + TOUCH) ** 2) return true
  return false
}
const TOUCH = cm(0.2)
