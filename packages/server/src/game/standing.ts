import type { Id } from '@sandtable/kernel'
import type { Card, Clocks, Reaction, Room } from '@sandtable/room'
import type { Stage } from '../storage/storage.ts'
import type { GameClocks } from './clocks.ts'
import type { Body, Ledger } from './ledger.ts'
import { peopleAt, waitingAt } from './seats.ts'

/** The seats that people play from now. */
export const playersNow = (card: Card, { left }: Ledger): readonly string[] =>
  peopleAt(card).filter(seat => !left.has(seat))

/** How a game stands after a step that says this, for lists of games. */
export function standingAfter(body: Body, card: Card, ledger: Ledger, room: Room | undefined) {
  if (body.type === 'packed' || room?.over) return { stage: 'over', waiting: [] } as const
  if (room)
    return {
      stage: room.readiness ? 'planning' : 'playing',
      waiting: waitingAt(card, ledger.left, room.waitingFor),
    } as const
  const sat = body.type === 'sat' ? body.side : null
  const gone = body.type === 'left' ? body.seats : []
  const isAwaited = (seat: string): boolean => seat !== sat && !gone.includes(seat) && !ledger.sat.has(seat)
  return { stage: 'gathering', waiting: playersNow(card, ledger).filter(isAwaited) } as const
}

/** The stage as lists of games tell it: that sides decide unseen is told at the table. */
export const stageTold = (stage: Stage): Exclude<Stage, 'planning'> => (stage === 'planning' ? 'playing' : stage)

/** The sides that a game in a list waits for, as far as this side may know: as at the table, not who of the others is ready. */
export function waitingSeen(card: Card, side: Id, stage: Stage, seats: readonly string[]): readonly Id[] {
  const sides = [...new Set(seats.map(seat => card.players[seat] ?? seat))]
  if (stage !== 'planning') return sides
  return sides.includes(side) ? [side] : Object.keys(card.seats).filter(other => other !== side)
}

/** The clocks and the standing order of a side. Where all decide unseen, the others' clocks would tell who has decided. */
export function timingOf(
  side: Id,
  clocks: GameClocks | null,
  ledger: Ledger,
  room: Room | undefined,
  now: number,
): { readonly clocks: Clocks | null; readonly reaction: Reaction } {
  const all = clocks?.now(ledger, now) ?? null
  const isSeen = (one: Id): boolean => one === side || !room?.readiness
  const seen = all && {
    left: Object.fromEntries(Object.entries(all.left).filter(([one]) => isSeen(one))),
    running: all.running.filter(isSeen),
  }
  return { clocks: seen, reaction: ledger.reactions.get(side) ?? 'ask' }
}
