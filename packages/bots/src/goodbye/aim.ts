import { cm, type Id, kept, memo, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import type { GoodbyeChart } from './chart.ts'
import type { Man } from './scene.ts'
import type { Weights } from './weights.ts'

const { areFriends, pointsOf } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Side = goodbyeRules.Side

/** What a side is after now. */
export interface Aim {
  /** To get somewhere, to hurt the enemy where he is found, or to let him come. */
  readonly type: 'reach' | 'hunt' | 'hold'
  /** The distance to the destination. */
  readonly field: Field | null
  /** Out by the side's own edge. */
  readonly home: boolean
  /** How much harm alone counts, against the value of own survivors. */
  readonly points: boolean
  readonly targets: ReadonlySet<Id>
  /** Time is running out. */
  readonly late: boolean
  /** The sides with no greater losses than this one: those it must hurt to win. */
  readonly rivals: ReadonlySet<Id>
  /** Men who go back while the others finish the work. */
  readonly returning: ReadonlySet<Id>
}

const NOBODY: ReadonlySet<Id> = new Set()
const PLAIN: Aim = {
  type: 'hold',
  field: null,
  home: false,
  points: false,
  targets: NOBODY,
  late: false,
  rivals: NOBODY,
  returning: NOBODY,
}
/** An ordinary move, failed orders included. */
const STRIDE = cm(12)

export function aimOf(
  game: Goodbye,
  chart: GoodbyeChart,
  side: Side,
  men: readonly Man[],
  foes: readonly Man[],
  left: number,
  { early }: Weights,
): Aim {
  const { objective } = side
  if (objective?.type === 'reach') {
    const field = chart.toEdge(objective.edge, objective.within)
    const near = men.map(man => chart.far(field, man.at)).sort((a, b) => a - b)
    const needed = near[Math.min(near.length, objective.count ?? 1) - 1] ?? 0
    return { ...PLAIN, type: 'reach', field, late: needed / STRIDE > left - early }
  }
  if (objective?.type === 'raid') return raid(chart, side, objective, men, foes, left, early)
  if (objective?.type === 'prevent') {
    const wanted = game.sides.flatMap(other => (other.objective?.type === 'reach' ? (other.objective.piece ?? []) : []))
    return { ...PLAIN, targets: wanted.length > 0 ? new Set(wanted) : NOBODY }
  }
  const rivals = rivalsOf(game, side)
  // whoever is behind must hurt somebody before it is over
  const late = rivals.size > 0 && left <= LAST
  return { ...PLAIN, type: rivals.size === 0 ? 'hold' : 'hunt', points: objective !== null, rivals, late }
}

/** A side's part in the battle: its objective. */
export const partOf = (game: Goodbye, side: Id): string => game.side(side).objective?.type ?? 'none'

/** The task first, then home; some go home before it is done, so that enough of them get there. */
function raid(
  chart: GoodbyeChart,
  side: Side,
  { pieces, count }: Extract<Side['objective'], { type: 'raid' }>,
  men: readonly Man[],
  foes: readonly Man[],
  left: number,
  early: number,
): Aim {
  const targets = foes.filter(foe => pieces.includes(foe.figure.id))
  const out = chart.toEdge(side.home, cm(4))
  const [first] = targets
  if (!first) return { ...PLAIN, type: 'reach', field: out, home: true, late: true }
  const far = (man: Man): number => chart.far(out, man.at)
  const needed = Math.max(0, count - side.exits) + SPARE
  const nearest = [...men].sort((a, b) => far(a) - far(b)).slice(0, needed)
  const last = nearest[nearest.length - 1]
  const late = last !== undefined && far(last) / STRIDE >= left - early
  return {
    ...PLAIN,
    type: 'reach',
    field: chart.toSpot([first.x, first.y] as Point),
    targets: new Set(targets.map(target => target.figure.id)),
    late: left <= 5,
    returning: late ? new Set(nearest.map(man => man.figure.id)) : NOBODY,
  }
}

/** More go back than must get home: some always fall behind. */
const SPARE = 2

/** The sides that have lost no more than this one; if there are none, time is on its side. */
function rivalsOf(game: Goodbye, side: Side): ReadonlySet<Id> {
  const own = lossesOf(game, side)
  const others = game.sides.filter(other => !other.out && !areFriends(game, side.id, other.id))
  const margin = side.objective === null ? 0 : MARGIN
  return new Set(others.filter(other => lossesOf(game, other) <= own + margin).map(other => other.id))
}

const LAST = 3

/** A lead of three riflemen is not yet safe. */
const MARGIN = 30

/** What a side has lost, in men or, where they count, in points. */
function lossesOf(game: Goodbye, side: Side): number {
  if (side.objective === null) return side.lost
  let points = 0
  for (const f of game.pieces) if (f.side === side.id && f.gone && f.wounds === 0) points += priceOf(game, f.id)
  return points
}

const prices = memo((_: Goodbye['setup']) => new Map<Id, number>())

/** What a figure cost when the battle began; cached. */
const priceOf = (game: Goodbye, id: Id): number => kept(prices(game.setup), id, pointsOf, game, id)

/** What the fall of an enemy is worth: what he can still do, and what he counts for. */
export function prizeOf({ target }: Weights, { targets, points, rivals }: Aim, { soldier, figure }: Man): number {
  const use = soldier.worth / Math.max(1, figure.wounds)
  if (targets.has(figure.id)) return use * target
  if (!points) return use
  return ((use + use * soldier.worth) / 2) * (rivals.has(figure.side) ? RIVAL : OTHER)
}
/** Harm to the side with the fewest losses counts; harm to the one with the most only helps the third. */
const RIVAL = 1.3
const OTHER = 0.6
