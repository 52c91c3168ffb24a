import {
  action,
  because,
  choice,
  type DecisionOf,
  type Id,
  id as idField,
  type Length,
  type Message,
  type Modifier,
  maybe,
  oneOf,
  type Procedure,
  pieceChoice,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { isDown, isLeader, isSenior, isSteady, isTank, membersOf, onTable } from './figures.ts'
import { attempt, sumOf } from './fortune.ts'
import { whyAllLeftOut, whyLeftOut } from './left-out.ts'
import { apart, isFar, near } from './measure.ts'
import type { Figure, Goodbye, GoodbyeTables, Unit } from './records.ts'
import { distances, modifiers as modifierTable } from './tables.ts'

/** A leader orders a squad, or part of it. Without a leader the squad orders itself, and so does a tank. */
const fields = {
  order: role.option(oneOf('move', 'stand-to')),
  unit: maybe(role.option(idField)),
  piece: maybe(role.actor),
  pieces: maybe(role.many(role.target)),
}
type Order = DecisionOf<typeof fields>

/** A tank that orders itself may be named as its own squad: GB-RUL-79. */
function read(game: Goodbye, given: Order): Order {
  const tank = given.unit === undefined || game.find('unit', given.unit) ? null : game.find('piece', given.unit)
  return tank && isTank(tank) ? { action: given.action, order: given.order, piece: tank.id } : given
}

/** The figures ordered: those named, the whole squad, or a tank that orders itself. */
function meant(game: Goodbye, { unit, piece, pieces }: Order): readonly Figure[] {
  if (unit === undefined) return piece === undefined ? [] : [game.find('piece', piece)].flatMap(f => f ?? [])
  return membersOf(game, unit).filter(f => pieces === undefined || pieces.includes(f.id))
}

/** Why this figure may not order that squad, wherever they are. */
export function whyNotLead(leader: Figure, unit: Unit): readonly Reason[] {
  const who = the.piece(leader)
  if (!isLeader(leader) || (leader.unit !== unit.id && !isSenior(leader))) {
    const rule = isLeader(leader) ? 'GB-TYPE-10' : 'GB-TYPE-1'
    return [because('commander', text`${who} may not order ${the.unit(unit)}`, rule, 'GB-RUL-8')]
  }
  if (!isSteady(leader)) return [because('commander', text`${who} is pinned or routing`, 'GB-RUL-8')]
  if (leader.gave.includes(unit.id))
    return [because('commander', text`${who} has ordered ${the.unit(unit)} already this turn`, 'GB-RUL-9')]
  return []
}

/** Why this figure may not order these men of that squad. */
function whyNotCommand(game: Goodbye, leader: Figure, unit: Unit, whom: readonly Figure[]): readonly Reason[] {
  const reasons = whyNotLead(leader, unit)
  if (reasons.length > 0) return reasons
  if (!whom.some(f => near(f, leader, game.rows(distances).command)))
    return [because('commander', tooFar(game, leader, whom), 'GB-STAT-24', 'GB-RUL-8')]
  return []
}

function tooFar(game: Goodbye, leader: Figure, [first, ...others]: readonly Figure[]): Message {
  const far = the.length(game.rows(distances).command)
  return first && others.length === 0
    ? text`${the.piece(leader)} is more than ${far} from ${the.piece(first)}`
    : text`${the.piece(leader)} is more than ${far} from all of them`
}

/** Can this leader, or this tank, still order somebody? */
export function mayOrder(game: Goodbye, figure: Figure): boolean {
  const isAble = (f: Figure): boolean => whyLeftOut(game, f, 'move').length === 0
  if (isTank(figure)) return isAble(figure)
  if (!isLeader(figure)) return false
  return game.store.all('unit').some(unit => {
    const able = unit.side === figure.side ? membersOf(game, unit.id).filter(isAble) : []
    return able.length > 0 && whyNotCommand(game, figure, unit, able).length === 0
  })
}

/** If any leader could order these figures, the squad does not order itself. */
const hasLeader = (game: Goodbye, unit: Unit, whom: readonly Figure[]): boolean =>
  game.pieces.some(
    f =>
      f.side === unit.side &&
      isLeader(f) &&
      (f.unit === unit.id || isSenior(f)) &&
      isSteady(f) &&
      whom.some(w => near(w, f, game.rows(distances).command)),
  )

function refuse(game: Goodbye, decision: Order, side: Id): readonly Reason[] {
  const given = read(game, decision)
  const leader = given.piece === undefined ? null : game.find('piece', given.piece)
  if (given.piece !== undefined && (leader?.side !== side || !onTable(leader)))
    return [because('commander', text`choose a figure of your own`, 'GB-RUL-8')]
  if (given.unit === undefined) {
    if (!leader || !isTank(leader)) return [because('order', text`choose a squad`, 'GB-RUL-9', 'GB-RUL-79')]
    return whyLeftOut(game, leader, given.order)
  }
  const unit = game.find('unit', given.unit)
  if (unit?.side !== side) return [because('order', text`choose a squad of your own`, 'GB-RUL-9')]
  const stranger = given.pieces?.find(id => game.find('piece', id)?.unit !== unit.id)
  if (stranger !== undefined)
    return [because('order', text`${the.piece(stranger)} does not belong to ${the.unit(unit)}`, 'GB-RUL-9')]
  const whom = meant(game, given)
  const able = whom.filter(f => whyLeftOut(game, f, given.order).length === 0)
  const reasons: Reason[] = []
  if (able.length === 0) {
    const why = whyAllLeftOut(game, whom, given.order)
    reasons.push(...(why.length > 0 ? why : [because('order', text`nobody can be ordered`, 'GB-RUL-9')]))
  } else if (given.pieces) {
    const standing = whom.filter(f => !isDown(f))
    reasons.push(...whyAllLeftOut(game, standing, given.order))
  }
  if (leader) reasons.push(...whyNotCommand(game, leader, unit, able.length > 0 ? able : whom))
  else if (hasLeader(game, unit, able.length > 0 ? able : whom))
    reasons.push(because('commander', text`a leader is near enough to give the order`, 'GB-STAT-24', 'GB-RUL-8'))
  return reasons
}

/** Every modifier of an order, added to the command value: GB-RUL-6. */
function modifiersOf(
  game: Goodbye,
  leader: Figure | null,
  unit: Unit | null,
  whom: readonly Figure[],
  able: readonly Figure[],
): readonly Modifier[] {
  const by = game.rows(modifierTable).command as { readonly [name: string]: number }
  const found: Modifier[] = []
  if (leader && unit && able.some(f => isFar(f, leader, game.rows(distances)['far-from-commander'])))
    found.push({
      says: text`some are ${the.length(game.rows(distances)['far-from-commander'])} or more away`,
      by: by['far-from-commander'] as number,
      cites: ['GB-CMD-7', 'GB-STAT-22'],
    })
  if (whom.some(isDown))
    found.push({
      says: text`some are pinned`,
      by: by['suppressed-among-them'] as number,
      cites: ['GB-STAT-23', 'GB-RUL-5'],
    })
  const squad = unit ? membersOf(game, unit.id) : whom
  if (squad.some(f => f.underFire === 'mg'))
    found.push({
      says: text`under MG fire`,
      by: by['under-mg-fire'] as number,
      cites: ['GB-CMD-6', 'GB-RUL-36'],
    })
  else if (squad.some(f => f.underFire === 'lmg'))
    found.push({
      says: text`under LMG fire`,
      by: by['under-lmg-fire'] as number,
      cites: ['GB-CMD-5', 'GB-RUL-36'],
    })
  const voice = unit?.voice ?? leader?.voice ?? 0
  if (voice > 0)
    found.push({
      says: text`voice of command`,
      by: voice,
      cites: ['GB-RUL-66'],
    })
  return found
}

/** 2D6 equal to or under the command value: the troops may move, or stand to. */
function* carryOut(game: Goodbye, decision: Order): Procedure {
  const given = read(game, decision)
  const { order } = given
  const unit = given.unit === undefined ? null : game.get('unit', given.unit)
  const leader = given.piece === undefined ? null : game.piece(given.piece)
  const whom = meant(game, given)
  const able = whom.filter(f => whyLeftOut(game, f, order).length === 0)
  const modifiers = modifiersOf(game, leader, unit, whom, able)
  const value = (leader ?? unit)?.command ?? 0
  const need = value + sumOf(modifiers)
  const cites =
    leader === null
      ? ['GB-STAT-24', 'GB-CMD-3']
      : unit === null
        ? ['GB-RUL-79', 'GB-TYPE-18']
        : ['GB-CMD-1', isSenior(leader) ? 'GB-TYPE-10' : 'GB-STAT-17']
  const passes = ([a, b]: readonly number[]): boolean => (a as number) + (b as number) <= need
  const dice = yield* attempt(game, {
    purpose: 'command',
    count: 2,
    need,
    modifiers,
    cites,
    under: ['GB-STAT-20', 'GB-RUL-6', 'GB-RUL-8', 'GB-RUL-9'],
    about: able.map(f => f.id),
    by: (leader ?? able.find(f => f.rank === 'private') ?? able[0])?.id ?? null,
    passes,
  })
  spendVoice(game, leader, unit)
  if (leader && unit) game.change('piece', leader.id, { gave: [...leader.gave, unit.id] }, ['GB-RUL-9'])
  const passed = passes(dice)
  for (const { id } of whom) {
    const ordered = able.some(f => f.id === id) && passed
    const stands = ordered && order === 'stand-to'
    const rules = ordered ? ['GB-STAT-20', stands ? 'GB-STAND-1' : 'GB-STAT-19'] : ['GB-STAT-21', 'GB-RUL-9']
    if (able.some(f => f.id === id))
      game.change(
        'piece',
        id,
        { tried: true, ...(ordered && { ordered: order }), ...(stands && { standTo: true }) },
        rules,
      )
  }
  game.say(
    passed ? text`The order gets through.` : text`The order fails, and they stay where they are.`,
    passed ? ['GB-STAT-20'] : ['GB-STAT-21'],
  )
  if (game.ruling('GB-RUL-10') === 'by-squad')
    game.change('game', 'game', { moving: passed && order === 'move' ? (unit?.id ?? given.piece ?? null) : null }, [
      'GB-RUL-10',
    ])
}

function spendVoice(game: Goodbye, leader: Figure | null, unit: Unit | null): void {
  if (unit && unit.voice > 0) game.change('unit', unit.id, { voice: 0 }, ['GB-RUL-66'])
  else if (!unit && leader && leader.voice > 0) game.change('piece', leader.id, { voice: 0 }, ['GB-RUL-66'])
}

/** Orders a squad, or part of it, to move or to stand to. */
export const order = action<GoodbyeTables>()({
  says: text`Give an order`,
  purpose: 'order',
  fields,
  next(game, draft, { side }) {
    const { order: which } = draft
    if (which === undefined)
      return {
        field: 'order',
        says: text`Which order?`,
        choices: [choice('move', text`Move`), choice('stand-to', text`Stand to, ready for whoever comes near`)],
      }
    const given = { ...draft, order: which }
    if (given.unit === undefined) {
      const leader = given.piece === undefined ? null : game.find('piece', given.piece)
      if (leader) return isLeader(leader) && !isTank(leader) ? whichOfHis(game, leader, given) : null
      return whichSquad(game, side, which)
    }
    const unit = game.find('unit', given.unit)
    if (!unit || given.pieces !== undefined) return null
    if (given.piece === undefined && refuse(game, given, side).length > 0) {
      const leaders = leadersOf(game, unit)
      const choices = leaders.map(f => {
        const no = refuse(game, { ...given, piece: f.id }, side)
        return no.length > 0 ? pieceChoice(f, no) : choice(f.id, withChance(game, { ...given, piece: f.id }, f))
      })
      if (choices.length > 0) return { field: 'piece', says: text`Who gives the order?`, choices }
    }
    // each figure must be near enough to the leader to be ordered alone
    const choices = membersOf(game, unit.id).map(f => pieceChoice(f, refuse(game, { ...given, pieces: [f.id] }, side)))
    return {
      field: 'pieces',
      says:
        refuse(game, given, side).length > 0
          ? text`Choose whom to order, or order them all`
          : text`Choose whom to order, or order them all: ${the.count(chanceNow(game, given))} % that they obey`,
      choices,
      many: choices.length,
      optional: true,
    }
  },
  refuse: (game, decision, { side }) => refuse(game, decision, side),
  carryOut,
})

/** A leader with his command value, his distance from the farthest of them, and the chance that they obey. */
function withChance(game: Goodbye, given: Order, leader: Figure): Message {
  const far = farthest(game, given, leader)
  return text`${the.piece(leader)}: command ${the.count(leader.command)}, ${the.length(far)} from the farthest, ${the.count(chanceNow(game, given))} % that they obey`
}

/** How far a leader is from the farthest of those whom he would order. */
const farthest = (game: Goodbye, given: Order, leader: Figure): Length =>
  meant(game, given)
    .filter(f => whyLeftOut(game, f, given.order).length === 0)
    .reduce<Length>((most, f) => Math.max(most, apart(f, leader)), 0)

/** The chance that this order is obeyed, in per cent. */
function chanceNow(game: Goodbye, given: Order): number {
  const whom = meant(game, given)
  const able = whom.filter(f => whyLeftOut(game, f, given.order).length === 0)
  const unit = given.unit === undefined ? null : game.get('unit', given.unit)
  const leader = given.piece === undefined ? null : game.piece(given.piece)
  return chanceOf(((leader ?? unit)?.command ?? 0) + sumOf(modifiersOf(game, leader, unit, whom, able)))
}

/** Of the 36 falls of two dice, those of at most this number, in per cent. */
export function chanceOf(need: number): number {
  let good = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= need) good++
  return Math.round((100 * good) / 36)
}

/** The squads of the side, and the tanks that order themselves. */
function whichSquad(game: Goodbye, side: Id, order: Order['order']): Question {
  const squads = game.store
    .all('unit')
    .filter(u => u.side === side && game.pieces.some(f => f.unit === u.id && onTable(f)))
  const tanks = game.pieces.filter(f => f.side === side && onTable(f) && isTank(f))
  const choices = [
    ...squads.map(u => choice(u.id, text`${the.unit(u)}`, couldOrder(game, u, order))),
    ...tanks.map(t => pieceChoice(t, whyLeftOut(game, t, order))),
  ]
  return { field: 'unit', says: text`Which squad or tank?`, choices }
}

/** The squads that this leader may order: how far off they are, and the chance that they obey. */
function whichOfHis(game: Goodbye, leader: Figure, given: Order): Question {
  const squads = game.store.all('unit').filter(u => leadersOf(game, u).includes(leader))
  const choices = squads.map(unit => {
    const asked = { ...given, unit: unit.id }
    const no = refuse(game, asked, leader.side)
    if (no.length > 0) return choice(unit.id, text`${the.unit(unit)}`, no)
    const chance = the.count(chanceNow(game, asked))
    return choice(
      unit.id,
      text`${the.unit(unit)}: ${the.length(farthest(game, asked, leader))} to the farthest, ${chance} % that they obey`,
    )
  })
  return { field: 'unit', says: text`Which squad?`, choices }
}

/** The leaders who may order this squad. */
export const leadersOf = (game: Goodbye, unit: Unit): readonly Figure[] =>
  game.pieces.filter(f => f.side === unit.side && onTable(f) && isLeader(f) && (f.unit === unit.id || isSenior(f)))

/** Can a leader, or the squad itself, order it? */
function couldOrder(game: Goodbye, unit: Unit, order: Order['order']): readonly Reason[] {
  const members = membersOf(game, unit.id)
  const able = members.filter(f => whyLeftOut(game, f, order).length === 0)
  if (able.length === 0) return whyAllLeftOut(game, members, order)
  const leaders = leadersOf(game, unit)
  if (leaders.some(leader => whyNotCommand(game, leader, unit, able).length === 0) || !hasLeader(game, unit, able))
    return []
  return leaders.flatMap(leader => whyNotCommand(game, leader, unit, able))
}
