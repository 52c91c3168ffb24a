import {
  because,
  covered,
  type Id,
  lengthOf,
  mm,
  type Point,
  passages,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { featuresAt, groundOf } from '../ground/ground.ts'
import { ratesOf } from '../movement/rates.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { classOf, onTable } from '../stands/stand.ts'

/** Landing craft, rafts and dinghies on the water. */

const isWater = (feature: Feature): boolean => feature.kind === 'river' || feature.kind === 'deep-water'
export const inWater = (game: Blaze, p: Point): boolean => featuresAt(game, p).some(isWater)

/** The length of a leg, from its start, that lies in water, over all waters together. */
function watersOn(game: Blaze, a: Point, b: Point): readonly (readonly [number, number])[] {
  return groundOf(game)
    .along(a, b)
    .filter(isWater)
    .flatMap(f => passages(f.shape, a, b))
}

const HAIR = 1e-9

/** A craft stays on water; only the end of its path may run over land, as far as it may beach: BA-RUL-135. */
export function whyNotAfloat(game: Blaze, stand: Stand, path: readonly Point[]): readonly Reason[] {
  if (classOf(game, stand) !== 'craft') return []
  const beach = ratesOf(game, stand)?.beach ?? 0
  const rule = stand.kind === 'raft' || stand.kind === 'dinghy' ? 'BA-TERR-7' : 'BA-TERR-8'
  let land = 0
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1] as Point
    const b = path[i] as Point
    const waters = watersOn(game, a, b)
    const wet = covered(waters)
    const long = lengthOf([a, b])
    const reachesEnd = waters.some(([, leave]) => leave > 1 - HAIR)
    if (land > 0 && wet > HAIR) return [because('water', text`${the.piece(stand)} would cross land`, rule)]
    // the dry part must be at the end of the leg: the wet part is one piece from the start
    if (wet > HAIR && wet < 1 - HAIR && (reachesEnd || !waters.some(([enter]) => enter < HAIR)))
      return [because('water', text`${the.piece(stand)} would cross land`, rule)]
    land += long * (1 - wet)
  }
  if (land <= beach + HAIR * mm(1)) return []
  return [because('water', text`it would run over land for ${the.length(Math.round(land), beach)}`, rule)]
}

/** A craft whose centre is on land has beached, and neither drifts nor moves again. */
export function beach(game: Blaze, id: Id): void {
  const craft = game.piece(id)
  if (classOf(game, craft) !== 'craft' || !onTable(craft) || craft.beached || inWater(game, craft.at as Point)) return
  const rule = craft.kind === 'raft' || craft.kind === 'dinghy' ? 'BA-TERR-7' : 'BA-TERR-8'
  game.change('piece', id, { beached: true }, [rule])
}
