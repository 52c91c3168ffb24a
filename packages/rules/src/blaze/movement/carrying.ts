import { ahead, type Id, type Point } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { sizeOf } from '../stands/measure.ts'
import { carriesOutside, kindOf } from '../stands/stand.ts'
import { transportCapacity } from '../tables.ts'

/** What a transport has aboard and in tow. */

/** Stands aboard, and the gun behind, go where their transport goes. */
export function carryAlong(game: Blaze, id: Id): void {
  const carrier = game.piece(id)
  for (const passenger of carrier.passengers)
    game.change('piece', passenger, { at: carrier.at }, [ridesBy(game, carrier)])
  const gun = carrier.towing ? game.find('piece', carrier.towing) : null
  if (!gun || !carrier.at) return
  const behind = Math.round((sizeOf(game, carrier)[1] + sizeOf(game, gun)[1]) / 2)
  const [x, y] = ahead(carrier.at, carrier.facing + 180, behind)
  const at: Point = [Math.min(Math.max(x, 0), game.width), Math.min(Math.max(y, 0), game.depth)]
  game.change('piece', gun.id, { at, facing: carrier.facing }, ['BA-TERR-4'])
}

/** The rule by which those aboard go along. */
function ridesBy(game: Blaze, carrier: Stand): string {
  if (carriesOutside(game, carrier)) return 'BA-MOTO-6'
  const { class: kind } = kindOf(game, carrier)
  return kind === 'craft' ? 'BA-CRAFT-3' : kind === 'glider' ? 'BA-ORG-25' : 'BA-CARD-5'
}

/** How much it carries; null for stands that are not transports. */
export const capacityOf = (game: Blaze, carrier: Stand) =>
  game.rows(transportCapacity)[kindOf(game, carrier).carries ?? ''] ?? null

/** The rule that says how many stands it carries. */
export const carriesRule = (game: Blaze, carrier: Stand): string =>
  (capacityOf(game, carrier)?.infantry ?? 0) > 1 ? 'BA-MOTO-1' : 'BA-MOTO-2'

/** A stand is no longer aboard. */
export function leaveTransport(game: Blaze, id: Id, cites: readonly string[]): void {
  const { aboard } = game.piece(id)
  const carrier = aboard ? game.find('piece', aboard) : null
  if (carrier) game.change('piece', carrier.id, { passengers: carrier.passengers.filter(p => p !== id) }, cites)
  if (aboard) game.change('piece', id, { aboard: null }, cites)
}
