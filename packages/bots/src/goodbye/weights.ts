/** What a player cares for, in units of an ordinary rifleman's life. Found by letting players play each other. */
export interface Weights {
  /** Of the chance to be shot where one stands. */
  readonly fear: number
  /** Of what one could do from there next turn. */
  readonly chance: number
  /** Of pinning somebody, as a share of his prize. */
  readonly pin: number
  /** Of a move nearer to what the battle is about, for those who have to get there. */
  readonly drive: number
  /** The same when time runs out, and the share of fear that is left then. */
  readonly haste: number
  readonly nerve: number
  /** Of a move nearer to enemies, for those who only have to do harm. */
  readonly hunt: number
  /** Of having a leader near enough to lend his courage, and within whose voice one is. */
  readonly company: number
  readonly voice: number
  /** Of one's own life when it comes to blows. */
  readonly care: number
  /** Of friends caught in one's own fire. */
  readonly mercy: number
  /** Of standing so close together that one bomb catches both. */
  readonly crowding: number
  /** Of the breath that a dash takes, beyond the next turn's move. */
  readonly dash: number
  /** The least that a point of luck and of valour is spent for, when the battle is young. */
  readonly luck: number
  readonly valour: number
}

export const weights: Weights = {
  fear: 1,
  chance: 0.5,
  pin: 0.3,
  drive: 0.8,
  haste: 1.2,
  nerve: 0.3,
  hunt: 0.4,
  company: 0.08,
  voice: 0.3,
  care: 1,
  mercy: 1.5,
  crowding: 0.05,
  dash: 0.15,
  luck: 0.4,
  valour: 1,
}
