import { capital, sentence } from '@sandtable/kernel'
import type { Together } from '@sandtable/room'
import { create } from 'zustand'
import { GameError } from '../game/client.ts'
import { words } from '../language/index.ts'
import { useShownByOthers } from '../play/shown-by-others.ts'
import { useTable } from '../play/store.ts'
import { useSaves } from '../saves/saves.ts'
import { speechOf } from '../words/speech.ts'
import { type FarClient, type FarState, farGame, nobody } from './far-game.ts'
import { keepSeat, keptSeat } from './kept-seats.ts'
import { nameOf } from './names.ts'
import { pointOut, sayAloud } from './pointed.ts'

export interface FarTable extends FarState {
  readonly game: string | null
  /** The panel with the talk is open. */
  readonly talking: boolean
}

const gone: FarTable = { ...nobody, game: null, talking: false }

/** The game far away that is on the table, if one is. */
export const useFar = create<FarTable>(() => gone)

let client: FarClient | null = null

/** Tells the people at the table something, or proposes it to them. */
export async function farTell<K extends keyof Together>(call: K, ...args: Parameters<Together[K]>): Promise<void> {
  try {
    await client?.tell(call, ...args)
  } catch (error) {
    throw inWords(error)
  }
}

/** A refusal as a sentence for whoever sits here. */
function inWords(error: unknown): unknown {
  const { snapshot } = useTable.getState()
  if (!(error instanceof GameError) || !error.reasons || !snapshot) return error
  const { names } = speechOf(snapshot)
  return new Error(error.reasons.map(({ says }) => sentence(capital(names.say(says)))).join(' '))
}

/** Sits down at a game with the secret that this browser keeps; false if it keeps none. */
export function sitDown(game: string): boolean {
  const seat = keptSeat(game)
  if (!seat) return false
  useSaves.getState().play(null)
  useFar.setState({ ...gone, game })
  useShownByOthers.setState({ overlays: [], ping: at => farTell('say', { ping: at }) })
  useTable.getState().join(() => {
    client = farGame(
      seat,
      state => {
        if (useFar.getState().game !== game) return
        // the seal counts as it was told first
        if (state.card && seat.seal === null) keepSeat(game, seat.secret, { seal: state.card.seal })
        useFar.setState(state)
      },
      {
        pointed: heard => {
          const table = useFar.getState()
          const name = nameOf(heard.by, table)
          pointOut(heard, name)
          if (heard.by !== table.seat && !table.talking) sayAloud(heard, name)
        },
        takenBack: () => useTable.getState().say(words().together.takenBack),
      },
    )
    return client
  })
  return true
}

export function getUp(): void {
  useShownByOthers.setState({ overlays: [], ping: null })
  useFar.setState(gone)
  useTable.getState().leave()
}
