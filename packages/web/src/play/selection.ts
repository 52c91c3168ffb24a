import type { Drawing, Id, Measured, Point, Reason, Sheet } from '@sandtable/kernel'
import type { Prospect, Snapshot } from '@sandtable/room'
import { ableIn, nextAble } from './able.ts'
import { isAsked, pieceOf } from './on-table.ts'
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
  /** Who could act when this seat was last asked. */
  let able: ReadonlySet<Id> = new Set()
  /** Whom each seat had in hand, and when: it comes back to him after another's reaction. */
  const inHand = new Map<Id, { readonly piece: Id; readonly turn: unknown }>()

  /** After a deed, whoever is done gives way to the nearest who is not; after another's reaction, the mover is in hand again. */
  const handOn = (): void => {
    const { snapshot, selected, draft } = get()
    if (!snapshot || !isAsked(snapshot)) return
    const before = able
    able = ableIn(snapshot)
    const held = inHand.get(snapshot.seat)
    if (selected === null && held && held.turn === turnOf(snapshot) && able.has(held.piece))
      set({ ...noSelection, selected: held.piece })
    else if (selected !== null && !draft && before.has(selected) && !able.has(selected))
      set({ ...noSelection, selected: nextAble(selected, able, snapshot) })
    keepInHand()
  }
  const keepInHand = (): void => {
    const { snapshot, selected } = get()
    if (!snapshot) return
    if (selected === null) inHand.delete(snapshot.seat)
    else inHand.set(snapshot.seat, { piece: selected, turn: turnOf(snapshot) })
  }
  /** Asks what the selected piece can do now. A piece that is gone is no longer selected. */
  const lookAhead = async (): Promise<void> => {
    const { selected, snapshot } = get()
    if (!selected) return
    const piece = pieceOf(snapshot, selected)
    if (!piece || piece.gone) return set({ ...noSelection })
    const asked = snapshot?.prompt
    const tell = (known: Partial<SelectionState>): void => {
      if (get().selected === selected && get().snapshot?.prompt === asked) set(known)
    }
    // the sheet is shown at once; what the piece can do takes longer to work out
    await Promise.all([
      client()
        .ask('sheet', selected)
        .then(sheet => tell({ sheet })),
      client()
        .ask('aura', selected)
        .then(aura => tell({ aura })),
      asked &&
        client()
          .ask('prospects', selected)
          .then(prospects => tell({ prospects })),
    ])
  }
  return {
    /** Another prompt has come: what the piece could do before it counts no more. */
    renew(): void {
      set({ prospects: [] })
      handOn()
      void lookAhead()
    },
    /** Escape: first the ruler goes, then the selection. */
    letGo(): void {
      const { ruler, shown } = get()
      if (ruler || shown.length > 0) set({ ruler: null, shown: [] })
      else {
        set({ ...noSelection })
        keepInHand()
      }
    },
    actions: {
      async select(piece) {
        if (piece !== get().selected) set({ ...noSelection, selected: piece, ...(get().draft ? {} : { refused: [] }) })
        keepInHand()
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

/** Whose turn it is, and which. */
const turnOf = ({ view }: Snapshot): unknown => (view.tables.game[0] as { readonly turn?: number } | undefined)?.turn

export type Selecting = ReturnType<typeof selecting>
