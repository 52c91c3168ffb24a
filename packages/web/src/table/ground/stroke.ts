import { edgeDistance, type Plan, stepsAlong } from '../plan.ts'
import { noise, type Random, random } from '../random.ts'
import { distance, type Spot } from '../world.ts'
import { trace } from './mask.ts'

/** What is painted on top of the ground's colours, in table millimetres: ruts, furrows, clods, edges, contact shadows. */
type Brush = CanvasRenderingContext2D

export const dot = (brush: Brush, x: number, z: number, rx: number, rz: number, turn = 0): void => {
  brush.beginPath()
  brush.ellipse(x, z, rx, rz, turn, 0, 7)
  brush.fill()
}

/** Two wheel ruts with a light lip, grass between them, pebbles. */
export function ruts(brush: Brush, spots: readonly Spot[], apart: number, width: number, grass: string): void {
  const chance = random(11)
  for (const side of [-1, 1])
    for (const { x, z, turn, along } of stepsAlong(spots, 2.2)) {
      const off = apart * side + (noise(along / 30, side * 7 + 3) - 0.5) * 4
      const [px, pz] = [x + Math.sin(turn) * off, z + Math.cos(turn) * off]
      brush.fillStyle = `rgba(56,39,21,${0.07 + 0.22 * noise(along / 26, side + 9) ** 2})`
      dot(brush, px, pz, 3.2, width * 0.62, -turn)
      if (chance() < 0.5) continue
      brush.fillStyle = 'rgba(214,190,144,.17)'
      const lip = width * 0.8 * side
      dot(brush, px + Math.sin(turn) * lip, pz + Math.cos(turn) * lip, 2.4, 1.1, -turn)
    }
  for (const { x, z, turn, along } of stepsAlong(spots, 1.6)) {
    if (noise(along / 22, 55) < 0.42) continue
    const off = chance.between(-2.4, 2.4)
    brush.fillStyle = grass
    brush.globalAlpha = 0.45
    brush.fillRect(
      x + Math.sin(turn) * off,
      z + Math.cos(turn) * off,
      chance.between(0.6, 1.6),
      chance.between(0.6, 1.6),
    )
    brush.globalAlpha = 1
  }
  for (const { x, z, turn } of stepsAlong(spots, 3)) {
    const off = chance.between(-2, 2) * apart
    pebble(brush, x + Math.sin(turn) * off, z + Math.cos(turn) * off, chance)
  }
}

function pebble(brush: Brush, x: number, z: number, chance: Random): void {
  brush.fillStyle = chance() < 0.5 ? 'rgba(205,188,152,.7)' : 'rgba(75,60,40,.6)'
  const size = chance.between(0.35, 1.1)
  dot(brush, x, z, size, size * 0.7, chance() * 3)
}

/** Rows across an area as far as its edge, each a dark groove and a light ridge, straight but for `sway` millimetres. */
export function furrows(
  brush: Brush,
  plan: Plan,
  gap: number,
  dark: string,
  light: string,
  sway = 2,
  edge: readonly Spot[] = plan.outline,
): void {
  inRows(brush, plan, edge, reach => {
    for (let row = -reach; row < reach; row += gap)
      for (const [offset, colour, width] of [
        [0, dark, gap * 0.42],
        [gap * 0.45, light, gap * 0.3],
      ] as const) {
        brush.strokeStyle = colour
        brush.lineWidth = width
        brush.beginPath()
        for (let u = -reach; u <= reach; u += 6)
          brush.lineTo(u, row + offset + (noise(u / 24, row * 0.7 + offset) - 0.5) * sway)
        brush.stroke()
      }
  })
}

/** Draws within an edge, as if the rows of an area ran from west to east through its middle; `reach` is as far as it goes from there. */
export function inRows(brush: Brush, plan: Plan, edge: readonly Spot[], draw: (reach: number) => void): void {
  brush.save()
  trace(brush, edge)
  brush.closePath()
  brush.clip()
  brush.translate(plan.middle[0], plan.middle[1])
  brush.rotate(rowTurn(plan))
  draw(Math.max(...plan.outline.map(spot => distance(spot, plan.middle))))
  brush.restore()
}

/** Rows run along the longest side. */
export function rowTurn({ outline }: Plan): number {
  let [turn, longest] = [0, 0]
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Spot, outline[(i + 1) % outline.length] as Spot]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length > longest) [longest, turn] = [length, Math.atan2(b[1] - a[1], b[0] - a[0])]
  }
  return turn
}

/** A soft dark edge under something that stands: rounded outlines stacked ever wider. */
export function contact(brush: Brush, outline: readonly Spot[], spread: number, alpha: number): void {
  const passes = 9
  brush.lineJoin = 'round'
  brush.fillStyle = brush.strokeStyle = `rgba(26,20,10,${(alpha / passes) * 1.15})`
  for (let i = 0; i < passes; i++) {
    brush.lineWidth = Math.max(0.1, spread * 2 * (1 - i / passes))
    trace(brush, outline)
    brush.closePath()
    brush.stroke()
    brush.fill()
  }
}

/** The same along a line. */
export function contactLine(brush: Brush, spots: readonly Spot[], width: number, spread: number, alpha: number): void {
  const passes = 7
  brush.lineCap = 'butt'
  brush.lineJoin = 'round'
  for (let i = 0; i < passes; i++) {
    brush.lineWidth = width + spread * 2 * (1 - i / passes)
    brush.strokeStyle = `rgba(26,20,10,${(alpha / passes) * 1.15})`
    trace(brush, spots)
    brush.stroke()
  }
  brush.lineCap = 'round'
}

export function shade(brush: Brush, [x, z]: Spot, radius: number, alpha: number): void {
  const fade = brush.createRadialGradient(x, z, 0, x, z, radius)
  fade.addColorStop(0, `rgba(24,20,8,${alpha})`)
  fade.addColorStop(0.5, `rgba(24,20,8,${alpha * 0.6})`)
  fade.addColorStop(1, 'rgba(24,20,8,0)')
  brush.fillStyle = fade
  dot(brush, x, z, radius, radius)
}

/** Flecks of earth and dark green on both sides of an edge: the riser of a hill, the side of a bank. */
export function riser(brush: Brush, outline: readonly Spot[], seed: number, flecks: readonly string[]): void {
  const chance = random(seed)
  for (const { x, z, turn } of stepsAlong(outline, 0.9))
    for (let row = 0; row < 4; row++) {
      const off = -row * 2.6 + chance.between(-1.6, 1.6) + (noise(x / 26, z / 26) - 0.5) * 7
      brush.fillStyle = chance.pick(flecks)
      dot(
        brush,
        x + Math.sin(turn) * off,
        z + Math.cos(turn) * off,
        chance.between(0.7, 1.9),
        chance.between(0.4, 1),
        chance() * 3,
      )
    }
}

/** Scattered leaves, stones or flecks inside an area. */
export function scatter(
  brush: Brush,
  plan: Plan,
  perMetre2: number,
  colours: readonly string[],
  size: readonly [number, number],
  seed: number,
): void {
  const chance = random(seed)
  const xs = plan.outline.map(s => s[0])
  const zs = plan.outline.map(s => s[1])
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const count = ((x1 - x0) * (z1 - z0) * perMetre2) / 1e6
  for (let i = 0; i < count; i++) {
    const [x, z] = [chance.between(x0, x1), chance.between(z0, z1)]
    const radius = chance.between(size[0], size[1])
    // fewer towards the edge: a clean edge would look cut out
    if (edgeDistance(plan, x, z) > -6 * chance()) continue
    brush.fillStyle = chance.pick(colours)
    dot(brush, x, z, radius, radius * 0.65, chance() * 3)
  }
}
