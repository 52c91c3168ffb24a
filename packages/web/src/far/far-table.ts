import type { GameListed, GameMade, GameWish } from '@sandtable/room'
import { create } from 'zustand'
import { words } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import { useSaves } from '../saves/saves.ts'
import { type FarState, farGame, nobody } from './far-game.ts'
import { keepSeat, keptSeat, keptSeats } from './kept-seats.ts'

/** The game far away that is on the table, if one is. */
export const useFar = create<FarState & { readonly game: string | null }>(() => ({ ...nobody, game: null }))

/** Sits down at a game with the secret that this browser keeps; false if it keeps none. */
export function sitDown(game: string): boolean {
  const seat = keptSeat(game)
  if (!seat) return false
  useSaves.getState().play(null)
  useFar.setState({ ...nobody, game })
  useTable.getState().join(() =>
    farGame(seat, state => {
      if (useFar.getState().game !== game) return
      // the seal counts as it was told first
      if (state.card && seat.seal === null) keepSeat(game, seat.secret, { seal: state.card.seal })
      useFar.setState(state)
    }),
  )
  return true
}

export function getUp(): void {
  useFar.setState({ ...nobody, game: null })
  useTable.getState().leave()
}

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
