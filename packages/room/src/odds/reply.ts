import { type Bot, scripted } from '@sandtable/bots'
import {
  actionFor,
  actorIn,
  type Decision,
  type Host,
  type Id,
  purposesOf,
  rolesOf,
  type Seat,
  seeded,
} from '@sandtable/kernel'
import type { Chance, Work } from './chance.ts'
import { Tally } from './tally.ts'

/** Roughly what the enemy's next go does to a side: after this decision, and if the side does nothing. */
export interface Riposte {
  readonly then: readonly Chance[]
  readonly otherwise: readonly Chance[]
  /** How often the reply was played. */
  readonly tries: number
}

/** The most decisions in one reply: a bot that loops must not keep the table busy. */
const LONGEST = 80

/** How likely each of a side's pieces is hit in the enemy's next go, after this decision only, or after none. */
export function* replyTo(seat: Seat, decision: Decision | null, tries: number): Work<readonly Chance[]> {
  const { side } = seat
  const tally = new Tally(seat)
  const roles = rolesOf(seat.rules)
  for (let i = 0; i < tries; i++) {
    const trial = seat.imagine(seeded(`reply ${i}`))
    const bot = scripted(`reply ${i}`)
    if (decision) trial.decide(side, decision)
    let answered = false
    for (let n = 0; n < LONGEST && !trial.over; n++) {
      yield
      const asked = trial.waitingFor[0]
      if (asked === undefined || (answered && asked === side)) break
      if (asked === side) trial.decide(side, leaveIt(trial, side, bot))
      else {
        const next = bot.decide(trial.seat(asked))
        answered ||= actorIn(next, roles) !== null
        tally.blame(next, roles)
        trial.decide(asked, next)
      }
    }
    tally.count(trial, 1 / tries)
  }
  return tally.chances().filter(({ side: whose }) => whose === side)
}

/** The decision of a side that does nothing more: it passes or ends its go; if it must decide, a bot does. */
function leaveIt(trial: Host, side: Id, bot: Bot): Decision {
  const prompt = trial.prompt(side)
  if (prompt?.default) return prompt.default
  const ending = actionFor(purposesOf(trial.rules), 'end', prompt?.actions ?? [])
  const ends = ending && { action: ending }
  return ends && !trial.refusal(side, ends) ? ends : bot.decide(trial.seat(side))
}
