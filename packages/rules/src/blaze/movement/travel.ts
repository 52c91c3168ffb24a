import { type Id, type Length, lengthOf, type Procedure } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { enemiesOf } from '../stands/stand.ts'
import { metOnTheStairs } from '../streets/streets.ts'
import { comeTo, goAlong, settle } from './arrival.ts'
import { firstContact, meetEnemy, pulledBack } from './bump.ts'
import { allOnRoad } from './costs.ts'
import type { Arriving } from './manners.ts'
import { spentOn, tollOn } from './spending.ts'
import type { Walk } from './walk.ts'

/** What a move needs to know of where it leads: a walk that was worked out, or half a one. */
export type Leading = Pick<Walk, 'path' | 'facing' | 'floor' | 'cites'> & { readonly cost?: Length }

/** Along its path: obstacles and enemies may stop it. */
export function* travel(game: Blaze, id: Id, how: Arriving, way: Leading): Procedure {
  const stand = game.piece(id)
  if (metOnTheStairs(game, id, way.path)) {
    yield* settle(game, id, how, stand.floor)
    return
  }
  const contact = firstContact(game, stand, way.path, enemiesOf(game, stand.side))
  const meant = contact ? contact.path : way.path
  const cost = contact ? null : way.cost
  const toll = tollOn(game, stand, meant, allOnRoad(game, meant))
  const went = yield* goAlong(game, id, how, meant)
  if (!went) return
  const bumped = contact !== null && !went.stopped
  const arrived = !contact && !went.stopped
  const path = bumped ? pulledBack(game, id, contact) : went.path
  comeTo(game, id, how, {
    path,
    cites: way.cites,
    spent: arrived ? (cost ?? spentOn(toll)) : Math.round(lengthOf(went.path)),
    // only a stand that reaches its destination turns or changes floors
    ...(arrived && { floor: way.floor, ...(way.facing !== null && { facing: way.facing }) }),
  })
  if (bumped) yield* meetEnemy(game, contact)
  yield* settle(game, id, how, stand.floor)
}
