import type { ChangeEntry, Entry, Id, Point } from '@sandtable/kernel'
import type { Where } from '../../scene/motion-of.ts'
import type { Motion } from '../../table/scene.ts'
import { mm } from '../length.ts'

/** The template of high explosive, from its middle to its rim. */
const TEMPLATE = mm(60)

/** How long it takes to turn all cards over, in ms. */
const TURNED = 1300

type Known = { readonly [field: string]: unknown }

/** What is seen of an entry besides moves, falls and the shots of decisions: shells that come down, and fire that was decided unseen. */
export function seenOf(entries: readonly Entry[], at: number, where: Where): readonly Motion[] {
  const entry = entries[at] as Entry
  if (entry.type === 'said') return entry.at ? [{ type: 'burst', at: entry.at, radius: TEMPLATE }] : []
  if (entry.type !== 'change') return []
  // nothing moves before the cards are open
  if ((entry.after as Known | null)?.phase === 'reveal') return [{ type: 'pause', lasts: TURNED }]
  if (entry.table !== 'piece') return []
  const [was, is] = [entry.before as Known | null, entry.after as Known | null]
  if (was?.fired !== false || is?.fired !== true || isDecided(entries, at, entry.id)) return []
  const [from, to] = [is.at as Point | null, targetAfter(entries, at, where)]
  return from && to ? [{ type: 'shot', from, to, look: 'bullet' }] : []
}

function isDecided(entries: readonly Entry[], at: number, piece: Id): boolean {
  const decision = entries.slice(0, at).findLast(entry => entry.type === 'decision')
  return decision?.type === 'decision' && decision.decision.piece === piece
}

/** Where the pieces stand that the next dice are for. */
function targetAfter(entries: readonly Entry[], at: number, where: Where): Point | null {
  const after = entries.slice(at + 1)
  const next = after.find(({ type }) => type === 'roll' || type === 'decision')
  const [target] = next?.type === 'roll' ? (next.about ?? []) : []
  if (target === undefined) return null
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === target)
  return ((change?.before as { at?: Point | null } | null)?.at ?? where(target)?.at) || null
}
