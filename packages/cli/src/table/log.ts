import { type Entry, sentence, type Teller, tell, type Voice, withReadings } from '@sandtable/kernel'

/** A line of the log, in the words of one voice. */
export interface Told {
  readonly text: string
  /** A turn begins. */
  readonly heading: boolean
  /** Which of the entries it tells. */
  readonly entry: number
}

/** Tells entries of a journal, as the rule set tells them; each line ends with the rules that decided it. */
export const told = (entries: readonly Entry[], voice: Voice): Told[] =>
  tell(withReadings(voice.seat.known(), entries), tellerFor(voice)).map(({ says, cites, kind, at }) => ({
    text: kind === 'turn' ? voice.say(says) : sentence(voice.say(says), cites),
    heading: kind === 'turn',
    entry: at,
  }))

const tellerFor = ({ rules, roles }: Voice): Teller => ({
  telling: rules.telling ?? {},
  deeds: Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says])),
  roles,
})
