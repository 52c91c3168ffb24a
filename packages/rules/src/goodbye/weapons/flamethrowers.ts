import {
  because,
  type Id,
  isOffTable,
  type Modifier,
  type Point,
  type Procedure,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { terror, testForHit } from '../courage.ts'
import { isEnemy, isTank, nearestFirst, onTable, weaponOf } from '../figures.ts'
import { confinedAt } from '../ground.ts'
import { isHarm } from '../losses.ts'
import type { Figure, Goodbye } from '../records.ts'
import { isWalledOff, layLine, whyBlocked } from '../sight.ts'
import { modifiers, type Weapon } from '../tables.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { damage } from '../tanks/damage.ts'
import { woundRoll } from './blast.ts'
import { inStrip, type Strip } from './strips.ts'

const FLAMETHROWER = 'flamethrower'

/** The strip that the flame covers: the chart's 25 by 6 cm, GB-RUL-51. */
export function flame(game: Goodbye, from: Point, towards: Point): Strip {
  const [long = 0, wide = 0] = weaponOf(game, FLAMETHROWER)?.template ?? []
  return { from, towards, long, wide }
}

/** The aiming point must be in sight and somewhere ahead. */
export function whyNotFlame(game: Goodbye, figure: Figure, aim: Point): readonly Reason[] {
  const [x, y] = figure.at as Point
  if (isOffTable(game, aim) || (x === aim[0] && y === aim[1]))
    return [because('target', text`aim at another place on the table`, 'GB-FLAME-1')]
  return whyBlocked(game, layLine(game, figure, aim))
}

/** Every figure in the strip, friends too, nearest first; not the operator and crew, nor a figure behind a building's wall. */
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

/** First, squads facing it for the first time test courage; then every figure in the strip is hit, whatever its cover. */
export function* fireFlame(game: Goodbye, id: Id, aim: Point, toWound: readonly Modifier[]): Procedure {
  const operator = game.piece(id)
  const caught = inFlame(game, operator, aim).map(figure => figure.id)
  game.say(text`${the.piece(operator)} fires the flamethrower.`, ['GB-FLAME-1', 'GB-RUL-51'], [id, ...caught])
  const by = game.rows(modifiers).courage?.['facing-flamethrower'] as number
  const facing: Modifier = { says: text`facing a flamethrower`, by, cites: ['GB-FLAME-3', 'GB-RUL-40'] }
  const squads = caught.map(other => game.piece(other)).filter(other => isEnemy(game, operator, other))
  if (squads.some(figure => figure.unit === null))
    game.say(text`Men outside a squad do not test for terror.`, ['GB-RUL-40'], [id])
  const units = [...new Set(squads.map(figure => figure.unit))].filter(unit => unit !== null)
  yield* terror(game, units, id, [facing])
  for (const target of caught) yield* burn(game, id, target, toWound)
}

/** One hit; a figure not wounded by it tests as for a shot. */
function* burn(game: Goodbye, by: Id, target: Id, toWound: readonly Modifier[]): Procedure {
  const figure = game.piece(target)
  if (!onTable(figure)) return
  if (isTank(figure)) {
    if (yield* damage(game, target, FLAMETHROWER, { cause: 'flame', by }))
      yield* criticalHit(game, target, FLAMETHROWER)
    return
  }
  const need = (weaponOf(game, FLAMETHROWER) as Weapon).wound[0] as number
  const cites = ['GB-FLAME-2', confinedAt(game, figure.at as Point) ? 'GB-FLAME-4' : 'GB-WEAP-17']
  if (!isHarm(yield* woundRoll(game, { target, need, by, cause: 'flame', modifiers: toWound, cites })))
    yield* testForHit(game, target, { cause: 'flame', by })
}
