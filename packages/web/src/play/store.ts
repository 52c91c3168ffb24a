import type { Prompt } from '@sandtable/kernel'
import { create } from 'zustand'
import { localGame } from '../game/client.ts'
import { aiming, aimsElsewhere, noAims } from './aiming.ts'
import { answering } from './answer.ts'
import { drafting } from './draft.ts'
import { marching, noMarch, notGone } from './marching.ts'
import { noNotice, noticing } from './notice.ts'
import { weighing } from './odds.ts'
import { opening } from './opening.ts'
import { noDraft, pondering } from './pondering.ts'
import { noSeat, seating } from './seat.ts'
import { noPointing, selecting } from './selection.ts'
import type { Table, TableActions, TableState } from './table.ts'

export type { Ruler } from './selection.ts'
export type { TableActions, TableState } from './table.ts'

/** The page's state: small machines that share one table, each in a file of its own. */
export const useTable = create<TableState & TableActions>((set, get, store) => {
  const table: Table = { get, set, client: () => get().client ?? noGame() }
  const aims = aiming(table)
  store.subscribe((now, before) => {
    if (aimsElsewhere(now, before)) void aims.look()
  })
  const notices = noticing(table)
  const selection = selecting(table)
  const odds = weighing(table, notices)
  const answers = answering(table, notices)
  const draft = drafting(table, pondering(table, notices, odds), odds, answers, selection)
  const marches = marching(table, notices)
  /** Another prompt has come. */
  const renew = (): void => {
    draft.renew()
    selection.renew()
    marches.renew()
  }
  const seat = seating(table, answers, { renew }, notices)
  return {
    ...noSeat,
    ...noDraft,
    ...noPointing,
    ...noNotice,
    ...noAims,
    ...noMarch,
    ...notGone,
    oddsAreSecret: false,
    ...notices.actions,
    ...selection.actions,
    ...answers.actions,
    ...draft.actions,
    ...seat.actions,
    ...marches.actions,
    ...opening(table, seat, localGame),
  }
})

/** The prompt that the person at this seat has to answer. */
export const myPrompt = ({ snapshot }: TableState): Prompt | null => snapshot?.prompt ?? null

function noGame(): never {
  throw new Error('no game is open')
}
