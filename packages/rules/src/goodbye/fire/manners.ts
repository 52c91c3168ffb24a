import {
  because,
  type Id,
  isOffTable,
  isPoint,
  type Message,
  type Point,
  type Procedure,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { isTank, onTable, weaponOf } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'
import { fireFlame, whyNotFlame } from '../weapons/flamethrowers.ts'
import { throwGrenade, whyNotThrow } from '../weapons/grenades.ts'
import { fireMgAt, fireZone, whyNotReady } from '../weapons/heavy-machine-guns.ts'
import { fireLmg, whyNotSecond } from '../weapons/light-machine-guns.ts'
import { fireShell, isShell, whyNotShell } from '../weapons/mortars.ts'
import { spotSniper, whyUnspotted } from '../weapons/snipers.ts'
import { type How, woundingBy } from './aim.ts'
import { fireWithBlast } from './hit-then-blast.ts'
import { whyOutOfRange } from './ranges.ts'
import { shotsOf, volley } from './shots.ts'
import { whyNotTarget } from './targets.ts'

export type { How } from './aim.ts'

export type Target = Id | Point

/** How a weapon is fired in its own fire step: its possible targets and its effect. */
export interface Manner {
  readonly aims: 'piece' | 'spot' | 'either'
  whyNot(game: Goodbye, firer: Figure, weapon: string, target: Target, second?: Id): readonly Reason[]
  fire(game: Goodbye, firer: Id, weapon: string, target: Target, second?: Id): Procedure
}

const pieceAt = (game: Goodbye, target: Target): Figure | null => {
  const piece = isPoint(target) ? null : game.find('piece', target)
  return piece && onTable(piece) ? piece : null
}

/** The aiming point of an area weapon: a place, or a piece's position. */
const spotOf = (game: Goodbye, target: Target): Point | null =>
  isPoint(target) ? target : (pieceAt(game, target)?.at ?? null)

const nothing = (says: Message): readonly Reason[] => [because('target', says, 'GB-WEAP-1', 'GB-FIRE-3')]

/** Shots at one man or vehicle. */
const direct: Manner = {
  aims: 'piece',
  whyNot(game, firer, weapon, target) {
    const piece = pieceAt(game, target)
    return piece
      ? whyNotTarget(game, firer, piece, weapon)
      : nothing(text`the ${the.term(weapon)} is aimed at a man or a vehicle`)
  },
  *fire(game, firer, weapon, target): Procedure {
    yield* volley(game, firer, target as Id, weapon, 'plain', shotsOf(game, game.piece(firer), weapon, 'plain'))
    yield* spotSniper(game, firer)
  },
}

/** Shots at one target; the last may be switched to a second. */
const lightMachineGun: Manner = {
  aims: 'piece',
  whyNot(game, firer, weapon, target, second) {
    const reasons = direct.whyNot(game, firer, weapon, target)
    const first = pieceAt(game, target)
    if (second === undefined || !first) return reasons
    const other = pieceAt(game, second)
    if (!other) return [...reasons, because('target', text`the second target is not there`, 'GB-LMG-5')]
    return [...reasons, ...whyNotTarget(game, firer, other, weapon), ...whyNotSecond(game, first, other)]
  },
  fire: (game, firer, _weapon, target, second) => fireLmg(game, firer, target as Id, second ?? null, 'plain'),
}

/** Nine shots into a strip of ground. */
const heavyMachineGun: Manner = {
  aims: 'either',
  whyNot(game, firer, weapon, target) {
    const spot = spotOf(game, target)
    if (!spot || isOffTable(game, spot) || (firer.at?.[0] === spot[0] && firer.at[1] === spot[1]))
      return [
        ...whyNotReady(firer),
        ...nothing(text`the ${the.term(weapon)} is aimed at a place on the table, or at a piece`),
      ]
    const piece = pieceAt(game, target)
    const unseen = piece ? whyUnspotted(piece, firer.side) : []
    return [...whyNotReady(firer), ...unseen, ...whyOutOfRange(game, firer, spot, weapon)]
  },
  fire: (game, firer, _weapon, target) => fireZone(game, firer, spotOf(game, target) as Point),
}

/** Weapons that scatter: each of their shots lands around the place where the target stood. */
function* repeatedly(game: Goodbye, firer: Id, weapon: string, once: () => Procedure): Procedure {
  const { shots } = shotsOf(game, game.piece(firer), weapon, 'plain')
  for (let i = 0; i < shots && onTable(game.piece(firer)); i++) yield* once()
}

type Why = (game: Goodbye, firer: Figure, weapon: string, aim: Point) => readonly Reason[]
type Act = (game: Goodbye, firer: Id, weapon: string, aim: Point) => Procedure

const area = (why: Why, act: Act): Manner => ({
  aims: 'spot',
  whyNot(game, firer, weapon, target) {
    const aim = spotOf(game, target)
    return aim ? why(game, firer, weapon, aim) : nothing(text`the ${the.term(weapon)} is aimed at a place`)
  },
  *fire(game, firer, weapon, target): Procedure {
    const aim = spotOf(game, target) as Point
    yield* repeatedly(game, firer, weapon, () => act(game, firer, weapon, aim))
  },
})

const grenade = area(whyNotThrow, throwGrenade)
const shell = area(whyNotShell, fireShell)
const flame = area(
  (game, firer, _weapon, aim) => whyNotFlame(game, firer, aim),
  (game, firer, _weapon, aim) => fireFlame(game, firer, aim, woundingBy(game, game.piece(firer))),
)

/** A field gun rolls to hit a tank, and scatters against any other target. */
const fieldGun: Manner = {
  aims: 'either',
  whyNot: (game, firer, weapon, target) => (atTank(game, target) ? direct : shell).whyNot(game, firer, weapon, target),
  fire: (game, firer, weapon, target) => (atTank(game, target) ? direct : shell).fire(game, firer, weapon, target),
}
const atTank = (game: Goodbye, target: Target): boolean => {
  const piece = pieceAt(game, target)
  return piece !== null && isTank(piece)
}

/** A roll to hit, with a blast if it hits a man. */
const withBlast: Manner = {
  ...direct,
  fire: (game, firer, weapon, target) => fireWithBlast(game, firer, target as Id, weapon, 'plain'),
}

/** The way of firing follows from the weapon's line of the chart, so a house rule's weapon fires like similar ones. */
export function mannerOf(game: Goodbye, weapon: string): Manner {
  const row = weaponOf(game, weapon)
  if (weapon === 'mg') return heavyMachineGun
  if (weapon === 'lmg') return lightMachineGun
  if (row?.template) return flame
  if (row?.['tank-hit']) return fieldGun
  if (row?.scatter) return isShell(game, weapon) ? shell : grenade
  return row?.radius ? withBlast : direct
}

type Snap = (game: Goodbye, firer: Id, target: Id, weapon: string, how: How) => Procedure

function* snap(game: Goodbye, firer: Id, target: Id, weapon: string, how: How): Procedure {
  yield* volley(game, firer, target, weapon, how, shotsOf(game, game.piece(firer), weapon, how))
  yield* spotSniper(game, firer)
}

/** How a weapon shoots at a mover or charger; one not listed here cannot. */
export const reactionManners: { readonly [weapon: string]: Snap } = {
  rifle: snap,
  'sniper-rifle': snap,
  smg: snap,
  pistol: snap,
  shotgun: snap,
  'anti-tank-rifle': snap,
  'tank-lmg': snap,
  lmg: (game, firer, target, _weapon, how) => fireLmg(game, firer, target, null, how),
  mg: (game, firer, target, _weapon, how) => fireMgAt(game, firer, target, how),
}
