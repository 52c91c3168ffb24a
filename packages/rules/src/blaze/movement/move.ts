import {
  action,
  ahead,
  because,
  type Choice,
  choice,
  type DecisionOf,
  type DraftOf,
  direction,
  type Id,
  maybe,
  middleOfShape,
  type Point,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Question,
  type Reason,
  role,
  text,
  the,
  within45,
} from '@sandtable/kernel'
import { featuresNear, houseAt } from '../ground/ground.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { carrierOf, classOf, isSniper, isVehicle, onTable } from '../stands/stand.ts'
import { whichFloor } from '../streets/streets.ts'
import { comeTo, goAlong, settle } from './arrival.ts'
import { goHalf, type HalfMove, whyNotHalfMove } from './half-move.ts'
import { whyHeld } from './held.ts'
import { isAloneInTeam } from './recon-teams.ts'
import { travel } from './travel.ts'
import { allowanceOf, type Purpose, type Way, walk } from './walk.ts'

const fields = {
  piece: role.actor,
  to: maybe(role.place),
  path: maybe(role.path),
  facing: maybe(role.facing),
  floor: maybe(role.floor),
}
export type Move = DecisionOf<typeof fields>
type Draft = DraftOf<typeof fields>

/** The context of a prompt that lets the winner of a melee take the vacated place. */
export type Advance = {
  readonly advance: Id
  readonly to: Point
  readonly floor: number
}

/** What a prompt to move knows: nothing in a step; the winner of a melee, or engineers with half a move, are asked by themselves. */
type Occasion = Advance | HalfMove | null

const purposeOf = (game: Blaze): Purpose => {
  const { phase } = game.state
  return phase === 'move-fire' || phase === 'fall-back' ? phase : 'move'
}

/** The rule by which another card keeps a stand from moving. */
const bound: { readonly [card: string]: readonly string[] } = {
  'aimed-fire': ['BA-AIM-2'],
  'opportunity-fire': ['BA-OPP-1'],
  'fall-back': ['BA-FALL-6'],
  action: ['BA-ACTN-4', 'BA-ACTN-8'],
  dummy: ['BA-CARD-10'],
}

/** Why a stand may not move at all now. */
export function whyNotMove(game: Blaze, stand: Stand | null, side: Id): readonly Reason[] {
  if (stand?.side !== side || !onTable(stand))
    return [because('card', text`choose a stand of yours on the table`, 'BA-TURN-2')]
  const name = the.piece(stand)
  const { phase } = game.state
  const held = whyHeld(game, stand)
  if (isSniper(stand)) return held
  const reasons: Reason[] = []
  if (stand.card !== phase)
    reasons.push(
      because(
        'card',
        stand.card ? text`${name} has a card for ${the.term(stand.card)}` : text`${name} has no card`,
        ...(phase === 'fall-back' ? ['BA-FALL-1'] : (bound[stand.card ?? ''] ?? ['BA-TURN-2'])),
      ),
    )
  if (stand.hasMoved) reasons.push(because('card', text`${name} has moved`, 'BA-RUL-161'))
  if (stand.firedIn === 'move-fire') reasons.push(because('fired', text`${name} has fired`, 'BA-MOVE-6'))
  if (carrierOf(game, stand)) reasons.push(because('card', text`${name} is carried`, 'BA-RUL-136'))
  if (stand.mounted) reasons.push(because('mounted', text`${name} has mounted or dismounted`, 'BA-MOTO-4'))
  return [...reasons, ...held]
}

const wayOf = (stand: Stand, { to, path, facing, floor }: Move): Way => ({
  path: path ?? (to ? [to] : []),
  facing: facing ?? null,
  floor: floor ?? (path || to ? 0 : stand.floor),
})

function refuse(game: Blaze, move: Move, prompt: Prompt): readonly Reason[] {
  const stand = game.find('piece', move.piece)
  const occasion = prompt.context as Occasion
  if (occasion) return 'half' in occasion ? whyNotHalfMove(game, move, occasion) : whyNotAdvance(move, occasion)
  const reasons = whyNotMove(game, stand, prompt.side)
  if (!stand?.at || reasons.length > 0) return reasons
  if (move.to === undefined && (move.path === undefined || move.path.length === 0) && move.floor === undefined)
    return [because('distance', text`choose where it goes`, 'BA-MOVE-1')]
  return walk(game, stand, purposeOf(game), wayOf(stand, move)).reasons
}

/** The winner moves to the place that was left, or stays: BA-RUL-241. */
function whyNotAdvance({ piece, to }: Move, { advance, to: left }: Advance): readonly Reason[] {
  return piece === advance && to && to[0] === left[0] && to[1] === left[1]
    ? []
    : [because('distance', text`${the.piece(advance)} may only move to ${the.place(left)}`, 'BA-MELEE-32')]
}

/** A stand moves; then the enemy may see it, and answer. */
function* carryOut(game: Blaze, move: Move, prompt: Prompt): Procedure {
  const occasion = prompt.context as Occasion
  if (!occasion) yield* goWhereItMeans(game, move)
  else if ('half' in occasion) yield* goHalf(game, move)
  else yield* advance(game, occasion, prompt.cites)
}

function* goWhereItMeans(game: Blaze, move: Move): Procedure {
  const stand = game.piece(move.piece)
  const purpose = purposeOf(game)
  const way = walk(game, stand, purpose, wayOf(stand, move))
  game.change('piece', stand.id, { hasMoved: true }, whyMoved(game, stand, purpose, way.end))
  yield* travel(game, stand.id, purpose === 'fall-back' ? 'fall-back' : 'move', way)
}

/** Why it moves as it does: its kind of stand, else its card and arrow. */
function whyMoved(game: Blaze, stand: Stand, purpose: Purpose, end: Point): readonly string[] {
  if (purpose === 'fall-back') return ['BA-FALL-1', isVehicle(game, stand) ? 'BA-FALL-5' : 'BA-FALL-2']
  if (classOf(game, stand) === 'craft') return ['BA-CRAFT-3', 'BA-ORG-26']
  if (stand.marker !== null) return ['BA-HMOV-4']
  if (stand.hidden) return ['BA-HIDE-2']
  if (isAloneInTeam(game, stand)) return ['BA-RECON-4']
  if (purpose === 'move-fire') return ['BA-MOVE-6']
  if (stand.arrow === null) return ['BA-MOVE-1']
  const [x, y] = stand.at as Point
  return ['BA-MOVE-2', within45(direction(stand.facing), [end[0] - x, end[1] - y]) ? 'BA-MOVE-4' : 'BA-MOVE-5']
}

/** The winner of a melee goes to the place that was left; wire or mines on the way are dealt with as ever. */
function* advance(game: Blaze, { advance: id, to, floor }: Advance, cites: readonly string[]): Procedure {
  const went = yield* goAlong(game, id, 'advance', [game.piece(id).at as Point, to])
  if (!went) return
  comeTo(game, id, 'advance', { path: went.path, cites, ...(!went.stopped && { floor }) })
  yield* settle(game, id, 'advance', game.piece(id).floor)
}

const compass = [0, 23, 45, 68, 90, 113, 135, 158, 180, 203, 225, 248, 270, 293, 315, 338]
/** Engineers who have cut one strip go half their distance: BA-WIRE-8. */
const HALF = 0.5
/** A full step is rounded to whole hundredths, and must not come out a hair too long. */
const HAIR = 2

/** Where a stand could go: the prompt's suggestions. */
export function suggestions(game: Blaze, stand: Stand, of = 1): readonly Point[] {
  const full = Math.floor(allowanceOf(game, stand, purposeOf(game), false).allowance * of) - HAIR
  const stairs = houseAt(game, stand.at as Point) ? [stand.at as Point] : []
  const around = compass.flatMap(way =>
    [1, 2 / 3, 0.4].map(share => ahead(stand.at as Point, way, Math.round(full * share))),
  )
  return [...around, ...stairs]
}

/** Houses it can reach, by name: on the table their middle is hard to hit, behind their occupants. */
function houses(game: Blaze, stand: Stand, draft: Move, prompt: Prompt): readonly Choice[] {
  const { allowance } = allowanceOf(game, stand, purposeOf(game), false)
  const here = houseAt(game, stand.at as Point)
  return featuresNear(game, stand.at as Point, allowance).flatMap(({ id, shape }) => {
    const to = middleOfShape(shape)
    const isHouse = id !== here?.id && houseAt(game, to)?.id === id
    return isHouse && whyNotTo(game, { ...draft, to }, prompt).length === 0
      ? [choice(to, text`the ${the.ground(id)}`)]
      : []
  })
}

/** On which floor of the house it ends. */
function floorOf(game: Blaze, draft: Move, prompt: Prompt): Question | null {
  const { piece, to, path, floor } = draft
  const stand = game.find('piece', piece)
  const end = path?.at(-1) ?? to
  if (!stand?.at || stand.side !== prompt.side || !end || floor !== undefined) return null
  return whichFloor(game, stand, end, way => refuse(game, { ...draft, floor: way }, prompt))
}

/** Why it may not go there, on any floor. */
function whyNotTo(game: Blaze, draft: Move, prompt: Prompt): readonly Reason[] {
  const floors = floorOf(game, draft, prompt)
  return floors ? [] : refuse(game, draft, prompt)
}

function next(game: Blaze, draft: Draft, prompt: Prompt): Question | null {
  const occasion = prompt.context as Occasion
  const half = occasion !== null && 'half' in occasion
  const only = occasion && (half ? occasion.half : occasion.advance)
  const { piece } = draft
  if (piece === undefined) {
    const mine = game.pieces.filter(stand => stand.side === prompt.side && onTable(stand))
    const choices = only
      ? [choice(only, text`${the.piece(only)}`)]
      : mine.map(stand => pieceChoice(stand, whyNotMove(game, stand, prompt.side)))
    return { field: 'piece', says: text`Which stand moves?`, choices }
  }
  const move = { ...draft, piece }
  if (draft.to !== undefined || draft.path !== undefined) return only ? null : floorOf(game, move, prompt)
  if (occasion && 'advance' in occasion)
    return { field: 'to', says: text`Advance?`, choices: [choice(occasion.to, text`into the ground given up`)] }
  const stand = game.find('piece', piece)
  if (!stand?.at || stand.side !== prompt.side) return null
  const places = suggestions(game, stand, half ? HALF : 1)
  const choices = places.map(to => choice(to, text`${the.place(to)}`, whyNotTo(game, { ...move, to }, prompt)))
  const named = half ? [] : houses(game, stand, move, prompt)
  return { field: 'to', says: text`Where to?`, choices: [...named, ...choices], open: 'path' }
}

export const move = action<BlazeTables>()({ says: text`Move`, fields, next, refuse, carryOut })
