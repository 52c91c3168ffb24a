import {
  because,
  type Id,
  type Length,
  type Point,
  type Procedure,
  type Reason,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { antiAircraftDice, antiAircraftRange } from '../combat-tables.ts'
import type { Fire, How, Occasion } from '../fire/orders.ts'
import { whyMayNotFire } from '../fire/permission.ts'
import { fired } from '../fire/records-of-fire.ts'
import { witnesses } from '../fire/to-hit.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullOf, near } from '../stands/measure.ts'
import { lineWithin } from '../stands/overlap.ts'
import { onTable, weaponsOf } from '../stands/stand.ts'
import { afterFireFromHiding } from '../stands/states.ts'
import { mustAsk, offers, PASS } from '../turn/asking.ts'
import { othersFrom } from '../turn/reactions.ts'
import { readDie } from './damage.ts'

/** Fire from the ground at arriving aircraft. */

interface Flak {
  readonly reach: Length
  readonly dice: number
  /** The rules for its dice and range. */
  readonly rolls: string
  readonly reaches: string
}

/** The anti-aircraft weapon of a stand; infantry named as air defence fires as a machine gun: BA-AA-9, BA-RUL-204. */
function flakOf(game: Blaze, stand: Stand): Flak | null {
  const weapon = weaponsOf(game, stand).find(w => w.aa !== null)
  if (weapon?.aa) {
    const dice = game.rows(antiAircraftDice)[weapon.double ? 'double' : 'single']
    const reaches = weapon.aa === 'cannon' ? 'BA-AA-8' : 'BA-AA-7'
    const rolls = weapon.double ? 'BA-AA-6' : 'BA-AA-5'
    return { reach: game.rows(antiAircraftRange)[weapon.aa] as Length, dice, rolls, reaches }
  }
  if (!stand.airDefence) return null
  return {
    reach: game.rows(antiAircraftRange)['machine-gun'] as Length,
    dice: game.rows(antiAircraftDice).single,
    rolls: 'BA-AA-9',
    reaches: 'BA-AA-7',
  }
}

/** Range is flat along the table, to the nearest point of the line flown or to what is attacked: BA-AA-4, BA-RUL-118. */
function isInRange(game: Blaze, stand: Stand, reach: Length, { line, prey }: Arrival): boolean {
  if (!stand.at) return false
  if (line) return lineWithin(hullOf(game, stand), line[0], line[1], reach)
  const target = prey === undefined ? null : game.find('piece', prey)
  return target?.at ? near(game, stand, target, reach) : false
}

/** The occasion: the aircraft is the target; it passes along its line, or at what it attacks. */
type Arrival = Occasion & { readonly prey?: Id }

/** Why this stand cannot fire at the arriving aircraft. */
export function whyNotAntiAircraft(game: Blaze, firer: Stand, fire: Fire, how: How): readonly Reason[] {
  if (how?.reaction !== 'arrival') return [because('anti-aircraft', text`no aircraft arrives`, 'BA-AA-5', 'BA-AA-3')]
  if (fire.mode !== 'anti-aircraft')
    return [because('anti-aircraft', text`only the aircraft is fired at now`, 'BA-AA-3')]
  const flak = flakOf(game, firer)
  if (!flak)
    return [because('anti-aircraft', text`${the.piece(firer)} is not an air defence weapon`, 'BA-AA-3', 'BA-AA-9')]
  if (fire.target !== how.target) return [because('target', text`fire at the aircraft that arrives`, 'BA-AA-6')]
  if (isInRange(game, firer, flak.reach, how)) return []
  return [because('range', text`the aircraft is out of range of ${the.piece(firer)}`, flak.reaches, 'BA-AA-4')]
}

/** One weapon after another is asked, until the enemy passes, none is left or the aircraft is driven off: BA-RUL-221. */
export function* offerAntiAircraft(
  game: Blaze,
  aircraft: Id,
  line: readonly [Point, Point] | null,
  prey: Id | null,
): Procedure {
  const how: Arrival = { reaction: 'arrival', target: aircraft, ...(line && { line }), ...(prey && { prey }) }
  for (const side of othersFrom(game, game.piece(aircraft).side))
    for (;;) {
      const { gone, missionFailed } = game.piece(aircraft)
      if (gone || missionFailed) return
      const able = game.pieces.filter(
        stand => stand.side === side && onTable(stand) && couldFire(game, stand, aircraft, how),
      )
      if (!mustAsk(game, side, able.length > 0)) break
      const answer = yield* offers(game, side, {
        says: text`Fire at ${the.piece(aircraft)}?`,
        actions: ['fire', 'pass'],
        cites: ['BA-AA-1', 'BA-AA-2'],
        under: ['BA-AA-3', 'BA-AA-5'],
        context: how,
        default: PASS,
      })
      if (answer.action !== 'fire') break
    }
}

const couldFire = (game: Blaze, stand: Stand, aircraft: Id, how: Arrival): boolean =>
  flakOf(game, stand) !== null &&
  whyMayNotFire(game, stand.side, stand.id, how).length === 0 &&
  whyNotAntiAircraft(game, stand, { piece: stand.id, mode: 'anti-aircraft', target: aircraft }, how).length === 0

/** Every die is rolled and resolved separately: BA-RUL-221. */
export function* fireAntiAircraft(game: Blaze, firer: Stand, { target }: Fire): Procedure {
  const flak = flakOf(game, firer) as Flak
  const aircraft = target as Id
  fired(game, firer, ['BA-AA-1', 'BA-AA-2'])
  const dice = yield* roll(game, 'anti-aircraft', flak.dice, {
    faces: 20,
    cites: [flak.rolls, flak.reaches],
    about: [firer.id, aircraft],
    ...witnesses(game.piece(aircraft), firer),
  })
  for (const die of dice) readDie(game, aircraft, die, { cause: 'anti-aircraft', by: firer.id })
  // driven off with severe damage, it is also gone but not destroyed: BA-HIDE-5
  afterFireFromHiding(game, firer.id, game.piece(aircraft).destroyed)
}
