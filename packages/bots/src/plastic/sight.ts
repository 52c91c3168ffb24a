import { type Bounds, blast, bounds, crosses, inch, type Point, type Shape } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { dummy } from './posts.ts'

const { blockers, countsAs, coverOf, groundOf, layLine, whyNotShoot, weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Cover = plasticRules.Cover
type Land = plasticRules.Land
type Feature = plasticRules.Feature

/** Poses and covers as numbers, in the order of the rulebook's tables. */
export const poses = ['standing', 'kneeling', 'prone'] as const
export const covers = ['none', 'concealment', 'cover'] as const
/** In the place of a cover: it cannot be shot at. */
export const HIDDEN = 3

const KNOWN = 1 << 15
const BLOCKED = KNOWN | 0b111111

/** A place that somebody stands at, and how large his base is. */
export interface Stand {
  readonly at: Point
  readonly radius: number
}

/**
 * What the rules say about fire from one place at another, asked once and remembered: two bits of cover for each pose of the
 * target, one bit for each pose in which the firer shows too little of himself. It holds as long as the terrain stays as it is.
 */
export class Sight {
  /** What a burst does to a figure, by place and pose, once somebody has asked: see exposure. */
  readonly exposures: number[] = []
  private readonly stands: readonly Stand[]
  private readonly count: number
  private readonly shots: (Uint16Array | undefined)[] = []
  private readonly bursts: (Uint16Array | undefined)[] = []
  private readonly others = new Map<number, number>()
  private readonly otherBursts = new Map<number, number>()
  private readonly base: Sight | null
  private readonly changed: readonly Shape[]
  private readonly grounds: ({ readonly place: Land | null; readonly counts: readonly number[] } | undefined)[] = []

  /**
   * `stands` are the posts, `count` of them, and whatever other places come up in play. Where terrain has changed since, the
   * lines that do not come near it are as they were in `base`.
   */
  constructor(stands: readonly Stand[], count: number, base: Sight | null = null, changed: readonly Feature[] = []) {
    this.stands = stands
    this.count = count
    this.base = base
    this.changed = changed.flatMap(({ shape, holes, destroyed }) =>
      destroyed ? [box(bounds(shape), inch(2))] : holes.map(({ at, width }) => blast(at, width)),
    )
  }

  /** How a target in this pose is covered from a firer in that pose: an index of `covers`, or HIDDEN. */
  cover(game: Plastic, from: number, pose: number, to: number, targetPose: number): number {
    const code = this.look(game, from, to)
    return (code >> (6 + pose)) & 1 ? HIDDEN : (code >> (2 * targetPose)) & 3
  }

  /** How a figure in this pose is covered from a burst. */
  burstCover(game: Plastic, spot: number, to: number, targetPose: number): number {
    return (this.burst(game, spot, to) >> (2 * targetPose)) & 3
  }

  /** The building, bunker or field works that a place is in. */
  place(game: Plastic, i: number): Land | null {
    return this.ground(game, i).place
  }

  /** The pose that a figure counts as there. */
  counts(game: Plastic, i: number, pose: number): number {
    return this.ground(game, i).counts[pose] as number
  }

  /** Forgets what is not about posts. */
  tidy(): void {
    this.others.clear()
    this.otherBursts.clear()
    this.grounds.length = Math.min(this.grounds.length, this.count)
    this.exposures.length = Math.min(this.exposures.length, this.count * poses.length)
  }

  private ground(game: Plastic, i: number) {
    const known = this.grounds[i]
    if (known) return known
    const { at, radius } = this.stands[i] as Stand
    const counts = poses.map(pose => poses.indexOf(countsAs(game, dummy(at, FIRER, pose, radius))))
    const ground = { place: groundOf(game).placeAt(at), counts }
    this.grounds[i] = ground
    return ground
  }

  private look(game: Plastic, from: number, to: number): number {
    const guest = from >= this.count || to >= this.count
    const row = guest ? null : rowOf(this.shots, from, this.count)
    const known = row ? (row[to] as number) : (this.others.get(from * GUESTS + to) ?? 0)
    if (known !== 0) return known
    const code = this.base && !this.isNew(from, to) ? this.base.look(game, from, to) : this.judge(game, from, to)
    if (row) row[to] = code
    else this.others.set(from * GUESTS + to, code)
    return code
  }

  private burst(game: Plastic, spot: number, to: number): number {
    const guest = spot >= this.count || to >= this.count
    const row = guest ? null : rowOf(this.bursts, spot, this.count)
    const known = row ? (row[to] as number) : (this.otherBursts.get(spot * GUESTS + to) ?? 0)
    if (known !== 0) return known
    const code = this.base && !this.isNew(spot, to) ? this.base.burst(game, spot, to) : this.judgeBurst(game, spot, to)
    if (row) row[to] = code
    else this.otherBursts.set(spot * GUESTS + to, code)
    return code
  }

  /** Does the line come near something that has changed? */
  private isNew(from: number, to: number): boolean {
    const a = (this.stands[from] as Stand).at
    const b = (this.stands[to] as Stand).at
    return this.changed.some(shape => crosses(shape, a, b))
  }

  private judge(game: Plastic, from: number, to: number): number {
    const a = this.stands[from] as Stand
    const b = this.stands[to] as Stand
    const targets = poses.map(pose => dummy(b.at, TARGET, pose, b.radius))
    const line = layLine(game, dummy(a.at, FIRER, 'standing', a.radius), targets[0] as Figure)
    if (blockers(game, line).length > 0) return BLOCKED
    let code = KNOWN
    let seen: Figure | null = null
    targets.forEach((target, pose) => {
      const cover = coverOf(game, target, line)
      if (cover.hidden <= 75) seen = target
      code |= codeOf(cover) << (2 * pose)
    })
    if (!seen || line.crossed.length === 0) return code
    const rifle = { ...weaponOf(game, 'german-rifle'), range: Number.MAX_SAFE_INTEGER } as plasticRules.Weapon
    // the lower the pose the less of it shows: who may fire lying down may fire in any pose
    for (let pose = poses.length - 1; pose >= 0; pose--) {
      const firer = dummy(a.at, FIRER, poses[pose], a.radius)
      if (whyNotShoot(game, firer, seen as Figure, rifle).length === 0) break
      code |= 1 << (6 + pose)
    }
    return code
  }

  private judgeBurst(game: Plastic, spot: number, to: number): number {
    const b = this.stands[to] as Stand
    let code = KNOWN
    poses.forEach((pose, p) => {
      const target = dummy(b.at, TARGET, pose, b.radius)
      const { gives } = coverOf(game, target, layLine(game, (this.stands[spot] as Stand).at, target))
      code |= covers.indexOf(gives) << (2 * p)
    })
    return code
  }
}

function rowOf(rows: (Uint16Array | undefined)[], from: number, count: number): Uint16Array {
  let row = rows[from]
  if (!row) {
    row = new Uint16Array(count)
    rows[from] = row
  }
  return row
}

const box = ({ west, south, east, north }: Bounds, margin: number): Shape => ({
  polygon: [
    [west - margin, south - margin],
    [east + margin, south - margin],
    [east + margin, north + margin],
    [west - margin, north + margin],
  ],
})

const FIRER = 'firer'
const TARGET = 'target'
/** More places than any table has. */
const GUESTS = 1 << 20

const codeOf = (cover: Cover): number => (cover.hidden > 75 ? HIDDEN : covers.indexOf(cover.gives))
