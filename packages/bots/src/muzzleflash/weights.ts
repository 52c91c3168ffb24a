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
}

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
}
