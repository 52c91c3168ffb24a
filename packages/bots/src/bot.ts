import type { Decision, Game, Id, Seat } from '@sandtable/kernel'
import type { Drill } from './drill/drill.ts'

/**
 * A computer player. It gets the seat of its side and nothing else, so it cannot know more than the side may. It changes nothing: whatever
 * runs the game puts its decision to the host.
 */
export interface Bot {
  decide(seat: Seat): Decision
  /** What it says out of turn, while another side is asked; the game does not wait for it. */
  interrupt?(seat: Seat): Decision | null
  /**
   * The same as `decide`, step by step: each step is a few milliseconds long and gives the best so far, so whoever has
   * a clock may stop at any of them. Only bots that think for long have it.
   */
  ponder?(seat: Seat): Generator<Advice, Advice>
}

/** What a bot would do, and what it makes of this and of the other decisions that it has tried: the best first. */
export interface Advice {
  readonly decision: Decision
  readonly weighed: readonly Weighed[]
}

/** What came of a decision when it was tried: the mean of its playouts, from 0, lost, to 1, won. */
export interface Weighed {
  readonly decision: Decision
  readonly value: number
  readonly playouts: number
}

/**
 * What can be said in numbers of how a side stands: each is good for it, and none is much larger than 1. Only the
 * differences between sides count.
 */
export type Standing = (game: Game, side: Id) => readonly number[]

/** How a set's positions are judged. */
export interface Judges {
  readonly standing: Standing
  /** How much each number counts: as its author thinks, and as learnt from games by `sandtable train`. */
  readonly taught: readonly number[]
  readonly learnt: readonly number[]
}

export type MakeBot = (seed: number | string) => Bot

/** How a rule set is played: what a folder of its name here exports. */
export interface Player {
  readonly plays: MakeBot
  /** A player that decides at a glance, for playouts and large studies. The usual one unless it says. */
  readonly quick?: MakeBot
  /** Players of other tempers: what they would do is worth trying. */
  readonly tempers?: readonly MakeBot[]
  /** What it can be drilled in, and the players that have been: only where that gains something. */
  readonly drill?: Drill
  readonly veteran?: MakeBot
  readonly general?: MakeBot
  /** Are its battles short enough for a general to play them out many times for one decision? */
  readonly isShort?: boolean
  /** What the chance of winning is judged by. By what is left on the table unless it says. */
  readonly judges?: Judges
  /** Percentage of prompts that the recruit answers at random: more where a decision is a small part of a game. 25 unless it says. */
  readonly slips?: number
  /**
   * How many of a hundred games it must win against random decisions. 95 by default; lower for short duels, which
   * dice decide more often.
   */
  readonly beats?: number
}
