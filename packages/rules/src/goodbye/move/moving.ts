import {
  action,
  ahead,
  because,
  choice,
  cm,
  type DecisionOf,
  flag,
  type Id,
  isOffTable,
  type Length,
  type Message,
  maybe,
  once,
  type Point,
  type Procedure,
  pathOf,
  pieceChoice,
  type Reason,
  reach,
  role,
  text,
  the,
  tollOf,
} from '@sandtable/kernel'
import { singleTest } from '../courage.ts'
import { isDown, isRouting, isTank, onTable, ownFigure } from '../figures.ts'
import { attempt } from '../fortune.ts'
import { dismissCrew } from '../losses.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { needs } from '../tables.ts'
import { mayActNow } from '../turn.ts'
import { gettingUp, legOf } from './legs.ts'
import { terrify, travel } from './travel.ts'
import { allowanceOf, leavesForHome, walk, whyNotMove } from './walking.ts'

const fields = {
  piece: role.actor,
  to: maybe(role.place),
  path: maybe(role.path),
  facing: maybe(role.facing),
  dash: maybe(role.option(flag)),
}
type Move = DecisionOf<typeof fields>

/** Not a rule: it stops a very long path from blocking the table. */
const MOST_LEGS = 100

function refuse(game: Goodbye, move: Move, side: Id): readonly Reason[] {
  const figure = ownFigure(game, move.piece, side)
  if (!('id' in figure)) return figure
  const path = pathOf(move)
  const reasons = [...whyNotMove(game, figure, move.dash === true)]
  if (path.length === 0 || path.length > MOST_LEGS || (move.to && move.path))
    return [
      ...reasons,
      because('movement', text`choose a place, or a path of at most ${the.count(MOST_LEGS)} legs`, 'GB-MOVE-1'),
    ]
  return [...reasons, ...walk(game, figure, path, move.dash === true).reasons]
}

/** One D6 per level, before the figure moves; on 1 or 2 it stays in place and its move is used up. */
export function* climbs(game: Goodbye, figure: Figure, levels: number): Procedure<boolean> {
  const cites = ['GB-MOVE-3', 'GB-RUL-20']
  for (let i = 0; i < levels; i++) {
    const need = game.rows(needs).climb
    const passes = ([die]: readonly number[]): boolean => (die as number) >= need
    const dice = yield* attempt(game, {
      purpose: 'climb',
      count: 1,
      need,
      cites,
      about: [figure.id],
      by: figure.id,
      passes,
    })
    if (passes(dice)) continue
    game.change('piece', figure.id, { stepped: true }, cites)
    game.say(text`${the.piece(figure)} slips and stays put.`, cites, [figure.id])
    return false
  }
  return true
}

/** Where suppressed men can be ordered, such a figure must pass a test before it moves: GB-RUL-5. */
export function* steadies(game: Goodbye, id: Id): Procedure<boolean> {
  if (!isDown(game.piece(id))) return true
  const cites = ['GB-SUPP-2', 'GB-RUL-5']
  if (yield* singleTest(game, id, 'GB-SUPP-2')) {
    game.change('piece', id, { suppressed: false, mustTest: false }, cites, { is: 'rallied' })
    return true
  }
  game.change('piece', id, { stepped: true }, cites)
  return false
}

/** The figure moves, and may be shot at on its way. */
function* carryOut(game: Goodbye, move: Move): Procedure {
  if (!(yield* steadies(game, move.piece))) return
  const figure = game.piece(move.piece)
  const dash = move.dash === true
  const { path, cost, climbs: levels, distance, tolls } = walk(game, figure, pathOf(move), dash)
  if (!(yield* climbs(game, figure, levels))) return
  const free = game.state.phase === 'free'
  const turned = move.facing === undefined ? {} : { facing: move.facing }
  const done = {
    stepped: game.ruling('GB-RUL-91') === 'once',
    moved: figure.moved + cost,
    prone: false,
    ready: false,
    standTo: false,
    ...turned,
    ...(free && { freeMoved: true }),
    ...(dash && { dashed: 'this' as const }),
  }
  const order = dash ? 'GB-MOVE-6' : free ? 'GB-MOVE-12' : figure.ordered === 'move' ? 'GB-STAT-19' : 'GB-RUL-79'
  game.change('piece', figure.id, done, [order, ...tolls.slice(0, 1)])
  const arrived = yield* travel(game, figure.id, path, [distance, ...tolls.slice(-1)])
  if (arrived && leavesForHome(game, figure, path)) goHome(game, figure.id)
  else yield* terrify(game, figure.id)
}

/** It has left the table by its own edge and is not lost. */
function goHome(game: Goodbye, id: Id): void {
  const { side, unit } = game.piece(id)
  game.change('piece', id, { gone: true, at: null }, ['GB-RUL-67', 'GB-RUL-68'], { is: 'left' })
  dismissCrew(game, id)
  // the figure is not lost: its squad is no weaker without it
  if (unit !== null)
    game.change('unit', unit, { strength: game.get('unit', unit).strength - 1 }, ['GB-RUL-67', 'GB-RUL-39'])
  game.change('side', side, { exits: game.side(side).exits + 1 }, ['GB-RUL-68'], {
    is: 'scored',
    cause: 'exit',
    by: id,
    count: 1,
  })
}

/** The prompt's suggested moves: twelve directions and two distances; a prone figure may only get up. */
export function suggestions(game: Goodbye, figure: Figure, dash: boolean): readonly Point[] {
  const full = allowanceOf(game, figure, dash) - gettingUp(game, figure) - HAIR
  const here = figure.at as Point
  const ways =
    full <= 0 ? [] : compass.flatMap(way => [1, 1 / 2].map(share => ahead(here, way, Math.round(full * share))))
  return figure.prone ? [...ways, here] : ways
}
/** A full step is rounded to whole hundredths, and must not end up slightly too long. */
const HAIR = 2
const compass = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/** Everywhere a figure can reach in this step, or within `far`, for screens and for bots' pathfinding. */
export function reachOf(
  game: Goodbye,
  figure: Figure,
  dash: boolean,
  step: Length = cm(2),
  far: Length = allowanceOf(game, figure, dash),
) {
  return reach(figure.at as Point, Math.max(0, far - gettingUp(game, figure)), step, (a, b) => {
    const leg = legOf(game, figure, a, b)
    return leg.reasons.length > 0 || (dash && leg.difficult) || isOffTable(game, b)
      ? null
      : tollOf([leg.toll]) + leg.extra
  })
}

/** The figures of the side, each with any reason it may not move. */
const movers = (game: Goodbye, side: Id) =>
  game.pieces.filter(f => f.side === side && onTable(f)).map(f => pieceChoice(f, whyNotMove(game, f, false)))

export const move = action<GoodbyeTables>()({
  says: text`Move`,
  fields,
  next(game, draft, { side }) {
    if (draft.piece === undefined) return { field: 'piece', says: text`Who moves?`, choices: movers(game, side) }
    const figure = game.find('piece', draft.piece)
    if (draft.to !== undefined || draft.path !== undefined || !figure?.at) return null
    const dash = draft.dash === true
    const dashes = dash || game.state.phase === 'free' || isTank(figure) || whyNotMove(game, figure, true).length > 0
    if (draft.dash === undefined && !dashes)
      return {
        field: 'dash',
        says: text`Walk or dash?`,
        choices: [choice(false, text`Walk`), choice(true, text`Dash`)],
      }
    const idle = whyNotMove(game, figure, dash)
    const why = (to: Point): readonly Reason[] => (idle.length > 0 ? idle : walk(game, figure, [to], dash).reasons)
    const says = (to: Point): Message => (to === figure.at ? text`Get up and stay here` : text`${the.place(to)}`)
    const places = once(() => suggestions(game, figure, dash).map(to => choice(to, says(to), why(to))))
    return {
      field: 'to',
      says: text`Where to?`,
      open: 'path',
      /** Worked out for those who look at them: whoever asks which of two hundred can move at all does not. */
      get choices() {
        return places()
      },
    }
  },
  refuse: (game, decision, { side }) => refuse(game, decision, side),
  carryOut,
})

/** Goes to earth, free and without an order, at the end of a move or instead of one: GB-RUL-21. */
export const drop = action<GoodbyeTables>()({
  says: text`Go prone`,
  fields: { piece: role.actor },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    const men = game.pieces.filter(f => f.side === side && onTable(f) && !isTank(f))
    return { field: 'piece', says: text`Who goes prone?`, choices: men.map(f => pieceChoice(f, whyNotDrop(game, f))) }
  },
  refuse(game, { piece }, { side }) {
    const figure = ownFigure(game, piece, side)
    return 'id' in figure ? whyNotDrop(game, figure) : figure
  },
  /** Its move is over. */
  *carryOut(game, { piece }): Procedure {
    game.change('piece', piece, { prone: true, stepped: true }, ['GB-RUL-21', 'GB-FIRE-5'])
  },
})

function whyNotDrop(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons = [...mayActNow(game, figure)]
  if (isTank(figure)) reasons.push(because('tank', text`a tank does not lie down`, 'GB-RUL-21'))
  if (figure.prone) reasons.push(because('prone', text`${the.piece(figure)} is prone already`, 'GB-RUL-21'))
  if (isRouting(figure)) reasons.push(because('routing', text`${the.piece(figure)} is routing`, 'GB-RUL-41'))
  return reasons
}
