import { UMPIRE } from '@sandtable/kernel'
import { WATCHER } from '@sandtable/room'
import { words } from '../language/index.ts'
import { lastingAs } from '../saves/lasting.ts'
import type { FarState } from './far-game.ts'
import { sideName } from './side-name.ts'

/** What a seat is called: by the name that its player has chosen, or else by its side. */
export function nameOf(seat: string, { card, company }: Pick<FarState, 'card' | 'company'>): string {
  const { together } = words()
  if (seat === WATCHER) return together.spectator
  const called = company?.called[seat]
  if (called) return called
  if (seat === UMPIRE) return together.umpire
  const side = card?.players[seat] ?? seat
  const name = card ? sideName(side, card) : side
  const [, n] = seat.split('+')
  return n ? together.number(name, Number(n)) : name
}

/** The same, and beside a name of the player's own the place that it stands for: 'Anna (British)'. */
export function nameAndPlaceOf(seat: string, { card, company }: Pick<FarState, 'card' | 'company'>): string {
  const place = nameOf(seat, { card, company: null })
  const called = company?.called[seat]
  return called ? words().together.called(called, place) : place
}

const kept = lastingAs('localStorage', 'sandtable.name')

/** What whoever sits at this browser last wanted to be called: the next game begins with it. */
export const ownName = (): string => kept.get() ?? ''
export const keepOwnName = (name: string): void => kept.set(name || null)
