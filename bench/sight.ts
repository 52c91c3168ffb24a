import { ahead } from '../packages/kernel/src/angle.ts'
import { Grid } from '../packages/kernel/src/grid.ts'
import { inch } from '../packages/kernel/src/length.ts'
import type { Point, Shape } from '../packages/kernel/src/shape.ts'

let seed = 12345
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
const side = inch(48)
for (const [n, lo, hi] of [
  [30, 1, 3],
  [300, 0.25, 0.75],
  [3000, 0.05, 0.2],
] as const) {
  const shapes: Shape[] = []
  for (let i = 0; i < n; i++) {
    const at: Point = [Math.floor(random() * side), Math.floor(random() * side)]
    const k = 4 + Math.floor(random() * 5)
    const poly: Point[] = []
    for (let j = 0; j < k; j++) poly.push(ahead(at, -Math.floor((j * 360) / k), inch(lo + random() * (hi - lo))))
    shapes.push({ polygon: poly })
  }
  const e = new Grid(
    shapes.map((shape, item) => ({ shape, item })),
    side,
    side,
  )
  const N = 1 << 16
  const rays = new Float64Array(N * 4).map(() => Math.floor(random() * side))
  let hits = 0
  const run = () => {
    hits = 0
    for (let i = 0; i < N; i++)
      if (e.blocked(rays[4 * i]!, rays[4 * i + 1]!, rays[4 * i + 2]!, rays[4 * i + 3]!)) hits++
  }
  for (let i = 0; i < 10; i++) run()
  const times: number[] = []
  for (let i = 0; i < 15; i++) {
    const t = process.cpuUsage()
    run()
    const u = process.cpuUsage(t)
    times.push(u.user + u.system)
  }
  times.sort((a, b) => a - b)
  console.log(
    n,
    'shift',
    (e as any).edges.lattice.shift,
    (e as any).edges.lattice.columns,
    'M/s',
    (N / times[7]!).toFixed(2),
    'blocked',
    (hits / N).toFixed(3),
  )
}
