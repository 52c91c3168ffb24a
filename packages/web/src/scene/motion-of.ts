import {
  actorIn,
  type ChangeEntry,
  type Decision,
  type Entry,
  type Id,
  isPoint,
  type Point,
  type Roles,
  targetsIn,
  wayIn,
} from '@sandtable/kernel'
import type { SetLook } from '../sets/look.ts'
import type { Motion } from '../table/scene.ts'

interface Standing {
  readonly id: Id
  readonly at: Point | null
  readonly gone: boolean
}

/** Where pieces stand now, for decisions that only name them. */
export type Where = (piece: Id) => Standing | undefined

/** What a set adds to moves and falls. */
type Deeds = Pick<SetLook, 'deed' | 'happens'>

/** What of these entries can be seen to happen on the table, in order. */
export function motionOf(entries: readonly Entry[], look: Deeds, where: Where, roles: Roles): readonly Motion[] {
  const motions: Motion[] = []
  let decision: Decision | null = null
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'decision') {
      decision = entry.decision
      motions.push(...flights(decision, entries.slice(i + 1), look, where, roles))
    } else if (entry.type === 'change' && entry.table === 'piece') motions.push(...changed(entry, decision, roles))
    motions.push(...(look.happens?.(entries, i, where) ?? []))
  }
  return motions
}

function changed({ before, after, event }: ChangeEntry, decision: Decision | null, roles: Roles): readonly Motion[] {
  const [was, is] = [before, after] as readonly (Standing | null)[]
  if (!was?.at || !is) return []
  if (is.at && !isSame(was.at, is.at)) {
    const way = decision && actorIn(decision, roles) === is.id ? wayIn(decision, roles) : []
    return [{ type: 'move', piece: is.id, path: [was.at, ...way.slice(0, -1), is.at] }]
  }
  return is.gone && !was.gone && event?.is !== 'left' ? [{ type: 'fall', piece: is.id, at: was.at }] : []
}

/** What flies from who decided to what is aimed at. Those who fall by it still stand where the next entries say they stood. */
function flights(
  decision: Decision,
  after: readonly Entry[],
  look: Deeds,
  where: Where,
  roles: Roles,
): readonly Motion[] {
  const piece = actorIn(decision, roles)
  const doer = piece === null ? undefined : where(piece)
  const from = doer && (placeBefore(doer.id, after) ?? doer.at)
  const flight = doer && look.deed?.(decision, doer as never)
  const line = wayIn(decision, roles)
  if (doer && flight && 'aloft' in flight && line.length > 0)
    return [{ type: 'flight', look: flight.aloft, path: line }]
  if (!from || !flight || 'aloft' in flight) return []
  const aims = targetsIn(decision, roles).flatMap(aim => {
    if (isPoint(aim)) return [aim]
    const at = placeBefore(aim, after) ?? where(aim)?.at
    return at ? [at] : []
  })
  return aims.flatMap(to => [
    ...Array.from({ length: flight.shots ?? 1 }, () => ({ type: 'shot', from, to, look: flight.flies }) as const),
    ...(flight.burst ? [{ type: 'burst', at: to, radius: flight.burst } as const] : []),
  ])
}

/** Where a piece stood before what happens to it next; null if nothing does. */
function placeBefore(id: Id, after: readonly Entry[]): Point | null {
  const next = after.find((entry): entry is ChangeEntry => entry.type === 'change' && entry.id === id)
  return ((next?.before as Standing | null)?.at ?? null) as Point | null
}

/** Those who fall in these entries, as they stood: they are on the table until it has been seen. */
export function fallenIn(entries: readonly Entry[]): readonly object[] {
  const fallen = new Map<Id, object>()
  for (const entry of entries) {
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const [was, is] = [entry.before, entry.after] as readonly (Standing | null)[]
    if (was?.at && is?.gone && !was.gone && entry.event?.is !== 'left') fallen.set(entry.id, { ...was, at: was.at })
    else if (is && !is.gone) fallen.delete(entry.id)
  }
  return [...fallen.values()]
}

/** Where somebody was lost in these entries, and who it was: a marker stays there. Who comes back takes it away. */
export function lossesIn(
  entries: readonly Entry[],
): readonly { readonly id: Id; readonly side: Id; readonly at: Point }[] {
  const losses = new Map<Id, { readonly id: Id; readonly side: Id; readonly at: Point }>()
  for (const entry of entries) {
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const [was, is] = [entry.before, entry.after] as readonly ((Standing & { readonly side: Id }) | null)[]
    if (entry.event?.is === 'lost' && was?.at && is?.gone !== false)
      losses.set(entry.id, { id: entry.id, side: was.side, at: was.at })
    else if (is && !is.gone) losses.delete(entry.id)
  }
  return [...losses.values()]
}

/** Where something came down in these entries: the ground is marked there. */
export function scarsIn(entries: readonly Entry[]): readonly Point[] {
  const scars: Point[] = []
  for (const entry of entries) {
    const at = entry.type === 'said' ? entry.at : undefined
    if (at && !scars.some(other => isNear(other, at))) scars.push(at)
  }
  return scars
}

/** Two that fell so close together, in hundredths of a millimetre, are one mark. */
const CLOSE = 800
const isNear = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) <= CLOSE && Math.abs(a[1] - b[1]) <= CLOSE

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]
