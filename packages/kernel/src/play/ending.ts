import type { ChangeEntry, Entry } from '../game/journal.ts'
import type { GameRecord, Id } from '../game/store.ts'
import type { Outcome } from '../ruleset.ts'
import { type Message, text, the } from '../text/message.ts'

/** How people end a game before its rules do. */
export interface Ending {
  readonly how: 'resigned' | 'time' | 'draw' | 'ruled'
  /** The side that resigned or ran out of time. */
  readonly side?: Id
  /** The sides that won; none if it is a draw. */
  readonly winners: readonly Id[]
}

const authors = { resigned: 'players', draw: 'players', time: 'clock', ruled: 'umpire' } as const

/** Whose doing an ending is. */
export const endedBy = ({ how }: Ending): 'umpire' | 'players' | 'clock' => authors[how]

/** Is the game over by this entry, whoever made it? */
export const isEnd = (entry: Entry): boolean =>
  entry.type === 'change' && entry.table === 'game' && isOver(entry.after) && !isOver(entry.before)

const isOver = (record: ChangeEntry['after']): boolean => (record as Partial<GameRecord> | null)?.over === true

/** The ending that this entry makes, if it makes one. */
export const endingIn = (entry: Entry | undefined): Ending | null =>
  (entry?.type === 'change' && (entry as ChangeEntry).ends) || null

export function endingSays({ how, side, winners }: Ending): Message {
  if (how === 'resigned' && side) return text`${the.side(side)} resigns.`
  if (how === 'time' && side) return text`${the.side(side)} has no time left.`
  if (how === 'draw') return text`The players agree on a draw.`
  const [winner] = winners
  return winner
    ? text`The umpire ends the game: ${the.side(winner)} has won.`
    : text`The umpire ends the game as a draw.`
}

export const outcomeOf = (ending: Ending): Outcome => ({ winners: ending.winners, says: endingSays(ending) })
