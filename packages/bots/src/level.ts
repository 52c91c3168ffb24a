import type { Decision, Seat } from '@sandtable/kernel'
import { type Effort, judged, lookingAhead } from './ahead/looking-ahead.ts'
import type { Advice, Bot } from './bot.ts'
import { erring } from './erring.ts'
import { players } from './players.gen.ts'
import { scripted } from './scripted.ts'

/** How well the computer plays, from the weakest to the strongest. */
export const levels = ['recruit', 'regular', 'veteran', 'general'] as const
export type Level = (typeof levels)[number]

/** What saves and settings of earlier versions call them. */
const earlier: { readonly [word: string]: Level } = { easy: 'recruit', usual: 'regular' }

/** Every name by which a level may be asked for. */
export const levelNames: readonly string[] = [...levels, 'easy', 'usual']

/** The level of this name, also if an earlier version gave it; null if there is none. */
export const levelIn = (word: string): Level | null => levels.find(level => level === word) ?? earlier[word] ?? null

/** How hard a general thinks, and how hard a veteran who is asked for advice. */
const efforts: { readonly [level in 'veteran' | 'general']: Effort } = {
  veteran: { hand: 'veteran', playouts: 32, turns: 3, drawn: 1, judge: 'taught' },
  general: { hand: 'general', playouts: 64, turns: 3, drawn: 2, judge: 'learnt' },
}

/** A player for playouts and large studies, which decides at a glance: weaker than the regular, and much quicker. */
export const quick = (seed: number | string): Bot => scripted(seed, 'quick')

/** A veteran goes by what he has been drilled in; where a set has found no such thing, he looks ahead. */
function veteran(seed: number | string): Bot {
  const drilled = scripted(seed, 'veteran')
  const ahead = lookingAhead(seed, efforts.veteran)
  const botOf = ({ rules: { id } }: Seat): Bot => (players[id]?.veteran ? drilled : ahead)
  return {
    decide: seat => botOf(seat).decide(seat),
    interrupt: seat => botOf(seat).interrupt?.(seat) ?? null,
    *ponder(seat) {
      const bot = botOf(seat)
      return bot.ponder ? yield* bot.ponder(seat) : { decision: bot.decide(seat), weighed: [] }
    },
  }
}

/** A computer player of this level, for any rule set. */
export function botAt(level: Level, seed: number | string): Bot {
  if (level === 'recruit') return erring(seed)
  if (level === 'regular') return scripted(seed)
  return level === 'veteran' ? veteran(seed) : lookingAhead(seed, efforts.general)
}

/** A veteran who is asked for advice: he tries more decisions than he would for himself. */
export const adviser = (): Bot => lookingAhead('advice', { ...efforts.veteran, drawn: 5 })

/** What a veteran makes of somebody's decision, beside what he would have done himself. */
export const veteranOn = (seat: Seat, decision: Decision): Generator<Advice, Advice> =>
  judged(seat, decision, efforts.veteran)
