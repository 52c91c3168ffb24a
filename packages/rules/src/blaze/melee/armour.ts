import { type Id, type Modifier, type Procedure, text, the } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { disable } from '../stands/losses.ts'
import { armourClassOf } from '../stands/profiles.ts'
import { isOut, isVehicle, kindOf, ratingOf } from '../stands/stand.ts'
import { armourExample, meleeModifiers } from '../tables.ts'
import { gather, meleeBy, over, suffer } from './fight.ts'
import { type MeleeDice, meleeDice, type Party } from './sides.ts'

/** The row of the melee table that a vehicle's armour has. */
function armourRow(game: Blaze, vehicle: Stand): readonly [row: string, rule: string] | null {
  const kind = kindOf(game, vehicle)
  if (kind.softskin) return null
  if (kind.openTopped) return ['open-topped-afv', 'BA-MELEE-12']
  return kind.weight === 'heavy' ? ['heavy-tank', 'BA-MELEE-14'] : ['light-medium-armour', 'BA-MELEE-13']
}

const isTurretedTank = (game: Blaze, vehicle: Stand): boolean => {
  const kind = kindOf(game, vehicle)
  return (
    kind.turret === true &&
    kind.drive === 'tracked' &&
    armourClassOf(game, vehicle) !== 'E' &&
    !kind.openTopped &&
    !kind.softskin
  )
}

/** What a vehicle adds for its armour, and, in the worked example, every side for its rating: BA-RUL-52. */
function armourAdds(game: Blaze, party: Party): readonly Modifier[] {
  const main = game.piece(party.main)
  const example = game.ruling('BA-RUL-52') === 'example'
  const result: Modifier[] = []
  if (isVehicle(game, main)) {
    const row = armourRow(game, main)
    const turreted = example && isTurretedTank(game, main)
    const by = turreted
      ? (game.rows(armourExample).turreted as number)
      : row
        ? (game.rows(meleeModifiers)[row[0]]?.defender ?? 0)
        : 0
    const rule = turreted ? 'BA-IVA-8' : (row?.[1] ?? 'BA-SOFT-1')
    result.push({ says: turreted ? text`turreted tank` : text`armour`, by, cites: [rule, 'BA-MELEE-10'] })
  }
  if (example) {
    const rating = ratingOf(game, main)
    result.push({
      says: text`${the.term(rating)} rating`,
      by: game.rows(armourExample)[rating] as number,
      cites: ['BA-IVA-8'],
    })
  }
  return result
}

/** In the worked example every attacking stand rolls one die, the vehicle one, and the highest counts. */
function diceOf(game: Blaze, party: Party, enemy: Party, first: boolean): MeleeDice {
  if (game.ruling('BA-RUL-52') !== 'example')
    return { ...meleeDice(game, party, game.piece(enemy.main), first), cites: ['BA-MELEE-2', 'BA-IVA-3'] }
  const count = isVehicle(game, game.piece(party.main)) ? 1 : 1 + party.supports.length
  return { count, cites: ['BA-IVA-3', 'BA-IVA-8'], notes: [] }
}

/** Infantry against a vehicle: any defeat disables it, a beaten attacker fares as in any melee: BA-RUL-53, BA-RUL-54. */
export function* fightVehicle(game: Blaze, vehicle: Id): Procedure {
  const { attack, defence } = yield* gather(game, vehicle)
  const highest = game.ruling('BA-RUL-52') === 'example'
  const total = (dice: readonly number[]): number =>
    highest ? Math.max(...dice) : dice.reduce((sum, die) => sum + die, 0)
  const by = yield* meleeBy(
    game,
    attack,
    defence,
    total,
    (party, enemy, first) => diceOf(game, party, enemy, first),
    party => armourAdds(game, party),
  )
  if (by > 0)
    yield* disable(game, vehicle, ['BA-HULL-7', 'BA-MELEE-27'], {
      cause: 'melee',
      by: attack.main,
    })
  else {
    yield* suffer(game, attack, defence, -by)
    game.say(text`The vehicle carries on with its order.`, ['BA-IVA-2', 'BA-IVA-1'], [vehicle])
  }
  over(game, [attack, defence], vehicle)
}

/** Melees with vehicles are fought in the Charge step, once all charges have moved: BA-RUL-89. */
export const isFoughtAtOnce = (game: Blaze, target: Stand): boolean => isVehicle(game, target) && !isOut(game, target)
