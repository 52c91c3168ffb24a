import type { Game } from '../game/game.ts'
import type { Entry } from '../game/journal.ts'
import { Reading } from '../game/reading.ts'
import type { Id, Tables } from '../game/store.ts'
import { cutEntry } from '../game/view.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Message, text, the } from '../text/message.ts'
import { endingIn } from './ending.ts'

/** What a side can take back. */
interface Undoing {
  /** The position of its last decision; null if it has decided nothing. */
  readonly last: number | null
  /** Why it cannot take that back, alone and if all agree; null if it can. */
  readonly alone: Message | null
  readonly agreed: Message | null
}

const NOTHING_DECIDED: Undoing = { last: null, alone: null, agreed: null }

/** Follows what each side can take back. */
export class Undoings {
  readonly #readings = new Map<Id, Reading<Undoing>>()

  of<T extends Tables>({ rules, journal }: Game<T>, side: Id): Undoing {
    let reading = this.#readings.get(side)
    if (!reading) {
      reading = undoingOf(rules, side)
      this.#readings.set(side, reading)
    }
    return reading.of(journal)
  }
}

/** What others have decided since goes with it if all agree; what dice and events have shown never does. */
const undoingOf = <T extends Tables>(rules: RuleSet<T>, side: Id): Reading<Undoing> =>
  new Reading(NOTHING_DECIDED, (so, entry, position) => {
    if (entry.type === 'decision' && entry.side === side) {
      const why = entry.to ? text`the others have decided with you` : null
      return { last: position, alone: why, agreed: why }
    }
    const { last, alone, agreed } = so
    if (last === null || (alone && agreed)) return so
    const shown = whyShown(rules, entry, side)
    const moved = entry.type === 'decision' ? text`the other side has moved in the meantime` : null
    return { last, alone: alone ?? moved ?? shown, agreed: agreed ?? shown }
  })

/** What this entry has shown that cannot be unseen; null if nothing. */
function whyShown<T extends Tables>(rules: RuleSet<T>, entry: Entry, side: Id): Message | null {
  const told = cutEntry(rules, entry, side)
  if (entry.type === 'roll') return told ? text`dice were rolled: ${the.term(entry.purpose)}` : text`dice were rolled`
  if (endingIn(entry)) return text`the game is over`
  if ('by' in entry) return text`the umpire has intervened since`
  return told && (told !== entry || 'to' in entry) ? text`you have learnt something since` : null
}
