import {
  always,
  firstFault,
  forgotten,
  generalInvariants,
  type Happening,
  hasJustCome,
  type Invariant,
  inch,
  mm,
  movement,
  type Point,
  serving,
  spanOf,
  through,
  truthful,
  withinOf,
} from '@sandtable/kernel'
import { isAlive, isVehicle, kindOf, numberOf, onTable } from '../basics/figures.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import type { Muzzleflash, MuzzleflashTables, Piece, Status } from '../records.ts'
import { doubleTime, movement as speeds } from '../tables.ts'

/** What must always hold in a game of Muzzleflash. */

/** A move is for one AP; a figure that takes cover, falls back or flees uses all its AP at once. */
const moves = movement<MuzzleflashTables>({
  isOwn: (_, { after, outset }) => after.moved && !outset.aboard,
  own(game, { before, outset, way }) {
    const allowance = game.rows(outset.doubleTime ? doubleTime : speeds)[kindOf(game, before).class] ?? 0
    return { spent: spanOf(way), allowance }
  },
  barrier(game, { before, way }) {
    const wall = groundOf(game).lands.find(land => isBreached(game, before, land, way))
    return wall ? `a wall of the ${wall.kind} ${wall.id}` : null
  },
  driven(game, { before }) {
    const { [kindOf(game, before).class]: own = 0, infantry = 0 } = game.rows(doubleTime)
    return Math.max(own, infantry) * numberOf(game, 'ap') + before.radius * 2
  },
})

/** Does the way lead into or out of a building other than by an opening or a breach? A vehicle may not go in at all. */
function isBreached(game: Muzzleflash, piece: Piece, land: Land, way: readonly Point[]): boolean {
  if (!land.room) return false
  const { at, entered } = through(land.shape, way)
  if (isVehicle(game, piece)) return entered > 0
  if (land.openings.length === 0) return false
  const ways = [...land.lanes, ...land.openings.map(opening => opening.shape)]
  return at.some(ends => !ends.some(p => ways.some(way => withinOf(way, p, NEAR_ENOUGH))))
}

/** An opening is as wide as it is drawn and a tenth of an inch more, and going in and out is seen to a few millimetres. */
const NEAR_ENOUGH = inch(0.1) + mm(3)

/** A piece aboard is nowhere else, and its vehicle is there and has room; what is towed is behind what tows it. */
const carried = always<MuzzleflashTables>('carried', ({ game }) =>
  firstFault(game.pieces, piece => {
    if (piece.gone) return null
    if (piece.aboard !== null) {
      const vehicle = game.find('piece', piece.aboard)
      if (!vehicle || vehicle.gone || !isVehicle(game, vehicle))
        return `${piece.id} is aboard ${piece.aboard}, which is not there`
      if (piece.at !== null) return `${piece.id} is aboard ${vehicle.id} and stands on the table`
      if (piece.side !== vehicle.side) return `${piece.id} is aboard ${vehicle.id} of the enemy`
      const riders = game.pieces.filter(p => p.aboard === vehicle.id && p.role === 'passenger' && isAlive(p)).length
      const { seats } = kindOf(game, vehicle)
      return riders > (seats ?? 0) ? `${vehicle.id} carries ${riders} passengers, and has ${seats ?? 0} seats` : null
    }
    if (piece.hitched === null || !onTable(piece)) return null
    const vehicle = game.find('piece', piece.hitched)
    if (!vehicle || !onTable(vehicle)) return `${piece.id} is hitched to ${piece.hitched}, which is not there`
    const far = spanOf([piece.at as Point, vehicle.at as Point])
    return far > piece.radius + vehicle.radius + inch(1) ? `${piece.id} is hitched to ${vehicle.id}, far away` : null
  }),
)

/** Victory points are counted when the game ends, once for every objective and every injured man. */
const counted: Invariant<MuzzleflashTables> = {
  name: 'points',
  watch(start) {
    const first = new Map(start.sides.map(({ id, vp }) => [id, vp]))
    return ({ game, entries }) =>
      firstFault(game.sides, ({ id, vp, objectives }) => {
        if (!game.state.over) return vp === first.get(id) ? null : `${id} has points before the game has ended`
        const times = entries.filter(
          entry => entry.type === 'change' && entry.table === 'side' && entry.id === id,
        ).length
        const injured = game.pieces.filter(p => p.side === id && p.status === 'injured').length
        return times > objectives.length + injured ? `the points of ${id} were counted ${times} times` : null
      })
  },
}

/** A side begins its turn with nothing done. */
const turn = forgotten<MuzzleflashTables>(
  'this turn',
  { activated: 'no', moved: false, firedGun: false, ordered: false, doubleTime: false },
  ({ game, entries }) =>
    hasJustCome<MuzzleflashTables>(
      entries,
      (before, after) => before.phase === 'turn-start' && after.phase === 'arrivals',
    )
      ? game.pieces.filter(p => p.side === game.state.side && onTable(p) && p.status === 'fine')
      : [],
)

/** The dead are gone, and only what people leave behind is abandoned or destroyed. */
const status = always<MuzzleflashTables>('status', ({ game }) =>
  firstFault(game.pieces, ({ id, gone, status, sort }) => {
    if (status === 'dead' && !gone) return `${id} is dead, and not gone`
    return (status === 'abandoned' || status === 'destroyed') && sort === 'figure' ? `${id} is ${status}` : null
  }),
)

/** A piece that is locked in a melee is locked with an enemy. */
const locked = always<MuzzleflashTables>('locked', ({ game }) =>
  firstFault(game.pieces, piece => {
    if (piece.status !== 'locked' || !onTable(piece)) return null
    const foe = game.pieces.find(
      p =>
        p.side !== piece.side &&
        p.status === 'locked' &&
        onTable(p) &&
        spanOf([p.at as Point, piece.at as Point]) <= p.radius + piece.radius + inch(1),
    )
    return foe ? null : `${piece.id} is locked with nobody`
  }),
)

const told: { readonly [status in Status]?: Happening } = {
  pinned: 'pinned',
  fleeing: 'broke',
  injured: 'injured',
  dead: 'lost',
  abandoned: 'abandoned',
  destroyed: 'destroyed',
}

/** What has become of a piece is told as an event: replay, report and sounds go by it. */
const events = always<MuzzleflashTables>('events', ({ entries }) =>
  firstFault(entries, entry => {
    if (entry.type !== 'change' || entry.table !== 'piece' || entry.by || !entry.before || !entry.after) return null
    const was = entry.before as Piece
    const is = entry.after as Piece
    const rallies = is.status === 'fine' && (was.status === 'pinned' || was.status === 'fleeing')
    const leaves = is.gone && !was.gone && was.at !== null && is.status === was.status
    const wanted = leaves ? 'fled' : rallies ? 'rallied' : was.status === is.status ? undefined : told[is.status]
    return wanted && entry.event?.is !== wanted ? `${is.id} is ${is.status}, and no event says so` : null
  }),
)

const refusals = truthful<MuzzleflashTables>({
  side: (game, piece, says) => piece.side !== game.state.side || !says.includes('not yours'),
  injured: (_, piece, says) => says.endsWith(`is ${piece.status}`) || !/ is (injured|dead|destroyed)$/.test(says),
  locked: (_, piece, says) => piece.status === 'locked' || !says.endsWith('is locked'),
  activated: (_, piece, says) => piece.activated === 'done' || !says.endsWith('has finished'),
  ap: (_, piece, says) => says.includes(` has ${piece.ap} AP`),
})

export const invariants: readonly Invariant<MuzzleflashTables>[] = [
  // who pinned a figure, and who is to be rescued, is remembered even when that figure has fallen
  ...generalInvariants<MuzzleflashTables>({
    remembering: ['piece.pinnedBy', 'side.objectives'],
    // points may be lost; a wound's modifier makes things worse
    signed: ['side.vp', 'piece.medical'],
  }),
  moves,
  carried,
  counted,
  turn,
  status,
  locked,
  serving(({ crews }) => crews),
  refusals,
  events,
]
