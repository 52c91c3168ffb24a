import { cm, fromEdge, kept, memo, type Point } from '@sandtable/kernel'
import type { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { BLOCKED, COVERED, type GoodbyeChart } from './chart.ts'

type Edge = goodbyeRules.Side['home']

/** How a place lies on the empty table. */
export interface View {
  readonly shelter: number
  readonly outlook: number
}
const views = memo((_: GoodbyeChart) => new Map<string, (View | undefined)[]>())

/** What a post sees of the ground before it, and its cover from there: the same in every game, and kept. */
export function viewOf(chart: GoodbyeChart, home: Edge, far: number): (post: number) => View {
  const list = kept(views(chart), `${home} ${far}`, () => [])
  return post => {
    list[post] ??= look(chart, home, far, post)
    return list[post] as View
  }
}

function look(chart: GoodbyeChart, home: Edge, far: number, post: number): View {
  const { bare } = chart
  const lattice = latticeOf(chart)
  const [x, y] = chart.at(post)
  const deep = fromEdge(bare, home, [x, y])
  let count = 0
  let seen = 0
  let sheltered = 0
  for (let i = 0; i < lattice; i++)
    for (let j = 0; j < lattice; j++) {
      const spot: Point = [((i + 0.5) * bare.width) / lattice, ((j + 0.5) * bare.depth) / lattice]
      const ahead = fromEdge(bare, home, spot) - deep
      const other = chart.nearest(...spot)
      if (ahead < cm(10) || other < 0) continue
      count += 1
      const line = chart.look(other, post)
      sheltered += line === BLOCKED ? 0.6 : line === COVERED ? 1 : 0
      const near = squared({ x, y }, spot[0], spot[1]) <= far * far
      if (near && chart.look(post, other) !== BLOCKED) seen += 1
    }
  const most = (20 * (lattice * lattice)) / (FINE * FINE)
  return count === 0 ? { shelter: 0, outlook: 0 } : { shelter: sheltered / count, outlook: Math.min(1, seen / most) }
}

/**
 * How many spots a side are looked at. On the largest tables fewer, since each place looks at all of them: a decision has
 * about a second, which is counted in lines and not by a clock, so that the same game comes of the same seed.
 */
const latticeOf = ({ posts }: GoodbyeChart): number => (posts.length > MANY ? COARSE : FINE)
const FINE = 9
const COARSE = 6
const MANY = 2000
