import type { Drawing, Id, Measured, Point, Reason, Sheet } from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { inHand } from './in-hand.ts'
import { pieceOf } from './on-table.ts'
import type { Table } from './table.ts'

export interface SelectionState {
  readonly selected: Id | null
  /** What the selected piece could do next. */
  readonly prospects: readonly Prospect[]
  /** What goes out from it: how far a leader's voice carries. */
  readonly aura: readonly Drawing[]
  /** Pieces taken together, for questions that want several. */
  readonly marked: readonly Id[]
  readonly sheet: Sheet | null
  /** The whole sheet is open, not only its first lines. */
  readonly sheetOpen: boolean
  /** Places that a line of the log shows. */
  readonly shown: readonly Point[]
  /** What can be done with a piece that was clicked with the right button. */
  readonly menu: { readonly piece: Id; readonly px: number; readonly py: number } | null
  readonly hover: { readonly at: Point; readonly piece: Id | null; readonly px: number; readonly py: number } | null
  /** What was measured last. Only this screen sees it; Escape takes it away. */
  readonly ruler: Ruler | null
}

/** A ruler laid on the table. */
export interface Ruler {
  readonly from: Point
  readonly to: Point
  readonly measured: Measured
}

export interface SelectionActions {
  select(piece: Id | null): Promise<void>
  openSheet(open: boolean): void
  openMenu(menu: SelectionState['menu']): void
  mark(pieces: readonly Id[]): void
  /** Says why what was pointed at cannot be done. */
  refuse(reasons: readonly Reason[]): void
  show(places: readonly Point[]): void
  hoverAt(hover: SelectionState['hover']): void
  /** Lays the ruler from one piece or place to another, as the rule set measures. */
  layRuler(from: Id | Point, to: Id | Point, ends: readonly [Point, Point]): Promise<void>
}

export const noSelection = {
  selected: null,
  prospects: [],
  aura: [],
  marked: [],
  sheet: null,
  sheetOpen: false,
  shown: [],
  menu: null,
} as const satisfies Partial<SelectionState>

/** Nothing is pointed at. */
export const noPointing: SelectionState = { ...noSelection, hover: null, ruler: null }

/** What the hand points at: the selected piece with its sheet, marks, menu and ruler. */
export function selecting({ get, set, client }: Table) {
  const hand = inHand({ get })
  /** The last time anything was asked: what comes in answer to an earlier question is not shown. */
  let looking = {}
  /** Asks what the selected piece can do now. A piece that is gone is no longer selected. */
  const lookAhead = async (): Promise<void> => {
    const { selected, snapshot } = get()
    const ticket = {}
    looking = ticket
    if (!selected) return
    const piece = pieceOf(snapshot, selected)
    if (!piece || piece.gone) return set({ ...noSelection })
    const tell = (known: Partial<SelectionState>): void => {
      if (get().selected === selected && looking === ticket) set(known)
    }
    // the sheet is shown at once; what the piece can do takes longer to work out
    const asked = client()
    await Promise.all([
      asked.ask('sheet', selected).then(sheet => tell({ sheet })),
      asked.ask('aura', selected).then(aura => tell({ aura })),
      snapshot?.prompt && asked.ask('prospects', selected).then(prospects => tell({ prospects })),
    ])
  }
  return {
    /** Another prompt has come: what the piece could do before it counts no more. */
    renew(): void {
      const next = hand.next()
      const loose = hand.isOtherStep() ? { marked: [] } : {}
      set(next === get().selected ? { prospects: [], ...loose } : { ...noSelection, selected: next })
      hand.keep()
      void lookAhead()
    },
    /** Escape: first the ruler goes, then the selection. */
    letGo(): void {
      const { ruler, shown } = get()
      set(ruler || shown.length > 0 ? { ruler: null, shown: [] } : noSelection)
      hand.keep()
    },
    actions: {
      async select(piece) {
        if (piece !== get().selected) set({ ...noSelection, selected: piece, ...(get().draft ? {} : { refused: [] }) })
        hand.keep()
        if (piece) await lookAhead()
      },
      openSheet: sheetOpen => set({ sheetOpen }),
      openMenu: menu => set({ menu }),
      mark: marked => set({ marked }),
      refuse: refused => set({ refused }),
      show: shown => set({ shown }),
      hoverAt: hover => set({ hover }),
      async layRuler(from, to, [a, b]) {
        const measured = await client().ask('measure', from, to)
        set({ ruler: measured && { from: a, to: b, measured } })
      },
    } satisfies SelectionActions,
  }
}

export type Selecting = ReturnType<typeof selecting>
