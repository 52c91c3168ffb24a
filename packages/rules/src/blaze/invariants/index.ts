import {
  always,
  cut,
  firstFault,
  forgotten,
  generalInvariants,
  HAIR,
  hasJustCome,
  type Invariant,
  mm,
  type Point,
  position,
  spanOf,
  truthful,
  upTo,
  wayOf,
  whenMoved,
} from '@sandtable/kernel'
import { featuresAt } from '../ground/ground.ts'
import { ratesOf } from '../movement/rates.ts'
import type { Blaze, BlazeTables, Feature, Stand } from '../records.ts'
import { figuresOf } from '../stands/profiles.ts'
import { carrierOf, classOf, hasFigures, isAircraft, isOut, kindOf, onTable } from '../stands/stand.ts'

/** What must always hold in a game of Blaze Away. */

/** Nobody has gone farther than his rate in the movement table, or otherwise than he said. */
const movement = whenMoved<BlazeTables>('movement', (game, { before, after, decision, outset }) => {
  if (isAircraft(game, before) || carrierOf(game, outset) || carrierOf(game, after)) return null
  const rates = ratesOf(game, outset)
  const [from, to] = [before.at as Point, after.at as Point]
  const full = Math.max(rates?.move ?? 0, rates?.road ?? 0, FALL_BACK) + outset.moveBonus
  if (decision?.action === 'deploy') return null
  if (decision?.action === 'move' && decision.piece === before.id) {
    const way = upTo(wayOf(from, decision), to)
    if (way && spanOf(way) > full + HAIR) return `${before.id} has gone ${Math.round(spanOf(way))}, and may go ${full}`
    return null
  }
  const far = spanOf([from, to])
  // a charge adds a die or two; who gives way, drifts or falls back goes no farther than a good move either
  const most = full + mm(200)
  return far > most ? `${before.id} was moved by ${Math.round(far)}` : null
})

/** Whoever falls back goes so far. */
const FALL_BACK = mm(200)

/** Who is carried and what carries him know of each other, and are in one place. */
const carried = always<BlazeTables>('carried', ({ game }) =>
  firstFault(game.pieces, stand => {
    if (stand.gone) return null
    const carrier = stand.aboard === null ? null : game.find('piece', stand.aboard)
    if (carrier && !carrier.passengers.includes(stand.id))
      return `${stand.id} is aboard ${carrier.id}, which does not carry it`
    const lost = stand.passengers.find(id => game.find('piece', id)?.aboard !== stand.id)
    if (lost) return `${stand.id} carries ${lost}, which is not aboard`
    const [at, towed] = [stand.at, stand.towing === null ? null : game.find('piece', stand.towing)]
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

/** Nobody but craft is in deep water, and no floor of a house holds more than it has room for. */
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
    p.contact === null && // who has charged in has not won the house yet
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

/** Nobody has more men, rounds or hits than there can be. */
const strength = always<BlazeTables>('strength', ({ game }) =>
  firstFault(game.pieces, stand => {
    const figures = figuresOf(game, kindOf(game, stand))
    if (stand.figures > (figures ?? 0)) return `${stand.id} has ${stand.figures} figures, and ${figures ?? 0} at most`
    if (stand.gone && stand.at !== null) return `${stand.id} is gone, and stands on the table`
    const empty = !stand.gone && figures !== null && stand.figures === 0 && classOf(game, stand) === 'infantry'
    return empty ? `${stand.id} has no figures left, and is still there` : null
  }),
)

/** A unit that is broken is out of the game. */
const broken = always<BlazeTables>('broken', ({ game }) =>
  firstFault(game.store.all('unit'), unit => {
    const left = unit.broken ? game.pieces.find(p => p.unit === unit.id && !p.gone && !p.destroyed) : undefined
    return left ? `${unit.id} is broken, and ${left.id} fights on` : null
  }),
)

/** What is hidden is seen by nobody else, and of a face-down marker nobody else knows what it is. */
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

/** Every stand that is lost counts once, and half of it when it was disabled before. */
const counted: Invariant<BlazeTables> = {
  name: 'points',
  watch(start) {
    const worth = (stand: Stand): number =>
      stand.destroyed || (isOut(start, stand) && !stand.disabled)
        ? stand.points
        : stand.disabled
          ? Math.floor(stand.points / 2)
          : 0
    // the men of a lost stand count for whoever takes them up, be they his or the enemy's
    const isFound = (stand: Stand): boolean => stand.kind === 'casualty-marker' && stand.gone
    const lost = (game: Blaze, side: string): number =>
      game.pieces.reduce(
        (sum, stand) => sum + (isFound(stand) ? stand.points : stand.side === side ? 0 : worth(stand)),
        0,
      )
    const blown = (game: Blaze, side: string): number =>
      game.terrain.reduce((sum, f) => (f.demolisher === null || f.demolisher === side ? sum + f.demolition : sum), 0)
    const scored = (game: Blaze, side: string): number =>
      game.sides.reduce((sum, s) => sum + (s.id === side ? s.victoryPoints : s.secretLosses), 0)
    const first = new Map(start.sides.map(({ id }) => [id, scored(start, id) - lost(start, id)]))
    return ({ game }) =>
      firstFault(game.sides, ({ id }) => {
        const most = lost(game, id) + (first.get(id) as number) + blown(game, id)
        return scored(game, id) > most ? `${id} has scored ${scored(game, id)}, and can have ${most}` : null
      })
  },
}

/** Who has nobody left has not won, unless all have fallen. */
const winners = always<BlazeTables>('winners', ({ game }) => {
  const alive = (side: string): boolean => game.pieces.some(p => p.side === side && !isOut(game, p))
  const dead = game.sides.find(side => side.won && !alive(side.id))
  return dead && game.sides.some(side => alive(side.id)) ? `${dead.id} has won, and has nobody left` : null
})

const refusals = truthful<BlazeTables>(({ id }) => id, {
  disordered: (_, stand, says) => stand.disordered || !says.endsWith('is disordered'),
  suppressed: (_, stand, says) => stand.suppressed || !says.endsWith('is kept down'),
  prone: (_, stand, says) => stand.prone || !says.endsWith('is prone'),
  immobilised: (_, stand, says) => stand.immobilised || !says.endsWith('cannot move'),
  disabled: (game, stand, says) => isOut(game, stand) || !says.endsWith('is out of action'),
  wire: (_, stand, says) => stand.entangled || !says.endsWith('is caught in wire'),
})

export const invariants: readonly Invariant<BlazeTables>[] = [
  ...generalInvariants<BlazeTables>({
    // a fire mission that was called for falls, whoever called for it; what was fired at is remembered as a place
    remembering: ['side.calls'],
    // a side that may have something hidden is asked whether it can do anything or not: else the question would tell
    mayBeIdle: (game, { side }) => game.side(side).veiled || game.side(side).snipers,
  }),
  movement,
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
