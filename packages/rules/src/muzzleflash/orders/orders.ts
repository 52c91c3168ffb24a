import {
  because,
  choice,
  type DecisionOf,
  type Id,
  type Message,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  pieceChoice,
  point as pointField,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { enemiesOf, isVehicle, moraleRule, placeOf } from '../basics/figures.ts'
import { type Begun, forAp } from '../basics/for-ap.ts'
import { takeRole } from '../crew-served/crews.ts'
import { batteries, spot, whyNotSpot } from '../indirect-fire/spotting.ts'
import { moraleDice, passes } from '../pinning/morale.ts'
import { failPinTest, RALLIED } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts, type Mode } from '../tables.ts'
import { commanderOf, inReach, isLeader, reachRule, voiceOf } from './command.ts'

const orders = ['deliberate', 'rapid', 'aimed', 'double-time', 'get-up', 'call-fire'] as const
type Order = (typeof orders)[number]

const says: { readonly [order in Order]: Message } = {
  deliberate: text`deliberate fire, all in reach`,
  rapid: text`rapid fire, all in reach`,
  aimed: text`an aimed shot, one of them`,
  'double-time': text`double time, all in reach`,
  'get-up': text`get the hell up, all with pins in reach`,
  'call-fire': text`call for mortar fire`,
}

/** So many are named who hear an order; more are counted. */
const NAMED = 3

/** What an order costs, and who hears it. */
function heard(game: Muzzleflash, leader: Piece, order: Order): Message {
  const ap = the.count(costOf(game, leader))
  if (isVehicle(game, leader) || order === 'aimed' || order === 'call-fire') return text`${ap} AP`
  const reached = inReach(game, leader).filter(({ id, pins }) => id !== leader.id && (order !== 'get-up' || pins > 0))
  if (reached.length === 0) return text`${ap} AP, nobody in reach`
  if (reached.length > NAMED) return text`${ap} AP, ${the.count(reached.length)} men`
  return text`${ap} AP: ${the.pieces(reached.map(({ id }) => id))}`
}

const costOf = (game: Muzzleflash, leader: Piece | null | undefined): number =>
  game.rows(actionCosts)[leader && isVehicle(game, leader) ? 'vehicle-order' : 'order'] as number

const fields = {
  piece: role.actor,
  order: role.option(oneOf(...orders)),
  target: maybe(role.target),
  at: maybe(role.as('target', pointField)),
}
type Command = DecisionOf<typeof fields>

/** Orders to shoot and calls for fire need the leader's morale test; the others only under MF-RUL-82 all. */
const needsTest = (game: Muzzleflash, order: Order): boolean =>
  game.ruling('MF-RUL-82') === 'all' || (order !== 'double-time' && order !== 'get-up')

const testRules: { readonly [order: string]: string } = {
  'call-fire': 'MF-IND-3',
  'double-time': 'MF-MOV-7',
  'get-up': 'MF-ORD-12',
}

/** What a vehicle commander can order his crew to do: MF-RUL-142. */
const forCrew: readonly Order[] = ['deliberate', 'rapid', 'aimed', 'double-time']

function why(game: Muzzleflash, { piece, order, target, at }: Command): readonly Reason[] {
  const leader = game.piece(piece)
  if (!isLeader(game, leader))
    return [
      because(
        'not a leader',
        text`${the.piece(leader)} has no rank to give orders`,
        order === 'get-up' ? 'MF-ORD-12' : 'MF-ORD-1',
        'MF-RUL-87',
      ),
    ]
  const reasons: Reason[] = []
  if (leader.ordered || voiceOf(game, leader).ordered) {
    const rule = isVehicle(game, leader) ? 'MF-VEH-4' : 'MF-ACT-10'
    const says = text`${the.piece(leader)} has already given an order this turn`
    reasons.push(because('one order', says, rule, 'MF-RUL-142'))
  }
  if (leader.pins > 0) reasons.push(because('pinned', text`${the.piece(leader)} has pins`, 'MF-ORD-14', 'MF-RUL-85'))
  if (isVehicle(game, leader) && !forCrew.includes(order))
    reasons.push(because('target', text`a vehicle commander orders his own crew`, 'MF-VEH-3', 'MF-RUL-142'))
  if (order === 'aimed') reasons.push(...whyNotAim(game, leader, target))
  if (order === 'call-fire') reasons.push(...whyNotSpot(game, leader, target, at))
  return reasons
}

/** An aimed shot is ordered for one named figure, in reach. */
function whyNotAim(game: Muzzleflash, leader: Piece, target: Id | undefined): readonly Reason[] {
  if (target === undefined) return [because('one figure', text`choose the figure that is to aim`, 'MF-ORD-10')]
  const reached = isVehicle(game, leader) ? target === leader.id : inReach(game, leader).some(p => p.id === target)
  return reached
    ? []
    : [because('one figure', text`${the.piece(target)} is not in reach of the order`, 'MF-ORD-10', 'MF-ACT-11')]
}

function* does(game: Muzzleflash, command: Command): Procedure<Deed> {
  const { piece, order } = command
  const leader = game.piece(piece)
  const crew = isVehicle(game, leader)
  const cites = crew ? ['MF-VEH-3', 'MF-VEH-4'] : ['MF-ACT-10', 'MF-RUL-86']
  for (const id of new Set([piece, voiceOf(game, leader).id])) game.change('piece', id, { ordered: true }, cites)
  const deed = { actor: piece, type: 'other', affected: [] } as const
  if (needsTest(game, order)) {
    const rule = testRules[order] ?? 'MF-ORD-8'
    const passed = yield* passes(game, 'order-test', leader.morale, [rule, moraleRule[leader.quality]], [piece])
    if (!passed) {
      const unheeded =
        leader.sort === 'vehicle'
          ? text`The crew of ${the.piece(leader)} does not obey its commander.`
          : text`Nobody obeys ${the.piece(leader)}.`
      game.say(unheeded, [rule, 'MF-RUL-86'], [piece])
      return deed
    }
  }
  yield* heed(game, leader, command)
  return deed
}

/** What the order does to those it reaches. */
function* heed(game: Muzzleflash, leader: Piece, { order, target, at }: Command): Procedure {
  const reached = inReach(game, leader)
  if (order === 'call-fire') {
    if (target !== undefined && at) spot(game, leader, target, at)
  } else if (order === 'get-up') yield* getUp(game, leader, reached)
  else if (order === 'double-time' && isVehicle(game, leader))
    game.change('piece', leader.id, { doubleTime: true }, ['MF-MOV-7', 'MF-VEH-3'])
  else if (order === 'double-time')
    for (const figure of reached)
      game.change('piece', figure.id, { doubleTime: true }, [
        figure.id === leader.id ? 'MF-MOV-7' : 'MF-ACT-11',
        reachRule(leader, figure),
      ])
  else if (isVehicle(game, leader)) allow(game, leader.id, order, ['MF-VEH-3', 'MF-ORD-8'])
  else if (order === 'aimed' && target !== undefined)
    allow(game, target, order, ['MF-ORD-10', shootRule(leader, game.piece(target))])
  else for (const figure of reached) allow(game, figure.id, order, ['MF-ORD-8', shootRule(leader, figure)])
}

/** A gunner may be ordered to fire rapid or aimed shots with his weapon; other figures obey their own leader. */
function shootRule(leader: Piece, figure: Piece): string {
  if (figure.role === 'gunner') return 'MF-CRW-9'
  const rule = reachRule(leader, figure)
  return rule === 'MF-ACT-12' ? 'MF-ORD-9' : rule
}

function allow(game: Muzzleflash, id: Id, mode: Mode, cites: readonly string[]): void {
  const { may } = game.piece(id)
  if (!may.includes(mode)) game.change('piece', id, { may: [...may, mode] }, cites)
}

/** Get The Hell Up: each in reach with pins tests, and sheds the difference at once, in the open too: MF-RUL-84. */
function* getUp(game: Muzzleflash, leader: Piece, reached: readonly Piece[]): Procedure {
  const cites = ['MF-ORD-12', 'MF-RUL-84']
  for (const { id } of reached) {
    const { pins, morale, quality, status } = game.piece(id)
    if (pins === 0 || id === leader.id) continue
    const total = yield* moraleDice(game, 'pin-test', morale, ['MF-ORD-13', moraleRule[quality]], [id])
    if (total < morale) {
      const left = Math.max(0, pins - (morale - total))
      const free = left === 0 && (status === 'pinned' || status === 'fleeing')
      game.change('piece', id, { pins: left, status: free ? 'fine' : status }, cites, free ? RALLIED : undefined)
    } else if (game.ruling('MF-RUL-84') === 'full') yield* failPinTest(game, id, 'MF-RUL-84')
  }
}

function next(game: Muzzleflash, { piece, order, target, at }: Begun<typeof fields>): Question | null {
  const leader = game.piece(piece)
  if (order === undefined) {
    const listed = isVehicle(game, leader)
      ? forCrew
      : orders.filter(o => o !== 'call-fire' || batteries(game, leader.side).length > 0)
    return {
      field: 'order',
      says: text`Which order?`,
      choices: listed.map(o => ({ ...choice(o, says[o]), note: heard(game, leader, o) })),
    }
  }
  if (order === 'aimed' && target === undefined) {
    const who = isVehicle(game, leader) ? [leader] : inReach(game, leader)
    return { field: 'target', says: text`Who is to aim?`, choices: who.map(p => pieceChoice(p)) }
  }
  if (order !== 'call-fire') return null
  if (target === undefined)
    return {
      field: 'target',
      says: text`Which weapon?`,
      choices: batteries(game, leader.side).map(p => pieceChoice(p)),
    }
  if (at !== undefined) return null
  const choices = enemiesOf(game, leader.side).map(foe =>
    placeOf(foe, whyNotSpot(game, leader, target, foe.at as Point)),
  )
  return { field: 'at', says: text`Where?`, choices, open: 'point' }
}

export const order = forAp({
  says: text`Give an order`,
  fields,
  cost: (game, { piece = '' }) => costOf(game, game.find('piece', piece)),
  costRules: (game, { piece = '' }) => {
    const leader = game.find('piece', piece)
    return [leader && isVehicle(game, leader) ? 'MF-VEH-3' : 'MF-ORD-2']
  },
  suits: (game, piece) => piece.aboard === null && isLeader(game, piece),
  next,
  why,
  /** A commander doubling up in another role returns to his place first: MF-CRW-15. */
  *prepare(game, { piece }): Procedure<boolean> {
    const leader = game.piece(piece)
    const man = isVehicle(game, leader) ? commanderOf(game, leader) : null
    return man ? yield* takeRole(game, man.id, 'commander', leader.id) : true
  },
  does,
})
