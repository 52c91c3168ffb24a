import { middleOfShape, type Point, text, the } from '@sandtable/kernel'
import { coverOf } from '../ground/cover.ts'
import { isThere } from '../ground/ground.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { hullOf, middleOf } from '../stands/measure.ts'
import { lineNear, lineWithin } from '../stands/overlap.ts'
import { carrierOf, enemiesOf, isAircraft, isInfantry, isSniper } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { reach } from '../values.ts'

/** What is seen from the air. */

/** Works are noticed, but not their contents: BA-AIR-12. So are buildings not yet on the table: BA-AIR-13. */
const works = ['trench', 'foxhole', 'bunker', 'wire', 'building']

/** In the open: no cover, and infantry not prone. Snipers are never seen. */
const isOpen = (game: Blaze, stand: Stand): boolean =>
  !isSniper(stand) && !(stand.prone && isInfantry(game, stand)) && coverOf(game, stand, null, 'direct').cover === 'none'

/** Enemies in the open near the line are revealed and works noticed; all may be shelled next turn: BA-RUL-200. */
export function scout(game: Blaze, aircraft: Stand, [a, b]: readonly [Point, Point]): void {
  const far = reach(game, 'air-sight')
  const seen = enemiesOf(game, aircraft.side).filter(
    stand =>
      !isAircraft(game, stand) &&
      !carrierOf(game, stand) &&
      isOpen(game, stand) &&
      lineWithin(hullOf(game, stand), a, b, far),
  )
  for (const stand of seen) reveal(game, stand.id, ['BA-AIR-9', 'BA-AIR-10'])
  const noticed = game.terrain.filter(feature => isWork(feature, aircraft.side) && lineNear(feature.shape, a, b, far))
  for (const feature of noticed)
    if (feature.hidden)
      game.change('terrain', feature.id, { hidden: false }, [feature.kind === 'building' ? 'BA-AIR-13' : 'BA-AIR-12'])
  const places = [...seen.map(stand => middleOf(game, stand)), ...noticed.map(feature => middleOfShape(feature.shape))]
  const { newSightings } = game.side(aircraft.side)
  game.change('side', aircraft.side, { newSightings: [...newSightings, ...places] }, ['BA-AIR-14'])
  const says =
    places.length === 1
      ? text`Air reconnaissance finds 1 place.`
      : text`Air reconnaissance finds ${the.count(places.length)} places.`
  game.say(says, ['BA-AIR-10', 'BA-AIR-11'], undefined, [aircraft.side])
}

const isWork = (feature: Feature, side: string): boolean =>
  isThere(feature) &&
  works.includes(feature.kind) &&
  feature.side !== side &&
  (feature.hidden || feature.kind !== 'building')
