import { type Host, type Id, type Known, type Outcome, UMPIRE, Voice } from '@sandtable/kernel'
import type { BotName } from './players.ts'

/** What is kept of a game that was played: plain data, the same wherever it was played. */
export interface Played {
  readonly n: number
  readonly bots: { readonly [side: Id]: BotName }
  readonly winners: readonly Id[]
  readonly scores: { readonly [side: Id]: number }
  readonly turns: number
  readonly decisions: number
  /** Why it ended, in words. */
  readonly why: string
  readonly losses: readonly Loss[]
}

/** A piece that was lost, and by what. */
export interface Loss {
  readonly side: Id
  readonly kind: string
  readonly cause: string
  readonly turn: number
}

/** How a piece is out of the fight for good. */
const OUT: readonly string[] = ['lost', 'destroyed', 'fled', 'captured']

export function playedOf(n: number, host: Host, outcome: Outcome, bots: Played['bots']): Played {
  const { entries } = host.game.journal
  return {
    n,
    bots,
    winners: outcome.winners,
    scores: outcome.scores ?? {},
    turns: host.game.state.turn,
    decisions: entries.filter(({ type }) => type === 'decision').length,
    why: new Voice(host.seat(UMPIRE)).say(outcome.why?.says[0] ?? outcome.says),
    losses: lossesOf(host),
  }
}

/** Each piece once: a wreck that is cleared away was lost before. */
function lossesOf({ game }: Host): readonly Loss[] {
  const lost = new Map<Id, Loss>()
  let turn = 0
  for (const entry of game.journal.entries) {
    if (entry.type !== 'change' || !entry.after) continue
    if (entry.table === 'game') turn = (entry.after as { readonly turn: number }).turn
    const { event } = entry
    if (entry.table !== 'piece' || !event || !OUT.includes(event.is) || lost.has(entry.id)) continue
    const { side, kind } = entry.after as Known
    lost.set(entry.id, { side: String(side), kind: String(kind), cause: event.cause ?? event.is, turn })
  }
  return [...lost.values()]
}
