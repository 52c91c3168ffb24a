import { type Decision, kept, type Seat } from '@sandtable/kernel'
import { farSighted } from './ahead/far-sighted.ts'
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
const veteran = (seed: number | string): Bot =>
  inEachSet(set => players[set]?.veteran?.(seed) ?? lookingAhead(seed, efforts.veteran))

/** How many battles a general plays out for one decision. */
const BATTLES = 120

/** A general looks to the end where battles are short enough to be played out, elsewhere some turns ahead. */
const general = (seed: number | string): Bot =>
  inEachSet(set => {
    const player = players[set]
    const plays = player?.general ?? player?.veteran
    return player?.isShort && plays
      ? farSighted(seed, { plays, battles: BATTLES })
      : lookingAhead(seed, efforts.general)
  })

/** A player who is another one in every set. */
function inEachSet(made: (set: string) => Bot): Bot {
  const bots = new Map<string, Bot>()
  const botOf = ({ rules: { id } }: Seat): Bot => kept(bots, id, () => made(id))
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
  return level === 'veteran' ? veteran(seed) : general(seed)
}

/** A veteran who is asked for advice: he tries more decisions than he would for himself, and each more often. */
export const adviser = (): Bot => lookingAhead('advice', { ...efforts.veteran, playouts: 96, drawn: 5 })

/** What a veteran makes of somebody's decision, beside what he would have done himself. */
export const veteranOn = (seat: Seat, decision: Decision): Generator<Advice, Advice> =>
  judged(seat, decision, efforts.veteran)
