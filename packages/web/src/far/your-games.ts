import type { GameListed, GameMade, GameWish } from '@sandtable/room'
import { words } from '../language/index.ts'
import { keepSeat, keptSeats } from './kept-seats.ts'

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(`./api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(words().far.noServer)
  })
  const value: unknown = await answer.json().catch(() => null)
  if (answer.ok) return value as T
  throw new Error((value as { readonly message?: string } | null)?.message ?? answer.statusText)
}

/** Has a game made, and keeps the seat of whoever made it, with the links for the others. */
export async function makeGame(wish: GameWish, yours: string): Promise<string> {
  const made = await post<GameMade>('games', wish)
  keepSeat(made.game, made.seats[yours] ?? made.watch, { made: { ...made, yours } })
  return made.game
}

/** The games at which this browser sits; none where no server answers. */
export async function yourGames(): Promise<readonly GameListed[]> {
  const secrets = keptSeats().map(({ secret }) => secret)
  return secrets.length === 0 ? [] : post<readonly GameListed[]>('mine', { secrets })
}
