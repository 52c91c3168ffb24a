import { type Id, type Length, memo, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { rosters } from '../chart/roster.ts'
import { type Aim, aimOf, prizeOf } from './aim.ts'
import { chartOf, type GoodbyeChart } from './chart.ts'
import type { Odds } from './odds.ts'
import { type Soldier, soldier } from './soldiers.ts'
import type { Weights } from './weights.ts'

const { areFriends, distances, isDown, isRouting, isTank } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Figure = goodbyeRules.Figure
type Side = goodbyeRules.Side

/** A figure on the table. */
export interface Man {
  readonly figure: Figure
  readonly soldier: Soldier
  /** The number of his place on the chart. */
  readonly at: number
  readonly x: number
  readonly y: number
  readonly tank: boolean
  /** Neither pinned nor routing nor in a fight: able to shoot. */
  readonly steady: boolean
  /** What his fall is worth to the viewing side, if he is an enemy. */
  readonly prize: number
}

/** The table as one side sees it now, without the hands and cards of others. */
export interface Scene {
  readonly game: Goodbye
  readonly chart: GoodbyeChart
  readonly odds: Odds
  readonly weights: Weights
  readonly side: Side
  readonly aim: Aim
  readonly men: readonly Man[]
  readonly foes: readonly Man[]
  readonly leaders: readonly Man[]
  /** Turns left, including this one. */
  readonly left: number
}

const NO_END = 20

export function survey(game: Goodbye, sideId: Id, weights: Weights): Scene {
  const chart = chartOf(game)
  chart.tidy()
  const { odds } = chart
  const side = game.side(sideId)
  const { last, turn } = game.state
  const left = last === null ? NO_END : Math.max(1, last - turn + 1)
  const men: Man[] = []
  const others: Man[] = []
  const roster = (weights.glances ? glanced : rosterOf)(game).at(chart.age)
  const look = manOf(game, chart, weights)
  const { pieces } = game
  for (let i = 0; i < pieces.length; i++) {
    const figure = pieces[i] as Figure
    if (figure.at === null || figure.gone) continue
    const man = roster.man(i, figure, look)
    if (figure.side === sideId) men.push(man)
    else if (!areFriends(game, sideId, figure.side)) others.push(man)
  }
  const aim = aimOf(game, chart, side, men, others, left, weights)
  const known = priced(game)
  const foes = others.map(foe => withPrize(known, foe, prizeOf(weights, aim, foe)))
  const leaders = men.filter(man => man.soldier.leads && !isRouting(man.figure))
  return { game, chart, odds, weights, side, aim, men, foes, leaders, left }
}

const rosterOf = rosters<Goodbye, Figure, Man>()
const glanced = rosters<Goodbye, Figure, Man>()

/** The enemies with what they are worth, as last surveyed: mostly neither has changed. */
const priced = memo((_: Goodbye) => new Map<Id, Man>())

function withPrize(known: Map<Id, Man>, foe: Man, prize: number): Man {
  const { id } = foe.figure
  const before = known.get(id)
  if (before && before.figure === foe.figure && before.at === foe.at && before.prize === prize) return before
  const man = { ...foe, prize }
  known.set(id, man)
  return man
}

/** A figure in his place. */
const manOf =
  (game: Goodbye, chart: GoodbyeChart, { glances }: Weights) =>
  (figure: Figure, before: Man | undefined): Man => {
    const [x, y] = figure.at as Point
    const who = soldier(game, chart.odds, figure)
    const steady = !isDown(figure) && !isRouting(figure) && !figure.abandoned && figure.inContact.length === 0
    const stays = before && before.x === x && before.y === y
    const at = stays ? before.at : glances ? chart.about([x, y]) : chart.index([x, y], figure.radius)
    return { figure, soldier: who, at, x, y, tank: isTank(figure), steady, prize: 0 }
  }

/** The same man somewhere else. */
export function manAt({ chart }: Scene, man: Man, i: number): Man {
  const [x, y] = chart.at(i)
  return { ...man, at: i, x, y }
}

/** The cost of losing an own figure: his use, and what he counts for. */
export const stake = ({ aim }: Scene, { soldier: { worth } }: Man): number =>
  aim.points ? (worth + worth * worth) / 2 : worth

export const isWithin = (a: Man, b: Man, reach: Length): boolean => squared(a, b.x, b.y) <= reach * reach

/** The reach of a leader's courage and voice: GB-PIN-7, GB-STAT-24. */
export const lends = ({ game }: Scene): Length => game.rows(distances)['lends-courage']
export const heardAt = ({ game }: Scene): Length => game.rows(distances).command

/** The courage that counts for a figure: the best leader's near him, or his own. */
export function courageAt(scene: Scene, man: Man): number {
  const reach = lends(scene)
  let best = man.figure.courage
  for (const leader of scene.leaders)
    if (leader.figure.courage > best && leader.steady && isWithin(leader, man, reach)) best = leader.figure.courage
  return best
}
