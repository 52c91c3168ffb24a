/** What a bot cares for, in units of an ordinary rifleman's life. Found by letting bots play each other. */
export interface Weights {
  /** Of the chance to be shot where one stands. */
  readonly fear: number
  /** Of what one could do from there next turn. */
  readonly chance: number
  /** Of a wide field of fire when setting up: it will be used for many turns. */
  readonly outlook: number
  /** Of six inches nearer to the objective, for those who have to get there. */
  readonly drive: number
  /** The same when time runs out. */
  readonly haste: number
  /** The share of fear that is left then. */
  readonly nerve: number
  /** So many turns are kept for clearing a place once one is there. */
  readonly clearing: number
  /** The same for defenders, once somebody has got in. */
  readonly alarm: number
  /** Of enemies who could come to blows with one where one stands. */
  readonly menace: number
  /** Of standing where a shell would catch many. */
  readonly shelling: number
  /** Of one's own life when it comes to blows. */
  readonly care: number
  /** Of friends caught in one's own blast. */
  readonly mercy: number
  /** Of every friend whom a leader can help. */
  readonly company: number
  /** Of holding what has to be held, or of having a foot in what has to be taken. */
  readonly foothold: number
  /** How many should be in what is held. */
  readonly guards: number
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
}
