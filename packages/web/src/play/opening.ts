import type { Message } from '@sandtable/kernel'
import type { KeptGame, NewGame } from '@sandtable/room'
import type { GameClient, Keep } from '../game/client.ts'
import { useSettings } from '../settings/settings.ts'
import { noNotice } from './notice.ts'
import { noDraft } from './pondering.ts'
import { noSeat, type Seating } from './seat.ts'
import { noSelection } from './selection.ts'
import type { Table } from './table.ts'

export interface OpeningActions {
  /** Nothing is shown before it is kept. */
  start(game: NewGame, keep: Keep): Promise<void>
  /** Goes on with a kept game; says what is wrong with it, if anything is. */
  resume(game: KeptGame, keep: Keep): Promise<readonly Message[]>
  /** The game on the table is played elsewhere, and has gone on there. */
  follow(game: KeptGame): Promise<void>
  /** Sits down at a game that runs elsewhere. */
  join(open: () => GameClient): void
  leave(): void
}

/** How long its computers may think about a decision, in ms. */
const budget = (): number => useSettings.getState().thinking * 1000

/** Which game is on the table. */
export function opening(
  { get, set, client }: Table,
  seat: Seating,
  openGame: (keep: Keep) => GameClient,
): OpeningActions {
  const open = (make: () => GameClient): GameClient => {
    get().client?.close()
    const fresh = make()
    fresh.onSnapshot(seat.take)
    set({ ...noDraft, ...noSelection, ...noNotice, ...noSeat, client: fresh, oddsAreSecret: false })
    return fresh
  }
  return {
    async start(game, keep) {
      await open(() => openGame(keep)).ask('start', { ...game, budget: budget() })
    },
    async resume(game, keep) {
      const fresh = open(() => openGame(keep))
      seat.arrive()
      return fresh.ask('resume', { ...game, budget: budget() })
    },
    async follow(game) {
      await client().ask('resume', { ...game, watched: true })
    },
    join(make) {
      open(make)
      seat.arrive()
    },
    leave() {
      get().client?.close()
      set({ ...noDraft, client: null, snapshot: null, log: [], unseen: [] })
    },
  }
}
