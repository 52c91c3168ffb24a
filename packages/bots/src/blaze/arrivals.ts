import { type Decision, middleOfShape, mm, type Point, type Seat } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { firstAllowed } from './answering.ts'
import { type Scene, squared } from './scene.ts'

const { isAircraft, isBattalionHq, kindOf, classOf, reach } = blazeRules

/** A stand that may enter while orders are laid does so, as near as possible to what must be held or taken. */
export function arrivals(seat: Seat, scene: Scene): Decision | null {
  const { game, side, table, mine } = scene
  const { turn } = game.state
  for (const stand of game.pieces) {
    if (stand.side !== side || stand.at !== null || stand.gone || stand.aboard || isAircraft(game, stand)) continue
    if (kindOf(game, stand).airborne || classOf(game, stand) === 'glider') continue
    const due = stand.arrives !== null ? stand.arrives <= turn : isBattalionHq(game, stand)
    if (!due) continue
    const posts = best(table.size, 40, post => {
      const at = table.post(post)
      if (stand.arrives !== null && edgeGap(scene, at) > reach(game, 'arrival')) return -1e9
      return near(scene, at) - (mine.some(friend => friend.at && squared(friend.at, at) < mm(60) ** 2) ? 1e5 : 0)
    })
    const facing = toCentre(scene)
    const decision = firstAllowed(
      seat,
      posts.map(post => ({ action: 'deploy', piece: stand.id, to: table.post(post), facing })),
    )
    if (decision) return decision
  }
  return null
}

const near = ({ objectives }: Scene, at: Point): number =>
  objectives.reduce((most, { feature }) => Math.max(most, -Math.sqrt(squared(at, middleOfShape(feature.shape)))), -1e6)

function edgeGap({ game, side }: Scene, [x, y]: Point): number {
  const { edge } = game.side(side)
  return edge === null ? 0 : { south: y, north: game.depth - y, west: x, east: game.width - x }[edge]
}

/** Bases stay square to the lattice. */
export const toCentre = ({ game, side }: Scene): number =>
  ({ south: 0, west: 90, north: 180, east: 270 })[game.side(side).edge ?? 'south']
