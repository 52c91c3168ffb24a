import { actorIn, type Decision, type Point, show, targetsIn } from '@sandtable/kernel'
import type { Chance, Riposte, Snapshot } from '@sandtable/room'
import { leftIdle } from '@sandtable/room'
import type { GameClient } from '../game/client.ts'
import { words } from '../language/index.ts'
import { rewritten } from '../language/numbers.ts'
import { pieceOf } from '../play/on-table.ts'
import type { TableState } from '../play/store.ts'
import { fetchPart } from '../sets/index.ts'
import { type Settings, useSettings } from '../settings/settings.ts'
import { percent } from '../words/odds.ts'
import { placeText, speechOf } from '../words/speech.ts'
import { goalOf, wayOf } from './way.ts'

/** The kinds of slips, each of which somebody may not want to hear of again. */
export type SlipKind = 'danger' | 'hopeless' | 'friend' | 'idle' | 'formation'

/** What speaks against a decision, said once before it is made. */
export interface Slip {
  readonly kind: SlipKind
  readonly says: string
  readonly rules: readonly string[]
  /** Somewhere better. */
  readonly place?: Point
}

/** What a slip is seen from: nothing but what the seat has before it. */
export interface Drafted extends Pick<TableState, 'odds' | 'riposte' | 'refuge'> {
  readonly snapshot: Snapshot
  readonly draft: Decision
  readonly client: Pick<GameClient, 'ask'>
}

/** From these chances on somebody is warned, if holding is better by so much. */
const HARM = 0.34
const PINNED = 0.5
const WORSE = 0.2
/** What is less likely than this is practically nothing. */
const NOTHING = 0.05
/** An own piece is put at risk by one's own deed. */
const OWN = 0.15

/** Does somebody want to hear of this kind of slip? */
export const hears = (kind: SlipKind, { warnings, unwarned }: Pick<Settings, 'warnings' | 'unwarned'>): boolean =>
  warnings === 'on' && !unwarned.includes(kind)
export const isWarned = (kind: SlipKind): boolean => hears(kind, useSettings.getState())

export function neverWarn(kind: SlipKind): void {
  const { unwarned, set } = useSettings.getState()
  set({ unwarned: [...new Set([...unwarned, kind])] })
}

/** Is anything wanted that is told from the odds? */
export const wantsOdds = (): boolean => (['danger', 'hopeless', 'friend'] as const).some(isWarned)

/** The slip that this decision would be, if it is one and somebody wants to hear of it. */
export async function slipIn(drafted: Drafted): Promise<Slip | null> {
  const found = [friendIn(drafted), hopelessIn(drafted)].find(slip => slip && isWarned(slip.kind))
  if (found) return found
  if (isWarned('danger')) {
    const danger = await dangerIn(drafted)
    if (danger) return danger
  }
  if (!isWarned('formation')) return null
  const slips = await fetchPart(drafted.snapshot.table.ruleset, 'slips')
  return (await slips?.formation?.(drafted)) ?? null
}

/** What of the reply to a move is likely enough to be warned of; undefined if nothing is, or nobody moves. */
export function fearedIn(snapshot: Snapshot, draft: Decision, { then }: Riposte): Chance | undefined {
  const piece = actorIn(draft, snapshot.table.roles)
  return goalOf(snapshot, draft) && piece !== null ? worstOf(then, piece) : undefined
}

/** A move after which the others' reply is likely to cost the piece, though holding or another place would not. */
async function dangerIn({ snapshot, draft, riposte, refuge, client }: Drafted): Promise<Slip | null> {
  const way = wayOf(snapshot, draft)
  const worst = riposte && fearedIn(snapshot, draft, riposte)
  if (!way || !worst) return null
  const otherwise = chanceOf(riposte.otherwise, way.id, worst.what)
  if (worst.chance - otherwise < WORSE && !refuge) return null
  const { slip, befalls } = words().learn
  const speech = speechOf(snapshot)
  const { names } = speech
  const measured = worst.by ? await client.ask('measure', way.to, worst.by) : null
  const foe = worst.by ? names.piece(worst.by) : ''
  const far = measured ? rewritten(show(measured.distance, snapshot.table.unit)) : ''
  const where =
    measured?.sight?.sees === 'clear' ? slip.open(far, foe) : measured ? slip.covered(far, foe) : slip.somewhere
  const holds = slip.holds(percent(otherwise, true))
  const says = slip.danger(
    names.piece(way.id),
    where,
    percent(worst.chance, true),
    befalls[worst.what],
    refuge ? `${holds}, ${slip.refuge(percent(refuge.chance, true), placeText(refuge.at, speech, way.from))}` : holds,
  )
  return { kind: 'danger', says, rules: measured?.sight?.cites.slice(0, 1) ?? [], ...(refuge && { place: refuge.at }) }
}

/** The worst that is likely enough to be warned of. */
export function worstOf(chances: readonly Chance[], piece: string): Chance | undefined {
  const limits = { gone: HARM, damaged: HARM, wounded: HARM, pinned: PINNED, away: 2 }
  return (['gone', 'damaged', 'wounded', 'pinned'] as const)
    .flatMap(what => chances.filter(one => one.piece === piece && one.what === what))
    .find(({ what, chance }) => chance >= limits[what])
}

const chanceOf = (chances: readonly Chance[], piece: string, what: Chance['what']): number =>
  chances.find(one => one.piece === piece && one.what === what)?.chance ?? 0

/** A shot that can achieve practically nothing. A wounded target may be hurt more, which the odds do not show. */
function hopelessIn({ snapshot, draft, odds }: Drafted): Slip | null {
  const target = pieceOf(snapshot, targetsIn(draft, snapshot.table.roles)[0])
  if (!odds || !target || target.side === snapshot.seat || goalOf(snapshot, draft)) return null
  if (snapshot.glances[target.id]?.some(glance => glance === 'pinned' || glance === 'wounded')) return null
  const best = Math.max(0, ...odds.chances.filter(({ side }) => side !== snapshot.seat).map(({ chance }) => chance))
  if (best >= NOTHING) return null
  const { slip } = words().learn
  const name = speechOf(snapshot).names.piece(target.id)
  const says = best > 0 || !odds.exact ? slip.hopeless(name, percent(best, !odds.exact)) : slip.hopelessNot(name)
  return { kind: 'hopeless', says, rules: [] }
}

/** A blast, or a shot, that may fall on one's own. */
function friendIn({ snapshot, draft, odds }: Drafted): Slip | null {
  if (goalOf(snapshot, draft)) return null
  const doer = actorIn(draft, snapshot.table.roles)
  const hurt = odds?.chances.find(
    ({ side, piece, chance, what }) => side === snapshot.seat && piece !== doer && chance >= OWN && what !== 'away',
  )
  if (!odds || !hurt) return null
  const { slip, befalls } = words().learn
  const says = slip.friend(
    speechOf(snapshot).names.piece(hurt.piece),
    percent(hurt.chance, !odds.exact),
    befalls[hurt.what],
  )
  return { kind: 'friend', says, rules: [] }
}

/** Who would be missed if the phase ended now; null if nobody, or if nobody wants to hear of it. */
export function idleSays(snapshot: Snapshot): string | null {
  const idle = isWarned('idle') ? leftIdle(snapshot, speechOf(snapshot)) : null
  return idle && (idle.says ?? words().learn.slip.idle(idle.count))
}
