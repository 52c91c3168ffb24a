import type { Id } from '@sandtable/kernel'
import type { plasticRules } from '@sandtable/rules'

type Plastic = plasticRules.Plastic

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
  /** How often an enemy is thought to fire at one man: his status must allow it, and he may have a better target. */
  readonly attention: number
  /** What a shot counts for beside a move. */
  readonly zeal: number
  /** The share of drive that support weapons and leaders have. */
  readonly support: number
  /** Below this gain he stays. */
  readonly inertia: number
  /** How much shelter counts before danger is examined. */
  readonly shelter: number
  /** How much more a leader is shot at than those whom the enemy is thought to have. */
  readonly sought: number
  /** The share of the game spent waiting for the enemy to come. */
  readonly patience: number
  /** The share of the expected losses that is good enough by then. */
  readonly content: number
  /** What it is worth to let a figure act that could not, in shares of its worth. */
  readonly revived: number
  /** How much more an enemy in the place that matters is worth. */
  readonly intruder: number
  /** How much longer a way takes than its inches say, since some rolls keep a figure from moving. */
  readonly delay: number
  /** Standing where a grenade or a launcher would catch him. */
  readonly bombs: number
  /** How far an enemy's fire is thought to be shared out among all whom he can shoot: 0 not at all, 1 wholly. */
  readonly sharing: number
  /** How much more an enemy with grenades is worth than his arms say. */
  readonly bomber: number
  /** How much everybody else counts whom a grenade would catch from there. */
  readonly clusters: number
  /** The share of the danger of a place that a man fears who has won it hand to hand. */
  readonly after: number
}

/** What a side values that plays in this game. */
export type Care = (game: Plastic, side: Id) => Weights

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
  attention: 0.6,
  zeal: 1,
  support: 1 / 3,
  inertia: 0.02,
  shelter: 0.35,
  sought: 2,
  patience: 0.25,
  content: 0.6,
  revived: 0.35,
  intruder: 0.5,
  delay: 1.4,
  bombs: 0,
  sharing: 0,
  bomber: 0,
  clusters: 0,
  after: 0,
}

/** What a drilled player begins with: he looks at more places, and thinks of grenades. */
export const keen: Weights = {
  ...weights,
  closely: 60,
  bombs: 0.3,
  sharing: 0.3,
  bomber: 0.7,
  clusters: 0.5,
  after: 0.3,
}
