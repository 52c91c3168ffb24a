import {
  action,
  ahead,
  because,
  choice,
  type Id,
  isOffTable,
  maybe,
  mm,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
  withinBoxes,
} from '@sandtable/kernel'
import { featuresAt, houseAt, isKnownGround, isThere } from '../ground/ground.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { loseZero } from '../shells/zeroing.ts'
import { hullAt, hullOf, overlapping, sizeOf, touching, touchOf } from '../stands/measure.ts'
import { overlap } from '../stands/overlap.ts'
import { carrierOf, classOf, isConcealed, isInfantry, isOut, isSniper, kindOf, onTable } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { whyNotFloor } from '../streets/streets.ts'
import { type Load, loads } from '../tables.ts'
import { arrive } from './arrival.ts'
import { capacityOf, carriesRule, leaveTransport } from './carrying.ts'
import { goingIn, whyShut } from './costs.ts'
import { whyHeld } from './held.ts'

const isMoveStep = (card: Stand['card'], phase: string): boolean =>
  (card === 'move' || card === 'move-fire') && card === phase

/** How many stands a transport takes, and which: BA-MOTO-1, BA-MOTO-2, BA-PARA-9, BA-CRAFT-1, BA-CRAFT-2. */
export function whyFull(game: Blaze, carrier: Stand, stand: Stand): readonly Reason[] {
  const room = capacityOf(game, carrier)
  const kind = classOf(game, carrier)
  const aboard = carrier.passengers.map(id => game.piece(id))
  if (kind === 'vehicle') {
    const rule = carriesRule(game, carrier)
    if (!isInfantry(game, stand)) return [because('carries', text`${the.piece(carrier)} carries infantry`, rule)]
    const most = room?.infantry ?? 0
    return aboard.length < most
      ? []
      : [because('carries', text`${the.piece(carrier)} carries ${the.count(most)} and is full`, rule)]
  }
  const rules = kind === 'glider' ? ['BA-PARA-9'] : kindOf(game, carrier).paddled ? ['BA-CRAFT-2'] : ['BA-CRAFT-1']
  const fits = loads.some(
    load => aboard.length < (room?.[load] ?? 0) && [...aboard, stand].every(one => isLoad(game, one, load)),
  )
  return fits ? [] : [because('carries', text`${the.piece(carrier)} is full, or cannot carry that`, ...rules)]
}

function isLoad(game: Blaze, stand: Stand, what: Load): boolean {
  const kind = kindOf(game, stand)
  if (what === 'infantry') return isInfantry(game, stand)
  if (what === 'gun') return classOf(game, stand) === 'gun'
  if (what === 'light-vehicle') return kind.class === 'vehicle' && kind.weight !== 'medium' && kind.weight !== 'heavy'
  if (what === 'medium-vehicle') return kind.class === 'vehicle' && kind.weight !== 'heavy'
  return kind.class === 'vehicle'
}

/** With these a stand of its own may go along with its transport: BA-RUL-301. */
const ridingCards: readonly string[] = ['move', 'move-fire', 'dummy']
const boundBy = (card: string): readonly string[] =>
  ({ 'aimed-fire': ['BA-AIM-2'], action: ['BA-ACTN-4'], 'opportunity-fire': ['BA-OPP-1'] })[card] ?? ['BA-TURN-2']

/** Its own card, or its transport's, lets a stand mount or dismount in this step: BA-RUL-136. */
function whyNotNow(game: Blaze, stand: Stand, carrier: Stand | null): readonly Reason[] {
  const { phase } = game.state
  const reasons: Reason[] = []
  if (!isMoveStep(stand.card, phase) && !(carrier && isMoveStep(carrier.card, phase)))
    reasons.push(
      because('card', text`neither ${the.piece(stand)} nor its transport has a card for this step`, 'BA-RUL-136'),
    )
  else if (stand.card !== null && !ridingCards.includes(stand.card))
    reasons.push(
      because('card', text`${the.piece(stand)} is bound to its own card`, ...boundBy(stand.card), 'BA-MOTO-4'),
    )
  if (stand.firedIn === phase) reasons.push(because('fired', text`${the.piece(stand)} has fired`, 'BA-MOVE-6'))
  if (stand.mounted)
    reasons.push(because('mounted', text`${the.piece(stand)} has mounted or dismounted already`, 'BA-MOTO-4'))
  if (stand.aboard && stand.landedTurn === game.state.turn)
    reasons.push(because('glider', text`${the.piece(stand)} has just come down`, 'BA-PARA-14', 'BA-PARA-13'))
  // a stand that may not move cannot mount or dismount
  const held = whyHeld(game, stand).filter(reason => !(stand.aboard && reason.word === 'landed'))
  return [...reasons, ...held]
}

export function whyNotMount(game: Blaze, stand: Stand | null, carrier: Stand | null, side: Id): readonly Reason[] {
  if (stand?.side !== side || !onTable(stand) || carrierOf(game, stand) || isOut(game, stand))
    return [because('carries', text`choose a stand of yours on foot`, 'BA-MOTO-4')]
  if (carrier?.side !== side || !onTable(carrier) || isOut(game, carrier) || carrierOf(game, carrier))
    return [because('carries', text`choose a transport of yours`, 'BA-MOTO-4')]
  const reasons = [...whyNotNow(game, stand, carrier), ...whyFull(game, carrier, stand)]
  if (isSniper(stand)) return [...whyHeld(game, stand), ...reasons]
  if (!touching(game, stand, carrier))
    reasons.push(because('touch', text`${the.piece(stand)} does not touch ${the.piece(carrier)}`, 'BA-MOTO-4'))
  if (stand.hasMoved) reasons.push(because('card', text`${the.piece(stand)} has moved on foot`, 'BA-RUL-75'))
  return reasons
}

export const mount = action<BlazeTables>()({
  says: text`Get aboard`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft, { side }) {
    const mine = game.pieces.filter(stand => stand.side === side && onTable(stand))
    if (draft.piece === undefined) {
      const choices = mine
        .filter(
          stand =>
            !carrierOf(game, stand) &&
            mine.some(
              other => kindOf(game, other).carries !== null && other.id !== stand.id && touching(game, stand, other),
            ),
        )
        .map(stand => pieceChoice(stand))
      return { field: 'piece', says: text`Who gets aboard?`, choices }
    }
    if (draft.target !== undefined) return null
    const stand = game.find('piece', draft.piece)
    const choices = mine
      .filter(other => kindOf(game, other).carries !== null && other.id !== draft.piece)
      .map(other => pieceChoice(other, whyNotMount(game, stand, other, side)))
    return { field: 'target', says: text`Which transport?`, choices }
  },
  refuse: (game, { piece, target }, { side }) =>
    whyNotMount(game, game.find('piece', piece), game.find('piece', target), side),
  *carryOut(game, { piece, target }) {
    getAboard(game, piece, target)
  },
})

function getAboard(game: Blaze, piece: Id, target: Id): void {
  const carrier = game.piece(target)
  const rules = ['BA-MOTO-4', carriesRule(game, carrier)]
  // knowing of one gives away the other
  if (isConcealed(game.piece(piece)) !== isConcealed(carrier))
    for (const one of [piece, carrier.id]) reveal(game, one, ['BA-HIDE-1'])
  game.change('piece', piece, { aboard: carrier.id, at: carrier.at, mounted: true, floor: 0 }, rules)
  game.change('piece', carrier.id, { passengers: [...carrier.passengers, piece] }, rules)
  loseZero(game, piece)
}

/** Why a stand may not be set down there: beside its transport, on ground it may enter, clear of other stands. */
export function whyNotBeside(game: Blaze, stand: Stand, carrier: Stand, to: Point, facing: number): readonly Reason[] {
  const reasons: Reason[] = []
  const box = hullAt(game, stand, to, facing)
  if (!withinBoxes(box, hullOf(game, carrier), touchOf(game)))
    reasons.push(
      because('touch', text`${the.piece(stand)} must touch ${the.piece(carrier)}`, 'BA-MOTO-5', 'BA-HULL-15'),
    )
  if (isOffTable(game, to)) reasons.push(because('table', text`that is off the table`, 'BA-RUL-74'))
  const under = overlapping(
    game,
    box,
    0,
    game.pieces.filter(other => other.id !== stand.id && !other.hidden),
  )
  if (under) reasons.push(because('touch', text`${the.piece(stand)} would stand on ${the.piece(under)}`, 'BA-RUL-74'))
  const bad = featuresAt(game, to).find(feature => goingIn(game, stand, feature.kind) === 'no')
  if (bad)
    reasons.push(
      because(
        bad.kind === 'deep-water' ? 'water' : 'terrain',
        text`it may not stand in the ${the.ground(bad)}`,
        'BA-RUL-75',
      ),
    )
  const wire = game.terrain.find(f => f.kind === 'wire' && isThere(f) && overlap(box, f.shape))
  if (wire && isKnownGround(wire, stand.side))
    reasons.push(because('terrain', text`nobody gets off onto the ${the.ground(wire)}`, 'BA-RUL-301'))
  if (houseAt(game, to) && isInfantry(game, stand)) reasons.push(...whyNotFloor(game, stand, to, 0))
  return [...reasons, ...featuresAt(game, to).flatMap(feature => whyShut(game, feature))]
}

function whyNotDismount(
  game: Blaze,
  stand: Stand | null,
  to: Point | undefined,
  facing: number,
  side: Id,
): readonly Reason[] {
  if (stand?.side !== side || !stand.aboard)
    return [because('carries', text`choose a stand of yours that is carried`, 'BA-MOTO-4')]
  const carrier = game.piece(stand.aboard)
  const reasons = whyNotNow(game, stand, carrier)
  return to ? [...reasons, ...whyNotBeside(game, stand, carrier, to, facing)] : reasons
}

/** Places beside a transport: each side of the hull, and between. */
export function placesBeside(game: Blaze, stand: Stand, carrier: Stand): readonly Point[] {
  const [width, depth] = sizeOf(game, carrier)
  const [w, d] = sizeOf(game, stand)
  const sideways = Math.ceil((width + w) / 2)
  const along = Math.ceil((depth + d) / 2)
  const at = carrier.at as Point
  const f = carrier.facing
  const shifts = [0, mm(50), -mm(50)]
  return [
    ...shifts.flatMap(shift => [90, 270].map(way => ahead(ahead(at, f, shift), f + way, sideways))),
    ...shifts.flatMap(shift => [180, 0].map(way => ahead(ahead(at, f + 90, shift), f + way, along))),
  ]
}

export const dismount = action<BlazeTables>()({
  says: text`Get off`,
  fields: { piece: role.actor, to: role.place, facing: maybe(role.facing) },
  next(game, draft, { side }) {
    if (draft.piece === undefined) {
      const carried = game.pieces.filter(stand => stand.side === side && stand.aboard && !stand.gone)
      const choices = carried.map(stand => pieceChoice(stand, whyNotDismount(game, stand, undefined, 0, side)))
      return { field: 'piece', says: text`Who gets off?`, choices }
    }
    if (draft.to !== undefined) return null
    const stand = game.find('piece', draft.piece)
    if (!stand?.aboard || stand.side !== side) return null
    const carrier = game.piece(stand.aboard)
    const choices = placesBeside(game, stand, carrier).map(to =>
      choice(to, text`${the.place(to)}`, whyNotDismount(game, stand, to, carrier.facing, side)),
    )
    return { field: 'to', says: text`Where?`, choices, open: 'point' }
  },
  refuse(game, { piece, to, facing }, { side }) {
    const stand = game.find('piece', piece)
    const way = facing ?? (stand?.aboard ? game.piece(stand.aboard).facing : 0)
    return whyNotDismount(game, stand, to, way, side)
  },
  *carryOut(game, { piece, to, facing }): Procedure {
    const carrier = game.piece(game.piece(piece).aboard as Id)
    const cites = ['BA-MOTO-4', 'BA-MOTO-5']
    leaveTransport(game, piece, cites)
    yield* arrive(game, piece, 'dismount', {
      path: [to],
      facing: facing ?? carrier.facing,
      floor: 0,
      cites,
      also: { mounted: true },
    })
  },
})
