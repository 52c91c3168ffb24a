import type { Id } from '@sandtable/kernel'
import type { goodbyeRules } from '@sandtable/rules'

type Goodbye = goodbyeRules.Goodbye

/** What a player values, in units of an ordinary rifleman's life. Found by playing bots against each other. */
export interface Weights {
  /** The chance to be shot in place. */
  readonly fear: number
  /** What the figure could do from there next turn. */
  readonly chance: number
  /** Pinning an enemy, as a share of his prize. */
  readonly pin: number
  /** A move nearer to the objective, for men who must get there. */
  readonly drive: number
  /** The same when time runs out, and the share of fear that is left then. */
  readonly haste: number
  readonly nerve: number
  /** A move nearer to enemies, for men who only have to do harm. */
  readonly hunt: number
  /** Having a leader near enough to lend his courage, and within voice. */
  readonly company: number
  readonly voice: number
  /** The figure's own life in melee. */
  readonly care: number
  /** Friends caught in own fire. */
  readonly mercy: number
  /** Standing so close together that one bomb catches both. */
  readonly crowding: number
  /** The exhaustion of a dash, beyond the next turn's move. */
  readonly dash: number
  /** The least that a point of luck and of valour is spent for, early in the battle. */
  readonly luck: number
  readonly valour: number
  /** How many places are examined before a move. */
  readonly closely: number
  /** Takes every figure for standing at a post nearby: then nothing need be worked out that the empty table does not tell. */
  readonly glances: boolean
  /** How often a steady enemy is thought to fire at one man, and one who is not. */
  readonly attention: number
  readonly shaken: number
  /** An enemy who could rush him. */
  readonly menace: number
  /** How much shelter counts before danger is examined. */
  readonly shelter: number
  /** Below this gain he stays. */
  readonly inertia: number
  /** What good cover is worth to those who only have to hold. */
  readonly cover: number
  /** A squad moves if it gains this much. */
  readonly order: number
  /** What getting up again costs. */
  readonly rising: number
  /** Below this value he watches instead of shooting. */
  readonly thrift: number
  /** How near to an enemy a man wants to be, in centimetres. */
  readonly keep: number
  /** How much more those are worth whom the task is about. */
  readonly target: number
  /** How many turns too early those set out who must be there at the end. */
  readonly early: number
}

/** What a side values that plays in this game. */
export type Care = (game: Goodbye, side: Id) => Weights

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
  closely: 7,
  glances: false,
  attention: 0.3,
  shaken: 0.12,
  menace: 0.06,
  shelter: 0.5,
  inertia: 0.03,
  cover: 0.4,
  order: 0.15,
  rising: 0.12,
  thrift: 0.02,
  keep: 26,
  target: 3,
  early: 3,
}
