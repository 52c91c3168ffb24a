/** What reaches the screen of a seat in battles that hide something, for the audit of the wire. */
import { scripted } from '@sandtable/bots'
import { type Answered, answered, answersOf, type Host, type Id, type Known } from '@sandtable/kernel'
import { leading } from '../packages/room/src/idle.ts'
import { prospectsOf } from '../packages/room/src/offers.ts'
import { Room } from '../packages/room/src/room.ts'
import { battles, onScreen } from '../packages/room/src/twins.fixture.ts'
import { isSoak, size } from './games.ts'

export const GAMES = isSoak ? size(500, 4) : 4
export const MOMENTS = isSoak ? 20 : 3
export const hiding = battles().filter(([name]) => name.includes('/blaze/') && !name.includes('tutorial'))

/** Everything that a screen can get at this seat now. */
export function* wire(host: Host, side: Id, seed: number): Generator<Answered> {
  const seat = host.seat(side)
  yield* answersOf(seat, 0, ['nobody'], seed)
  yield* onScreen(host, side, 0)
  const { roles } = new Room(host, new Map(host.setup.sides.map(({ id }) => [id, scripted(id)])))
  for (const { id } of (seat.view().tables.piece as readonly Known[]).slice(0, 2))
    yield [`prospects ${id}`, answered(() => prospectsOf(seat, roles, id))]
  for (const action of seat.prompt()?.actions ?? [])
    yield [`leading ${action}`, answered(() => leading(seat, { action }, roles))]
}
