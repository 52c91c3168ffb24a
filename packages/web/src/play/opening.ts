import type { KeptGame, NewGame, Rematch } from '@sandtable/room'
import type { GameClient } from '../game/client.ts'
import { noNotice } from './notice.ts'
import { noDraft } from './pondering.ts'
import { noSeat, type Seating } from './seat.ts'
import { noSelection } from './selection.ts'
import type { Table } from './table.ts'

export interface OpeningActions {
  start(game: NewGame): Promise<void>
  /** Goes on with a kept game; says what is wrong with it, if anything is. */
  resume(game: KeptGame): Promise<readonly string[]>
  /** The battle on the table once more. */
  rematch(wish: Rematch): Promise<void>
  leave(): void
}

/** Which game is on the table. */
export function opening({ get, set }: Table, seat: Seating, openGame: () => GameClient): OpeningActions {
  const open = (): GameClient => {
    get().client?.close()
    const fresh = openGame()
    fresh.onSnapshot(seat.take)
    set({ ...noDraft, ...noSelection, ...noNotice, ...noSeat, client: fresh, oddsAreSecret: false })
    return fresh
  }
  return {
    async start(game) {
      await open().ask('start', game)
    },
    async resume(game) {
      const client = open()
      seat.arrive()
      return client.ask('resume', game)
    },
    async rematch(wish) {
      set({ ...noDraft, ...noSelection, ...noNotice, unseen: [] })
      await get().client?.ask('rematch', wish)
    },
    leave() {
      get().client?.close()
      set({ ...noDraft, client: null, snapshot: null, log: [], unseen: [] })
    },
  }
}
