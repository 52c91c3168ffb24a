import { veteranOn, type Weighed } from '@sandtable/bots'
import { type Decision, type Host, type Id, SandtableError } from '@sandtable/kernel'

/** One of a side's decisions as a veteran sees it. */
export interface Reviewed {
  /** The number of entries before it. */
  readonly at: number
  readonly turn: number
  readonly decision: Decision
  /** The chance to win that it left, from 0 to 1. */
  readonly value: number
  /** What would surely have been better; null if nothing was. */
  readonly better: Weighed | null
}

/** How many decisions there are to look at, and what came of one of them. */
export interface Review {
  readonly of: number
  readonly found: Reviewed | null
}

/** More take too long: then they are spread over the whole game. */
const MOST = 40

/** Where this side decided something in battle, and nothing was under way: a veteran can try what else there was. */
export function reviewable({ game, rules }: Host, side: Id): readonly number[] {
  const { entries, settled } = game.journal
  const all = settled.filter(at => {
    const entry = entries[at]
    const purpose = entry?.type === 'decision' && rules.actions[entry.decision.action]?.purpose
    return entry?.type === 'decision' && entry.side === side && !OTHER.some(other => other === purpose)
  })
  if (all.length <= MOST) return all
  return Array.from({ length: MOST }, (_, i) => all[Math.floor((i * all.length) / MOST)] as number)
}
const OTHER = ['prepare', 'set-up', 'aside']

/** Looks at the nth of them. The game must be over: what a branch holds would tell secrets. */
export function reviewOf(host: Host, side: Id, nth: number): Review {
  if (!host.over) throw new SandtableError('PLAY-4', '', 'decisions are reviewed when the game is over')
  const places = reviewable(host, side)
  const at = places[nth]
  const entry = at === undefined ? undefined : host.game.journal.entries[at]
  if (at === undefined || entry?.type !== 'decision') return { of: places.length, found: null }
  const seat = host.branch(at, { from: 'seed', seed: `review ${at}` }).seat(side)
  if (!seat.allows(entry.decision)) return { of: places.length, found: null }
  const work = veteranOn(seat, entry.decision)
  let step = work.next()
  while (!step.done) step = work.next()
  const { weighed } = step.value
  const own = weighed.find(({ decision }) => decision === entry.decision)
  if (!own) return { of: places.length, found: null }
  const [best] = weighed
  const better = best && best !== own ? best : null
  const { turn } = seat.known().state
  return { of: places.length, found: { at, turn, decision: entry.decision, value: own.value, better } }
}
