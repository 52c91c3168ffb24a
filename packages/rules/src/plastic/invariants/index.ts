import {
  always,
  countedOnce,
  discOverlaps,
  firstFault,
  forgotten,
  generalInvariants,
  type Id,
  type Invariant,
  type Length,
  mm,
  movement,
  type Point,
  plainly,
  spanOf,
  through,
  truthful,
  whenMoved,
} from '@sandtable/kernel'
import { moveOf, onTable, statusOf } from '../figures.ts'
import { groundOf, type Land } from '../ground.ts'
import { baseOf } from '../measure.ts'
import type { Figure, Plastic, PlasticTables, Side } from '../records.ts'
import { movementCosts, statusTable } from '../tables.ts'

/** What must always hold in a game of Simple Plastic Figures. */

/** A figure moves only by its own move, never through a tree or tall obstacle, and enters a building only by its openings. */
const moves = movement<PlasticTables>({
  own(game, { before, way }) {
    const allowance = moveOf(game, before) + (game.rows(movementCosts)['led-bonus'] as Length)
    const { lands } = groundOf(game)
    return { spent: spanOf(way) + lands.reduce((sum, land) => sum + priceOf(game, land, way), 0), allowance }
  },
  barrier(game, { way }) {
    const { lands } = groundOf(game)
    const closed = lands.find(land => isClosed(land) && through(land.shape, way).within > 0)
    if (closed) return `the ${closed.kind} ${closed.id}`
    const house = lands.find(
      land => land.kind === 'building' && through(land.shape, way).at.some(ends => !ends.some(p => isAtGap(land, p))),
    )
    return house ? `a wall of ${house.id}` : null
  },
  driven: () => 0,
})

/** Near a door, window or hole: entries and exits are located to a few millimetres. */
const isAtGap = ({ gaps }: Land, p: Point): boolean =>
  gaps === null || gaps.some(({ at, width }) => spanOf([at, p]) <= width / 2 + mm(3))

const isClosed = (land: Land): boolean =>
  land.tree || (!land.place && !land.hill && !land.line && land.class === 'tall')

/** The least it must have cost, by the table of costs. */
function priceOf(game: Plastic, land: Land, way: readonly Point[]): Length {
  if (land.hill || land.kind === 'high-grass' || land.line) return 0
  const { entered, left } = through(land.shape, way)
  const costs = game.rows(movementCosts)
  const price = (enter: string, leave: string): Length => (costs[enter] ?? 0) * entered + (costs[leave] ?? 0) * left
  if (land.kind === 'building') return price('enter-building', 'leave-building')
  if (land.kind === 'bunker') return price('', 'leave-bunker')
  if (land.class === 'sunken') return price('enter-foxhole-trench-ditch', 'leave-foxhole-trench-ditch')
  return price(land.class, '')
}

/** No base stands on a tree, a wall, a fence or a hedge, or half in a building. */
const standing = whenMoved<PlasticTables>('standing', (game, { after: { id } }) => {
  const figure = game.piece(id)
  if (!onTable(figure)) return null
  const ground = groundOf(game)
  const here = ground.placeAt(figure.at as Point)
  const under = ground.lands.find(
    land => land !== here && (land.tree || land.shut || land.barrier) && discOverlaps(land.shape, baseOf(figure)),
  )
  return under ? `${id} stands on the ${under.kind} ${under.id}` : null
})

/** Every loss and every exit has been counted once. */
const counted = countedOnce<PlasticTables, 'losses' | 'exits'>(['losses', 'exits'], ({ exited }) =>
  exited ? 'exits' : 'losses',
)

/** A figure acts once per turn, and only as its status allows. */
const once: Invariant<PlasticTables> = {
  name: 'once a turn',
  watch() {
    const acted = new Map<Id, number>()
    return ({ game, entries }) =>
      firstFault(entries, entry => {
        if (entry.type !== 'change' || entry.table !== 'piece' || !entry.before || !entry.after) return null
        const before = entry.before as Figure
        const after = entry.after as Figure
        if (before.acted || !after.acted) return null
        if (acted.get(after.id) === game.state.turn) return `${after.id} has acted twice in turn ${game.state.turn}`
        acted.set(after.id, game.state.turn)
        const able = Object.values(game.rows(statusTable)).find(row => row.result === before.status)
        const may = after.doing === 'move' ? able?.move : able?.fire
        return may ? null : `${after.id} did ${after.doing} though ${before.status}`
      })
  },
}

/** A figure's actions are cleared when the next turn begins. */
const fresh = forgotten<PlasticTables>(
  'this turn',
  { acted: false, status: 'unrolled', doing: 'none', directedBy: null, rerolled: false },
  ({ game }) => (game.state.phase === 'initiative' ? game.pieces.filter(onTable) : []),
)

/** A side with no figures left has not won, unless it met its objective in that very turn: PF-RUL-84. */
const winners = always<PlasticTables>('winners', ({ game }) => {
  const isLeft = ({ id }: Side): boolean => game.pieces.some(f => f.side === id && (!f.gone || f.exited))
  const dead = game.sides.find(side => side.won && !side.objective && !isLeft(side))
  return dead ? `${dead.id} has won, and nobody of it is left` : null
})

/** What a refusal says about the figure it names. */
const refusals = truthful<PlasticTables>({
  acted: (_, figure) => figure.acted,
  status: (_, figure, says) => says === plainly(statusOf(figure)),
  side: (game, figure) => figure.side !== game.state.side,
})

export const invariants: readonly Invariant<PlasticTables>[] = [
  // a fallen director no longer directs, but did direct this firer
  ...generalInvariants<PlasticTables>({ remembering: ['piece.directedBy'] }),
  moves,
  standing,
  counted,
  once,
  fresh,
  winners,
  refusals,
]
