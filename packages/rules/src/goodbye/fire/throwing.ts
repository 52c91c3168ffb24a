import {
  action,
  because,
  choice,
  type DecisionOf,
  type Id,
  maybe,
  name,
  type Point,
  type Procedure,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { testHalfStrength } from '../courage.ts'
import { enemiesOf, ownFigure } from '../figures.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { aimed, firingAfterMove, shooters, whyNotFire, whyNotWeapon } from './firing.ts'
import { mannerOf } from './manners.ts'
import { inRange } from './ranges.ts'

const thrown = ['grenade', 'cluster-grenade']
const grenadesOf = (figure: Figure): readonly string[] => thrown.filter(weapon => figure.weapons.includes(weapon))

const fields = { piece: role.actor, weapon: maybe(role.option(name)), target: aimed }
type Throw = DecisionOf<typeof fields>

/** The grenade thrown: by default a hand grenade, or the only kind the figure has. */
const meant = (figure: Figure, named: string | undefined): string => named ?? grenadesOf(figure)[0] ?? 'grenade'

function refuse(game: Goodbye, { piece, weapon: named, target }: Throw, side: Id): readonly Reason[] {
  const figure = ownFigure(game, piece, side)
  if (!('id' in figure)) return figure
  const weapon = meant(figure, named)
  if (!thrown.includes(weapon)) return [because('weapon', text`the ${the.term(weapon)} is not thrown`, 'GB-GREN-2')]
  const reasons = [...whyNotFire(game, figure), ...whyNotWeapon(game, figure, weapon)]
  if (!figure.weapons.includes(weapon)) return reasons
  return [...reasons, ...mannerOf(game, weapon).whyNot(game, figure, weapon, target)]
}

/** Throws a grenade, as a form of fire. */
export const throwGrenade = action<GoodbyeTables>()({
  says: text`Throw a grenade`,
  fields,
  next(game, draft, { side }) {
    const { piece, weapon: named, target } = draft
    if (piece === undefined)
      return { field: 'piece', says: text`Who throws?`, choices: shooters(game, side, grenadesOf) }
    const figure = game.find('piece', piece)
    if (!figure?.at || target !== undefined) return null
    const kinds = grenadesOf(figure)
    if (named === undefined && kinds.length > 1)
      return { field: 'weapon', says: text`Which grenade?`, choices: kinds.map(k => choice(k, text`${the.term(k)}`)) }
    const weapon = meant(figure, named)
    const silent = [...whyNotFire(game, figure), ...whyNotWeapon(game, figure, weapon)]
    const { aims, whyNot } = mannerOf(game, weapon)
    const choices = enemiesOf(game, side).map(f => {
      const aim = aims === 'spot' ? (f.at as Point) : f.id
      if (silent.length > 0) return choice(aim, text`${the.piece(f)}`, silent)
      const far = because('range', text`${the.piece(f)} is out of range`, 'GB-WEAP-1')
      return choice(
        aim,
        text`${the.piece(f)}`,
        inRange(game, figure, f, weapon) ? whyNot(game, figure, weapon, aim) : [far],
      )
    })
    return {
      field: 'target',
      says: text`At which target?`,
      choices,
      ...(aims === 'spot' && { open: 'point' as const }),
    }
  },
  refuse: (game, decision, { side }) => refuse(game, decision, side),
  carryOut,
})

function* carryOut(game: Goodbye, { piece, weapon: named, target }: Throw): Procedure {
  const figure = game.piece(piece)
  const weapon = meant(figure, named)
  const rule = figure.moved > 0 ? firingAfterMove(figure, weapon) : 'GB-STAT-18'
  game.change('piece', piece, { fired: true }, ['GB-TURN-12', rule])
  yield* mannerOf(game, weapon).fire(game, piece, weapon, target)
  if (game.piece(piece).deadEye) game.change('piece', piece, { deadEye: false }, ['GB-CARD-27'])
  yield* testHalfStrength(game)
}
