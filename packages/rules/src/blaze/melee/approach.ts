import { type Id, type Length, lengthOf, type Point, type Procedure, text, the } from '@sandtable/kernel'
import { comeTo, goAlong, mayStop, settle } from '../movement/arrival.ts'
import { firstContact, touchesOnLeg } from '../movement/bump.ts'
import { upTo } from '../movement/path.ts'
import { placesAround } from '../movement/setting-down.ts'
import { isPaid, paidFor, spentOn, tollOn } from '../movement/spending.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, hullOf, near, touchOf } from '../stands/measure.ts'
import { enemiesOf, isOut, onTable } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'
import { offerDefensiveFire } from '../turn/reactions.ts'
import { to } from '../turn/state.ts'
import { stairsTo, wayTo } from './reach.ts'

/** The path of a charge: where it touches or stops, what it meets on the way, and how two chargers meet each other. */

export interface Approach {
  readonly path: readonly Point[]
  readonly touched: Stand | null
  readonly spent: Length
}

/** Along its way until it touches an enemy, or as far as its charge goes: BA-RUL-17. */
export function approach(game: Blaze, stand: Stand, target: Stand, reach: Length): Approach {
  // already in contact: there is nothing to cover
  if (near(game, stand, target, 0))
    return { path: [stand.at as Point], touched: target, spent: stairsTo(game, stand, target) }
  const way = wayTo(game, stand, target, stand.chargePath)
  const contact = firstContact(game, stand, way, enemiesOf(game, stand.side), target.id)
  const path = contact?.path ?? way
  const stairs = contact?.with.id === target.id ? stairsTo(game, stand, target) : 0
  const toll = tollOn(game, stand, path)
  if (!contact || !isPaid(toll, reach - stairs))
    return { path: paidFor(game, stand, path, reach), touched: null, spent: reach }
  const spent = spentOn(toll) + stairs
  if (mayStop(game, stand, path.at(-1) as Point, stand.floor, contact.with.id))
    return { path, touched: contact.with, spent }
  return placeBeside(game, stand, contact.with, path.at(-1) as Point, reach - stairs) ?? { path, touched: null, spent }
}

/** A friend is where it would touch: it goes to the nearest free place at which it touches as well, if it gets there: BA-RUL-300. */
function placeBeside(game: Blaze, stand: Stand, target: Stand, ideal: Point, reach: Length): Approach | null {
  const enemies = enemiesOf(game, stand.side)
  const places = placesAround(game, stand, { box: hullOf(game, target) })
  const nearest = [...places].sort((one, two) => lengthOf([ideal, one]) - lengthOf([ideal, two]))
  for (const place of nearest) {
    const way = [stand.at as Point, ...(stand.chargePath ?? []), place]
    const contact = firstContact(game, stand, way, enemies, target.id)
    if (contact && contact.with.id !== target.id) continue
    const path = contact?.path ?? way
    const at = path.at(-1) as Point
    if (!near(game, { ...stand, at }, target, touchOf(game)) || !mayStop(game, stand, at, stand.floor, target.id))
      continue
    const toll = tollOn(game, stand, path)
    if (toll.reasons.length === 0 && isPaid(toll, reach))
      return { path, touched: target, spent: spentOn(toll) + stairsTo(game, stand, target) }
  }
  return null
}

/** The charger goes at the target, which may fire first. Returns the stand it touches. */
export function* into(game: Blaze, id: Id, target: Id, fires: boolean): Procedure<Stand | null> {
  const { floor, chargeReach } = game.piece(id)
  const way = approach(game, game.piece(id), game.piece(target), chargeReach)
  const went = yield* goAlong(game, id, 'charge', way.path)
  if (!went) return null
  const touched = went.stopped ? null : way.touched
  if (touched?.id === target && fires && !game.piece(target).prone)
    yield* offerDefensiveFire(game, id, target, { reaction: 'charge', targetAt: went.path.at(-1) as Point })
  if (!onTable(game.piece(id)) || isOut(game, game.piece(id))) return null
  const spent = went.stopped ? Math.round(lengthOf(went.path)) : way.spent
  stopThere(game, id, went.path, touched, spent)
  if (touched) reveal(game, touched.id, ['BA-CHRG-4', 'BA-STREET-4'])
  yield* settle(game, id, 'charge', floor)
  return touched && onTable(game.piece(id)) ? game.piece(touched.id) : null
}

/** It touches, or falls short. */
function stopThere(game: Blaze, id: Id, path: readonly Point[], touched: Stand | null, spent: Length): void {
  const stand = game.piece(id)
  const rule = touched ? tollOn(game, stand, path).rule : 'BA-RUL-262'
  comeTo(game, id, 'charge', {
    path,
    cites: ['BA-CHRG-2', ...(rule === null ? [] : [rule])],
    spent,
    ...(touched && { against: touched.id }),
  })
  // a stand that falls back does not fire at the charger
  const why = touched?.card === 'fall-back' ? ['BA-MELEE-22', 'BA-FALL-6'] : ['BA-CHRG-4', 'BA-MELEE-1']
  if (touched) makeContact(game, id, why)
  else fallShort(game, id)
}

function makeContact(game: Blaze, id: Id, cites: readonly string[]): void {
  const contact = game.state.contacts + 1
  game.change('piece', id, { contact }, cites)
  to(game, { contacts: contact }, ['BA-RUL-240'])
}

function fallShort(game: Blaze, id: Id): void {
  game.change('piece', id, { fought: true }, ['BA-RUL-17'])
  game.say(text`The charge of ${the.piece(id)} falls short.`, ['BA-CHRG-11', 'BA-RUL-17'], [id])
}

/** Is the straight way between two that charge each other free of others, and of ground that bars it? */
export function mayMeet(game: Blaze, one: Stand, two: Stand): boolean {
  const isOpen = (a: Stand, b: Stand): boolean => {
    const way = [a.at as Point, b.at as Point]
    const contact = firstContact(game, a, way, enemiesOf(game, a.side), b.id)
    return a.chargePath === null && contact?.with.id === b.id && tollOn(game, a, way).reasons.length === 0
  }
  return isOpen(one, two) && isOpen(two, one)
}

/** Each goes half the gap, or one as far as it can and the other the rest: BA-RUL-141. */
export function* meetHalfWay(game: Blaze, one: Stand, two: Stand): Procedure {
  const a = one.at as Point
  const b = two.at as Point
  const touch = touchesOnLeg(at => hullAt(game, one, at), a, b, hullOf(game, two)) ?? b
  const gap = Math.round(lengthOf([a, touch]))
  const goes = (stand: Stand, way: readonly Point[]): Length =>
    Math.round(lengthOf(paidFor(game, stand, upTo(way, gap), stand.chargeReach)))
  const first = Math.min(goes(one, [a, b]), Math.max(Math.ceil(gap / 2), gap - goes(two, [b, a])))
  game.say(text`${the.piece(one)} and ${the.piece(two)} charge each other.`, ['BA-CHRG-6'], [one.id, two.id])
  game.change('piece', two.id, { done: false }, ['BA-CHRG-6'])
  const half = upTo([a, b], first)
  const toll = tollOn(game, one, half)
  const went = yield* goAlong(game, one.id, 'charge', half)
  if (!went) return
  comeTo(game, one.id, 'charge', {
    path: went.path,
    cites: ['BA-CHRG-6', ...(toll.rule === null ? [] : [toll.rule])],
    spent: spentOn(toll),
  })
  yield* settle(game, one.id, 'charge', one.floor)
  if (!onTable(game.piece(one.id)) || !onTable(game.piece(two.id))) return
  const met = yield* into(game, two.id, one.id, false)
  if (met?.id === one.id) makeContact(game, one.id, ['BA-CHRG-4', 'BA-CHRG-6'])
  else if (onTable(game.piece(one.id))) fallShort(game, one.id)
}
