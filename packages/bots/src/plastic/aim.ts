import type { Id } from '@sandtable/kernel'
import type { plasticRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import type { PlasticChart } from './chart.ts'
import type { Soldier } from './soldiers.ts'
import type { Weights } from './weights.ts'

type Plastic = plasticRules.Plastic
type Side = plasticRules.Side

/**
 * What a side is after, read from both objectives: a side that must deny the enemy his aims at the contrary. `field`
 * is the distance from every post to where this is decided: the place, or the edge by which figures want to leave.
 */
export interface Aim {
  readonly type: 'take' | 'hold' | 'exit' | 'stop' | 'hunt'
  readonly field: Field | null
  /** Every fallen enemy counts, of any kind. */
  readonly counting: boolean
}

/** What a side is after. */
function typeOf(mine: Side['objective'], theirs: Side['objective']): Aim['type'] {
  if (mine && 'place' in mine) return mine.type
  if (mine?.type === 'exit') return 'exit'
  if (theirs && 'place' in theirs) return theirs.type === 'take' ? 'hold' : 'take'
  return theirs?.type === 'exit' ? 'stop' : 'hunt'
}

/** A short battle, in turns: there is no time to wait. */
const SHORT = 8

/** A side's part in the battle: a bunker is another thing than a house, and so is a house when time is short. */
export function partOf(game: Plastic, side: Id): string {
  const { objective } = game.side(side)
  const theirs = game.sides.find(({ id }) => id !== side)?.objective ?? null
  const type = typeOf(objective, theirs)
  const place = placeOf(objective, theirs)
  if (place === null) return type
  if (game.get('terrain', place).kind === 'bunker') return `${type} bunker`
  return (game.state.last ?? Infinity) <= SHORT ? `${type} soon` : type
}

/** The part that it plays just now: setting up is one of its own. */
export const partNow = (game: Plastic, side: Id): string =>
  game.state.phase === 'deploy' ? settingUp(partOf(game, side)) : partOf(game, side)

export const settingUp = (part: string): string => `${part}, set-up`

/** The place that both are about. */
const placeOf = (mine: Side['objective'], theirs: Side['objective']): Id | null =>
  mine && 'place' in mine ? mine.place : theirs && 'place' in theirs ? theirs.place : null

export function aimOf(chart: PlasticChart, side: Side, enemy: Side): Aim {
  const mine = side.objective
  const theirs = enemy.objective
  const counting = mine !== null && !('place' in mine) && mine.type !== 'exit'
  const type = typeOf(mine, theirs)
  const place = placeOf(mine, theirs)
  if (type === 'exit') return { type, field: toEdge(chart, side), counting }
  if (place !== null) return { type, field: chart.toPlace(place), counting }
  return { type, field: type === 'stop' ? toEdge(chart, enemy) : null, counting }
}

/** The way to the edge opposite a side's own. */
const toEdge = (chart: PlasticChart, { home }: Side): Field =>
  chart.field(`edge ${home}`, () => {
    const { width, depth } = chart.bare
    const strip = 2540
    return chart.posts.flatMap(({ at: [x, y] }, i) =>
      ({ south: depth - y, north: y, west: width - x, east: x })[home] <= strip ? [i] : [],
    )
  })

/** What the fall of an enemy at that place is worth. */
export function prizeOf(
  { intruder, bomber }: Weights,
  aim: Aim,
  chart: PlasticChart,
  { worth, reserve, grenade }: Soldier,
  at: number,
  left: number,
): number {
  const base = (aim.counting ? (worth + 1) / 2 : worth) + (grenade ? bomber : 0)
  if (!aim.field || reserve) return base
  const far = chart.far(aim.field, at)
  if (aim.type === 'take' || aim.type === 'hold') return far === 0 ? base * (1 + intruder + 2 / left) : base
  return aim.type === 'stop' ? base * (1 + 6 / (6 + far / 2540)) : base
}
