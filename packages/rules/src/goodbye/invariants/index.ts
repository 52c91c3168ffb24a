import {
  always,
  countedOnce,
  firstFault,
  forgotten,
  generalInvariants,
  hasJustCome,
  type Invariant,
  type Length,
  mm,
  movement,
  type Point,
  serving,
  spanOf,
  through,
  truthful,
} from '@sandtable/kernel'
import { isDown, isRouting, isTank, kindOf, onTable } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import type { Figure, Goodbye, GoodbyeTables, State } from '../records.ts'
import { cards, distances, needs, movement as rates } from '../tables.ts'

/** What must always hold in a game of Goodbyeeeeee!!!. */

/** The farthest this figure may go in one move, by the tables alone. */
function farthest(game: Goodbye, figure: Figure, { phase, dash }: { readonly phase: string; readonly dash: boolean }) {
  const { move, road } = kindOf(game, figure)
  const full = isTank(figure)
    ? Math.max(move, road ?? 0)
    : phase === 'free'
      ? game.rows(rates).infantry.initiative
      : move
  return (
    (dash ? Math.max(full, game.rows(rates).infantry.dash) : full) *
    (figure.valourUse.includes('double-move') ? game.rows(needs)['heroic-times'] : 1)
  )
}

/** The least the ground must have cost: difficult ground costs double, and trenches and walls are climbed. */
function priceOf(game: Goodbye, figure: Figure, way: readonly Point[]): Length {
  if (isTank(figure)) return 0
  const slow = groundOf(game).lands.filter(land => land.difficult && !figure.stormtrooper)
  const within = Math.max(0, ...slow.map(land => through(land.shape, way).within))
  return within + (figure.prone ? game.rows(rates)['stand-up'] : 0)
}

const moves = movement<GoodbyeTables>({
  own(game, { outset, decision, way }) {
    const most = farthest(game, outset, { phase: game.state.phase, dash: decision.dash === true })
    return { spent: spanOf(way) + priceOf(game, outset, way), allowance: most - outset.moved }
  },
  barrier(game, { before, way }) {
    const wall = groundOf(game).lands.find(land => isBreached(game, before, land, way))
    return wall ? `a wall of the ${wall.kind} ${wall.id}` : null
  },
  driven: (game, { before, outset, decision }) =>
    decision?.action === 'charge' && decision.piece === before.id
      ? farthest(game, outset, { phase: 'move', dash: true })
      : forced(game),
})

/** No figure is driven farther than a dash, either home or back from an enemy. */
const forced = (game: Goodbye): Length => Math.max(game.rows(rates).infantry.dash, game.rows(rates)['fall-back'])

/** Does the way enter or leave a building other than by an opening? A tank may not enter at all. */
function isBreached(
  game: Goodbye,
  figure: Figure,
  { shape, shut, wood, openings }: Land,
  way: readonly Point[],
): boolean {
  if (!shut && !(wood && isTank(figure))) return false
  const { at, entered } = through(shape, way)
  if (isTank(figure)) return entered > 0
  const isOpen = (p: Point): boolean =>
    openings?.some(door => spanOf([door, p]) <= game.rows(distances).opening + mm(3)) ?? true
  return at.some(ends => !ends.some(isOpen))
}

/** Two figures in contact list each other, and both are on the table. */
const contact = always<GoodbyeTables>('contact', ({ game }) =>
  firstFault(game.pieces, figure =>
    firstFault(figure.inContact, id => {
      const other = game.find('piece', id)
      if (!onTable(figure) || !other || !onTable(other))
        return `${figure.id} fights ${id}, and one of them is not there`
      return other.inContact.includes(figure.id) ? null : `${figure.id} fights ${id}, who does not fight ${figure.id}`
    }),
  ),
)

/** Every figure lost or gone home has been counted once. */
const counted = countedOnce<GoodbyeTables, 'lost' | 'exits'>(['lost', 'exits'], ({ wounds }) =>
  wounds === 0 ? 'lost' : 'exits',
)

/** Per-turn notes are cleared when the turn ends. */
const turn = forgotten<GoodbyeTables>(
  'this turn',
  {
    acted: false,
    ordered: 'none',
    tried: false,
    gave: [],
    moved: 0,
    freeMoved: false,
    stepped: false,
    fired: false,
    shot: [],
    sniped: false,
    reacted: false,
    valourUse: [],
    noMove: false,
    halfMove: false,
    charged: false,
    fought: [],
  },
  ({ game, entries }) =>
    hasJustCome<GoodbyeTables>(entries, (before, after) => after.turn > before.turn && isFirst(after))
      ? game.pieces.filter(onTable)
      : [],
)
const isFirst = ({ phase }: State): boolean => phase === 'initiative'

/** No card is in two places. */
const deck = always<GoodbyeTables>('cards', ({ game }) => {
  const places = [
    ...game.state.discards,
    ...game.sides.flatMap(({ hand, cardDue }) => [...hand, ...(cardDue ? [cardDue] : [])]),
  ]
  const most = (card: string): number => game.rows(cards)[card]?.count ?? 1
  return firstFault(new Set(places), card => {
    const found = places.filter(other => other === card).length
    return found > most(card) ? `there are ${found} of the card ${card}` : null
  })
})

/** A figure in play is alive, and an eliminated side does not win. */
const alive = always<GoodbyeTables>('alive', ({ game }) => {
  const ghost = game.pieces.find(figure => !figure.gone && figure.wounds <= 0)
  if (ghost) return `${ghost.id} has no wounds left`
  const dead = game.sides.find(side => side.out && side.won)
  return dead ? `${dead.id} is out of the game, and has won` : null
})

const refusals = truthful<GoodbyeTables>({
  routing: (_, figure) => figure.routing > 0 || figure.ran,
  pinned: (_, figure) => isDown(figure) || isRouting(figure),
  prone: (_, figure) => figure.prone,
  fired: (game, { fired, shot, overwatch, standTo, acted, side }) =>
    fired || shot.length > 0 || overwatch || standTo || acted || game.side(side).noFire,
})

export const invariants: readonly Invariant<GoodbyeTables>[] = [
  // these fields still name a fallen figure: commander, target to destroy, opponents in combat, who took the initiative
  ...generalInvariants<GoodbyeTables>({
    remembering: ['unit.commander', 'side.objective', 'piece.fought', 'piece.started', 'unit.faced', 'game.taking'],
  }),
  moves,
  contact,
  counted,
  turn,
  deck,
  alive,
  serving(({ crewOf }) => crewOf),
  refusals,
]
