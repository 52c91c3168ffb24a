import {
  type Id,
  type Length,
  type Message,
  type Modifier,
  type Point,
  type Procedure,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { kindOf } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { aspectOf } from '../scattered-shots/directions.ts'
import { type ArmourClass, type BlastClass, blastTable, penetration, penetrationModifiers } from '../tables.ts'
import { damage } from './damage.ts'

/** A round that strikes something armoured, or bursts near it. */
export interface Strike {
  readonly class: BlastClass
  /** The firer: for sentences, and for those pinned by it. */
  readonly by: Id | null
  /** The height of the ground under the firer; null for a grenade. */
  readonly firedFrom: Length | null
  readonly snap: boolean
  /** A shot that went astray and was not aimed at what it strikes. */
  readonly scattered: boolean
}

/** The column of the penetration table: a grenade uses that of very light weapons. MF-RUL-64. */
const columnOf = (type: BlastClass) => (type === 'grenade' ? 'very-light' : type)

/** What a die needs against this armour; null if it cannot penetrate. */
export const needAgainst = (game: Muzzleflash, armour: ArmourClass, type: BlastClass): number | null =>
  game.rows(penetration)[armour]?.[columnOf(type)] ?? null

export const diceOf = (game: Muzzleflash, type: BlastClass): number => game.rows(blastTable)[type]?.at ?? 0

/** Half the AT dice, rounded down, but at least one: MF-RUL-63. */
export const halfDice = (dice: number): number => Math.max(1, Math.floor(dice / 2))

export const isArmoured = (game: Muzzleflash, vehicle: Piece): boolean => kindOf(game, vehicle).armour !== 'soft-skin'

/** The penetration modifiers against a vehicle, by where the round comes from and how it was fired. */
export function modifiersAgainst(game: Muzzleflash, vehicle: Piece, from: Point, strike: Strike): readonly Modifier[] {
  const rows = game.rows(penetrationModifiers)
  const at = vehicle.at as Point
  const aspect = aspectOf(at, vehicle.facing, from)
  const list: Modifier[] = []
  const add = (row: string, says: Message, rule: string) =>
    list.push({ by: rows[row] ?? 0, says, cites: ['MF-ATF-13', rule] })
  if (aspect === 'side') add('side', text`side armour`, 'MF-ATF-14')
  if (aspect === 'rear') add('rear', text`rear armour`, 'MF-ATF-15')
  if (strike.firedFrom !== null && groundOf(game).height(at) > strike.firedFrom)
    add('hull-down', text`hull down`, 'MF-ATF-16')
  if (strike.snap) add('snap', text`snap shot`, 'MF-ATF-17')
  if (strike.scattered && isArmoured(game, vehicle)) add('scattered-on-armour', text`not aimed at it`, 'MF-SCA-12')
  return list
}

/** AT dice against a vehicle, from a point; the penetrating ones are read on the damage list. */
export function* penetrate(
  game: Muzzleflash,
  id: Id,
  dice: number,
  from: Point,
  strike: Strike,
  because: string,
): Procedure {
  const vehicle = game.piece(id)
  const armour = kindOf(game, vehicle).armour as ArmourClass
  const need = needAgainst(game, armour, strike.class)
  if (need === null) {
    game.say(text`It cannot penetrate the armour of ${the.piece(vehicle)}.`, ['MF-ATF-10', 'MF-ATF-11'], [id])
    return
  }
  const modifiers = modifiersAgainst(game, vehicle, from, strike)
  const rolled = yield* roll(game, 'penetrate', dice, {
    need,
    modifiers,
    cites: [because, 'MF-ATF-11'],
    under: ['MF-ATF-10', 'MF-ATF-12', 'MF-AEW-9'],
    about: [id],
  })
  const through = penetrating(rolled, need, modifiers)
  if (through > 0) yield* damage(game, id, through, strike)
}

const penetrating = (dice: readonly number[], need: number, modifiers: readonly Modifier[]): number => {
  const by = modifiers.reduce((sum, m) => sum + m.by, 0)
  return dice.filter(die => die + by >= need).length
}

/** Does a round go through a wall? One penetrating die is enough: MF-RUL-70. */
export function* breach(game: Muzzleflash, armour: ArmourClass, strike: Strike): Procedure<boolean> {
  const need = needAgainst(game, armour, strike.class)
  const cites = ['MF-SUP-6', 'MF-RUL-70']
  if (need === null) return false
  const by = game.rows(penetrationModifiers).snap ?? 0
  const modifiers = strike.snap ? [{ by, says: text`snap shot`, cites: ['MF-ATF-13', 'MF-ATF-17'] }] : []
  const rolled = yield* roll(game, 'penetrate', diceOf(game, strike.class), { need, modifiers, cites })
  return penetrating(rolled, need, modifiers) > 0
}
