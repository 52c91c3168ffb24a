import { GameClosed, GameError } from '../game/client.ts'
import { after, type Table } from './table.ts'

export interface NoticeState {
  /** A word to the person at the table. */
  readonly notice: string | null
}

export interface NoticeActions {
  say(notice: string): void
  dismiss(): void
}

/** How long the turn notice stays, in ms. */
const MOMENT = 3000

export const noNotice: NoticeState = { notice: null }

/** What is said to the person at the table: errors, refusals, and whose turn it is. */
export function noticing({ get, set }: Table) {
  return {
    /** Says what went wrong. Reasons of the rules stand at the draft, anything else in a notice. */
    report(error: unknown): void {
      if (error instanceof GameClosed) return // whoever has closed it knows
      if (error instanceof GameError && error.reasons) set({ refused: error.reasons })
      else set({ notice: error instanceof Error ? error.message : String(error) })
    },
    /** Takes the notice away after a moment, unless another has come. */
    fade(): void {
      const { notice } = get()
      void after(MOMENT).then(() => get().notice === notice && set(noNotice))
    },
    actions: {
      say: notice => set({ notice }),
      dismiss: () => set({ ...noNotice, refused: [] }),
    } satisfies NoticeActions,
  }
}

export type Noticing = ReturnType<typeof noticing>
