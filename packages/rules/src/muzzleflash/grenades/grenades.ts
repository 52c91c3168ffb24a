import {
  because,
  choice,
  type DecisionOf,
  type Id,
  id as idField,
  inch,
  isOffTable,
  lengthOf,
  type Modifier,
  maybe,
  nearest,
  oneOf,
  orientation,
  type Point,
  type Procedure,
  point as pointField,
  type Question,
  type Reason,
  role,
  roll,
  text,
  the,
  withinOf,
} from '@sandtable/kernel'
import { burst } from '../area-effect/blast.ts'
import { isIn, roomAround, vehicleUnder } from '../area-effect/rooms.ts'
import { aftermath } from '../basics/aftermath.ts'
import type { Deed } from '../basics/deed.ts'
import { enemiesOf, isAble, isFigure, kindOf, numberOf, placeOf, reachOf } from '../basics/figures.ts'
import { type Begun, forAp } from '../basics/for-ap.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { HAIR } from '../ground/hulls.ts'
import { apart, near, towardsPoint } from '../ground/measure.ts'
import { type Hindrance, hindrances } from '../movement/obstacles.ts'
import { whyWalledOff } from '../movement/touching.ts'
import { reactions } from '../reactions/asking.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { byCompass } from '../scattered-shots/directions.ts'
import { hasHit, modeRule, toHit } from '../shooting/aiming.ts'
import { throws, whyNotThrowMode } from '../shooting/refusing.ts'
import { actionCosts, blastTable, fireModes, type Mode, scatterGrenade } from '../tables.ts'

/** Grenades: primed, thrown or posted, exploding after one reaction. */

const throwModes = ['snap', 'deliberate', 'aimed'] as const

const fields = {
  piece: role.actor,
  mode: role.option(oneOf(...throwModes)),
  target: role.as('target', pointField),
  post: maybe(role.as('target', idField)),
}
type Throw = DecisionOf<typeof fields>

const hasGrenades = (game: Muzzleflash, piece: Piece): boolean =>
  isFigure(game, piece) && kindOf(game, piece).grenades === true && piece.grenades !== 0

export const prime = forAp({
  says: text`Prime a grenade`,
  fields: { piece: role.actor },
  cost: game => game.rows(actionCosts).prime as number,
  suits: (game, piece) => hasGrenades(game, piece) && !piece.primed && piece.aboard === null,
  next: () => null,
  why(game, { piece }) {
    const figure = game.piece(piece)
    if (!hasGrenades(game, figure)) return [because('primed', text`${the.piece(figure)} has no grenade`, 'MF-GRE-1')]
    return figure.primed ? [because('primed', text`a grenade is primed already`, 'MF-GRE-1', 'MF-RUL-53')] : []
  },
  *does(game, { piece }): Procedure<Deed> {
    const { grenades } = game.piece(piece)
    const left = grenades === null ? null : grenades - 1
    game.change('piece', piece, { primed: true, grenades: left }, ['MF-GRE-1', 'MF-SHT-16'])
    return { actor: piece, type: 'other', affected: [] }
  },
})

/** The opening a grenade can be posted through: at hand, open, and on the way into or out of its room. */
function whyNotPost(game: Muzzleflash, thrower: Piece, id: Id, target: Point): readonly Reason[] {
  const opening = groundOf(game).get(id)
  const cites = ['MF-GRE-12', 'MF-RUL-56']
  if (!opening?.opening) return [because('target', text`that is not a door, window or slit`, ...cites)]
  if (opening.shut) return [because('contact', text`the ${the.ground(id)} is closed`, ...cites)]
  if (!withinOf(opening.shape, thrower.at as Point, reachOf(game, 'post')))
    return [
      because('contact', text`the ${the.ground(id)} is more than ${the.length(reachOf(game, 'post'))} away`, ...cites),
    ]
  const from = thrower.at as Point
  if (!leadsThrough(game, opening, from, target))
    return [
      because(
        'target',
        text`the ${the.ground(id)} does not lie between ${the.piece(thrower)} and that point`,
        ...cites,
      ),
    ]
  return whyWalledOff(game, from, nearest(opening.shape, from), 'MF-GRE-12')
}

/** Is one of the two in the opening's room and the other in none? For a wall: are they on opposite sides? */
function leadsThrough(game: Muzzleflash, opening: Land, a: Point, b: Point): boolean {
  const ground = groundOf(game)
  const rooms = ground.lands.filter(land => land.room && land.openings.some(({ id }) => id === opening.id))
  if (rooms.length === 0) return 'line' in opening.shape && isBetween(opening.shape.line, a, b)
  const from = ground.roomAt(a)
  const to = ground.roomAt(b)
  const isOwn = (room: Land | null): boolean => rooms.some(({ id }) => id === room?.id)
  return from?.id !== to?.id && [from, to].every(room => room === null || isOwn(room))
}

/** Do two points lie on different sides of a straight line? */
function isBetween(line: readonly Point[], a: Point, b: Point): boolean {
  const start = line[0] as Point
  const end = line.at(-1) as Point
  return orientation(start, end, a) * orientation(start, end, b) < 0
}

/** The wall of a room in the grenade's way: it passes only through openings. MF-RUL-121. */
function wallMet(game: Muzzleflash, a: Point, b: Point): Hindrance | undefined {
  const ground = groundOf(game)
  const rooms = [ground.roomAt(a), ground.roomAt(b)].filter(room => room !== null)
  if (rooms.length === 0 || rooms[0]?.id === rooms[1]?.id) return undefined
  const isTheirs = ({ id }: Land): boolean =>
    rooms.some(room => room.id === id || room.openings.some(opening => opening.id === id))
  return hindrances(game, a, b).find(({ land, needs }) => (needs === 'never' || land.shut) && isTheirs(land))
}

function why(game: Muzzleflash, { piece, mode, target, post }: Throw, to: Deed | null): readonly Reason[] {
  const thrower = game.piece(piece)
  const reasons: Reason[] = []
  if (!thrower.primed)
    reasons.push(because('primed', text`${the.piece(thrower)} has no primed grenade`, 'MF-GRE-1', 'MF-GRE-2'))
  reasons.push(...whyNotThrowMode(game, thrower, mode, to))
  if (isOffTable(game, target)) return [...reasons, because('target', text`that is off the table`, 'MF-GRE-4')]
  const far = reachOf(game, 'grenade')
  if (!near(game, thrower, target, far))
    reasons.push(
      because(
        'range',
        text`too far to throw: ${the.length(apart(game, thrower, target), far)}`,
        'MF-GRE-4',
        'MF-RUL-52',
      ),
    )
  if (post !== undefined) return [...reasons, ...whyNotPost(game, thrower, post, target)]
  const wall = wallMet(game, thrower.at as Point, target)?.land
  return wall ? [...reasons, because('obstacle', text`the ${the.ground(wall)} is in the way`, 'MF-RUL-121')] : reasons
}

/** To hit: the way of throwing, -1 at a distance, +1 through an opening at hand. MF-RUL-56. */
function modifiersOf(game: Muzzleflash, thrower: Piece, mode: Mode, posted: boolean): readonly Modifier[] {
  const by = game.rows(fireModes)[mode]?.hit ?? 0
  const way: readonly Modifier[] = by === 0 ? [] : [{ by, says: throws[mode], cites: ['MF-GRE-2', modeRule[mode]] }]
  const sniper: readonly Modifier[] = thrower.sniper
    ? [{ by: numberOf(game, 'sniper-hit'), says: text`sniper`, cites: ['MF-SPC-2'] }]
    : []
  const distance: Modifier = posted
    ? { by: numberOf(game, 'posted'), says: text`posted`, cites: ['MF-GRE-13'] }
    : { by: numberOf(game, 'indirect'), says: text`thrown at a distance`, cites: ['MF-GRE-3'] }
  return [...sniper, ...way, distance]
}

const scatterRule: { readonly [mode: string]: string } = { aimed: 'MF-GRE-7', deliberate: 'MF-GRE-8', snap: 'MF-GRE-9' }

/** Where the grenade lands. */
function* land(game: Muzzleflash, { piece, mode, target: aim, post }: Throw): Procedure<Point> {
  const thrower = game.piece(piece)
  const modifiers = modifiersOf(game, thrower, mode, post !== undefined)
  const cites = [post === undefined ? 'MF-GRE-2' : 'MF-GRE-12', 'MF-SHT-7']
  const [die] = yield* roll(game, 'hit', 1, { need: toHit(game), modifiers, cites, about: [piece] })
  if (hasHit(game, die as number, modifiers)) {
    game.say(text`The grenade lands where it was aimed.`, ['MF-GRE-4', 'MF-GRE-5'], [piece])
    return aim
  }
  if (post !== undefined) {
    game.say(text`The grenade falls back at the feet of ${the.piece(piece)}.`, ['MF-GRE-14', 'MF-GRE-12'], [piece])
    return thrower.at as Point
  }
  const rule = scatterRule[mode] ?? 'MF-GRE-8'
  const faces = numberOf(game, 'compass')
  const [way] = yield* roll(game, 'scatter-direction', 1, {
    faces,
    cites: ['MF-GRE-6', 'MF-RUL-54'],
    about: [piece],
  })
  const count = game.rows(scatterGrenade)[mode] ?? 2
  const distance = yield* roll(game, 'scatter-distance', count, {
    cites: ['MF-GRE-6', rule],
    about: [piece],
  })
  const far = inch(distance.reduce((sum, d) => sum + d, 0))
  const astray = byCompass(aim, way as number, far, faces)
  const wall = wallMet(game, aim, astray)
  if (!wall) {
    game.say(text`The grenade scatters ${the.way(aim, astray)}.`, ['MF-GRE-6', rule], [piece])
    return astray
  }
  game.say(text`The grenade bounces off the ${the.ground(wall.land)}.`, ['MF-GRE-6', 'MF-RUL-121'], [piece])
  return towardsPoint(aim, astray, Math.max(0, Math.floor(lengthOf([aim, wall.at])) - HAIR))
}

/** Its radius where it lies: in a room the blast has no edge zone. */
export function dangerRadius(game: Muzzleflash, at: Point): number {
  const row = game.rows(blastTable).grenade
  return (roomAround(game, at) ? row?.centre : row?.edge) ?? 0
}

/** Thrown, reacted to, exploded: MF-RUL-55. */
function* does(game: Muzzleflash, toss: Throw): Procedure<null> {
  const since = game.journal.length
  game.change('piece', toss.piece, { primed: false, seen: true }, ['MF-GRE-2', 'MF-GRE-11'])
  const at = yield* land(game, toss)
  const radius = dangerRadius(game, at)
  const room = roomAround(game, at)
  const affected = game.pieces
    .filter(p => isAble(game, p) && near(game, p, at, radius) && (!room || isIn(room, p.at as Point)))
    .map(p => p.id)
  const deed: Deed = {
    actor: toss.piece,
    type: 'throw',
    affected,
    grenade: { at, radius, tried: false, smothered: false },
  }
  const lies = `grenade-${since}`
  game.make('marker', { id: lies, kind: 'grenade', at, radius }, ['MF-GRE-10', 'MF-RUL-55'])
  const after = yield* reactions(game, deed, since)
  game.remove('marker', lies, ['MF-GRE-10', 'MF-RUL-55'])
  if (after.grenade?.smothered) return null
  const burstSince = game.journal.length
  const from = game.piece(toss.piece).at
  if (isOffTable(game, at)) game.say(text`The grenade goes off beyond the table.`, ['MF-GRE-10', 'MF-RUL-55'])
  else
    yield* burst(game, {
      class: 'grenade',
      at,
      by: toss.piece,
      from,
      struck: vehicleUnder(game, at)?.id ?? null,
      firedFrom: null,
      snap: false,
      scattered: false,
      because: 'MF-GRE-10',
    })
  yield* aftermath(game, burstSince)
  return null
}

/** Into or out of a room, with an opening at hand: through it, or over everything. */
function postQuestion(game: Muzzleflash, thrower: Piece, target: Point, post: Id | undefined): Question | null {
  const ground = groundOf(game)
  if (post !== undefined || ground.roomAt(target) === ground.roomAt(thrower.at as Point)) return null
  const openings = ground
    .near(thrower.at as Point, reachOf(game, 'post'))
    .filter(land => whyNotPost(game, thrower, land.id, target).length === 0)
  if (openings.length === 0) return null
  const choices = openings.map(({ id }) => choice(id, text`through the ${the.ground(id)}`))
  return { field: 'post', says: text`Post it through an opening?`, choices, optional: true }
}

/** Suggested targets: each enemy within range. */
function next(game: Muzzleflash, { piece, mode, target, post }: Begun<typeof fields>): Question | null {
  const thrower = game.piece(piece)
  if (mode === undefined) {
    const choices = throwModes.map(m => {
      const ap = game.rows(fireModes)[m]?.ap ?? 0
      const tired =
        ap > thrower.ap
          ? [
              because(
                'ap',
                text`${the.count(thrower.ap)} AP left, and this takes ${the.count(ap)}`,
                'MF-SHT-10',
                modeRule[m],
              ),
            ]
          : []
      return choice(m, text`${throws[m]}, ${the.count(ap)} AP`, [...whyNotThrowMode(game, thrower, m, null), ...tired])
    })
    return { field: 'mode', says: text`How?`, choices }
  }
  if (target !== undefined) return postQuestion(game, thrower, target, post)
  const choices = enemiesOf(game, thrower.side)
    .filter(foe => near(game, thrower, foe.at as Point, reachOf(game, 'grenade')))
    .map(foe => placeOf(foe))
  return { field: 'target', says: text`Where?`, choices, open: 'point' }
}

export const throwGrenade = forAp({
  says: text`Throw a grenade`,
  fields,
  cost: (game, { mode = 'snap' }) => game.rows(fireModes)[mode]?.ap ?? 0,
  costRules: (_game, { mode = 'snap' }) => ['MF-GRE-2', modeRule[mode]],
  suits: (_game, piece) => piece.primed,
  unfinished: ['mode'],
  next,
  why,
  does,
})
