import { edgeDistance, type Plan } from '../plan.ts'
import { type Random, random } from '../random.ts'
import type { TableScene } from '../scene.ts'
import type { Spot } from '../world.ts'
import { pock, puddle, treads } from './scars.ts'

/** Marks of use on the ground that mean nothing in any rule: pocks, puddles and treads. The place alone decides where. */
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
  if (scene.theme !== 'mud') return
  for (let i = 0; i < metres * 3; i++) treads(brush, track(w, d, chance, isFree), i)
  strew(60, 12, (spot, by) => pock(brush, spot, by.between(4, 12), by))
  strew(4, 14, (spot, by) => puddle(brush, spot, by.between(6, 15), by))
}

type Free = (x: number, z: number, round: number) => boolean

/** A short way that something heavy went, up to whatever lay before it. */
function track(w: number, d: number, chance: Random, isFree: Free): readonly Spot[] {
  const line: Spot[] = []
  let [x, z, turn] = [chance.between(-w, w), chance.between(-d, d), chance() * 6.283]
  const bend = chance.between(-0.06, 0.06)
  for (let i = 0; i < 24 && isFree(x, z, 24) && Math.abs(x) < w - 20 && Math.abs(z) < d - 20; i++) {
    line.push([x, z])
    ;[x, z, turn] = [x + Math.cos(turn) * 12, z + Math.sin(turn) * 12, turn + bend]
  }
  return line
}
