import {
  action,
  because,
  type DecisionOf,
  disc,
  type Id,
  once,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  stopAt,
  text,
  the,
  within,
} from '@sandtable/kernel'
import { areFriends, enemiesOf, isEnemy, isSteady, onTable, ownFigure } from '../figures.ts'
import { closingFire } from '../fire/reactions.ts'
import { baseOf, near, touching } from '../measure.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { layLine, whyBlocked as whyNotSeen } from '../sight.ts'
import { distances } from '../tables.ts'
import { climbs, steadies } from './moving.ts'
import { terrify, travel } from './travel.ts'
import { allowanceOf, follow, type Walk, whyBlocked, whyNotDash, whyNotMove } from './walking.ts'

const fields = { piece: role.actor, target: role.target }
type Charging = DecisionOf<typeof fields>

const CHARGE = ['GB-RUL-23', 'GB-TURN-11']

/** The straight way into contact; beyond an ordinary move it is a dash: GB-RUL-23. */
interface Charge extends Walk {
  readonly dash: boolean
}

export function pathOfCharge(game: Goodbye, figure: Figure, target: Figure): Charge {
  const from = figure.at as Point
  const stop = firstContact(game, figure, target)
  const walked = follow(game, figure, [from, stop], false)
  const tooFar = walked.reasons.some(reason => reason.word === 'movement')
  return tooFar ? { ...follow(game, figure, [from, stop], true), dash: true } : { ...walked, dash: false }
}

/** Where it stops: touching its target, or just short of it where it touches another enemy as well. */
function firstContact(game: Goodbye, figure: Figure, target: Figure): Point {
  const from = figure.at as Point
  const touches = (p: Point, other: Figure): boolean =>
    within(disc(p, figure.radius), baseOf(other), game.rows(distances).contact)
  let stop = stopAt(from, target.at as Point, figure.radius, baseOf(target)) ?? from
  const contact = figure.radius + game.rows(distances).contact
  for (const other of enemiesOf(game, figure.side)) {
    if (other.id === target.id || !near(stop, other, contact + other.radius) || !touches(stop, other)) continue
    const before = stopAt(from, stop, figure.radius, baseOf(other))
    if (before && touches(before, target)) stop = before
  }
  return stop
}

export const whyNotCharge = (game: Goodbye, figure: Figure, target: Figure): readonly Reason[] => [
  ...against(game, figure, target),
]

/** Each reason against a charge, worked out when it is asked for: of most enemies the first is enough. */
function* against(game: Goodbye, figure: Figure, target: Figure): Generator<Reason, void> {
  if (!onTable(target) || areFriends(game, figure.side, target.side)) {
    yield because('target', text`choose an enemy on the table`, 'GB-RUL-23')
    return
  }
  const charge = pathOfCharge(game, figure, target)
  yield* charge.reasons
  const dash = charge.dash ? whyNotDash(game, figure) : []
  // a tank, or a figure that may not dash, is told how far it can go
  yield* dash
  if (dash.length > 0) {
    const says = text`too far: ${the.length(charge.cost, charge.allowance)}`
    yield because('movement', says, charge.distance, 'GB-RUL-23')
  }
  yield* whyNotSeen(game, layLine(game, figure, target))
  yield* whyBlocked(game, figure, charge.path, target)
}

function refuse(game: Goodbye, { piece, target }: Charging, side: Id): readonly Reason[] {
  const figure = ownFigure(game, piece, side)
  if (!('id' in figure)) return figure
  const enemy = game.find('piece', target)
  const reasons = [...whyNotMove(game, figure, false)]
  if (figure.freeMoved)
    reasons.push(because('moved', text`${the.piece(figure)} has moved on initiative`, 'GB-RUL-18', 'GB-RUL-23'))
  return [
    ...reasons,
    ...(enemy ? whyNotCharge(game, figure, enemy) : [because('target', text`choose an enemy`, 'GB-RUL-23')]),
  ]
}

/** The charge is declared, the target may shoot, and then the figure moves into contact. */
function* carryOut(game: Goodbye, { piece: id, target }: Charging): Procedure {
  if (!(yield* steadies(game, id))) return
  const figure = game.piece(id)
  const { path, cost, dash, climbs: levels, distance, tolls } = pathOfCharge(game, figure, game.piece(target))
  yield* closingFire(game, id, target)
  const now = game.piece(id)
  if (!isSteady(now)) return
  if (!(yield* climbs(game, now, levels))) return
  const done = {
    stepped: true,
    moved: figure.moved + cost,
    prone: false,
    ready: false,
    standTo: false,
    ...(dash && { dashed: 'this' as const }),
  }
  game.change('piece', id, done, ['GB-RUL-23', dash ? 'GB-MOVE-6' : 'GB-TURN-11'])
  if (!(yield* travel(game, id, path, ['GB-RUL-23', tolls[0] ?? distance]))) return
  if (!isSteady(game.piece(id))) return
  meet(game, id)
  yield* terrify(game, id)
}

/** It is in combat with every enemy it touches where it stops. */
function meet(game: Goodbye, id: Id): void {
  const figure = game.piece(id)
  const met = game.pieces.filter(f => onTable(f) && isEnemy(game, figure, f) && touching(game, f, figure))
  const ids = met.map(f => f.id)
  game.change('piece', id, { charged: true, inContact: ids, started: ids }, CHARGE)
  for (const other of met)
    if (!other.inContact.includes(id)) game.change('piece', other.id, { inContact: [...other.inContact, id] }, CHARGE)
}

/** Whom it could come to at all: others are plainly too far away, and are not examined further. */
function isInReach(game: Goodbye, figure: Figure): (target: Figure) => boolean {
  const farthest =
    Math.max(allowanceOf(game, figure, true), allowanceOf(game, figure, false, true)) +
    figure.radius +
    game.rows(distances).contact
  return target => near(figure, target, farthest + target.radius)
}

function mayCharge(game: Goodbye, figure: Figure, target: Figure): boolean {
  for (const _ of against(game, figure, target)) return false
  return true
}

/** Why a figure cannot charge at all: first of all, that nobody is near. */
function whyNotCharging(game: Goodbye, figure: Figure, enemies: readonly Figure[]): readonly Reason[] {
  const near = enemies.filter(isInReach(game, figure))
  const idle = near.length === 0 ? [] : whyNotMove(game, figure, false)
  if (idle.length > 0 || near.some(enemy => mayCharge(game, figure, enemy))) return idle
  return [because('movement', text`No enemy within reach of a charge`, 'GB-RUL-23')]
}

export const charge = action<GoodbyeTables>()({
  says: text`Charge`,
  fields,
  next(game, draft, { side }) {
    const enemies = enemiesOf(game, side)
    if (draft.piece === undefined) {
      const men = game.pieces.filter(f => f.side === side && onTable(f))
      return {
        field: 'piece',
        says: text`Who charges?`,
        choices: men.map(f => ({ ...pieceChoice(f, whyNotCharging(game, f, enemies)), leads: true })),
      }
    }
    const figure = game.find('piece', draft.piece)
    if (draft.target !== undefined || !figure?.at) return null
    const idle = whyNotMove(game, figure, false)
    const choices = once(() => {
      const inReach = isInReach(game, figure)
      const why = (f: Figure): readonly Reason[] =>
        inReach(f)
          ? whyNotCharge(game, figure, f)
          : [because('movement', text`${the.piece(f)} is too far away`, 'GB-RUL-23')]
      return enemies.map(f => pieceChoice(f, idle.length > 0 ? idle : why(f)))
    })
    return {
      field: 'target',
      says: text`Which enemy?`,
      get choices() {
        return choices()
      },
      get leads() {
        return idle.length === 0 && enemies.filter(isInReach(game, figure)).some(f => mayCharge(game, figure, f))
      },
    }
  },
  refuse: (game, decision, { side }) => refuse(game, decision, side),
  carryOut,
})
