import { actorIn, type Decision, fieldsFor, type Id, type Point, withoutRoles } from '@sandtable/kernel'
import { inFormation, type March, type Planned } from '@sandtable/room'
import { words } from '../language/index.ts'
import { namesOf } from '../words/names.ts'
import type { Noticing } from './notice.ts'
import { isAsked, pieceOf } from './on-table.ts'
import type { Table, TableState } from './table.ts'

/** A way of several deeds, of one piece or of many, that has been drafted: the first deed alone is the draft. */
export interface Marching {
  readonly marches: readonly March[]
  readonly plan: readonly Planned[]
  /** The draft that it goes on from; null for a group. */
  readonly draft: Decision | null
}

export interface MarchState {
  readonly march: Marching | null
  /** The deeds of the last march, and what had been told before: they are taken back together. */
  readonly gone: { readonly told: number; readonly deeds: number }
}

export interface MarchActions {
  /** Plans to go on from this draft to a place that one deed does not reach. */
  marchOn(draft: Decision, to: Point): Promise<void>
  /** Plans to move all of these in formation, as one of them would. */
  marchAll(pieces: readonly Id[], draft: Decision, to: Point): Promise<void>
  /** Sets out, deed by deed, until all have arrived or something happens. */
  setOut(): Promise<void>
}

export const noMarch = { march: null } as const satisfies Partial<MarchState>
export const notGone = { gone: { told: 0, deeds: 0 } } as const satisfies Partial<MarchState>

/** Who is on the way, for which seat, and what had been told when the last deed was done. */
interface Going {
  readonly seat: Id
  readonly marches: readonly March[]
  readonly told: number
  readonly from: Point | null
}

/** Carries marches out, deed by deed. */
function walking({ get, set, client }: Table, { report }: Pick<Noticing, 'report'>) {
  let going: Going | null = null
  /** A deed is being done. */
  let busy = false

  const goOn = async (): Promise<void> => {
    const { snapshot } = get()
    if (!going || busy || !snapshot || snapshot.seat !== going.seat || !isAsked(snapshot)) return
    busy = true
    try {
      const [march, ...others] = going.marches
      const stopped = march && hasHappened(get(), going)
      const [planned] = march && !stopped ? await client().ask('plan', [march]) : []
      const [leg] = planned?.legs ?? []
      if (!march || stopped) {
        // whoever of a group has not gone yet stays in hand
        if (march && going.marches.length > 1) set({ marked: leftIn(get(), going) })
        going = null
      } else if (!leg) going = { ...going, marches: others, told: get().log.length, from: null }
      else {
        going = { ...going, told: get().log.length, from: leg.path[0] ?? null }
        await client().ask('decide', leg.decision)
        const { gone } = get()
        set({ gone: { ...gone, deeds: gone.deeds + 1 } })
      }
    } catch (error) {
      going = null
      report(error)
    } finally {
      busy = false
    }
    if (going) await goOn()
  }
  return {
    goOn,
    async setOut(seat: Id, marches: readonly March[]): Promise<void> {
      const told = get().log.length
      set({ gone: { told, deeds: 0 } })
      going = { seat, marches, told, from: null }
      await goOn()
    },
  }
}

/** Marches: one click for what takes several deeds. */
export function marching(table: Table, notices: Noticing) {
  const { get, set, client } = table
  const { goOn, setOut } = walking(table, notices)
  const actions: MarchActions = {
    async marchOn(draft, to) {
      const { snapshot } = get()
      const march = { draft: withoutRoles(draft, snapshot?.table.roles ?? {}, 'place', 'path'), to }
      const plan = await client().ask('plan', [march])
      const isLonger = (plan[0]?.legs.length ?? 0) > 1
      if (get().draft === draft && isLonger) set({ march: { marches: [march], plan, draft } })
    },
    async marchAll(pieces, draft, to) {
      const { snapshot } = get()
      const marches = snapshot ? together(snapshot, pieces, draft, to) : []
      const plan = await client().ask('plan', marches)
      set({ march: { marches, plan, draft: null } })
      const refused = plan.filter(({ legs }) => legs.length === 0).map(({ piece }) => piece)
      if (snapshot && refused.length > 0) {
        const names = namesOf(snapshot)
        notices.actions.say(words().prompts.stay(refused.map(piece => names.piece(piece)).join(', ')))
      }
    },
    async setOut() {
      const { march, snapshot } = get()
      if (!march || !snapshot) return
      set({ ...noMarch, marked: [] })
      await setOut(snapshot.seat, march.marches)
    },
  }
  return {
    /** Another prompt has come: whoever is on the way goes on. */
    renew(): void {
      set(noMarch)
      void goOn()
    },
    actions,
  }
}

/** The march that is drafted now: it goes on from the draft, or stands alone. */
export const marchIn = ({ march, draft }: Pick<TableState, 'march' | 'draft'>): Marching | null =>
  march && march.draft === draft ? march : null

/** How many deeds one undo takes back: all of the last march, if this side has decided nothing since. */
export function deedsTogether({ gone: { told, deeds }, log, snapshot }: TableState): number {
  const since = log.slice(told).filter(entry => entry.type === 'decision' && entry.side === snapshot?.seat)
  return deeds > 1 && since.length === deeds ? deeds : 1
}

/** Who of a group is on the table and has not gone yet. */
function leftIn({ snapshot }: TableState, { marches, from }: Going): readonly Id[] {
  const roles = snapshot?.table.roles ?? {}
  const pieces = marches.map(({ draft }) => pieceOf(snapshot, actorIn(draft, roles)))
  return pieces.flatMap((piece, i) => {
    const isGone = !piece || piece.gone || (i === 0 && from !== null && String(piece.at) !== String(from))
    return isGone ? [] : [piece.id]
  })
}

/** The foremost go first, so that nobody stands in the way of those behind. */
function together(
  snapshot: NonNullable<TableState['snapshot']>,
  pieces: readonly Id[],
  draft: Decision,
  to: Point,
): readonly March[] {
  const { roles } = snapshot.table
  const [field = ''] = fieldsFor(roles, draft.action, 'actor')
  const standing = pieces.flatMap(id => {
    const { at, gone } = pieceOf(snapshot, id) ?? {}
    return at && !gone ? [{ id, at }] : []
  })
  const goals = inFormation(
    standing.map(({ at }) => at),
    to,
  )
  const far = ({ at: [x, y] }: { readonly at: Point }): number => Math.hypot(x - to[0], y - to[1])
  return standing
    .map(({ id, at }, i) => ({ at, march: { draft: { ...draft, [field]: id }, to: goals[i] as Point } }))
    .sort((a, b) => far(a) - far(b))
    .map(({ march }) => march)
}

/** Has another side done something since, or has the piece not got on? Then the player decides anew. */
function hasHappened({ log, snapshot }: TableState, { seat, told, from, marches }: Going): boolean {
  const { roles = {} } = snapshot?.table ?? {}
  const reacted = log
    .slice(told)
    .some(entry => entry.type === 'decision' && entry.side !== seat && actorIn(entry.decision, roles) !== null)
  const at = pieceOf(snapshot, marches[0] && actorIn(marches[0].draft, roles))?.at
  return reacted || (from !== null && at?.[0] === from[0] && at[1] === from[1])
}
