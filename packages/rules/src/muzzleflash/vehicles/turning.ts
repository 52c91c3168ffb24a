import {
  because,
  choice,
  type DecisionOf,
  type Id,
  maybe,
  oneOf,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
  turn as turnBy,
} from '@sandtable/kernel'
import { whyNoAp, whyNotAct } from '../basics/activation.ts'
import { type Deed, stayed } from '../basics/deed.ts'
import { isVehicle, kindOf, onTable } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { ableCrew, cost, isAt, manned, whyUnmanned } from '../crew-served/crews.ts'
import { rolledOver, turned, whyNotSweep } from '../movement/driving.ts'
import { getsOver } from '../movement/moving.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { canTurn, degreesOf, tow, whyNotDrive, withHull } from './steering.ts'

const fields = {
  piece: role.actor,
  /** Asked only of people, if both can turn: the angle itself says which. */
  part: maybe(role.option(oneOf('hull', 'turret'))),
  facing: maybe(role.facing),
  turret: maybe(role.facing),
}
type Turn = Omit<DecisionOf<typeof fields>, 'action'>

/** The man who turns a gun: the first of its crew at it, the gunner before others. */
function crewAt(game: Muzzleflash, weapon: Piece): readonly Piece[] {
  const there = ableCrew(game, weapon).filter(p => isAt(game, p, weapon))
  return [...there.filter(p => p.role === 'gunner'), ...there.filter(p => p.role !== 'gunner')]
}

/** Who spends the AP: the vehicle itself, or a man at the gun. */
function whoTurns(game: Muzzleflash, id: Id): Id {
  const turning = game.find('piece', id)
  if (!turning || kindOf(game, turning).class !== 'weapon') return id
  return crewAt(game, turning)[0]?.id ?? id
}

/** A wheeled vehicle turns only while moving. */
const turnsHull = (game: Muzzleflash, piece: Piece): boolean =>
  !isVehicle(game, piece) || kindOf(game, piece).tracked === true

const hasTurns = (game: Muzzleflash, piece: Piece): boolean =>
  turnsHull(game, piece) || kindOf(game, piece).turret === true

/** A hull, a turret or the mount of a gun is turned. */
export const turn = forAp({
  says: text`Turn`,
  fields,
  cost: (game, { part, turret }) => cost(game, turret !== undefined || part === 'turret' ? 'turn-turret' : 'turn'),
  actors: (game, { piece = '' }) => [whoTurns(game, piece)],
  who(game, _draft, { side }) {
    const own = game.pieces.filter(p => p.side === side && onTable(p) && canTurn(game, p) && hasTurns(game, p))
    const choices = own.map(p => pieceChoice(p, whyIdle(game, p.id)))
    return { field: 'piece', says: text`Which vehicle or gun?`, choices }
  },
  next(game, { piece, part, facing, turret }) {
    if (facing !== undefined || turret !== undefined) return null
    const turning = game.piece(piece)
    const drives = turnsHull(game, turning)
    if (part === undefined && drives && kindOf(game, turning).turret)
      return {
        field: 'part',
        says: text`What is turned?`,
        choices: [choice('hull', text`the hull`), choice('turret', text`the turret`)],
      }
    const hull = part === undefined ? drives : part === 'hull'
    const choices = EIGHTHS.map(to =>
      choice(
        to,
        text`To the ${the.towards(to)}`,
        whyNot(game, { piece, ...(hull ? { facing: to } : { turret: to }) }, null),
      ),
    )
    return { field: hull ? 'facing' : 'turret', says: text`Which way?`, choices }
  },
  why: whyNot,
  *prepare(game, { piece, turret }): Procedure<boolean> {
    if (!isVehicle(game, game.piece(piece))) return true
    return yield* manned(game, piece, turret === undefined ? 'driver' : 'gunner')
  },
  *does(game, { piece: id, facing, turret }): Procedure<Deed> {
    const piece = game.piece(id)
    if (turret !== undefined) game.change('piece', id, { turret: full(turret) }, ['MF-VEH-7'])
    else {
      if (!(yield* getsOver(game, piece, rolledOver(game, turned(game, piece, full(facing as number))))))
        return stayed(whoTurns(game, id))
      game.change('piece', id, { ...withHull(piece, full(facing as number)), moved: true }, ['MF-VEH-6', 'MF-RUL-74'])
      tow(game, id)
    }
    // turning a turret is not moving: MF-RUL-81
    const type = turret === undefined ? 'move' : 'other'
    return { actor: whoTurns(game, id), type, affected: [] }
  },
})

/** A weapon is turned by the crew at it. */
const whyNobody = (game: Muzzleflash, piece: Piece): readonly Reason[] =>
  kindOf(game, piece).class === 'weapon' && crewAt(game, piece).length === 0
    ? [because('contact', text`nobody is at ${the.piece(piece)}`, 'MF-RUL-76')]
    : []

/** Why it cannot be turned at all now: the man who would turn it may not act, or has too few AP. */
function whyIdle(game: Muzzleflash, piece: Id): readonly Reason[] {
  const who = whoTurns(game, piece)
  const alone = whyNobody(game, game.piece(piece))
  if (alone.length > 0) return alone
  return [...whyNotAct(game, who, 'turn'), ...whyNoAp(game, [who], 'turn', cost(game, 'turn-turret'))]
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]
const full = (facing: number): number => ((facing % 360) + 360) % 360

function whyNot(game: Muzzleflash, { piece: id, facing, turret }: Turn, to: Deed | null): readonly Reason[] {
  const piece = game.find('piece', id)
  if (!piece || !canTurn(game, piece)) return [because('straight', text`that turns as it moves`, 'MF-VEH-6')]
  if ((facing === undefined) === (turret === undefined))
    return [because('too far', text`choose which way the hull or the turret turns`, 'MF-VEH-6', 'MF-VEH-7')]
  const kind = kindOf(game, piece)
  const reasons: Reason[] = []
  reasons.push(...whyNobody(game, piece))
  if (turret !== undefined) {
    reasons.push(...whyUnmanned(game, piece))
    if (!kind.turret) reasons.push(because('arc', text`${the.piece(piece)} has no turret`, 'MF-VEH-7'))
    if (Math.abs(turnBy(piece.turret, turret)) > degreesOf(game, 'turret'))
      reasons.push(because('too far', text`more than ${the.count(degreesOf(game, 'turret'))} degrees`, 'MF-VEH-7'))
    return reasons
  }
  if (to !== null) reasons.push(because('reaction', text`only a turret turns as a reaction`, 'MF-RUL-51'))
  if (isVehicle(game, piece)) {
    reasons.push(...whyNotDrive(game, piece))
    if (!kind.tracked) reasons.push(because('straight', text`a wheeled vehicle turns as it moves`, 'MF-RUL-74'))
  }
  if (Math.abs(turnBy(piece.facing, facing as number)) > degreesOf(game, 'turn'))
    reasons.push(because('too far', text`more than ${the.count(degreesOf(game, 'turn'))} degrees`, 'MF-VEH-6'))
  return piece.at ? [...reasons, ...whyNotSweep(game, turned(game, piece, full(facing as number)))] : reasons
}
