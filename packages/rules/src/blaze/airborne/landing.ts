import { ahead, type Id, type Length, mm, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import { dropLanding, outcomeOf } from '../combat-tables.ts'
import { crossMines } from '../mines/mines.ts'
import { mayStop } from '../movement/arrival.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Blow } from '../stands/blows.ts'
import { loseFigures } from '../stands/figures.ts'
import { near, takesGround, touchOf } from '../stands/measure.ts'
import { isKnown, standing } from '../stands/stand.ts'

/** Landing from the air: the ground landed on, and where there is room. */

const DROP: Blow = { cause: 'drop', by: null }

/** A D6 for the stand, on the landing table. */
export function* rollLanding(game: Blaze, id: Id, row: string, also?: string): Procedure {
  const rules = [row === 'building' ? 'BA-PARA-7' : 'BA-PARA-6', ...(also ? [also] : [])]
  const [die] = yield* roll(game, 'drop-landing', 1, { faces: 6, cites: rules, about: [id] })
  const outcome = outcomeOf(game.rows(dropLanding)[row], die as number)
  if (outcome === 'lose-1') loseFigures(game, id, 1, rules, DROP)
  else if (outcome === 'lose-2') loseFigures(game, id, 2, rules, DROP)
}

/** Landing on mines counts as crossing them: BA-PARA-12. */
export function* landOnMines(game: Blaze, id: Id, square: Id): Procedure {
  const glider = game.piece(id).aboard ? ['BA-PARA-10'] : []
  game.say(text`${the.piece(id)} comes down on mines.`, ['BA-PARA-12', ...glider], [id])
  yield* crossMines(game, id, square)
}

/** The distance and step of the search for a free place. */
const FAR: Length = mm(500)

const STEP: Length = mm(5)

/** On or against another piece, it is placed at the nearest free place that touches no enemy: BA-RUL-264. */
export function roomFor(game: Blaze, id: Id): Point {
  const stand = game.piece(id)
  const start = stand.at as Point
  if (isFree(game, stand, start)) return start
  for (let far = STEP; far <= FAR; far += STEP)
    for (let degrees = 0; degrees < 360; degrees += 10) {
      const at = ahead(start, degrees, far)
      if (isFree(game, stand, at)) return at
    }
  return start
}

function isFree(game: Blaze, stand: Stand, at: Point): boolean {
  if (!mayStop(game, stand, at, 0)) return false
  const there = { ...stand, at }
  return !standing(game).some(
    other =>
      other.side !== stand.side &&
      takesGround(game, other) &&
      isKnown(other, stand.side) &&
      near(game, there, other, touchOf(game)),
  )
}
