import {
  always,
  firstFault,
  forgotten,
  generalInvariants,
  HAIR,
  hasJustCome,
  type Invariant,
  type Length,
  mm,
  type Point,
  spanOf,
  through,
  truthful,
  upTo,
  wayOf,
  whenMoved,
} from '@sandtable/kernel'
import { isDown, isRouting, isTank, kindOf, onTable } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import type { Figure, Goodbye, GoodbyeTables, State } from '../records.ts'
import { cards, distances, movement as rates } from '../tables.ts'

/** What must always hold in a game of Goodbyeeeeee!!!. */

/** The farthest that this figure may go in one go, by the tables alone. */
function farthest(game: Goodbye, figure: Figure, { phase, dash }: { readonly phase: string; readonly dash: boolean }) {
  const { move, road } = kindOf(game, figure)
  const full = isTank(figure) ? Math.max(move, road ?? 0) : phase === 'free' ? rates.infantry.initiative : move
  return (dash ? Math.max(full, rates.infantry.dash) : full) * (figure.valourUse.includes('double-move') ? 2 : 1)
}

/** What the ground must have cost at least: difficult ground costs double, a trench and a wall are climbed. */
function priceOf(game: Goodbye, figure: Figure, way: readonly Point[]): Length {
  if (isTank(figure)) return 0
  const slow = groundOf(game).lands.filter(land => land.difficult && !figure.stormtrooper)
  const within = Math.max(0, ...slow.map(land => through(land.shape, way).within))
  return within + (figure.prone ? rates['stand-up'] : 0)
}

/** Nobody has gone farther than he may, or through a wall. */
const movement = whenMoved<GoodbyeTables>('movement', (game, { before, after, decision, outset }) => {
  if (decision?.action === 'deploy') return null
  const isOwn = decision?.piece === before.id
  const [from, to] = [before.at as Point, after.at as Point]
  if (isOwn && decision?.action === 'move') {
    const way = upTo(wayOf(from, decision), to)
    if (!way) return `${before.id} has not gone the way that was said`
    const allowance = farthest(game, outset, { phase: game.state.phase, dash: decision.dash === true }) - outset.moved
    const spent = spanOf(way) + priceOf(game, outset, way)
    if (spent > allowance + HAIR) return `${before.id} has gone ${Math.round(spent)}, and may go ${allowance}`
    const wall = groundOf(game).lands.find(land => isBreached(before, land, way))
    return wall ? `${before.id} has gone through a wall of the ${wall.kind} ${wall.id}` : null
  }
  const most = isOwn && decision?.action === 'charge' ? farthest(game, outset, { phase: 'move', dash: true }) : forced
  return spanOf([from, to]) > most + HAIR ? `${before.id} was moved by ${Math.round(spanOf([from, to]))}` : null
})

/** Nobody is driven farther than a dash, be it home or back from an enemy. */
const forced = Math.max(rates.infantry.dash, rates['fall-back'])

/** Gone into or out of something shut, and not by its openings; a tank not into it at all. */
function isBreached(figure: Figure, { shape, shut, wood, openings }: Land, way: readonly Point[]): boolean {
  if (!shut && !(wood && isTank(figure))) return false
  const { at, entered } = through(shape, way)
  if (isTank(figure)) return entered > 0
  const isOpen = (p: Point): boolean => openings?.some(door => spanOf([door, p]) <= distances.opening + mm(3)) ?? true
  return at.some(ends => !ends.some(isOpen))
}

/** Whoever fights somebody is fought by him, and both are there. */
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

/** Everybody lost, and everybody gone home, has been counted once. */
const counted: Invariant<GoodbyeTables> = {
  name: 'points',
  watch(start) {
    const tally = new Map(start.sides.map(({ id, lost, exits }) => [id, { lost, exits }]))
    return ({ game, entries }) => {
      for (const entry of entries) {
        if (entry.type !== 'change' || entry.table !== 'piece' || !entry.before || !entry.after) continue
        const [before, after] = [entry.before as Figure, entry.after as Figure]
        const count = tally.get(after.side)
        if (!count || before.gone || !after.gone) continue
        if (after.wounds === 0) count.lost += 1
        else count.exits += 1
      }
      return firstFault(game.sides, ({ id, lost, exits }) => {
        const count = tally.get(id) as { lost: number; exits: number }
        if (lost !== count.lost) return `${id} has lost ${count.lost}, and ${lost} are counted`
        return exits === count.exits ? null : `${count.exits} of ${id} have gone home, and ${exits} are counted`
      })
    }
  },
}

/** What was done in a turn is forgotten with it. */
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

/** Who is gone is nowhere and who is there is alive; who is out of the game has nobody and does not win. */
const gone = always<GoodbyeTables>('gone', ({ game }) => {
  const ghost = game.pieces.find(figure => (figure.gone ? figure.at !== null : figure.wounds <= 0))
  if (ghost) return ghost.gone ? `${ghost.id} is gone, and stands on the table` : `${ghost.id} has no wounds left`
  const dead = game.sides.find(side => side.out && side.won)
  return dead ? `${dead.id} is out of the game, and has won` : null
})

/** Nobody is his own crew, and whoever serves a weapon serves one that is there. */
const crews = always<GoodbyeTables>('crews', ({ game }) =>
  firstFault(game.pieces, ({ id, crewOf, side }) => {
    const gunner: Figure | null = crewOf === null ? null : game.find('piece', crewOf)
    return gunner && (gunner.id === id || gunner.side !== side) ? `${id} serves the weapon of ${gunner.id}` : null
  }),
)

const refusals = truthful<GoodbyeTables>(({ id }) => id, {
  routing: (_, figure) => figure.routing > 0 || figure.ran,
  pinned: (_, figure) => isDown(figure) || isRouting(figure),
  prone: (_, figure) => figure.prone,
  fired: (game, { fired, shot, overwatch, standTo, acted, side }) =>
    fired || shot.length > 0 || overwatch || standTo || acted || game.side(side).noFire,
})

export const invariants: readonly Invariant<GoodbyeTables>[] = [
  // what was so stays so when somebody has fallen: who commanded, whom to destroy, who fought whom, who took the initiative
  ...generalInvariants<GoodbyeTables>({
    remembering: ['unit.commander', 'side.objective', 'piece.fought', 'piece.started', 'unit.faced', 'game.taking'],
  }),
  movement,
  contact,
  counted,
  turn,
  deck,
  gone,
  crews,
  refusals,
]
