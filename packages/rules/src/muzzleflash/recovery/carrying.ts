import {
  because,
  type Choice,
  choice,
  type DecisionOf,
  type Id,
  isOffTable,
  type Length,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { whyNoAp, whyNotAct } from '../basics/activation.ts'
import { type Deed, stayed } from '../basics/deed.ts'
import { isAble, isWeapon, kindOf, onTable, thatPlace } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { cost, isAt } from '../crew-served/crews.ts'
import { apart, baseOf, near, towardsPoint } from '../ground/measure.ts'
import { basesOverlap } from '../ground/standing.ts'
import { getsAcross } from '../movement/moving.ts'
import { hindrances, whyBarred } from '../movement/obstacles.ts'
import { whyEnemyInTheWay } from '../movement/passing.ts'
import { inTouch } from '../movement/touching.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { carrying } from '../tables.ts'
import { placesBeside } from '../vehicles/bailing-out.ts'
import {
  ambulancesFor,
  canReach,
  intoWhich,
  liesAboard,
  liftIn,
  liftOut,
  whyNotLiftIn,
  whyNotLiftOut,
} from './lifting.ts'
import { isAtAidStation } from './victory.ts'

const fields = { pieces: role.many(role.actor), target: role.target, to: role.place }
type Carry = Omit<DecisionOf<typeof fields>, 'action'>

/** The most figures that fit around it. */
const MOST = 4

/** Can it be carried: an injured figure, or a packed weapon? */
const isLoad = (game: Muzzleflash, piece: Piece): boolean =>
  onTable(piece) && (piece.status === 'injured' || (isWeapon(game, piece) && !piece.setUp && piece.hitched === null))

/** The way of carrying: MF-RUL-77, MF-RUL-93. */
const loadOf = (game: Muzzleflash, piece: Piece): 'injured' | 'packed' | 'limbered' =>
  piece.status === 'injured' ? 'injured' : kindOf(game, piece).portable ? 'packed' : 'limbered'

const rulesOf = { injured: ['MF-REC-1', 'MF-RUL-93'], packed: ['MF-RUL-77'], limbered: ['MF-RUL-77'] }

/** How far they carry it for an AP each: half as far again if all are under Double Time. */
export function carryReach(game: Muzzleflash, load: Piece, carriers: readonly Id[]): Length {
  const hands = carriers.length > 1 ? 'more' : 'one'
  const row = game.rows(carrying)[loadOf(game, load)]
  return row?.[isDouble(game, carriers) ? (`${hands}-double` as const) : hands] ?? 0
}

const isDouble = (game: Muzzleflash, carriers: readonly Id[]): boolean =>
  carriers.length > 0 && carriers.every(id => game.find('piece', id)?.doubleTime === true)

/** Can the figure take hold of it? It must touch a casualty, or serve a weapon. */
function canHold(game: Muzzleflash, man: Piece, load: Piece): boolean {
  if (load.aboard !== null) return canReach(game, man, load)
  return load.status === 'injured' ? inTouch(game, man, load) : man.crews === load.id && isAt(game, man, load)
}

const loadsOf = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && (isLoad(game, p) || liesAboard(game, p)))

const ableOf = (game: Muzzleflash, side: Id): readonly Piece[] =>
  game.pieces.filter(p => p.side === side && isAble(game, p))

const moved = ([x, y]: Point, [fx, fy]: Point, [tx, ty]: Point): Point => [x + tx - fx, y + ty - fy]

/** Comrades move an injured man or a packed weapon, and keep their places beside it. */
export const carry = forAp({
  says: text`Carry a casualty or a weapon`,
  fields,
  cost: game => cost(game, 'move'),
  actors: (_, { pieces = [] }) => pieces,
  who(game, { target }, { side }) {
    const loads = loadsOf(game, side).filter(load => target === undefined || load.id === target)
    const men = ableOf(game, side).filter(man => loads.some(load => canHold(game, man, load)))
    const choices = men.map(man => pieceChoice(man, whyTired(game, man)))
    return { field: 'pieces', says: text`Who carries?`, choices, many: Math.max(1, Math.min(MOST, choices.length)) }
  },
  next(game, { pieces, target, to }, { side }) {
    if (target === undefined) {
      const men = ableOf(game, side).filter(man => pieces.includes(man.id))
      const held = loadsOf(game, side).filter(load => men.every(man => canHold(game, man, load)))
      return { field: 'target', says: text`Whom or what?`, choices: held.map(p => pieceChoice(p)) }
    }
    const load = game.find('piece', target)
    if (to !== undefined || !load) return null
    const choices = load.aboard === null ? spots(game, pieces, load) : spotsBeside(game, pieces, load)
    return { field: 'to', says: text`Where to?`, choices, open: 'point' }
  },
  why: whyNotCarry,
  *does(game, { pieces, target, to }): Procedure<Deed> {
    const load = game.piece(target)
    const [actor, ...others] = pieces as readonly [Id, ...Id[]]
    const vehicle = intoWhich(game, load, to)
    if (vehicle) liftIn(game, load, vehicle)
    else if (load.aboard !== null) liftOut(game, load, to)
    if (vehicle || load.aboard !== null) return { actor, others, type: 'other', affected: [] }
    if (!(yield* getOver(game, pieces, load, to))) return stayed(actor, others)
    const rules = rulesOf[loadOf(game, load)]
    const cites = isDouble(game, pieces) ? [...rules.slice(0, 1), 'MF-MOV-7'] : rules
    for (const id of pieces) {
      const at = moved(game.piece(id).at as Point, load.at as Point, to)
      game.change('piece', id, { at, dugIn: false, moved: true }, cites)
    }
    game.change('piece', load.id, { at: to, dugIn: false }, cites)
    if (load.status === 'injured' && isAtAidStation(game, game.piece(load.id)) && !isAtAidStation(game, load))
      game.say(text`${the.piece(load)} is at the aid station.`, ['MF-REC-9'], [load.id])
    return { actor, others, type: 'move', affected: [] }
  },
})

/** Why the figure cannot take part now. */
const whyTired = (game: Muzzleflash, man: Piece): readonly Reason[] => [
  ...whyNotAct(game, man.id, 'carry'),
  ...whyNoAp(game, [man.id], 'carry', cost(game, 'move')),
]

/** Eight directions, as far as they can go. */
function spots(game: Muzzleflash, pieces: readonly Id[], load: Piece): readonly Choice[] {
  const [x, y] = load.at as Point
  const far = carryReach(game, load, pieces)
  const ways = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const)).filter(([dx, dy]) => dx || dy)
  const vehicles = ambulancesFor(game, load).map(v =>
    choice(
      v.at as Point,
      text`into ${the.piece(v)}`,
      whyNotCarry(game, { pieces, target: load.id, to: v.at as Point }),
    ),
  )
  const places = ways.map(([dx, dy]) => {
    const to = towardsPoint([x, y], [x + dx * 1000, y + dy * 1000], far)
    return thatPlace(to, whyNotCarry(game, { pieces, target: load.id, to }))
  })
  return [...vehicles, ...places]
}

/** Around the vehicle that the casualty lies in. */
const spotsBeside = (game: Muzzleflash, pieces: readonly Id[], load: Piece): readonly Choice[] =>
  [...placesBeside(game, game.piece(load.aboard as Id), 1)].map(to =>
    thatPlace(to, whyNotCarry(game, { pieces, target: load.id, to })),
  )

/** Each carrier tests for every obstacle on the way; if one fails, all stay in place. */
function* getOver(game: Muzzleflash, pieces: readonly Id[], load: Piece, to: Point): Procedure<boolean> {
  for (const id of pieces) {
    const man = game.piece(id)
    if (!(yield* getsAcross(game, man, [moved(man.at as Point, load.at as Point, to)]))) return false
  }
  return true
}

export function whyNotCarry(game: Muzzleflash, { pieces, target, to }: Carry): readonly Reason[] {
  const load = game.find('piece', target)
  if (!load || !(isLoad(game, load) || liesAboard(game, load)))
    return [because('injured', text`that cannot be carried`, 'MF-REC-1', 'MF-RUL-77')]
  const rules = rulesOf[loadOf(game, load)]
  if (pieces.length === 0 || new Set(pieces).size < pieces.length)
    return [because('contact', text`choose who carries`, ...rules)]
  if (load.aboard !== null) return whyNotLiftOut(game, pieces, load, to)
  const vehicle = intoWhich(game, load, to)
  if (vehicle) return whyNotLiftIn(game, pieces, load, vehicle)
  const reasons: Reason[] = []
  const far = carryReach(game, load, pieces)
  for (const id of pieces) {
    const man = game.find('piece', id)
    if (!man || man.side !== load.side || !isAble(game, man) || !canHold(game, man, load))
      reasons.push(because('contact', text`${the.piece(id)} cannot take hold of ${the.piece(load)}`, ...rules))
  }
  if (far === 0) reasons.push(because('contact', text`one man alone cannot move ${the.piece(load)}`, ...rules))
  if (reasons.length > 0) return reasons
  if (!near(game, load.at as Point, to, far))
    reasons.push(
      because('too far', text`too far to carry: ${the.length(apart(game, load.at as Point, to), far)}`, ...rules),
    )
  return [...reasons, ...whyNoWay(game, pieces, load, to)]
}

/** The way and the places at its end must be clear of everyone else. */
function whyNoWay(game: Muzzleflash, pieces: readonly Id[], load: Piece, to: Point): readonly Reason[] {
  const reasons: Reason[] = []
  for (const id of [...pieces, load.id]) {
    const piece = game.piece(id)
    const from = piece.at as Point
    const end = moved(piece.at as Point, load.at as Point, to)
    reasons.push(...whyBarred(hindrances(game, from, end)), ...whyEnemyInTheWay(game, piece, from, end))
    const others = game.pieces.filter(p => !pieces.includes(p.id) && p.id !== load.id)
    const hit = others.find(p => basesOverlap(game, piece, baseOf(game, piece, end), p))
    if (hit) reasons.push(because('overlap', text`it would stand on ${the.piece(hit)}`, 'MF-RUL-20'))
    if (isOffTable(game, end)) reasons.push(because('edge', text`that is off the table`, 'MF-RUL-20'))
  }
  return reasons
}
