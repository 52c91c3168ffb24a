import { inside, type Point } from '@sandtable/kernel'

/** The step of the grid on which areas are joined, in hundredths of a millimetre. */
const STEP = 900

type Outline = readonly Point[]

/** Overlapping areas as one: the outer edges of all of them together. Holes are left out: what lies in one is as good as within. */
export function joined(outlines: readonly Outline[]): readonly Outline[] {
  const all = outlines.filter(outline => outline.length > 2)
  if (all.length < 2) return all
  const grid = gridOf(all)
  return edgesOf(grid)
    .map(loop => loop.map(([i, j]): Point => [Math.round((i + grid.x0) * STEP), Math.round((j + grid.y0) * STEP)]))
    .filter(loop => turn(loop) > 0)
    .map(rounded)
}

interface Grid {
  readonly x0: number
  readonly y0: number
  readonly within: ReadonlySet<string>
}

function gridOf(all: readonly Outline[]): Grid {
  const [xs, ys] = [all.flatMap(o => o.map(([x]) => x)), all.flatMap(o => o.map(([, y]) => y))]
  const [x0, y0] = [Math.floor(Math.min(...xs) / STEP) - 1, Math.floor(Math.min(...ys) / STEP) - 1]
  const within = new Set<string>()
  for (const polygon of all) {
    const [px, py] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
    for (let i = Math.floor(Math.min(...px) / STEP); i * STEP <= Math.max(...px); i++)
      for (let j = Math.floor(Math.min(...py) / STEP); j * STEP <= Math.max(...py); j++) {
        const key = `${i - x0} ${j - y0}`
        if (!within.has(key) && inside({ polygon }, [i * STEP + STEP / 2, j * STEP + STEP / 2])) within.add(key)
      }
  }
  return { x0, y0, within }
}

type Corner = readonly [i: number, j: number]

/** The closed lines between what is within and what is not, what is within on the left. */
function edgesOf({ within }: Grid): readonly Corner[][] {
  const from = new Map<string, Corner[]>()
  const edge = (a: Corner, b: Corner): void => {
    from.set(a.join(), [...(from.get(a.join()) ?? []), b])
  }
  for (const key of within) {
    const [i = 0, j = 0] = key.split(' ').map(Number)
    if (!within.has(`${i} ${j - 1}`)) edge([i, j], [i + 1, j])
    if (!within.has(`${i + 1} ${j}`)) edge([i + 1, j], [i + 1, j + 1])
    if (!within.has(`${i} ${j + 1}`)) edge([i + 1, j + 1], [i, j + 1])
    if (!within.has(`${i - 1} ${j}`)) edge([i, j + 1], [i, j])
  }
  const loops: Corner[][] = []
  for (const start of from.keys())
    while ((from.get(start)?.length ?? 0) > 0) {
      const loop: Corner[] = []
      for (let at = start; (from.get(at)?.length ?? 0) > 0; at = (loop.at(-1) as Corner).join())
        loop.push(from.get(at)?.pop() as Corner)
      loops.push(loop)
    }
  return loops
}

/** Twice the area: positive where the line goes round what is within. */
const turn = (loop: Outline): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] as Point
    return sum + x * ny - nx * y
  }, 0)

/** The steps of the grid smoothed away: each point becomes the middle of its neighbours, twice. */
function rounded(loop: Outline): Outline {
  const smooth = (points: Outline): Outline =>
    points.map(([x, y], i) => {
      const [[ax, ay], [bx, by]] = [points.at(i - 1), points[(i + 1) % points.length]] as [Point, Point]
      return [Math.round((ax + 2 * x + bx) / 4), Math.round((ay + 2 * y + by) / 4)]
    })
  return smooth(smooth(smooth(loop)))
}
