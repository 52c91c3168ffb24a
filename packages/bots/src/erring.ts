import { type Seat, Stream } from '@sandtable/kernel'
import type { Bot } from './bot.ts'
import { players } from './players.gen.ts'
import { random } from './random.ts'
import { scripted } from './scripted.ts'

/** Percentage of prompts answered at random, where a rule set's player does not say. */
const USUAL = 25

/** Before the first shot there are no lapses: random buying could leave a side with no force at all. */
function isRaising(seat: Seat): boolean {
  const purpose = seat.rules.actions[seat.prompt()?.actions[0] ?? '']?.purpose
  return purpose === 'prepare' || purpose === 'set-up'
}

/** The scripted player with random lapses: then it makes any allowed decision, but never offers to end the game. */
export function erring(seed: number | string, share?: number): Bot {
  const stream = new Stream(`${seed} slips`)
  const able = scripted(seed)
  const astray = random(`${seed} astray`, { odd: false })
  const slipsIn = ({ rules: { id } }: Seat): boolean => stream.next(100) < (share ?? players[id]?.slips ?? USUAL)
  return {
    decide: seat => (!isRaising(seat) && slipsIn(seat) ? astray : able).decide(seat),
    interrupt: seat => able.interrupt?.(seat) ?? null,
  }
}
