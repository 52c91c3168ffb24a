/** What a bot values, in points of the score. */
export interface Weights {
  /** A full move nearer to the goal. */
  readonly drive: number
  /** The same when time runs out. */
  readonly haste: number
  /** What the enemies could do to the stand where it ends. */
  readonly fear: number
  /** Ending in soft or hard cover. */
  readonly shelter: number
  /** The least expected value of a shot for which a hidden stand reveals itself. */
  readonly patience: number
  /** How much better a charge must be than staying. */
  readonly nerve: number
  /** The share of a shot's value that remains when it is saved for opportunity fire. */
  readonly wait: number
  /** The share of its worth that a stand may lose in a turn before it considers falling back. */
  readonly stand: number
  /** The cost of being out of reach of the unit's headquarters. */
  readonly command: number
  /** Lying low when the stand can do nothing and the enemy can hit it. */
  readonly lie: number
  /** Every how many posts one is examined before a move; those at the goal always are. */
  readonly stride: number
}

export const weights: Weights = {
  drive: 1.2,
  haste: 2.5,
  fear: 0.5,
  shelter: 0.25,
  patience: 0.5,
  nerve: 0.3,
  wait: 0.75,
  lie: 0.6,
  stand: 0.35,
  command: 0.6,
  stride: 1,
}
