import type { Decision, Seat } from '@sandtable/kernel'

/**
 * A computer player. It gets the seat of its side and nothing else, so it cannot know more than the side may. It changes nothing: whatever
 * runs the game puts its decision to the host.
 */
export interface Bot {
  decide(seat: Seat): Decision
  /** What it says out of turn, while another side is asked; the game does not wait for it. */
  interrupt?(seat: Seat): Decision | null
}

/** How a rule set is played: what a folder of its name here exports. */
export interface Player {
  plays(seed: number | string): Bot
  /** Percentage of prompts that the easy player answers at random: more where a decision is a small part of a game. 25 unless it says. */
  readonly slips?: number
  /**
   * How many of a hundred games it must win against random decisions. 95 by default; lower for short duels, which
   * dice decide more often.
   */
  readonly beats?: number
}
