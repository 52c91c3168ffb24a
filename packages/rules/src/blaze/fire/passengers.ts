import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { outcomeOf, passengerTable } from '../combat-tables.ts'
import { setDownBeside } from '../movement/setting-down.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Blow } from '../stands/blows.ts'
import { loseFigures } from '../stands/figures.ts'
import { wipeOut } from '../stands/removal.ts'
import { bearerOf, carriesOutside, hasFigures } from '../stands/stand.ts'

/**
 * A vehicle is lost: each stand aboard rolls a D6, and those that survive are set down beside it by their owner. BA-HULL-14, BA-HULL-15.
 * Flames have had their own roll already: BA-RUL-83.
 */
export function* passengersOf(game: Blaze, vehicle: Id, blow: Blow, flamed = false): Procedure {
  if (!flamed) for (const id of game.piece(vehicle).passengers) yield* oneStand(game, id, blow)
  yield* setDownAll(game, vehicle)
}

/** The owner places everyone aboard beside it. */
export function* setDownAll(game: Blaze, vehicle: Id): Procedure {
  for (const id of game.piece(vehicle).passengers) yield* setDownBeside(game, id, vehicle, ['BA-HULL-15'])
}

function* oneStand(game: Blaze, id: Id, blow: Blow): Procedure {
  const stand = game.piece(id)
  if (stand.gone || !hasFigures(game, stand)) return
  const outside = carriesOutside(game, bearerOf(game, stand) as Stand)
  const cites = outside ? ['BA-HULL-14', 'BA-MOTO-8'] : ['BA-HULL-14']
  const [die] = yield* roll(game, 'passengers', 1, { faces: 6, cites, about: [id] })
  const outcome = outcomeOf(game.rows(passengerTable), die as number)
  if (outcome === 'lost') wipeOut(game, id, cites, blow)
  else if (outcome === 'lose-1') loseFigures(game, id, 1, cites, blow)
  else if (outcome === 'lose-2') loseFigures(game, id, 2, cites, blow)
  else game.say(text`${the.piece(stand)} comes through unhurt.`, cites, [id])
}
