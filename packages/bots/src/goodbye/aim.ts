import { cm, type Id, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import type { GoodbyeChart } from './chart.ts'
import type { Man } from './scene.ts'

const { areFriends, pointsOf } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Side = goodbyeRules.Side

/** What a side is after at this moment. */
export interface Aim {
  /** To get somewhere, to do harm where one finds the enemy, or to let him come. */
  readonly type: 'reach' | 'hunt' | 'hold'
  /** How far it is to where one has to get to. */
  readonly field: Field | null
  /** Out by the own edge. */
  readonly home: boolean
  /** How much harm alone counts, against the use that one has of the living. */
  readonly points: boolean
  readonly targets: ReadonlySet<Id>
  /** Turns are running out. */
  readonly late: boolean
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
  returning: NOBODY,
}
/** An ordinary move, orders that fail included. */
const STRIDE = cm(12)

export function aimOf(
  game: Goodbye,
  chart: GoodbyeChart,
  side: Side,
  men: readonly Man[],
  foes: readonly Man[],
  left: number,
): Aim {
  const { objective } = side
  if (objective?.type === 'reach') {
    const field = chart.toEdge(objective.edge, objective.within)
    const near = men.map(man => chart.far(field, man.at)).sort((a, b) => a - b)
    const needed = near[Math.min(near.length, objective.count ?? 1) - 1] ?? 0
    return { ...PLAIN, type: 'reach', field, late: needed / STRIDE > left - 2 }
  }
  if (objective?.type === 'raid') return raid(chart, side, objective, men, foes, left)
  if (objective?.type === 'prevent') {
    const wanted = game.sides.flatMap(other => (other.objective?.type === 'reach' ? (other.objective.piece ?? []) : []))
    return { ...PLAIN, targets: wanted.length > 0 ? new Set(wanted) : NOBODY }
  }
  return { ...PLAIN, type: isAhead(game, side) ? 'hold' : 'hunt', points: objective !== null }
}

/** First the work, then home; some go home before it is done, so that enough of them come home at all. */
function raid(
  chart: GoodbyeChart,
  side: Side,
  { pieces, count }: Extract<Side['objective'], { type: 'raid' }>,
  men: readonly Man[],
  foes: readonly Man[],
  left: number,
): Aim {
  const targets = foes.filter(foe => pieces.includes(foe.figure.id))
  const out = chart.toEdge(side.home, cm(4))
  const [first] = targets
  if (!first) return { ...PLAIN, type: 'reach', field: out, home: true, late: true }
  const far = (man: Man): number => chart.far(out, man.at)
  const needed = Math.max(0, count - side.exits)
  const nearest = [...men].sort((a, b) => far(a) - far(b)).slice(0, needed)
  const last = nearest[nearest.length - 1]
  const late = last !== undefined && far(last) / STRIDE >= left - 1
  return {
    ...PLAIN,
    type: 'reach',
    field: chart.toSpot([first.x, first.y] as Point),
    targets: new Set(targets.map(target => target.figure.id)),
    late: left <= 5,
    returning: late ? new Set(nearest.map(man => man.figure.id)) : NOBODY,
  }
}

/** Has this side lost less than every other? Then time works for it. */
function isAhead(game: Goodbye, side: Side): boolean {
  const own = lossesOf(game, side)
  return game.sides.every(
    other => other.id === side.id || areFriends(game, side.id, other.id) || lossesOf(game, other) > own,
  )
}

const lossesOf = (game: Goodbye, side: Side): number =>
  side.objective === null
    ? side.lost
    : game.pieces.reduce(
        (sum, f) => sum + (f.side === side.id && f.gone && f.wounds === 0 ? pointsOf(game, f.id) : 0),
        0,
      )

/** What the fall of an enemy is worth: what he can still do, and what he counts for. */
export function prizeOf({ targets, points }: Aim, { soldier, figure }: Man): number {
  const use = soldier.worth / Math.max(1, figure.wounds)
  const counts = points ? use * soldier.worth : use
  return targets.has(figure.id) ? use * 3 : (use + counts) / 2
}
