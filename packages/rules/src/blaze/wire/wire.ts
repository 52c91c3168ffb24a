import { type Id, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import { outcomeOf, wireCrossing } from '../combat-tables.ts'
import { witnesses } from '../fire/to-hit.ts'
import type { Blaze, Stand } from '../records.ts'
import { isLandingCraft, isVehicle, kindOf } from '../stands/stand.ts'

/** Strips of wire. */

export const remove = (game: Blaze, strip: Id, cites: readonly string[]): void => {
  game.change('terrain', strip, { gone: true }, cites)
  game.say(text`The ${the.ground(strip)} is cleared.`, cites)
}

/** The stand's base is at the strip. Gives whether it goes on. */
export function* crossWire(game: Blaze, id: Id, strip: Id, at: Point): Procedure<boolean> {
  const stand = game.piece(id)
  const { drive } = kindOf(game, stand)
  if (!isVehicle(game, stand) && !isLandingCraft(stand)) return yield* footCrosses(game, stand, strip)
  if (drive === 'wheeled') {
    game.change('piece', id, { at, immobilised: true }, ['BA-WIRE-3'], {
      is: 'damaged',
      cause: 'wire',
    })
    game.say(text`${the.piece(stand)} is caught in the wire for good.`, ['BA-WIRE-3'], [id])
    return false
  }
  if (drive === 'half-track') return yield* halfTrackCrosses(game, stand, strip)
  remove(game, strip, ['BA-WIRE-7', 'BA-WIRE-1'])
  return true
}

/** On 1-2 it is stuck, and may roll again in later turns: BA-WIRE-5, BA-WIRE-6. */
function* halfTrackCrosses(game: Blaze, stand: Stand, strip: Id): Procedure<boolean> {
  const cites = ['BA-WIRE-5', ...(stand.stuck ? ['BA-WIRE-6'] : [])]
  const [die] = yield* roll(game, 'wire', 1, { faces: 10, cites, about: [stand.id], ...witnesses(stand) })
  const stuck = outcomeOf(game.rows(wireCrossing)['half-track'], die as number) === 'stuck'
  game.change('piece', stand.id, { stuck }, cites)
  if (!stuck) remove(game, strip, cites)
  return !stuck
}

/** On 1-6 it is entangled on the near side, on 7-10 it clears a section and goes on: BA-WIRE-9. */
function* footCrosses(game: Blaze, stand: Stand, strip: Id): Procedure<boolean> {
  const cites = ['BA-WIRE-9']
  const [die] = yield* roll(game, 'wire', 1, { faces: 10, cites, about: [stand.id], ...witnesses(stand) })
  const entangled = outcomeOf(game.rows(wireCrossing).infantry, die as number) === 'entangled'
  if (entangled)
    game.change('piece', stand.id, { entangled: true }, ['BA-WIRE-9', 'BA-WIRE-10'], {
      is: 'pinned',
      cause: 'wire',
    })
  else {
    game.change('piece', stand.id, { cutWire: true }, ['BA-WIRE-10', 'BA-RUL-305'])
    remove(game, strip, cites)
  }
  return !entangled
}
