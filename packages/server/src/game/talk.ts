import { isPoint, SandtableError, UMPIRE } from '@sandtable/kernel'
import { type Card, type Heard, type Said, WATCHER } from '@sandtable/room'

/** How much of it a page that comes is told. */
export const LATEST = 200
const LONGEST = 500

const wrong = (says: string): never => {
  throw new SandtableError('NET-1', '', says)
}

/** Reads what somebody wants to share. */
export function saidIn(raw: unknown): Said {
  if (typeof raw !== 'object' || raw === null) return wrong('nothing is said')
  const { text, to, ping, ruler } = raw as { readonly [field: string]: unknown }
  if (typeof text === 'string') {
    if (text.trim() === '' || text.length > LONGEST) return wrong(`a line has from 1 to ${LONGEST} characters`)
    return to === 'all' || to === 'side' ? { text: text.trim(), to } : wrong('it goes to all, or to the side')
  }
  if (isPlace(ping)) return { ping }
  if (Array.isArray(ruler) && ruler.length === 2 && isPlace(ruler[0]) && isPlace(ruler[1]))
    return { ruler: [ruler[0], ruler[1]] }
  return wrong('it is a text, a ping or a ruler')
}

/** A hundred metres of table are more than anybody has. */
const FARTHEST = 10_000_000
const isPlace = (value: unknown): value is readonly [number, number] =>
  isPoint(value) && value.every(one => Number.isSafeInteger(one) && Math.abs(one) <= FARTHEST)

/** May this seat hear it now? Those who watch hear the players as late as they see them. */
export function hears({ players, watching }: Card, { by, at, said }: Heard, seat: string, now: number): boolean {
  if (by === seat && seat !== WATCHER) return true
  if (by === WATCHER) return seat === WATCHER || watching.talk
  if ('to' in said && said.to === 'side') return seat === UMPIRE || players[by] === players[seat]
  return seat !== WATCHER || at <= now - watching.delay * 1000
}
