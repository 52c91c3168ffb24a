/** What a bot values, in units of an ordinary rifleman's life. Found by playing bots against each other. */
export interface Weights {
  /** The chance to be shot in place. */
  readonly fear: number
  /** What the figure could do from there next turn. */
  readonly chance: number
  /** A wide field of fire when setting up: it will be used for many turns. */
  readonly outlook: number
  /** Six inches nearer to the objective, for those who must get there. */
  readonly drive: number
  /** The same when time runs out. */
  readonly haste: number
  /** The share of fear that is left then. */
  readonly nerve: number
  /** Turns kept for clearing a place after reaching it. */
  readonly clearing: number
  /** The same for defenders, once an enemy has got in. */
  readonly alarm: number
  /** Enemies who could come into melee there. */
  readonly menace: number
  /** Standing where a shell would catch many. */
  readonly shelling: number
  /** The figure's own life in melee. */
  readonly care: number
  /** Friends caught in own blast. */
  readonly mercy: number
  /** Every friend whom a leader can help. */
  readonly company: number
  /** Holding what must be held, or having a foot in what must be taken. */
  readonly foothold: number
  /** How many should be in the held place. */
  readonly guards: number
  /** How many places are examined before a move. */
  readonly closely: number
}

export const weights: Weights = {
  fear: 1.2,
  chance: 0.4,
  outlook: 1,
  drive: 0.6,
  haste: 1,
  nerve: 0.4,
  clearing: 5,
  alarm: 0.8,
  menace: 0.15,
  shelling: 2,
  care: 1,
  mercy: 1.5,
  company: 0.15,
  foothold: 1,
  guards: 3,
  closely: 10,
}
