import { type Entry, type Id, type Prompt, UMPIRE } from '@sandtable/kernel'
import { type Missed, missedBy, type Snapshot } from '@sandtable/room'
import type { GameClient } from '../game/client.ts'
import { whose } from '../words/whose.ts'
import type { Answering } from './answer.ts'
import type { Noticing } from './notice.ts'
import { isAsked, pieceOf } from './on-table.ts'
import { noDraft } from './pondering.ts'
import { noPointing, noSelection } from './selection.ts'
import type { Table, TableState } from './table.ts'

export interface SeatState {
  readonly client: GameClient | null
  readonly snapshot: Snapshot | null
  /** All that this seat has been told, oldest first. */
  readonly log: readonly Entry[]
  /** Entries that have still to be shown on the table. */
  readonly unseen: readonly Entry[]
  /** The seat for which the curtain is down. */
  readonly curtain: Id | null
  /** Who interrupts the turn of another person at this screen. */
  readonly stepsIn: Id | null
  /** What this seat has missed, while it is being shown. */
  readonly recap: Missed | null
}

export interface SeatActions {
  pass(): Promise<void>
  liftCurtain(): Promise<void>
  /** Another person at this screen interrupts. */
  stepIn(seat: Id): void
  endRecap(): void
  seen(): void
  /** Somebody takes the umpire's seat, which sees everything. These words of it stand in the log. */
  umpireSits(words: string): Promise<void>
  /** The umpire has done: the game goes on with whoever is asked. */
  umpireLeaves(): void
}

export const noSeat: SeatState = {
  client: null,
  snapshot: null,
  log: [],
  unseen: [],
  curtain: null,
  stepsIn: null,
  recap: null,
}

/** Whoever must know that another prompt has come. */
interface Renewed {
  renew(): void
}

/** Who sits at this screen, and what each may see: snapshots come in here, and the curtain falls between two people. */
export function seating({ get, set, client }: Table, { attempt }: Answering, prompted: Renewed, { fade }: Noticing) {
  /** A kept game was opened, and nobody has sat down yet. */
  let arriving = false
  /** The curtain is being lifted: the next snapshot is for whoever sits down. */
  let sitting = false

  const take = (snapshot: Snapshot): void => {
    const { snapshot: before, stepsIn, recap } = get()
    const next = snapshot.seat === stepsIn && snapshot.prompt ? null : nextAt(snapshot, arriving)
    // a curtain that hides what the umpire sees stays until somebody else sits down
    const curtain = snapshot.seat === UMPIRE ? get().curtain : curtainFor(next, snapshot)
    if (next && !curtain && next !== snapshot.seat) void client().ask('sit', next)
    const isNew = !curtain && (arriving || sitting)
    if (!curtain) arriving = false
    sitting = false
    const isSame = isSameQuestion(before, snapshot)
    const looksOn = isWatching(get(), snapshot)
    set({
      ...told(get(), snapshot, looksOn),
      ...(isSame ? {} : noDraft),
      curtain,
      recap:
        isNew && !snapshot.watched ? missedBy(snapshot.seat, snapshot.view, snapshot.news) : curtain ? null : recap,
    })
    if (looksOn) fade()
    if (!isSame) prompted.renew()
  }
  /** Another person sits down: behind the curtain, if one of the two knows what the other does not. */
  const handOver = (seat: Id | null, stepsIn: Id | null): void => {
    const curtain = curtainFor(seat, get().snapshot)
    set({ ...noDraft, ...noSelection, stepsIn, curtain })
    if (seat && !curtain) void client().ask('sit', seat)
  }
  return {
    take,
    /** A kept game is opened: who comes back to it is not known yet. */
    arrive(): void {
      arriving = true
    },
    actions: {
      async pass() {
        const { snapshot, stepsIn } = get()
        // a player who interrupted but did nothing hands the turn back
        if (snapshot && stepsIn === snapshot.seat && !isAsked(snapshot)) handOver(nextAt(snapshot, false), null)
        else await attempt(() => client().ask('pass'))
      },
      async liftCurtain() {
        const { curtain } = get()
        arriving = false
        sitting = true
        if (curtain) await client().ask('sit', curtain)
        set({ curtain: null })
      },
      stepIn: seat => handOver(seat, seat),
      endRecap: () => set({ recap: null }),
      seen: () => set({ unseen: [] }),
      ...umpiring({ get, set, client }, handOver),
    } satisfies SeatActions,
  }
}

/** The umpire sits down at this screen, which the log says, and leaves again. */
function umpiring(
  { get, set, client }: Table,
  handOver: (seat: Id | null, stepsIn: Id | null) => void,
): Pick<SeatActions, 'umpireSits' | 'umpireLeaves'> {
  return {
    async umpireSits(said) {
      await client().ask('umpire', { does: 'say', words: said })
      set({ ...noDraft, ...noSelection, stepsIn: null })
      await client().ask('sit', UMPIRE)
    },
    umpireLeaves() {
      const { snapshot } = get()
      if (snapshot) handOver(askedIn(snapshot) ?? peopleAt(snapshot)[0] ?? snapshot.table.sides[0] ?? null, null)
    },
  }
}

export type Seating = ReturnType<typeof seating>

/** Does the other player at this screen sit down without a curtain, having watched until now? */
const isWatching = ({ snapshot: before, curtain }: TableState, { seat }: Snapshot): boolean =>
  before !== null && before.seat !== seat && curtain === null && !before.apart.includes(seat)

/** What a snapshot changes at the table, whatever becomes of the draft. */
function told(state: TableState, snapshot: Snapshot, looksOn: boolean) {
  const { snapshot: before, log, unseen, stepsIn } = state
  const { news, newsIsAll, seat } = snapshot
  const isHanded = before !== null && before.seat !== seat
  return {
    snapshot,
    log: newsIsAll ? news : [...log, ...news],
    // a player who was watching sees the end of what happened
    unseen: !newsIsAll ? [...unseen, ...news] : looksOn ? unseen : [],
    stepsIn: isAsked(snapshot) ? null : stepsIn,
    hover: hoverAfter(state, snapshot),
    // nothing of the player who sat here before is left
    ...(isHanded ? { ...noPointing, notice: looksOn && !snapshot.watched ? whose(snapshot) : null } : {}),
  }
}

/** A piece that has gone on is not under the pointer any more, which rests where it stood. */
function hoverAfter({ hover, snapshot: before }: TableState, snapshot: Snapshot): TableState['hover'] {
  if (!hover?.piece) return hover
  const [stood, stands] = [pieceOf(before, hover.piece)?.at, pieceOf(snapshot, hover.piece)?.at]
  const isThere = stood?.[0] === stands?.[0] && stood?.[1] === stands?.[1]
  return isThere ? hover : { ...hover, piece: null }
}

/** Is the same player still asked the same, so that the draft may stay? Every snapshot brings a new prompt object. */
function isSameQuestion(before: Snapshot | null, now: Snapshot): boolean {
  if (before?.seat !== now.seat || !isAlike(before.prompt, now.prompt)) return false
  // a player who is about to interrupt keeps the draft, although the other side has just done something more
  return now.news.length === 0 || (!isAsked(before) && !isAsked(now))
}

const isAlike = (a: Prompt | null, b: Prompt | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The curtain falls before anything of the next seat is shown, where there is anything to hide. */
function curtainFor(next: Id | null, snapshot: Snapshot | null): Id | null {
  const { seat, apart = [] } = snapshot ?? {}
  return next && (next === seat ? apart.length > 0 : apart.includes(next)) ? next : null
}

const peopleAt = ({ table }: Snapshot): readonly Id[] => table.sides.filter(side => table.seats[side] === 'person')
const askedIn = (snapshot: Snapshot): Id | undefined =>
  snapshot.waitingFor.find(side => peopleAt(snapshot).includes(side))

/** The person at this screen who is asked next, if it is not the one who sits here. The umpire stays. */
function nextAt(snapshot: Snapshot, arriving: boolean): Id | null {
  const { seat, waitingFor, outcome } = snapshot
  if (seat === UMPIRE) return null
  const people = peopleAt(snapshot)
  const asked = askedIn(snapshot)
  // which of several people has come back to a kept game is not known
  if (arriving && people.length > 1 && !outcome) return asked ?? people[0] ?? null
  return outcome || waitingFor.includes(seat) ? null : (asked ?? null)
}
