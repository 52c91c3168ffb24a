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
