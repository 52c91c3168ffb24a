import { type Bounds, blast, bounds, inch, type Shape } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import type { Stand } from '../chart/chart.ts'
import { Lines } from '../chart/lines.ts'
import { dummy } from './table.ts'

const { blockers, countsAs, coverOf, groundOf, layLine, mostHidden, whyNotShoot, weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Cover = plasticRules.Cover
type Land = plasticRules.Land
type Feature = plasticRules.Feature

/** Poses and covers as numbers, in the order of the rulebook's tables. */
export const poses = ['standing', 'kneeling', 'prone'] as const
export const covers = ['none', 'concealment', 'cover'] as const
/** In place of a cover: it cannot be shot at. */
export const HIDDEN = 3

const KNOWN = 1 << 15
const BLOCKED = KNOWN | 0b111111

/**
 * What the rules say about fire from one place at another: two bits of cover for each pose of the target, one bit for
 * each pose in which the firer shows too little of himself.
 */
export class Sight {
  /** The effect of a burst on a figure by place and pose, computed on first use: see exposure. */
  readonly exposures: number[] = []
  private readonly stands: readonly Stand[]
  private readonly count: number
  private readonly shots: Lines<Plastic>
  private readonly bursts: Lines<Plastic>
  private readonly grounds: ({ readonly place: Land | null; readonly counts: readonly number[] } | undefined)[] = []

  /**
   * `stands` are the posts, `count` of them, and others; after a change of terrain since `base`, only that is
   * recomputed.
   */
  constructor(stands: readonly Stand[], count: number, base: Sight | null = null, changed: readonly Feature[] = []) {
    this.stands = stands
    this.count = count
    const shapes = changed.flatMap(({ shape, holes, destroyed }) =>
      destroyed ? [box(bounds(shape), inch(2))] : holes.map(({ at, width }) => blast(at, width)),
    )
    this.shots = new Lines(stands, count, judgeShot, base?.shots, shapes)
    this.bursts = new Lines(stands, count, judgeBurst, base?.bursts, shapes)
  }

  /** How a target in this pose is covered from a firer in that pose: an index of `covers`, or HIDDEN. */
  cover(game: Plastic, from: number, pose: number, to: number, targetPose: number): number {
    const code = this.shots.look(game, from, to)
    return (code >> (6 + pose)) & 1 ? HIDDEN : (code >> (2 * targetPose)) & 3
  }

  /** How a figure in this pose is covered from a burst. */
  burstCover(game: Plastic, spot: number, to: number, targetPose: number): number {
    return (this.bursts.look(game, spot, to) >> (2 * targetPose)) & 3
  }

  /** The building, bunker or field works that a place is in. */
  place(game: Plastic, i: number): Land | null {
    return this.ground(game, i).place
  }

  /** The pose that a figure counts as there. */
  counts(game: Plastic, i: number, pose: number): number {
    return this.ground(game, i).counts[pose] as number
  }

  /** Forgets everything except posts. */
  tidy(): void {
    this.shots.tidy()
    this.bursts.tidy()
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
}

function judgeShot(game: Plastic, a: Stand, b: Stand): number {
  const targets = poses.map(pose => dummy(b.at, TARGET, pose, b.radius))
  const line = layLine(game, dummy(a.at, FIRER, 'standing', a.radius), targets[0] as Figure)
  if (blockers(game, line).length > 0) return BLOCKED
  let code = KNOWN
  let seen: Figure | null = null
  targets.forEach((target, pose) => {
    const cover = coverOf(game, target, line)
    if (cover.hidden <= mostHidden(game)) seen = target
    code |= codeOf(game, cover) << (2 * pose)
  })
  if (!seen || line.crossed.length === 0) return code
  const rifle = { ...weaponOf(game, 'german-rifle'), range: Number.MAX_SAFE_INTEGER } as plasticRules.Weapon
  // the lower the pose the less of it shows: a figure that may fire prone may fire in any pose
  for (let pose = poses.length - 1; pose >= 0; pose--) {
    const firer = dummy(a.at, FIRER, poses[pose], a.radius)
    if (whyNotShoot(game, firer, seen as Figure, rifle).length === 0) break
    code |= 1 << (6 + pose)
  }
  return code
}

function judgeBurst(game: Plastic, spot: Stand, b: Stand): number {
  let code = KNOWN
  poses.forEach((pose, p) => {
    const target = dummy(b.at, TARGET, pose, b.radius)
    const { gives } = coverOf(game, target, layLine(game, spot.at, target))
    code |= covers.indexOf(gives) << (2 * p)
  })
  return code
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

const codeOf = (game: Plastic, { hidden, gives }: Cover): number =>
  hidden > mostHidden(game) ? HIDDEN : covers.indexOf(gives)
