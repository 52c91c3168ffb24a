import type { Decision, Host, Id } from '@sandtable/kernel'

/**
 * A computer player. It sees what its side may see: the host's view, prompt and questions, and, where a rule set hides nothing,
 * the rules' own reading functions. It changes nothing: whoever runs the game puts its decision to the host.
 */
export interface Bot {
  decide(host: Host, side: Id): Decision
}
