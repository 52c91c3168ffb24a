import {
  around,
  type Bounds,
  because,
  disc,
  discOverlaps,
  discsOverlap,
  fromEdge,
  isOffTable,
  type Length,
  type Message,
  type Point,
  type Reason,
  type TollLeg,
  text,
  the,
  tollUp,
  within,
  withinOf,
} from '@sandtable/kernel'
import {
  hasHeavyWeapon,
  inMelee,
  isDown,
  isEnemy,
  isHeroic,
  isLeader,
  isRouting,
  isTank,
  kindOf,
  onTable,
  unitOf,
} from '../figures.ts'
import { ratesOf } from '../kinds.ts'
import { baseOf } from '../measure.ts'
import type { Figure, Goodbye, Unit } from '../records.ts'
import { distances, needs } from '../tables.ts'
import { whyNotDrive } from '../tanks/crew.ts'
import { mayActNow } from '../turn.ts'
import { gettingUp, legOf, onRoad } from './legs.ts'

/** Where a move leads, its cost, and why it may not be made. */
export interface Walk {
  readonly path: readonly Point[]
  readonly end: Point
  readonly cost: Length
  readonly allowance: Length
  readonly climbs: number
  readonly reasons: readonly Reason[]
  /** The rule that sets its distance, and those that extend it. */
  readonly distance: string
  readonly tolls: readonly string[]
}

const isFree = (game: Goodbye): boolean => game.state.phase === 'free'

/** The distance the figure has left in this step, or in a dash. */
export function allowanceOf(game: Goodbye, figure: Figure, dash: boolean, road = false): Length {
  const kind = kindOf(game, figure)
  const rates = ratesOf(game, figure)
  const full = isTank(figure)
    ? road && kind.road
      ? kind.road
      : kind.move
    : isFree(game)
      ? rates.initiative
      : dash
        ? rates.dash
        : kind.move
  const half = figure.halfMove || unitOf(game, figure)?.halfMove === true
  const doubled = isHeroic(figure, 'double-move') ? game.rows(needs)['heroic-times'] : 1
  return Math.round((full * doubled) / (half && !isFree(game) ? 2 : 1)) - figure.moved
}

/** The rule that sets its distance. */
function distanceRule(game: Goodbye, figure: Figure, dash: boolean): string {
  const unit = unitOf(game, figure)
  if (isHeroic(figure, 'double-move')) return 'GB-STAT-7'
  if (isFree(game) && !isTank(figure)) return unit && !isLed(game, unit) ? 'GB-CMD-2' : 'GB-MOVE-10'
  if (figure.halfMove || unit?.halfMove) return 'GB-CARD-21'
  if (isTank(figure)) return kindOf(game, figure).class === 'light-tank' ? 'GB-MOVE-22' : 'GB-MOVE-21'
  if (dash) return 'GB-MOVE-5'
  return figure.stormtrooper ? 'GB-STORM-1' : 'GB-MOVE-1'
}

/** Is its commander still in play? */
function isLed(game: Goodbye, { commander }: Unit): boolean {
  const leader = commander === null ? null : game.find('piece', commander)
  return leader !== null && isLeader(leader) && onTable(leader)
}

/** Computes a move and every reason against it. */
export function walk(game: Goodbye, figure: Figure, path: readonly Point[], dash: boolean): Walk {
  const route = [figure.at as Point, ...path]
  const trail = follow(game, figure, route, dash)
  return { ...trail, reasons: [...trail.reasons, ...whyBlocked(game, figure, route, null)] }
}

/** Leg by leg: what it crosses and the cost. */
export function follow(game: Goodbye, figure: Figure, route: readonly Point[], dash: boolean): Walk {
  const distance = distanceRule(game, figure, dash)
  const tolls = new Set<string>()
  const reasons: Reason[] = []
  let extra = gettingUp(game, figure)
  const legs: TollLeg[] = []
  let climbs = 0
  let road = isTank(figure)
  if (figure.prone) tolls.add('GB-MOVE-4')
  if (figure.moved > 0 || route.length > 2) tolls.add('GB-RUL-91')
  for (let i = 1; i < route.length; i++) {
    const a = route[i - 1] as Point
    const b = route[i] as Point
    const leg = legOf(game, figure, a, b)
    extra += leg.extra
    legs.push(leg.toll)
    climbs += leg.climbs
    reasons.push(...leg.reasons)
    for (const rule of leg.cites) tolls.add(rule)
    if (dash && leg.difficult) reasons.push(because('dash', text`a dash may not enter difficult ground`, 'GB-RUL-19'))
    road &&= onRoad(game, a, b)
  }
  const allowance = allowanceOf(game, figure, dash, road)
  const cost = tollUp(legs, allowance - extra) + extra
  if (cost > allowance)
    reasons.push(
      because(
        'movement',
        text`too far: ${the.length(cost, Math.max(0, allowance))}`,
        ...[distance, ...tolls].slice(0, 2),
      ),
    )
  const end = route[route.length - 1] as Point
  return { path: route, end, cost, allowance, climbs, reasons, distance, tolls: [...tolls] }
}

/** Why a base may not go this way or end there. The charged enemy (`target`) is no obstacle, nor is another it touches: GB-RUL-77. */
export function whyBlocked(
  game: Goodbye,
  figure: Figure,
  route: readonly Point[],
  target: Figure | null,
): readonly Reason[] {
  if (leavesForHome(game, figure, route)) return []
  if (route.some(p => isOffTable(game, p))) return [because('blocked', text`nobody may leave the table`, 'GB-RUL-67')]
  const reasons: Reason[] = []
  const box = around(route, figure.radius + game.rows(distances).contact)
  for (const other of game.pieces) {
    if (!comesNear(box, other) || other.id === figure.id || other.id === target?.id || !onTable(other)) continue
    const says = inTheWay(game, figure, other, route, target !== null)
    if (says)
      reasons.push(because('blocked', says, 'GB-RUL-77', ...(isEnemy(game, figure, other) ? ['GB-RUL-23'] : [])))
  }
  return reasons
}

/** Raiders with their task done leave by their own edge if the scenario requires it: GB-RUL-67, GB-RUL-68. */
export function leavesForHome(game: Goodbye, figure: Figure, route: readonly Point[]): boolean {
  const { home, objective } = game.side(figure.side)
  const end = route[route.length - 1] as Point
  if (objective?.type !== 'raid' || fromEdge(game, home, end) >= 0) return false
  const [along, width] = home === 'south' || home === 'north' ? [end[0], game.width] : [end[1], game.depth]
  return along >= 0 && along <= width && route.slice(0, -1).every(p => !isOffTable(game, p))
}

/** Could what keeps within these bounds meet this base at all? Most are nowhere near it. */
function comesNear({ west, south, east, north }: Bounds, { at, radius }: Figure): boolean {
  if (!at) return false
  const x = at[0]
  const y = at[1]
  return x >= west - radius && x <= east + radius && y >= south - radius && y <= north + radius
}

function inTheWay(
  game: Goodbye,
  figure: Figure,
  other: Figure,
  route: readonly Point[],
  charges: boolean,
): Message | null {
  const base = disc(route[route.length - 1] as Point, figure.radius)
  if (isEnemy(game, figure, other)) {
    const reach = figure.radius + other.radius + game.rows(distances).contact
    const touches = within(base, baseOf(other), game.rows(distances).contact)
    // a charge may end touching several enemies, but not overlapping a base
    if (
      charges &&
      touches &&
      !discOverlaps({ line: route.slice() }, disc(other.at as Point, reach - game.rows(distances).contact))
    )
      return null
    if (touches && !charges) return text`it would touch ${the.piece(other)}: that takes a charge`
    return route.length > 1 && withinOf({ line: route }, other.at as Point, reach)
      ? text`${the.piece(other)} is in the way`
      : null
  }
  if (discsOverlap(base, baseOf(other))) return text`it would end on ${the.piece(other)}`
  const through = !isTank(figure) && !isTank(other) && game.ruling('GB-RUL-77') === 'friends'
  if (through || route.length < 2) return null
  const meets = discOverlaps({ line: route.slice() }, disc(other.at as Point, figure.radius + other.radius))
  const leaves = discsOverlap(disc(route[0] as Point, figure.radius), baseOf(other))
  return meets && !leaves ? text`${the.piece(other)} is in the way` : null
}

/** Why the figure may not move at all in this step. */
export function whyNotMove(game: Goodbye, figure: Figure, dash: boolean): readonly Reason[] {
  const { phase, moving } = game.state
  const who = the.piece(figure)
  const reasons: Reason[] = [...mayActNow(game, figure)]
  const add = (word: string, says: Message, ...cites: string[]): void => {
    reasons.push(because(word, says, ...cites))
  }
  if (figure.pinned || (figure.suppressed && figure.ordered !== 'move'))
    add('pinned', text`${who} is pinned`, 'GB-PIN-4', 'GB-SUPP-3')
  if (isRouting(figure)) add('routing', text`${who} is routing`, 'GB-RUL-41')
  if (figure.dashed === 'last') add('dash', text`${who} dashed last turn`, 'GB-MOVE-7', 'GB-RUL-22')
  if (figure.unmanned) add('dash', text`${who} has run from the field`, 'GB-CARD-36', 'GB-RUL-64')
  if (figure.clogged) add('jammed', text`${who} has a weapon clogged with mud`, 'GB-CARD-20', 'GB-RUL-63')
  if (isForbidden(game, figure))
    add('movement', text`${who} may not move this turn`, cardAgainst(game, figure), 'GB-RUL-90')
  if (inMelee(game, figure)) add('blocked', text`${who} is in close combat`, 'GB-RUL-83')
  if (figure.fired) add('fired', text`${who} has fired or is busy with its weapon`, 'GB-RUL-44', 'GB-TURN-12')
  if (isTank(figure)) {
    if (phase === 'free') add('tank', text`${who} is a tank: it may not move on initiative`, 'GB-TURN-9')
    reasons.push(...whyNotDrive(figure))
    if (dash) add('dash', text`${who} is a tank: it does not dash`, 'GB-RUL-79')
  }
  if (figure.stepped) add('moved', text`${who} has moved in this step`, 'GB-RUL-91', 'GB-RUL-20')
  if (phase !== 'free') {
    if (!isOrdered(game, figure))
      add('order', text`${who} has no order to move`, figure.tried ? 'GB-STAT-21' : 'GB-STAT-19')
    if (phase === 'orders' && moving !== (figure.unit ?? figure.id))
      add('step', text`${who} waits for the move step`, 'GB-RUL-10', 'GB-TURN-11')
  }
  if (dash) reasons.push(...whyNotDash(game, figure))
  return reasons
}

const isOrdered = (game: Goodbye, figure: Figure): boolean =>
  figure.ordered === 'move' || (isTank(figure) && game.ruling('GB-RUL-79') === 'free')

/** A card forbids its move, though it may leave initiative moves: GB-RUL-90. */
function isForbidden(game: Goodbye, figure: Figure): boolean {
  if (game.state.phase === 'free' && game.ruling('GB-RUL-90') === 'initiative') return false
  return figure.noMove || game.side(figure.side).noMove || unitOf(game, figure)?.noMove === true
}

/** The card that forbids it. */
function cardAgainst(game: Goodbye, figure: Figure): string {
  const { noMove, noFire } = game.side(figure.side)
  return noMove ? 'GB-CARD-40' : noFire ? 'GB-CARD-21' : 'GB-CARD-41'
}

export function whyNotDash(game: Goodbye, figure: Figure): readonly Reason[] {
  const reasons: Reason[] = []
  if (game.state.phase === 'free') reasons.push(because('dash', text`a dash needs an order`, 'GB-RUL-22'))
  if (hasHeavyWeapon(game, figure))
    reasons.push(because('dash', text`${the.piece(figure)} carries a heavy weapon`, 'GB-MOVE-9'))
  if (figure.armour) reasons.push(because('dash', text`${the.piece(figure)} wears body armour`, 'GB-PTS-12'))
  if (figure.halfMove || unitOf(game, figure)?.halfMove)
    reasons.push(because('dash', text`no dash with half a move`, 'GB-RUL-63'))
  return reasons
}

export const mustTest = (figure: Figure): boolean => figure.suppressed && isDown(figure)
