import { farTell, useFar } from './far-table.ts'
import { anyText, keepSeat, keptSeat } from './kept-seats.ts'

/** The secret of the seat at the next table, made up here and kept with this seat. */
function nextSecret(game: string): string {
  const seat = keptSeat(game)
  const next = seat?.next ?? anyText()
  if (seat) keepSeat(game, seat.secret, { next })
  return next
}

export const seatForRematch = (game: string): string | null => keptSeat(game)?.next ?? null

export async function proposeRematch(): Promise<void> {
  const { game } = useFar.getState()
  if (game) await farTell('propose', 'rematch', { secret: nextSecret(game), watch: anyText() })
}

export async function agreeToRematch(): Promise<void> {
  const { game } = useFar.getState()
  if (game) await farTell('answer', 'rematch', true, { secret: nextSecret(game) })
}
