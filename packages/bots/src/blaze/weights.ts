/** What a bot cares for, in points of the score. */
export interface Weights {
  /** Of a full move nearer to where one has to be. */
  readonly drive: number
  /** The same when time runs out. */
  readonly haste: number
  /** Of what the enemies could do to one where one ends. */
  readonly fear: number
  /** Of ending in soft or hard cover. */
  readonly shelter: number
  /** What a shot must promise at least for a stand that lies hidden to give itself away. */
  readonly patience: number
  /** How much better a charge must be than staying. */
  readonly nerve: number
  /** The share of a shot's worth that is left when it is held back for opportunity fire. */
  readonly wait: number
  /** The share of its worth that a stand may lose in a turn before it thinks of falling back. */
  readonly stand: number
  /** What it costs a unit to be out of its headquarters' reach. */
  readonly command: number
  /** Of lying low when nothing can be done and the enemy can hit one. */
  readonly lie: number
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
}
