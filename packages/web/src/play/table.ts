import type { GameClient } from '../game/client.ts'
import type { AimState } from './aiming.ts'
import type { AnswerActions } from './answer.ts'
import type { DraftActions } from './draft.ts'
import type { MarchActions, MarchState } from './marching.ts'
import type { NoticeActions, NoticeState } from './notice.ts'
import type { OddsState } from './odds.ts'
import type { OpeningActions } from './opening.ts'
import type { DraftState } from './pondering.ts'
import type { SeatActions, SeatState } from './seat.ts'
import type { SelectionActions, SelectionState } from './selection.ts'

/** What stands on the page besides the snapshot, each part kept by a machine of its own. */
export interface TableState
  extends SeatState,
    DraftState,
    OddsState,
    AimState,
    MarchState,
    SelectionState,
    NoticeState {}

/** Everything that a person can do at the table. */
export interface TableActions
  extends OpeningActions,
    SeatActions,
    DraftActions,
    AnswerActions,
    SelectionActions,
    MarchActions,
    NoticeActions {}

/** What the machines of the table share: its state, and the game that is played on it. */
export interface Table {
  get(): TableState & TableActions
  set(change: Partial<TableState>): void
  /** The game; an error if none is open. */
  client(): GameClient
}

export const after = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))
