import type { Id } from '@sandtable/kernel'
import type { muzzleflashRules } from '@sandtable/rules'

type Muzzleflash = muzzleflashRules.Muzzleflash

/**
 * What a bot values, in victory points: a man who falls and is left lying costs his side up to three. Found by
 * playing bots against each other.
 */
export interface Weights {
  /** A man who falls, besides what he could still have done. */
  readonly fallen: number
  /** A first pin on a man who has none, and every further one. */
  readonly pin: number
  readonly morePins: number
  /** The chance to be hit in place. */
  readonly fear: number
  /** The same on the way there. */
  readonly haste: number
  /** A turn's walk nearer to what must be taken. */
  readonly drive: number
  /** Being in it. */
  readonly foothold: number
  /** Nearness to an unseen enemy, for men with nothing else to do. */
  readonly hunt: number
  /** An AP kept for a snap shot, per hit that it might score. */
  readonly ready: number
  /** Friends standing nearby, since one burst pins them all. */
  readonly crowd: number
  /** Friends pinned or blasted by own fire. */
  readonly mercy: number
  /** How many places are examined before a move. */
  readonly closely: number
  /** Takes every figure for standing at a post nearby: then nothing need be worked out that the empty table does not tell. */
  readonly glances: boolean
  /** How much shelter counts before danger is examined. */
  readonly shelter: number
  /** What a second shot does beside the first. */
  readonly again: number
  /** Below this gain he stays. */
  readonly inertia: number
  /** How often an enemy is thought to fire at one man. */
  readonly attention: number
  /** Orders, shells and bombs come first if worth at least this much per AP. */
  readonly worthy: number
  /** Below this value an AP is kept rather than spent. */
  readonly thrift: number
  /** Below this value, per hit of a turn's fire, a snap shot is saved for a better target. */
  readonly aloof: number
  /** The share of drive that support weapons have. */
  readonly support: number
  /** How many turns too early a man sets out who must be there at the end, and how much more he is driven then. */
  readonly early: number
  readonly late: number
  /** How much more it counts to be in the place in the last turns. */
  readonly finale: number
  /** How near to an enemy a rifleman wants to be, in inches. */
  readonly keep: number
  /** How many are sent to a place that nobody disputes. */
  readonly guards: number
}

/** What a side values that plays in this game. */
export type Care = (game: Muzzleflash, side: Id) => Weights

export const weights: Weights = {
  fallen: 2,
  pin: 0.45,
  morePins: 0.1,
  fear: 0.5,
  haste: 0.3,
  drive: 1.2,
  foothold: 1.5,
  hunt: 0.3,
  ready: 0.25,
  crowd: 0.08,
  mercy: 1.2,
  closely: 6,
  glances: false,
  shelter: 0.5,
  again: 0.8,
  inertia: 0.05,
  attention: 0.3,
  worthy: 0.35,
  thrift: 0.05,
  aloof: 0.17,
  support: 0.4,
  early: 2,
  late: 2,
  finale: 2.5,
  keep: 14,
  guards: 3,
}
