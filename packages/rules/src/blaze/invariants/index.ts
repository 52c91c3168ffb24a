import {
  always,
  cut,
  firstFault,
  forgotten,
  generalInvariants,
  hasJustCome,
  type Id,
  type Invariant,
  type Length,
  mm,
  movement,
  type Point,
  position,
  spanOf,
  truthful,
} from '@sandtable/kernel'
import { crossed, featuresAt } from '../ground/ground.ts'
import { isCasualty } from '../melee/casualties.ts'
import { WAY_OUT } from '../melee/push-back.ts'
import { ratesOf } from '../movement/rates.ts'
import type { Blaze, BlazeTables, Feature, Stand } from '../records.ts'
import { figuresOf } from '../stands/profiles.ts'
import { carrierOf, classOf, hasFigures, isAircraft, isOut, kindOf, onTable } from '../stands/stand.ts'
import { goes } from '../values.ts'

/** What must always hold in a game of Blaze Away. */

/** The best rate in the movement table, which the road and special equipment can give. */
function bestRate(game: Blaze, stand: Stand): Length {
  const rates = ratesOf(game, stand)
  return Math.max(rates?.move ?? 0, rates?.road ?? 0) + stand.moveBonus
}

const moves = movement<BlazeTables>({
  isExempt: (game, { before, after, outset }) =>
    isAircraft(game, before) || carrierOf(game, outset) !== null || carrierOf(game, after) !== null,
  strays: true,
  own(game, { outset, way }) {
    const allowance =
      outset.card === 'fall-back' ? goes(game, 'fall-back') : bestRate(game, outset) * (outset.doubled ? 2 : 1)
    return { spent: spanOf(way), allowance }
  },
  // a charge adds a die or two; a stand that gives way, drifts or falls back goes no farther than a good move, and on out of a house
  driven: (game, { outset, before, after }) =>
    Math.max(bestRate(game, outset), goes(game, 'fall-back')) +
    mm(200) +
    (crossed(game, before.at as Point, after.at as Point).some(({ kind }) => kind === 'building') ? WAY_OUT : 0),
})

/** A stand and what carries it name each other, and are in one place. */
const carried = always<BlazeTables>('carried', ({ game }) =>
  firstFault(game.pieces, stand => {
    if (stand.gone) return null
    const carrier = stand.aboard === null ? null : game.find('piece', stand.aboard)
    if (carrier && !carrier.passengers.includes(stand.id))
      return `${stand.id} is aboard ${carrier.id}, which does not carry it`
    const lost = stand.passengers.find(id => game.find('piece', id)?.aboard !== stand.id)
    if (lost) return `${stand.id} carries ${lost}, which is not aboard`
    const at = stand.at
    const towed = stand.towing === null ? null : game.find('piece', stand.towing)
    if (towed && (towed.gone || !towed.limbered)) return `${stand.id} tows ${towed.id}, which is not limbered`
    if (towed && game.pieces.some(p => p !== stand && !p.gone && p.towing === towed.id))
      return `${towed.id} is towed twice`
    if (towed && at && towed.at && spanOf([at, towed.at]) > mm(150)) return `${towed.id} is not behind ${stand.id}`
    for (const id of stand.passengers) {
      const load = game.piece(id)
      if (load.at?.[0] !== at?.[0] || load.at?.[1] !== at?.[1]) return `${load.id} is not where ${stand.id} is`
    }
    return null
  }),
)

/** Only craft are in deep water, and no floor of a house is over capacity. */
const places = always<BlazeTables>('places', ({ run, game }) => {
  if (!run.isSettled) return null
  return firstFault(game.pieces, stand => {
    if (!onTable(stand) || isAircraft(game, stand) || carrierOf(game, stand) || classOf(game, stand) === 'marker')
      return null
    const under = featuresAt(game, stand.at as Point)
    const dry =
      ['craft', 'glider'].includes(classOf(game, stand)) || under.some(f => f.kind === 'bridge' && !f.destroyed)
    if (
      !dry &&
      !isOut(game, stand) &&
      under.some(f => f.kind === 'deep-water' && position(f.shape, stand.at as Point) === 'in')
    )
      return `${stand.id} is in deep water`
    const house = under.find(f => f.kind === 'building' && !f.gone)
    return house ? whyFull(game, house, stand) : null
  })
})

function whyFull(game: Blaze, house: Feature, { floor }: Stand): string | null {
  const isThere = (p: Stand): boolean =>
    onTable(p) &&
    p.contact === null && // a stand that has charged in has not won the house yet
    p.floor === floor &&
    !carrierOf(game, p) &&
    !isAircraft(game, p) &&
    !p.hidden &&
    hasFigures(game, p)
  const held = game.pieces.filter(p => isThere(p) && featuresAt(game, p.at as Point).includes(house))
  const sides = new Set(held.map(p => p.side))
  const room = house.capacity ?? 1
  return sides.size === 1 && held.length > room
    ? `floor ${floor} of ${house.id} holds ${held.map(p => p.id).join(', ')}, and has room for ${room}`
    : null
}

/** No stand has more men, rounds or hits than possible. */
const strength = always<BlazeTables>('strength', ({ game }) =>
  firstFault(game.pieces, stand => {
    const figures = figuresOf(game, kindOf(game, stand))
    if (stand.figures > (figures ?? 0)) return `${stand.id} has ${stand.figures} figures, and ${figures ?? 0} at most`
    const empty = !stand.gone && figures !== null && stand.figures === 0 && classOf(game, stand) === 'infantry'
    return empty ? `${stand.id} has no figures left, and is still there` : null
  }),
)

/** A broken unit is out of the game, once all its passengers have been set down. */
const broken = always<BlazeTables>('broken', ({ run, game }) => {
  if (!run.isSettled && !run.over) return null
  return firstFault(game.store.all('unit'), unit => {
    const left = unit.broken ? game.pieces.find(p => p.unit === unit.id && !p.gone && !p.destroyed) : undefined
    return left ? `${unit.id} is broken, and ${left.id} fights on` : null
  })
})

/** Hidden stands are seen only by their owner, and only the owner knows what a face-down marker is. */
const hidden = always<BlazeTables>('hidden', ({ game }) =>
  firstFault(game.sides, ({ id: side }) =>
    firstFault(game.pieces, stand => {
      if (stand.side === side || (!stand.hidden && stand.marker === null)) return null
      const seen = cut(game.rules, 'piece', stand, side)
      if (stand.hidden && seen) return `${side} sees ${stand.id}, which is hidden`
      return seen && 'kind' in seen ? `${side} sees what the marker ${stand.id} is` : null
    }),
  ),
)

/** What was done in a turn is forgotten with it. */
const turn = forgotten<BlazeTables>(
  'this turn',
  {
    card: null,
    arrow: null,
    fired: false,
    moved: 0,
    crossed: false,
    suppressed: false,
    entangled: false,
    open: false,
    done: false,
    hasMoved: false,
    doubled: false,
    shots: 0,
    hitThisTurn: false,
    chargeTarget: null,
    chargeReach: 0,
    chargePath: null,
    contact: null,
    fought: false,
    flame: false,
    cleared: 0,
    pending: [],
  },
  ({ game, entries }) =>
    hasJustCome<BlazeTables>(entries, (before, after) => after.turn > before.turn) ? game.pieces.filter(onTable) : [],
)

/** Every stand that is lost counts once, and half of it while it is only disabled or flies home damaged. */
const counted: Invariant<BlazeTables> = {
  name: 'points',
  watch(start) {
    const first = new Map(start.sides.map(({ id }) => [id, scoredBy(start, id) - dueTo(start, id)]))
    return ({ game }) =>
      firstFault(game.sides, ({ id }) => {
        const most = dueTo(game, id) + (first.get(id) as number)
        return scoredBy(game, id) > most ? `${id} has scored ${scoredBy(game, id)}, and can have ${most}` : null
      })
  },
}

const scoredBy = (game: Blaze, side: Id): number =>
  game.sides.reduce((sum, s) => sum + (s.id === side ? s.victoryPoints : s.secretLosses), 0)

/** The most that a side can have for all that has been lost and blown up so far. */
function dueTo(game: Blaze, side: Id): number {
  const stands = game.pieces.reduce((sum, stand) => sum + dueFor(game, stand, side), 0)
  const blown = game.terrain.filter(f => isBlown(f) && (f.demolisher ?? side) === side)
  return blown.reduce((sum, f) => sum + f.demolition, stands)
}

/** What a stand is worth to a side now; the men of a lost stand count for the side that picks them up, friend or enemy. */
function dueFor(game: Blaze, stand: Stand, side: Id): number {
  if (isCasualty(stand)) return stand.gone ? stand.points : 0
  if (stand.side === side || classOf(game, stand) === 'marker') return 0
  const isHalf = isAircraft(game, stand) ? stand.gone : stand.disabled && !stand.gone
  if (isHalf && !stand.destroyed) return Math.floor(stand.points / 2)
  return stand.destroyed || isOut(game, stand) ? stand.points : 0
}

/** A bridge is destroyed, a house becomes a ruin. */
const isBlown = ({ destroyed, was }: Feature): boolean => destroyed || was !== null

/** A side without stands has not won, unless no side has any. */
const winners = always<BlazeTables>('winners', ({ game }) => {
  const alive = (side: string): boolean => game.pieces.some(p => p.side === side && !isOut(game, p))
  const dead = game.sides.find(side => side.won && !alive(side.id))
  return dead && game.sides.some(side => alive(side.id)) ? `${dead.id} has won, and has nobody left` : null
})

const refusals = truthful<BlazeTables>({
  disordered: (_, stand, says) => stand.disordered || !says.endsWith('is disordered'),
  suppressed: (_, stand, says) => stand.suppressed || !says.endsWith('is kept down'),
  prone: (_, stand, says) => stand.prone || !says.endsWith('is prone'),
  immobilised: (_, stand, says) => stand.immobilised || !says.endsWith('cannot move'),
  disabled: (game, stand, says) => isOut(game, stand) || !says.endsWith('is out of action'),
  wire: (_, stand, says) => stand.entangled || !says.endsWith('is caught in wire'),
})

export const invariants: readonly Invariant<BlazeTables>[] = [
  ...generalInvariants<BlazeTables>({
    // a fire mission falls even if its caller is lost; a target is remembered as a place
    remembering: ['side.calls'],
    // a side that may have something hidden is asked whether it can do anything or not: else the question would tell
    mayBeIdle: (game, { side }) => game.side(side).veiled || game.side(side).snipers,
  }),
  moves,
  carried,
  places,
  strength,
  broken,
  hidden,
  turn,
  counted,
  winners,
  refusals,
]
