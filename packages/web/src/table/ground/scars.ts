import { edgeDistance, extent, type Plan, stepsAlong } from '../plan.ts'
import { noise, type Random, random } from '../random.ts'
import type { Spot } from '../world.ts'
import { dot, shade } from './stroke.ts'

/** What war leaves on the ground: shell holes, pocks, puddles, torn earth and the treads of tanks. */
type Brush = CanvasRenderingContext2D

/** Earth thrown out of a hole: most of it near, in rays rather than in a ring. */
function thrown(brush: Brush, [x, z]: Spot, radius: number, count: number, chance: Random): void {
  const first = chance() * 9
  for (let i = 0; i < count; i++) {
    const turn = chance() * 6.283
    const far = 0.9 + 1.3 * noise(Math.cos(turn) * 2 + first, Math.sin(turn) * 2 + first) * chance()
    const away = radius * far
    const size = chance.between(0.5, 1.9) * (1.5 - far * 0.45)
    brush.fillStyle = chance() < 0.62 ? 'rgba(44,32,18,.42)' : 'rgba(142,118,82,.36)'
    dot(brush, x + Math.cos(turn) * away, z + Math.sin(turn) * away, size * 1.3, size * 0.7, turn)
  }
}

/** Dry earth heaped round a hole: pale, broken here and there, broadest on the side of the lamp. */
function rim(brush: Brush, [x, z]: Spot, radius: number, chance: Random): void {
  const first = chance() * 9
  for (let i = 0; i < radius * 5; i++) {
    const turn = chance() * 6.283
    if (noise(Math.cos(turn) * 2 + first, Math.sin(turn) * 2 + first) < 0.3) continue
    const away = radius * (chance.between(0.98, 1.2) - 0.06 * Math.cos(turn))
    brush.fillStyle = `rgba(178,152,110,${0.1 + 0.1 * (1 - Math.cos(turn)) * chance()})`
    dot(brush, x + Math.cos(turn) * away, z + Math.sin(turn) * away, chance.between(1.4, 3.4), 1.6, turn + 1.57)
  }
}

/** A bowl: dark middle, the far side lit by the lamp, clods thrown about. */
export function crater(brush: Brush, spot: Spot, radius: number, seed: number): void {
  const [x, z] = spot
  const chance = random(seed)
  shade(brush, spot, radius * 1.7, 0.2)
  thrown(brush, spot, radius, Math.round(60 + radius * 4), chance)
  rim(brush, spot, radius, chance)
  const lit = brush.createRadialGradient(x + radius * 0.3, z + radius * 0.1, radius * 0.2, x, z, radius)
  lit.addColorStop(0, 'rgba(20,13,6,.38)')
  lit.addColorStop(0.75, 'rgba(30,21,11,.2)')
  lit.addColorStop(1, 'rgba(30,21,11,0)')
  brush.fillStyle = lit
  dot(brush, x, z, radius, radius)
  shade(brush, [x - radius * 0.14, z], radius * 0.7, 0.26)
  // washed down the sides
  for (let i = 0; i < 14; i++) {
    const [turn, from] = [chance() * 6.283, chance.between(0.35, 0.6)]
    brush.strokeStyle = chance() < 0.5 ? 'rgba(28,20,10,.1)' : 'rgba(150,126,88,.1)'
    brush.lineWidth = chance.between(0.6, 1.8)
    brush.beginPath()
    brush.moveTo(x + Math.cos(turn) * radius * from, z + Math.sin(turn) * radius * from)
    brush.lineTo(x + Math.cos(turn + 0.06) * radius * 0.98, z + Math.sin(turn + 0.06) * radius * 0.98)
    brush.stroke()
  }
}

/** A small hole that nobody could lie in. */
export function pock(brush: Brush, spot: Spot, radius: number, chance: Random): void {
  thrown(brush, spot, radius, 22, chance)
  shade(brush, [spot[0] - radius * 0.12, spot[1]], radius * 0.95, 0.55)
}

/** Standing water: dull, with a wet edge and a gleam; no two alike. */
export function puddle(brush: Brush, [x, z]: Spot, radius: number, chance: Random): void {
  const [turn, flat, first] = [chance() * 3, chance.between(0.4, 0.75), chance() * 9]
  const pool = (size: number, colour: string): void => {
    brush.fillStyle = colour
    brush.beginPath()
    for (let i = 0; i < 30; i++) {
      const at = (i / 30) * 6.283
      const reach = radius * size * (0.62 + 0.7 * noise(Math.cos(at) * 1.6 + first, Math.sin(at) * 1.6 + first))
      const [u, v] = [Math.cos(at) * reach, Math.sin(at) * reach * flat]
      brush.lineTo(x + u * Math.cos(turn) - v * Math.sin(turn), z + u * Math.sin(turn) + v * Math.cos(turn))
    }
    brush.closePath()
    brush.fill()
  }
  pool(1.3, 'rgba(36,28,18,.3)')
  pool(1.14, 'rgba(36,28,18,.4)')
  pool(1, 'rgba(60,60,50,.82)')
  pool(0.6, 'rgba(92,95,84,.3)')
}

/** Ground over which a battle has gone: pocks, clods, splinters, and here and there a puddle. */
export function torn(brush: Brush, plan: Plan, seed: number): void {
  const chance = random(seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const area = (x1 - x0) * (z1 - z0)
  const strew = (each: number, round: number, mark: (spot: Spot) => void): void => {
    for (let i = 0; i < area / each; i++) {
      const spot: Spot = [chance.between(x0, x1), chance.between(z0, z1)]
      if (edgeDistance(plan, spot[0], spot[1]) < -round) mark(spot)
    }
  }
  strew(70, 2, ([x, z]) => {
    brush.fillStyle = chance() < 0.6 ? 'rgba(46,34,20,.4)' : 'rgba(154,130,92,.35)'
    dot(brush, x, z, chance.between(0.6, 2), chance.between(0.5, 1.1), chance() * 3)
  })
  strew(3600, 8, spot => pock(brush, spot, chance.between(5, 13), chance))
  strew(26000, 16, spot => puddle(brush, spot, chance.between(7, 14), chance))
}

/** The treads of a tank, or of carts where they are narrow: two bands of bars, pressed deeper here than there. */
export function treads(brush: Brush, line: readonly Spot[], seed: number): void {
  const chance = random(seed)
  for (const { x, z, turn, along } of stepsAlong(line, 3.4))
    for (const side of [-14, 14]) {
      const deep = noise(along / 34, side + (seed % 9))
      if (deep < 0.3) continue
      const [px, pz] = [x + Math.sin(turn) * side, z + Math.cos(turn) * side]
      brush.fillStyle = `rgba(40,29,16,${0.14 + 0.34 * deep})`
      dot(brush, px, pz, 0.9, 5.2 + chance.between(-0.5, 0.5), -turn)
      brush.fillStyle = 'rgba(176,150,108,.14)'
      dot(brush, px + Math.cos(turn) * 1.5, pz - Math.sin(turn) * 1.5, 0.6, 5, -turn)
    }
}
