import type { Id } from '@sandtable/kernel'
import type { blazeRules } from '@sandtable/rules'

type Blaze = blazeRules.Blaze

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
  /** Leaves it to the rules what cannot be done, and looks along the lines of the empty table. */
  readonly glances: boolean
  /** The least expected value of a shot at what has just moved. */
  readonly thrift: number
  /** How many stay with each place that is held. */
  readonly keepers: number
  /** How strongly those on their way there keep others from a place. */
  readonly crowd: number
  /** How far from its goal a stand is content to stay, beside what its weapon suggests. */
  readonly aloof: number
  /** In how many last turns every stand that can goes in. */
  readonly rush: number
  /** The share of fear that is left to those in a hurry, and how many turns too early they are. */
  readonly dread: number
  readonly early: number
  /** A lead of this much needs nothing more. */
  readonly enough: number
  /** What waiting for an enemy nearby is worth. */
  readonly hope: number
  /** What a shot on the move counts for. */
  readonly snap: number
  /** A charge that is less likely to succeed is not made. */
  readonly fair: number
  /** How much the points of a place count for those who stand there, friend and enemy. */
  readonly stakes: number
  /** What is left of that a turn before the end, and so on for every turn. */
  readonly ripe: number
  /** How much the unit's breaking point counts in what a figure is worth. */
  readonly brittle: number
  /** Places worth less than this share of one that is not held are given up for it. */
  readonly petty: number
  /** How much of what it holds a hidden stand would not risk by firing. */
  readonly hush: number
  /** The share that armour of unknown value counts for, of what is guessed from its class. */
  readonly steel: number
  /** How much those aboard count in what a carrier is worth. */
  readonly cargo: number
}

/** What a side values that plays in this game. */
export type Care = (game: Blaze, side: Id) => Weights

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
  glances: false,
  thrift: 0.25,
  keepers: 2,
  crowd: 0.15,
  aloof: 1,
  rush: 3,
  dread: 0.4,
  early: 2,
  enough: 1.3,
  hope: 0.5,
  snap: 0.9,
  fair: 0.45,
  stakes: 0,
  ripe: 0.85,
  brittle: 0,
  petty: 0,
  hush: 0,
  steel: 1,
  cargo: 0,
}

/** What a drill begins with: the regular does not think of what hangs on a stand. */
export const keen: Weights = { ...weights, stakes: 0.6, brittle: 0.5, petty: 0.4, hush: 0.1, steel: 0.6, cargo: 0.4 }
