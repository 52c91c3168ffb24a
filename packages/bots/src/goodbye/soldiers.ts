import { cm, kept, type Length, memo } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Odds } from './odds.ts'

const { fireAfterMove, kindOf, weaponOf } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Figure = goodbyeRules.Figure
type Weapon = goodbyeRules.Weapon

/** How a weapon is used: at one man, along a beaten zone, at a place where it bursts, as a flame, thrown at one man. */
export type Use = 'shot' | 'zone' | 'bomb' | 'shell' | 'flame' | 'bundle'

/** A weapon carried by a figure. */
export interface Gun {
  readonly name: string
  readonly row: Weapon
  readonly use: Use
  /** The far ends of its bands, squared, and the last of them. */
  readonly bands: readonly number[]
  readonly far: Length
  readonly shots: number
  /** How far he may have moved and still use it. */
  readonly moves: Length
  /** What one shot does to a man in each band, before cover: to hit, and then to kill. */
  readonly hits: readonly number[]
  readonly wounds: readonly number[]
  readonly damage: number
}

/** A figure's worth and abilities: what stays the same while he lives. */
export interface Soldier {
  readonly guns: readonly Gun[]
  /** The loss to the battle if he falls, in riflemen. */
  readonly worth: number
  readonly move: Length
  /** Slow with his weapon, and best left in place. */
  readonly fixed: boolean
  readonly leads: boolean
  /** How strongly he is drawn to the decisive place: support works from a distance. */
  readonly eager: number
}

/** In a beaten zone every man takes a D6 of the shots. */
const SHARE = 3.5

function gunOf(game: Goodbye, odds: Odds, figure: Figure, name: string): Gun | null {
  const row = weaponOf(game, name)
  if (!row) return null
  const use = useOf(name, row)
  const bands = row.bands ?? row.template?.slice(0, 1) ?? []
  const last = bands.length - 1
  const farther = figure.specialist ? row['specialist-range'] : null
  const ends = bands.map((band, i) => (i === last && farther !== null ? farther : band) + figure.rangeBonus)
  const rows = game.rows(fireAfterMove)
  const moves = (figure.stormtrooper && rows[name] !== 0 ? rows['assault-fire'] : rows[name]) ?? FULL
  return {
    name,
    row,
    use,
    bands: ends.map(end => end * end),
    far: ends[last] ?? 0,
    shots: row.shots + figure.extraShots,
    moves,
    hits: ends.map((_, i) => (row.hit ? odds.reach(row.hit[i] as number, figure.hitBonus + (row.man ?? 0)) : 1)),
    wounds: ends.map((_, i) => odds.reach((row.wound[i] ?? row.wound[0]) as number, 0)),
    damage: damageOf(row),
  }
}
const FULL = cm(1000)

function useOf(name: string, row: Weapon): Use {
  if (name === 'mg') return 'zone'
  if (row.template) return 'flame'
  if (row.scatter) return row['confined-wound'] === null ? 'shell' : 'bomb'
  return name === 'cluster-grenade' ? 'bundle' : 'shot'
}

/** The average points that a hit takes off a vehicle. */
function damageOf({ damage }: Weapon): number {
  if (!damage) return 0
  const { attacks, first, confirm, points } = damage
  const chance = ((7 - first) / 6) * (confirm == null ? 1 : (7 - confirm) / 6)
  return chance * (attacks ? SHARE : 1) * (typeof points === 'number' ? points : { d3: 2, d6: 3.5, '2d6': 7 }[points])
}

const eagerness = (guns: readonly Gun[]): number =>
  guns.some(({ use }) => use === 'zone' || use === 'shell') ? 0.25 : guns.some(({ moves }) => moves === 0) ? 0.6 : 1

const byKind = memo((_: readonly string[]) => new Map<string, Soldier>())

/** Shared by all figures of a kind with the same weapons. */
export const soldier = (game: Goodbye, odds: Odds, figure: Figure): Soldier =>
  kept(
    byKind(figure.weapons),
    `${figure.kind} ${figure.rangeBonus} ${figure.extraShots} ${figure.hitBonus}`,
    soldierOf,
    game,
    odds,
    figure,
  )

function soldierOf(game: Goodbye, odds: Odds, figure: Figure): Soldier {
  const kind = kindOf(game, figure)
  const guns = [...new Set(figure.weapons)].flatMap(weapon => gunOf(game, odds, figure, weapon) ?? [])
  const heavy = guns.some(gun => gun.row.heavy === true)
  // a gun taken over by a mate keeps its worth
  const points = heavy ? Math.max(kind.points, guns.some(gun => gun.use === 'zone') ? 160 : 30) : kind.points
  return {
    guns,
    worth: Math.sqrt(points / 10),
    move: kind.move,
    fixed: guns.some(gun => gun.use === 'zone' || gun.use === 'shell'),
    leads: figure.rank !== 'private' && figure.rank !== 'tank',
    eager: eagerness(guns),
  }
}
