import type { Calls, Snapshot } from '@sandtable/room'
import { vi } from 'vitest'
import type { GameClient } from '../game/client.ts'
import { part } from '../part.fixture.ts'
import { noAims } from './aiming.ts'
import { noMarch } from './marching.ts'
import { noNotice } from './notice.ts'
import { noDraft } from './pondering.ts'
import { noSeat } from './seat.ts'
import { noPointing } from './selection.ts'
import type { Table, TableActions, TableState } from './table.ts'

type Answers = { readonly [call in keyof Calls]?: (...args: never[]) => unknown }

/** A table without a page: the game answers what a test says, and everything else with null. */
export function bareTable(answers: Answers = {}, begun: Partial<TableState & TableActions> = {}) {
  const ask = vi.fn(async (call: keyof Calls, ...args: unknown[]) => {
    const answer = answers[call] as ((...args: unknown[]) => unknown) | undefined
    return answer ? answer(...args) : null
  })
  const client: GameClient = { ask: ask as never, onSnapshot: vi.fn(), close: vi.fn() }
  let state = {
    ...noSeat,
    ...noDraft,
    ...noPointing,
    ...noNotice,
    ...noAims,
    ...noMarch,
    oddsAreSecret: false,
    client,
    ...begun,
  } as TableState & TableActions
  const table: Table = {
    get: () => state,
    set: change => {
      state = { ...state, ...change }
    },
    client: () => client,
  }
  return { table, ask, client, now: () => state }
}

/** A hot-seat game of red and blue, as red sees it. */
export const snapshotOf = (more: object = {}): Snapshot =>
  part<Snapshot>({
    seat: 'red',
    waitingFor: ['red'],
    prompt: { side: 'red', actions: ['move'], default: null },
    offers: [],
    apart: [],
    news: [],
    newsIsAll: false,
    outcome: null,
    view: {
      tables: {
        game: [{ id: 'game', side: 'red' }],
        piece: [
          { id: 'r1', side: 'red', at: [100, 100], gone: false },
          { id: 'b1', side: 'blue', at: [900, 900], gone: false },
        ],
      },
    },
    table: {
      roles: { move: { piece: 'actor', to: 'place' } },
      purposes: {},
      sides: ['red', 'blue'],
      seats: { red: 'person', blue: 'person' },
      names: { red: 'Red', blue: 'Blue' },
    },
    ...more,
  })
