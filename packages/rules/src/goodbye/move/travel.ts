import { type Id, lengthOf, type Point, type Procedure } from '@sandtable/kernel'
import { terror, testHalfStrength } from '../courage.ts'
import { isEnemy, isTank, onTable } from '../figures.ts'
import { near } from '../measure.ts'
import type { Goodbye } from '../records.ts'
import { sees } from '../sight.ts'
import { distances } from '../tables.ts'
import { offerShot, watchers } from './watching.ts'

/**
 * A figure follows a path. Those on overwatch or stand-to may shoot at the first point where they see it; if killed,
 * pinned or routed it stops there. Returns whether it reached the end.
 */
export function* travel(game: Goodbye, id: Id, path: readonly Point[], cites: readonly string[]): Procedure<boolean> {
  const { routing: runs } = game.piece(id)
  for (const sighting of watchers(game, game.piece(id), path)) {
    if (!(yield* offerShot(game, id, sighting, cites))) continue
    yield* testHalfStrength(game)
    const { gone, pinned, suppressed, routing } = game.piece(id)
    if (gone || pinned || suppressed || routing > runs) return false
  }
  const end = path[path.length - 1] as Point
  const far = lengthOf([game.piece(id).at as Point, end])
  if (far > 0) game.change('piece', id, { at: end }, cites) // a figure that only gets up stays in place
  return true
}

/** A tank has ended its move: every squad with a man near enough who sees it must face it, once per game: GB-COUR-1. */
export function* terrify(game: Goodbye, id: Id): Procedure {
  const tank = game.piece(id)
  if (!isTank(tank) || !onTable(tank)) return
  const near20 = game.pieces.filter(f => f.unit !== null && isEnemy(game, tank, f) && onTable(f) && !isTank(f))
  const facing = near20.filter(
    f => tank.inContact.includes(f.id) || (near(f, tank, game.rows(distances)['tank-terror']) && sees(game, f, tank)),
  )
  yield* terror(game, [...new Set(facing.map(f => f.unit as Id))], id, [])
}
