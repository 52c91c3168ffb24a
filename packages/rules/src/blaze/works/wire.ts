import { because, type Id, type Point, type Procedure, type Reason, roll, text, the } from '@sandtable/kernel'
import { outcomeOf, wireCrossing } from '../combat-tables.ts'
import { witnesses } from '../fire/to-hit.ts'
import { whyHeld } from '../movement/held.ts'
import { type Move, travel } from '../movement/move.ts'
import { moveRate } from '../movement/rates.ts'
import { isPaid, tollOn } from '../movement/spending.ts'
import { whyNotEnd } from '../movement/walk.ts'
import type { Blaze, Stand } from '../records.ts'
import { isLandingCraft, isVehicle, kindOf } from '../stands/stand.ts'
import { offers, PASS } from '../turn/asking.ts'

/** Strips of wire. */

const remove = (game: Blaze, strip: Id, cites: readonly string[]): void => {
  game.change('terrain', strip, { gone: true }, cites)
  game.say(text`The ${the.ground(strip)} is cleared.`, cites)
}

/** The stand's base is at the strip. Gives whether it goes on. */
export function* crossWire(game: Blaze, id: Id, strip: Id, at: Point): Procedure<boolean> {
  const stand = game.piece(id)
  const { drive } = kindOf(game, stand)
  if (!isVehicle(game, stand) && !isLandingCraft(stand)) return yield* footCrosses(game, stand, strip)
  if (drive === 'wheeled') {
    game.change('piece', id, { at, immobilised: true }, ['BA-WIRE-3', 'BA-RUL-80'], {
      is: 'damaged',
      cause: 'wire',
    })
    game.say(text`${the.piece(stand)} is caught in the wire for good.`, ['BA-WIRE-3'], [id])
    return false
  }
  if (drive === 'half-track') return yield* halfTrackCrosses(game, stand, strip)
  remove(game, strip, ['BA-WIRE-7', 'BA-WIRE-1', 'BA-RUL-128', ...(isLandingCraft(stand) ? ['BA-RUL-306'] : [])])
  return true
}

/** On 1-2 it is stuck, and may roll again in later turns: BA-WIRE-5, BA-WIRE-6. */
function* halfTrackCrosses(game: Blaze, stand: Stand, strip: Id): Procedure<boolean> {
  const cites = ['BA-WIRE-4', 'BA-WIRE-5', 'BA-RUL-80', ...(stand.stuck ? ['BA-WIRE-6'] : [])]
  const [die] = yield* roll(game, 'wire', 1, { faces: 10, cites, about: [stand.id], ...witnesses(stand) })
  const stuck = outcomeOf(wireCrossing['half-track'], die as number) === 'stuck'
  game.change('piece', stand.id, { stuck }, cites)
  if (!stuck) remove(game, strip, cites)
  return !stuck
}

/** On 1-6 it is entangled on the near side, on 7-10 it clears a section and goes on: BA-WIRE-9. */
function* footCrosses(game: Blaze, stand: Stand, strip: Id): Procedure<boolean> {
  const cites = ['BA-WIRE-9', 'BA-RUL-80']
  const [die] = yield* roll(game, 'wire', 1, { faces: 10, cites, about: [stand.id], ...witnesses(stand) })
  const entangled = outcomeOf(wireCrossing.infantry, die as number) === 'entangled'
  if (entangled)
    game.change('piece', stand.id, { entangled: true }, ['BA-WIRE-9', 'BA-WIRE-10', 'BA-RUL-80'], {
      is: 'pinned',
      cause: 'wire',
    })
  else {
    game.change('piece', stand.id, { cutWire: true }, [...cites, 'BA-RUL-305'])
    remove(game, strip, cites)
  }
  return !entangled
}

/** Engineers cut strips with an Action; with one strip they may then move half their distance: BA-WIRE-8. */
export function* cutWire(game: Blaze, id: Id, strips: readonly Id[], thenMoves: boolean): Procedure {
  for (const strip of strips) remove(game, strip, ['BA-WIRE-8', 'BA-RUL-129'])
  const stand = game.piece(id)
  // who is held where he is has cut the wire, and goes nowhere: BA-DIS-3
  if (!thenMoves || whyHeld(game, stand).length > 0) return
  yield* offers(game, stand.side, {
    says: text`Move ${the.piece(stand)} half its distance?`,
    actions: ['move', 'pass'],
    cites: ['BA-WIRE-8'],
    about: [id],
    context: { half: id } satisfies HalfMove,
    default: PASS,
  })
}

/** A prompt that lets engineers go half their distance says who they are. */
export type HalfMove = { readonly half: Id }

/** They go with what is left of their turn. */
export function* goHalf(game: Blaze, { piece: id, to, path, facing }: Move): Procedure {
  const way = [game.piece(id).at as Point, ...(path ?? (to ? [to] : []))]
  const cites = ['BA-WIRE-8', 'BA-RUL-2']
  game.change('piece', id, { hasMoved: true }, cites)
  yield* travel(game, id, 'move', { path: way, facing: facing ?? null, floor: 0, cites })
}

/** Why the engineers cannot go there with what is left of their turn. */
export function whyNotHalfMove(game: Blaze, { piece, to, path, facing }: Move, { half }: HalfMove): readonly Reason[] {
  const stand = game.find('piece', piece)
  if (!stand?.at || piece !== half) return [because('card', text`only ${the.piece(half)} may move`, 'BA-WIRE-8')]
  const way = [stand.at, ...(path ?? (to ? [to] : []))]
  const end = way[way.length - 1] as Point
  const toll = tollOn(game, stand, way)
  const reasons: Reason[] = [...toll.reasons]
  if (way.length < 2 || !isPaid(toll, Math.floor(moveRate(game, stand).distance / 2)))
    reasons.push(because('distance', text`it goes half its Move at most`, 'BA-WIRE-8', ...toll.cites))
  return [...reasons, ...whyNotEnd(game, stand, end, { path: way, facing: facing ?? null, floor: 0 })]
}
