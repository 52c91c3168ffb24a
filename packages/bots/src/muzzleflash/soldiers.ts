import { type Id, kept, type Length, memo } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'

const { diceFor, fireModes, gunsOf, mayUse, modes, smallArms, toHit } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Piece = muzzleflashRules.Piece
type Mode = muzzleflashRules.Mode

/** One mode of firing a weapon. */
export interface Way {
  readonly mode: Mode
  readonly ap: number
  readonly dice: number
  readonly hit: number
}

/** A small arm carried by a figure, or the machine gun that he serves. */
export interface Arm {
  readonly name: string
  readonly weapon: string
  /** The weapon piece, if it is one. */
  readonly served: Id | null
  readonly short: Length
  readonly shortHit: number
  readonly long: Length
  readonly longHit: number
  readonly ways: readonly Way[]
  readonly snap: Way
  /** Hits that a turn of its fire scores in the open at long range. */
  readonly power: number
}

/** What hardly changes about a piece, computed once per game. */
export interface Soldier {
  readonly arms: readonly Arm[]
  /** The guns and mortars that it can fire, as named in decisions. */
  readonly guns: readonly string[]
  /** The cost of its loss in what it could have done, in riflemen. */
  readonly worth: number
  /** Does most from a distance, and need not be in at the kill. */
  readonly support: boolean
}

/** All four modes of a small arm, by the rulebook. */
function armOf(game: Muzzleflash, name: string, weapon: string, served: Id | null): Arm | null {
  const small = game.rows(smallArms)[weapon]
  if (!small) return null
  const ways = modes.flatMap(mode => {
    const row = game.rows(fireModes)[mode]
    const dice = diceFor(game, small.rof, mode)
    return row && dice > 0 ? [{ mode, ap: row.ap, hit: row.hit, dice }] : []
  })
  const snap = ways.find(way => way.mode === 'snap') ?? (ways[0] as Way)
  const power = small.rof * 2 * ((7 - toHit(game) + small.long.hit) / 6)
  const { short, long } = small
  return {
    name,
    weapon,
    served,
    short: short.max,
    shortHit: short.hit,
    long: long.max,
    longHit: long.hit,
    ways,
    snap,
    power,
  }
}

function soldierOf(game: Muzzleflash, piece: Piece): Soldier {
  const guns = gunsOf(game, piece)
  const arms = guns.flatMap(gun => {
    const served = gun.holder.id === piece.id ? null : gun.holder.id
    const arm = gun.small ? armOf(game, gun.name, gun.weapon, served) : null
    return arm ? [arm] : []
  })
  const heavy = guns.filter(gun => gun.support).map(gun => gun.name)
  const power = arms.reduce((most, arm) => Math.max(most, arm.power), 0)
  const rank = piece.rank === 'none' ? 0 : 0.6
  const vehicle = piece.sort === 'vehicle' ? 2 : 0
  const worth = 0.6 + power * 0.4 + rank + (piece.sniper ? 1 : 0) + heavy.length * 1.5 + vehicle
  return { arms, guns: heavy, worth, support: power > 3 || piece.sniper || heavy.length > 0 || piece.crews !== null }
}

const soldiers = memo((_: Muzzleflash) => new Map<Id, Soldier>())

/** What is known of a piece; computed once per game. */
export const soldier = (game: Muzzleflash, piece: Piece): Soldier =>
  kept(soldiers(game), piece.id, soldierOf, game, piece)

/** The modes of fire open to it now, by its quality and its orders. */
export const isFree = (game: Muzzleflash, piece: Piece, mode: Mode): boolean => mayUse(game, piece, mode)
