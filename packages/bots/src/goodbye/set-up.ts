import { cm, type Decision, facingOf, holds, type Id, type Point, type Stream } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { squared } from '../chart/distance.ts'
import type { GoodbyeChart } from './chart.ts'
import { burstOf } from './pull.ts'
import type { Man, Scene } from './scene.ts'
import { soldier } from './soldiers.ts'
import { viewOf } from './view.ts'

const { groundOf, isTank, setUpSpots, waiting } = goodbyeRules
type Figure = goodbyeRules.Figure

/** How many places are examined closely. */
const CLOSELY = 40
/** Squads keep together, and gun crews at their guns. */
const TOGETHER = cm(10)

/** Sets up the next figure: guns and their crews first, then squad by squad, then their commanders. */
export function setUp(scene: Scene, stream: Stream): Decision {
  const { game, side } = scene
  const left = waiting(game, side.id)
  const next = left.reduce<Figure | null>(
    (first, f) => (first && order(scene, first) <= order(scene, f) ? first : f),
    null,
  )
  const spot = next && bestSpot(scene, next, stream)
  if (!next || !spot) return { action: 'end' }
  const middle: Point = [Math.round(game.width / 2), Math.round(game.depth / 2)]
  return { action: 'deploy', piece: next.id, to: spot, facing: facingOf(spot, middle) }
}

function order({ game, chart }: Scene, figure: Figure): number {
  if (isTank(figure)) return 0
  const who = soldier(game, chart.odds, figure)
  if (figure.crewOf !== null) return 2
  if (who.guns.some(gun => gun.row.heavy === true)) return 1
  if (figure.sniper) return 3
  return figure.rank === 'senior-nco' || figure.rank === 'junior-officer' ? 6 : who.leads ? 4 : 5
}

function bestSpot(scene: Scene, figure: Figure, stream: Stream): Point | null {
  const { chart, game, side, men } = scene
  const zone = chart.strip(side.home, side.zone)
  const value = lie(scene, figure)
  const mates = men.filter(man => man.figure.unit === figure.unit)
  const gunner = men.find(man => man.figure.id === figure.crewOf)
  const lane = laneOf(scene, figure)
  const score = (nth: number): number => {
    const post = zone[nth] as number
    const [x, y] = chart.at(post)
    if (gunner) return -Math.sqrt(squared(gunner, x, y)) + value(post) * 100
    const along = side.home === 'south' || side.home === 'north' ? x : y
    const stray = mates.length > 0 ? apart(mates, x, y) : Math.abs(along - lane) / cm(40)
    return value(post) - stray + stream.next(100) / 1000
  }
  let most = Number.NEGATIVE_INFINITY
  let spot: Point | null = null
  for (const nth of best(zone.length, CLOSELY, score)) {
    const at = chart.at(zone[nth] as number)
    if (!isFree(scene, figure, at)) continue
    const worth = score(nth) - (gunner ? 0 : crowding(scene, at))
    if (worth <= most) continue
    most = worth
    spot = at
  }
  if (spot) return spot
  for (const at of setUpSpots(game, figure)) if (isFree(scene, figure, at)) return at
  return null
}

/** How good a place is for a figure: for attackers the way forward, for others cover and a field of fire. */
function lie(scene: Scene, figure: Figure): (post: number) => number {
  const { chart, aim, side, game } = scene
  const who = soldier(game, chart.odds, figure)
  const far = Math.max(0, ...who.guns.filter(gun => gun.use !== 'bundle').map(gun => gun.far))
  const view = viewOf(chart, side.home, far)
  if (isTank(figure)) {
    const roads = groundOf(chart.bare).lands.filter(({ kind }) => kind === 'road')
    return post => onRoad(chart, roads, post) - (aim.field ? chart.far(aim.field, post) / cm(20) : 0)
  }
  const goes = aim.type === 'reach' && !who.fixed
  const leads = figure.rank === 'senior-nco' || figure.rank === 'junior-officer'
  return post => {
    const { shelter, outlook } = view(post)
    if (goes && aim.field) return shelter * 0.3 - chart.far(aim.field, post) / cm(15)
    return shelter * 1.5 + (leads ? 0 : outlook)
  }
}

const onRoad = (chart: GoodbyeChart, roads: ReturnType<typeof groundOf>['lands'], post: number): number =>
  roads.some(road => holds(road, chart.at(post))) ? 2 : 0

/** Each squad has its stretch of the edge. */
function laneOf({ game, side }: Scene, figure: Figure): number {
  const units = new Set<Id | null>()
  for (const f of game.pieces) if (f.side === side.id && !isSeniors(f)) units.add(f.unit)
  const nth = [...units].indexOf(figure.unit)
  const wide = side.home === 'south' || side.home === 'north' ? game.width : game.depth
  return nth < 0 ? wide / 2 : (wide * (nth + 0.5)) / units.size
}
const isSeniors = (figure: Figure): boolean => figure.rank === 'senior-nco' || figure.rank === 'junior-officer'

const apart = (mates: readonly Man[], x: number, y: number): number => {
  let sum = 0
  for (const mate of mates) sum += Math.sqrt(squared(mate, x, y))
  return Math.max(0, sum / mates.length - TOGETHER) / cm(12)
}

function crowding(scene: Scene, [x, y]: Point): number {
  const burst = burstOf(scene)
  return scene.men.filter(man => squared(man, x, y) < burst * burst).length * 0.15
}

function isFree({ game }: Scene, figure: Figure, [x, y]: Point): boolean {
  const { radius } = figure
  if (x < radius || y < radius || x > game.width - radius || y > game.depth - radius) return false
  if (
    isTank(figure) &&
    groundOf(game)
      .under([x, y])
      .some(land => land.wood || land.shut)
  )
    return false
  return !game.pieces.some(
    f =>
      f.at !== null &&
      !f.gone &&
      f.id !== figure.id &&
      squared({ x: f.at[0], y: f.at[1] }, x, y) < (f.radius + radius) ** 2,
  )
}
