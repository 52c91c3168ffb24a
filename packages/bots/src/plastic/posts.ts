import { inch, type Length, type Point, position } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'

const { groundOf, walk } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Land = plasticRules.Land

/** The base that nearly every figure stands on: PF-RUL-2. Only an infantry gun is larger. */
export const RADIUS: Length = inch(0.5)

const STEP = inch(1)
/** From the outline of something to the middle of a base that touches it. */
const BESIDE = RADIUS + inch(0.02)
/** Posts nearer than this to one another are one. */
const SAME = inch(0.3)

/** A stand-in for asking the rules about a place: nobody's rifleman. */
export const dummy = (at: Point, side: string, pose: Figure['pose'] = 'standing', radius = RADIUS): Figure => ({
  id: 'dummy',
  side,
  unit: null,
  kind: 'german-rifleman',
  at,
  facing: 0,
  gone: false,
  pose,
  weapons: [],
  bayonet: false,
  leader: false,
  binoculars: false,
  mapCase: false,
  radio: false,
  reserve: false,
  player: null,
  status: 'ready',
  acted: false,
  doing: 'none',
  directedBy: null,
  rerolled: false,
  goneTurn: null,
  exited: false,
  radius,
})

export interface Post {
  readonly at: Point
  /** May a base stop here, or can it only pass? */
  readonly stand: boolean
  /** Is it worth stopping here? Beside terrain and in it every inch matters; in the open one place is as good as the next. */
  readonly halt: boolean
}

/**
 * The places a bot thinks of: the middle of every square inch, and, where terrain does not follow the inches, the places beside
 * it, since touching a wall or a window is what matters. Games on one table share these places and all that is known of them.
 */
export function postsOf(bare: Plastic): readonly Post[] {
  const posts: Post[] = []
  const cells = new Map<number, Post[]>()
  const side = bare.sides[0]?.id as string
  const ground = groundOf(bare)
  const add = (at: Point, always: boolean, even: boolean): void => {
    if (at[0] < 0 || at[1] < 0 || at[0] > bare.width || at[1] > bare.depth) return
    const near = [...around(cells, at)].some(post => squared(post.at, at) < SAME * SAME)
    if (near && !always) return
    const inWall = ground.lands.some(land => isShut(land) && position(land.shape, at) === 'on')
    const stand = !inWall && walk(bare, dummy(at, side), [at]).reasons.length === 0
    if (!stand && !always) return
    const halt = stand && (even || ground.near(bare, at, RADIUS + TOUCH).some(isSmall))
    const post = { at, stand, halt }
    posts.push(post)
    const key = cellOf(at)
    cells.set(key, [...(cells.get(key) ?? []), post])
  }
  for (let row = 0; (row + 0.5) * STEP < bare.depth; row++)
    for (let column = 0; (column + 0.5) * STEP < bare.width; column++)
      add([(column + 0.5) * STEP, (row + 0.5) * STEP], true, row % 2 === 0 && column % 2 === 0)
  for (const land of ground.lands) for (const at of beside(land)) add(at, false, false)
  return posts
}

const TOUCH = inch(0.1)
const isShut = ({ kind }: Land): boolean => kind === 'building' || kind === 'bunker'
/** Not a hill or a meadow, within which one place is again as good as the next. */
const isSmall = ({ hill, kind }: Land): boolean => !hill && kind !== 'high-grass'

const CELLS = 4096
export const cellOf = ([x, y]: Point): number => Math.floor(y / STEP) * CELLS + Math.floor(x / STEP)

function* around<T>(cells: ReadonlyMap<number, readonly T[]>, [x, y]: Point): Generator<T> {
  for (const dy of [-STEP, 0, STEP]) for (const dx of [-STEP, 0, STEP]) yield* cells.get(cellOf([x + dx, y + dy])) ?? []
}

const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** Places that touch a piece of terrain: doors and windows first, then along its outline on both sides, then in it. */
function* beside(land: Land): Generator<Point> {
  const outline = outlineOf(land)
  for (const opening of land.feature.openings ?? []) {
    for (const [from, to] of legs(outline))
      if (Math.abs(area(from, to, opening)) <= STEP * 2) yield* bothSides(opening, from, to)
  }
  for (const [from, to] of legs(outline)) {
    const count = Math.max(1, Math.floor(Math.sqrt(squared(from, to)) / STEP))
    for (let i = 0; i <= count; i++) {
      const share = i / count
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      if (land.place && 'line' in land.shape) yield rounded(at)
      else yield* bothSides(at, from, to)
    }
  }
  if ('circle' in land.shape && land.place) yield [land.shape.circle[0], land.shape.circle[1]]
}

function* bothSides(at: Point, from: Point, to: Point): Generator<Point> {
  const length = Math.sqrt(squared(from, to))
  const [nx, ny] = [((to[1] - from[1]) / length) * BESIDE, ((from[0] - to[0]) / length) * BESIDE]
  yield rounded([at[0] + nx, at[1] + ny])
  yield rounded([at[0] - nx, at[1] - ny])
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const area = (a: Point, b: Point, c: Point): number =>
  ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / Math.sqrt(squared(a, b))

/** The outline as a path; a circle as twelve points on it. */
function outlineOf({ shape }: Land): readonly Point[] {
  if ('line' in shape) return shape.line
  if ('polygon' in shape) return [...shape.polygon, shape.polygon[0] as Point]
  if (!('circle' in shape)) return []
  const [x, y, r] = shape.circle
  return clock.map(([dx, dy]) => [x + dx * r, y + dy * r])
}

const clock: readonly Point[] = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
  [1, 0],
]

function* legs(path: readonly Point[]): Generator<readonly [Point, Point]> {
  for (let i = 1; i < path.length; i++) yield [path[i - 1] as Point, path[i] as Point]
}
