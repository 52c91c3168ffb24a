import type { Id } from '@sandtable/kernel'
import { type Card, type GameWish, WATCHER } from '@sandtable/room'
import type { SeatRow, Storage } from '../storage/storage.ts'
import type { Standing } from './ledger.ts'
import { type Opening, openingFor } from './opening.ts'
import { newSecret } from './secret.ts'

/** Makes the game that was agreed on. If it exists, it was made, but nobody heard of it. */
export async function makeRematch(
  storage: Storage,
  card: Card,
  opening: Opening,
  standing: Standing,
  now: number,
): Promise<void> {
  const { game = '' } = standing
  if (await storage.game(game)) return
  const next = rematchOf(card, opening, standing, newSecret())
  const row = { id: game, made: now, card: JSON.stringify(next.card), opening: JSON.stringify(next.opening) }
  await storage.create(row, next.seats)
}

/** The game that follows a game. */
interface Rematch {
  readonly card: Card
  readonly opening: Opening
  readonly seats: readonly SeatRow[]
}

/** The same battle with the sides exchanged: everybody takes the side before theirs. Where people share one, they keep it. */
function rematchOf(before: Card, opening: Opening, { yes, watch = '' }: Standing, dice: string): Rematch {
  const { dice: _, save: __, ...wish } = opening
  const sides = Object.keys(before.seats)
  const isShared = Object.keys(wish.shared ?? {}).length > 0
  const now = (side: Id): Id =>
    isShared || !sides.includes(side) ? side : (sides[(sides.indexOf(side) + sides.length - 1) % sides.length] as Id)
  const moved = <V>(by: { readonly [side: Id]: V }): { readonly [side: Id]: V } =>
    Object.fromEntries(Object.entries(by).map(([side, value]) => [now(side), value]))
  const next: GameWish = { ...wish, seats: moved(before.seats), levels: moved(before.levels) }
  const { card, opening: then } = openingFor(next, dice)
  const seats = [...yes].map(([seat, hash]) => ({ hash, side: now(seat) }))
  return { card, opening: then, seats: [...seats, { hash: watch, side: WATCHER }] }
}
