import {
  because,
  type Id,
  type Modifier,
  type Point,
  type Procedure,
  type Reason,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { terror, testForHit } from '../courage.ts'
import { isEnemy, isTank, nearestFirst, onTable, weaponOf } from '../figures.ts'
import { confinedAt } from '../ground.ts'
import { isHarm, remove, woundRoll } from '../losses.ts'
import { isOff, near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { isWalledOff, layLine, whyBlocked } from '../sight.ts'
import { distances, modifiers, type Weapon } from '../tables.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { damage } from '../tanks/damage.ts'
import { burst } from './blast.ts'
import { inStrip, type Strip } from './strips.ts'

const FLAMETHROWER = 'flamethrower'
/** The burst of its tank is that of a grenade: GB-FLAME-7. */
const GRENADE = 'grenade'
/** On this the tank explodes: GB-FLAME-5. */
const BOOM = 4

/** The strip that the flame covers: the chart's 25 by 6 cm, GB-RUL-51. */
export function flame(game: Goodbye, from: Point, towards: Point): Strip {
  const [long = 0, wide = 0] = weaponOf(game, FLAMETHROWER)?.template ?? []
  return { from, towards, long, wide }
}

/** Sight is needed to the aiming point, and it must lie somewhere ahead. */
export function whyNotFlame(game: Goodbye, figure: Figure, aim: Point): readonly Reason[] {
  const [x, y] = figure.at as Point
  if (isOff(game, aim) || (x === aim[0] && y === aim[1]))
    return [because('target', text`aim at another place on the table`, 'GB-FLAME-1')]
  return whyBlocked(game, layLine(game, figure, aim))
}

/** Everybody in the strip, friends too, nearest first; not the operator and his own crew, nor who has a wall of a building before him. */
export const inFlame = (game: Goodbye, figure: Figure, aim: Point): readonly Figure[] => {
  const strip = flame(game, figure.at as Point, aim)
  const crew = (other: Figure): boolean =>
    other.id === figure.id || other.crewOf === figure.id || figure.crewOf === other.id
  return nearestFirst(
    figure,
    game.pieces.filter(
      other =>
        onTable(other) &&
        !crew(other) &&
        inStrip(strip, other.at as Point) &&
        !isWalledOff(layLine(game, figure, other)),
    ),
  )
}

/** First the squads that face it for the first time test their courage; then everybody in the strip is hit, whatever his cover. */
export function* fireFlame(game: Goodbye, id: Id, aim: Point, toWound: readonly Modifier[]): Procedure {
  const operator = game.piece(id)
  const cites = ['GB-FLAME-1', 'GB-FLAME-2', 'GB-WEAP-17', 'GB-RUL-51']
  const caught = inFlame(game, operator, aim).map(figure => figure.id)
  game.say(text`${the.piece(operator)} fires the flamethrower.`, cites, [id, ...caught])
  const by = game.rows(modifiers).courage?.['facing-flamethrower'] as number
  const facing: Modifier = { says: text`facing a flamethrower`, by, cites: ['GB-FLAME-3', 'GB-RUL-40'] }
  const squads = caught.map(other => game.piece(other)).filter(other => isEnemy(game, operator, other))
  if (squads.some(figure => figure.unit === null))
    game.say(text`Men of no squad do not test for terror.`, ['GB-RUL-40'], [id])
  const units = [...new Set(squads.map(figure => figure.unit))].filter(unit => unit !== null)
  yield* terror(game, units, id, [facing], ['GB-FLAME-3'])
  for (const target of caught) yield* burn(game, id, target, toWound, cites)
}

/** One hit; who is not wounded by it tests as for a shot. */
function* burn(game: Goodbye, by: Id, target: Id, toWound: readonly Modifier[], cites: readonly string[]): Procedure {
  const figure = game.piece(target)
  if (!onTable(figure)) return
  if (isTank(figure)) {
    if (yield* damage(game, target, FLAMETHROWER, { cause: 'flame', by }, cites))
      yield* criticalHit(game, target, FLAMETHROWER)
    return
  }
  const need = (weaponOf(game, FLAMETHROWER) as Weapon).wound[0] as number
  const rules = [...cites, ...(confinedAt(game, figure.at as Point) ? ['GB-FLAME-4'] : [])]
  if (!isHarm(yield* woundRoll(game, { target, need, by, cause: 'flame', modifiers: toWound, cites: rules })))
    yield* testForHit(game, target, { cause: 'flame', by })
}

/** A flamethrower that may explode: where, and who dies with it. */
export interface Fuse {
  readonly hit: Id
  readonly at: Point
  readonly operators: readonly Id[]
}

/** Is this the operator of a flamethrower, or the man who carries its tank and is near enough to serve it? Looked up before he falls. */
export function fuseOf(game: Goodbye, id: Id): Fuse | null {
  const figure = game.piece(id)
  const operator = figure.weapons.includes(FLAMETHROWER) ? figure : game.find('piece', figure.crewOf ?? '')
  if (!figure.at || !operator?.at || !operator.weapons.includes(FLAMETHROWER)) return null
  if (!near(figure, operator, distances.crew)) return null
  // the operator last, so that nobody takes over what has just exploded
  const mates = game.pieces
    .filter(f => f.crewOf === operator.id && onTable(f) && near(f, operator, distances.crew))
    .map(f => f.id)
  return { hit: id, at: figure.at, operators: [...mates, operator.id] }
}

/**
 * BOOM! The operator or the man with the tank has been hit by something that got through his cover, whether or not it wounded him: on 4+
 * the tank explodes, kills the operators, and bursts like a grenade.
 */
export function* boom(game: Goodbye, { hit, at, operators }: Fuse): Procedure {
  const cites = ['GB-FLAME-5', 'GB-RUL-52']
  const [die] = yield* roll(game, 'boom', 1, { need: BOOM, cites, about: [hit] })
  if ((die as number) < BOOM) return
  game.say(text`BOOM! The flamethrower explodes.`, cites, [hit])
  for (const id of operators)
    if (onTable(game.piece(id))) remove(game, id, { is: 'lost', cause: 'explosion' }, ['GB-FLAME-6', 'GB-RUL-52'])
  yield* burst(game, { at, weapon: GRENADE, by: null, cites: ['GB-FLAME-7', 'GB-RUL-52'] })
}
