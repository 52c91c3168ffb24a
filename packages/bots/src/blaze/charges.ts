import { mm } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import type { Scene } from './scene.ts'
import { figureValue, stakeOf, standValue } from './stakes.ts'

const {
  apart,
  aspectOf,
  carrierOf,
  classOf,
  coverOf,
  groundCosts,
  hullOf,
  isArmoured,
  isInfantry,
  isVehicle,
  kindOf,
  middleOf,
  moveRate,
  near,
  ownDice,
  ratingOf,
  unitOf,
} = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

/** A possible charge and its expected value. */
export interface Charge {
  readonly piece: Stand
  readonly target: Stand
  readonly value: number
}

/** The charge bonus is a D10 of 10 mm: this much can be counted on. */
const SURE = mm(30)
const MOST = 3

/** The best charge of a stand; null if none is worth considering. */
export function chargeOf(scene: Scene, stand: Stand): Charge | null {
  const { game, foes } = scene
  const foot = isInfantry(game, stand) || classOf(game, stand) === 'cavalry'
  if (!foot || stand.charges >= MOST || stand.disordered || stand.aboard || kindOf(game, stand).heavyWeapon) return null
  const reach = moveRate(game, stand).distance + SURE
  let best: Charge | null = null
  for (const foe of foes) {
    if (carrierOf(game, foe) || classOf(game, foe) === 'aircraft' || isShut(scene, stand, foe)) continue
    if (!near(game, stand, foe, reach)) continue
    const gap = apart(game, stand, foe)
    const path = [middleOf(game, stand), middleOf(game, foe)]
    const ground = groundCosts(game, stand, path, moveRate(game, stand).distance, stand.side)
    if (ground.reasons.length > 0 || gap + ground.cost > reach) continue
    const support = supports(scene, stand, foe, reach)
    const value = prospect(scene, stand, foe, support)
    if (!best || value > best.value) best = { piece: stand, target: foe, value }
  }
  return best
}

/** Each friend who could charge the same enemy adds a die, two at most; they reason alike, so they will join. */
function supports({ game, mine }: Scene, stand: Stand, foe: Stand, reach: number): number {
  let count = 0
  for (const friend of mine) {
    if (friend === stand || count === SUPPORTS || !isInfantry(game, friend) || friend.disordered || friend.aboard)
      continue
    if (friend.charges < MOST && !kindOf(game, friend).heavyWeapon && near(game, friend, foe, reach)) count += 1
  }
  return count
}
const SUPPORTS = 2

/** A charger leaves what it holds, unless its enemy stands there too. */
function prospect(scene: Scene, stand: Stand, foe: Stand, support: number): number {
  const won = isVehicle(scene.game, foe) ? against(scene, stand, foe, support) : promise(scene, stand, foe, support)
  return stakeOf(scene, foe).place > 0 ? won : won - stakeOf(scene, stand).place
}

/** Points won times the chance of winning, less points lost times the chance of losing. */
function promise(scene: Scene, stand: Stand, foe: Stand, support: number): number {
  const chance = winChance(scene.game, stand, foe, support)
  const mine = figureValue(scene, stand)
  if (foe.prone) return figureValue(scene, foe)
  if (chance < scene.weights.fair) return -standValue(scene, stand)
  const fire = foe.disordered ? 0.3 : 0.6
  return chance * standValue(scene, foe) * 0.75 - (1 - chance) * standValue(scene, stand) * 0.6 - fire * mine
}

/** Armour is charged only on its flank or rear, and only by stands the scenario allows. */
function isShut({ game }: Scene, stand: Stand, foe: Stand): boolean {
  if (!isArmoured(game, foe)) return false
  return unitOf(game, stand)?.noArmourCharge === true || aspectOf(hullOf(game, foe), middleOf(game, stand)) === 'front'
}

const handHeld = ['bazooka', 'piat', 'german-hand-held-at']

/** What a rating adds on either side, and a turret on the tank's, as in the worked example. */
const adds = { poor: 0, average: 0, confident: 1, excellent: 2 } as const
const ARMED = 2
const TURRET = 2

/** Each attacker rolls a D10 and the best counts; beating a vehicle puts it out of action, which counts half. */
function against(scene: Scene, stand: Stand, foe: Stand, support: number): number {
  const { game } = scene
  const { weapons } = kindOf(game, stand)
  const turret = kindOf(game, foe).turret && !kindOf(game, foe).openTopped ? TURRET : 1
  const mine = adds[ratingOf(game, stand)] + (weapons.some(({ name }) => handHeld.includes(name)) ? ARMED : 0)
  const chance = beats(1 + support, mine - turret - adds[ratingOf(game, foe)])
  return (
    chance * standValue(scene, foe) * 0.5 -
    (1 - chance) * standValue(scene, stand) * 0.6 -
    0.4 * figureValue(scene, stand)
  )
}

/** The chance that the best of this many D10, with this added, beats one D10; ties are rerolled. */
function beats(dice: number, by: number): number {
  let more = 0
  let less = 0
  for (let best = 1; best <= 10; best++) {
    const share = (best / 10) ** dice - ((best - 1) / 10) ** dice
    const below = Math.min(Math.max(best + by - 1, 0), 10) / 10
    const above = Math.min(Math.max(10 - best - by, 0), 10) / 10
    more += share * below
    less += share * above
  }
  return more / (more + less)
}

/** Sums of D10 against each other: more dice, wider spread. */
export function winChance(game: Blaze, stand: Stand, foe: Stand, support: number): number {
  const attack = Math.max(ownDice(game, stand).dice - 1, 1) + support
  const cover = coverOf(game, foe, stand, 'melee').cover === 'none' ? 0 : 1
  const defence = (foe.figures > 0 ? ownDice(game, foe).dice : 1) + cover
  const smg = kindOf(game, stand).weapons.some(({ name }) => name === 'smg') ? 1 : 0
  const flame = stand.bursts > 0 ? 2 : 0
  const margin = (attack - defence) * 5.5 + smg + flame + (foe.disordered ? 2 : 0)
  return 1 / (1 + Math.exp((-1.7 * margin) / Math.sqrt((attack + defence) * 8.25)))
}
