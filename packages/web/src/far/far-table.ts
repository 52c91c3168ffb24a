import { create } from 'zustand'
import { useTable } from '../play/store.ts'
import { useSaves } from '../saves/saves.ts'
import { type FarState, farGame, nobody } from './far-game.ts'
import { keepSeat, keptSeat } from './kept-seats.ts'

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
