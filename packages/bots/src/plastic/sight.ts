import type { Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { dummy } from './posts.ts'

const { blockers, countsAs, coverOf, groundOf, layLine, whyNotShoot, weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Cover = plasticRules.Cover
type Land = plasticRules.Land

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
  private readonly stands: readonly Stand[]
  private readonly count: number
  private readonly shots: (Uint16Array | undefined)[] = []
  private readonly bursts: (Uint16Array | undefined)[] = []
  private readonly others = new Map<number, number>()
  private readonly grounds: ({ readonly place: Land | null; readonly counts: readonly number[] } | undefined)[] = []

  /** `stands` are the posts, `count` of them, and whatever other places come up in play. */
  constructor(stands: readonly Stand[], count: number) {
    this.stands = stands
    this.count = count
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
    if (from >= this.count || to >= this.count) {
      const key = from * GUESTS + to
      const code = this.others.get(key) ?? this.judge(game, from, to)
      this.others.set(key, code)
      return code
    }
    let row = this.shots[from]
    if (!row) {
      row = new Uint16Array(this.count)
      this.shots[from] = row
    }
    let code = row[to] as number
    if (code === 0) {
      code = this.judge(game, from, to)
      row[to] = code
    }
    return code
  }

  private burst(game: Plastic, spot: number, to: number): number {
    if (spot >= this.count || to >= this.count) return this.judgeBurst(game, spot, to)
    let row = this.bursts[spot]
    if (!row) {
      row = new Uint16Array(this.count)
      this.bursts[spot] = row
    }
    let code = row[to] as number
    if (code === 0) {
      code = this.judgeBurst(game, spot, to)
      row[to] = code
    }
    return code
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
    poses.forEach((pose, p) => {
      const firer = dummy(a.at, FIRER, pose, a.radius)
      if (whyNotShoot(game, firer, seen as Figure, rifle).length > 0) code |= 1 << (6 + p)
    })
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

const FIRER = 'firer'
const TARGET = 'target'
/** More places than any table has. */
const GUESTS = 1 << 20

const codeOf = (cover: Cover): number => (cover.hidden > 75 ? HIDDEN : covers.indexOf(cover.gives))
