import { edgeDistance, type Plan, stepsAlong } from '../plan.ts'
import { noise, type Random, random } from '../random.ts'
import type { TableScene } from '../scene.ts'
import type { Spot } from '../world.ts'
import { pock, puddle } from './stroke.ts'

/** Marks of use on the ground that mean nothing in any rule: pocks, puddles and cart tracks. The place alone decides where. */
export function wear(brush: CanvasRenderingContext2D, scene: TableScene, plans: readonly Plan[]): void {
  const chance = random(411)
  const [w, d] = [scene.width / 200, scene.depth / 200]
  const metres = (4 * w * d) / 1e6
  const isFree = (x: number, z: number, round: number): boolean => plans.every(plan => edgeDistance(plan, x, z) > round)
  const strew = (perMetre2: number, round: number, mark: (spot: Spot, chance: Random) => void): void => {
    for (let i = 0; i < metres * perMetre2; i++) {
      const spot: Spot = [chance.between(20 - w, w - 20), chance.between(20 - d, d - 20)]
      if (isFree(spot[0], spot[1], round)) mark(spot, chance)
    }
  }
  const muddy = scene.theme === 'mud'
  for (let i = 0; i < (muddy ? 5 : 2); i++) track(brush, w, d, chance, isFree)
  if (muddy) strew(46, 12, (spot, by) => pock(brush, spot, by.between(5, 12), by))
  if (muddy) strew(9, 14, (spot, by) => puddle(brush, spot, by.between(8, 18), by))
}

type Free = (x: number, z: number, round: number) => boolean

/** Two faint lines across the table, as a cart or a tank leaves them; they break off at whatever lies in the way. */
function track(brush: CanvasRenderingContext2D, w: number, d: number, chance: Random, isFree: Free): void {
  const [from, to] = [chance.between(-d, d), chance.between(-d, d)]
  const bow = chance.between(-0.2, 0.2) * d
  const line = Array.from({ length: 25 }, (_, i): Spot => {
    const t = i / 24
    return [(t * 2 - 1) * w, from + (to - from) * t + Math.sin(t * Math.PI) * bow]
  })
  for (const { x, z, turn, along } of stepsAlong(line, 3))
    for (const side of [-9, 9]) {
      const [px, pz] = [x + Math.sin(turn) * side, z + Math.cos(turn) * side]
      if (noise(along / 60, side) < 0.36 || !isFree(px, pz, 6) || Math.abs(pz) > d - 8) continue
      brush.fillStyle = 'rgba(48,34,18,.2)'
      brush.beginPath()
      brush.ellipse(px, pz, 2.6, 1.7, -turn, 0, 7)
      brush.fill()
    }
}
