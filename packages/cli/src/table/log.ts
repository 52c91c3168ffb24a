import { type Entry, sentence, type Voice, withReadings } from '@sandtable/kernel'
import { type Speech, tell } from '@sandtable/room'

/** A line of the log in the terminal. */
export interface Told {
  readonly text: string
  /** A turn begins. */
  readonly heading: boolean
  /** Which of the entries it tells. */
  readonly entry: number
}

/** Tells entries of a journal, as the rule set tells them; each line ends with the rules that decided it. */
export const told = (entries: readonly Entry[], voice: Voice): Told[] =>
  tell(withReadings(voice.seat.known(), entries), speechOf(voice)).map(({ text, cites, kind, at }) => ({
    text: kind === 'turn' ? text : sentence(text, cites),
    heading: kind === 'turn',
    entry: at,
  }))

/** How things are spoken of in this voice. */
export const speechOf = ({ rules, roles, squares, wording, seat }: Voice): Speech => ({
  names: wording.names,
  squares,
  teller: {
    telling: rules.telling ?? {},
    deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
    roles,
    sides: seat.known().sides.map(({ id }) => id),
  },
})
