import type { Decision, Host, Id } from '@sandtable/kernel'

/**
 * A computer player. It sees what its side may see: the host's view, prompt and questions, and, where a rule set hides nothing,
 * the rules' own reading functions. It changes nothing: whoever runs the game puts its decision to the host.
 */
export interface Bot {
  decide(host: Host, side: Id): Decision
  /** While another is asked: what it says out of turn, if it has anything to say. Nobody waits for it. */
  interrupt?(host: Host, side: Id): Decision | null
}

/** How a rule set is played: what a folder of its name here exports. */
export interface Player {
  plays(seed: number | string): Bot
  /** Percentage of prompts that the easy player answers at random: more where a decision is a small part of a game. 25 unless it says. */
  readonly slips?: number
  /** How many of a hundred games it must win against random decisions. 95 unless it says: a short duel is won by the dice more often. */
  readonly beats?: number
}
