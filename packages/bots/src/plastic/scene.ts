import type { Id, Point } from '@sandtable/kernel'
import type { plasticRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import { rosters } from '../chart/roster.ts'
import { type Aim, aimOf, prizeOf } from './aim.ts'
import { chartOf, type PlasticChart } from './chart.ts'
import { Crowd } from './crowd.ts'
import { moodOf } from './mood.ts'
import type { Odds } from './odds.ts'
import type { Sight } from './sight.ts'
import { type Soldier, soldier } from './soldiers.ts'
import { type Weights, weights } from './weights.ts'

type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Side = plasticRules.Side

/** A figure on the table. */
export interface Man {
  readonly figure: Figure
  readonly soldier: Soldier
  /** The number of his place on the chart. */
  readonly at: number
  readonly x: number
  readonly y: number
  /** What his fall is worth to the viewing side, if he is an enemy. */
  readonly prize: number
}

/** Somebody who can be shot at, and what is expected of it. */
export interface Target {
  readonly id: Id
  readonly worth: number
}

/** The table as one side sees it now: a snapshot, made for every decision, since any roll may change it. */
export interface Scene {
  readonly game: Plastic
  readonly chart: PlasticChart
  readonly sight: Sight
  readonly odds: Odds
  readonly weights: Weights
  readonly side: Side
  readonly enemy: Side
  readonly aim: Aim
  readonly men: readonly Man[]
  readonly foes: readonly Man[]
  /** The most that the fall of one enemy is worth. */
  readonly prize: number
  /** How many of the enemies can drop shells. */
  readonly shells: number
  readonly crowd: Crowd
  /** The ways to enemies at the place that the game is about. */
  readonly rivals: readonly Field[]
  /** The friends there. */
  readonly keepers: ReadonlySet<Id>
  /** Too few enemies have fallen so far: they will not come, so the side must go. */
  readonly behind: boolean
  /** Whom each enemy can shoot at as all stand now, and what that is worth to him: filled as it is asked for. */
  readonly aimed: Map<Id, readonly Target[]>
  /** Turns left, including this one. */
  readonly left: number
}

const NO_END = 20

export function survey(game: Plastic, sideId: Id, care: Weights = weights): Scene {
  const chart = chartOf(game)
  chart.tidy()
  const side = game.side(sideId)
  const enemy = game.sides.find(({ id }) => id !== sideId) as Side
  const aim = aimOf(chart, side, enemy)
  const { last, turn } = game.state
  const left = last === null ? NO_END : Math.max(1, last - turn + 1)
  const men: Man[] = []
  const foes: Man[] = []
  const roster = rosterOf(game).at(chart.age)
  const look = manOf(game, chart)
  const { pieces } = game
  for (let i = 0; i < pieces.length; i++) {
    const figure = pieces[i] as Figure
    if (figure.at === null || figure.gone) continue
    const man = roster.man(i, figure, look)
    if (figure.side === sideId) men.push(man)
    else foes.push({ ...man, prize: prizeOf(care, aim, chart, man.soldier, man.at, left) })
  }
  const sight = chart.sight(game)
  const { field, type } = aim
  const about = field !== null && (type === 'take' || type === 'hold')
  const rivals = about ? foes.flatMap(foe => (chart.far(field, foe.at) === 0 ? [chart.toPost(foe.at)] : [])) : []
  const keepers = new Set(about ? men.flatMap(m => (chart.far(field, m.at) === 0 ? [m.figure.id] : [])) : [])
  return {
    game,
    chart,
    sight,
    odds: chart.odds,
    weights: moodOf(care, chart, aim, men, left),
    side,
    enemy,
    aim,
    men,
    foes,
    prize: foes.reduce((most, { prize }) => Math.max(most, prize), 0),
    shells: foes.reduce((sum, { soldier: { shell }, figure }) => (shell !== null || figure.radio ? sum + 1 : sum), 0),
    crowd: new Crowd(men, game.width, game.depth),
    rivals,
    keepers,
    behind: isBehind(care, aim, side, enemy, turn, left),
    aimed: new Map(),
    left,
  }
}

const rosterOf = rosters<Plastic, Figure, Man>()

/** A figure in his place. */
const manOf =
  (game: Plastic, chart: PlasticChart) =>
  (figure: Figure): Man => {
    const who = soldier(game, figure)
    const [x, y] = figure.at as Point
    return { figure, soldier: who, at: chart.index([x, y], who.radius), x, y, prize: 0 }
  }

function isBehind(
  { patience, content }: Weights,
  { counting }: Aim,
  { losses, objective }: Side,
  enemy: Side,
  turn: number,
  left: number,
): boolean {
  const gone = (turn - 1) / (turn - 1 + left)
  if (!counting || gone < patience) return false
  return enemy.losses < (objective?.type === 'eliminate' ? objective.count * gone * content : losses + 1)
}

/** Is it his player's go? On a side with several players each acts with his own figures. */
export const isOnTheGo = ({ state: { player } }: Plastic, figure: Figure): boolean =>
  player === null || figure.player === player

/** The same man somewhere else. */
export function manAt(scene: Scene, man: Man, i: number): Man {
  const [x, y] = scene.chart.at(i)
  return { ...man, at: i, x, y }
}
