import { type Decision, isOffTable, middleOfShape, mm, type Point, type Seat } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { firstAllowed } from './answering.ts'
import { middle, type Scene, squared } from './scene.ts'

const { classOf, featuresAt, kindOf } = blazeRules
type Stand = blazeRules.Stand

/** A drop scatters by up to 240 mm: landing nearer than that to water is a risk. */
const SCATTER = mm(160)

/** A stand waiting in the air comes down near its objective, away from water, woods, houses and enemies. */
export function landing(seat: Seat, scene: Scene): Decision | null {
  const { game, side, table } = scene
  const waiting = game.pieces.find(
    stand =>
      stand.side === side &&
      stand.at === null &&
      !stand.gone &&
      stand.aboard === null &&
      (stand.arrives ?? 0) <= game.state.turn &&
      (kindOf(game, stand).airborne || classOf(game, stand) === 'glider'),
  )
  if (!waiting) return null
  const posts = best(table.size, 12, post => landingAt(scene, waiting, table.post(post)))
  return firstAllowed(
    seat,
    posts.map(post => ({ action: 'deploy', piece: waiting.id, to: table.post(post) })),
  )
}

function landingAt({ game, objectives, foes, markers, mine }: Scene, stand: Stand, at: Point): number {
  let value = 0
  for (const { feature, points } of objectives)
    value += (points * mm(300)) / (mm(300) + Math.sqrt(squared(at, middleOfShape(feature.shape))))
  for (const enemy of [...foes, ...markers]) if (squared(at, middle(game, enemy)) < mm(250) ** 2) value -= 3
  for (const friend of mine) if (squared(at, middle(game, friend)) < mm(100) ** 2) value -= 2
  const glider = classOf(game, stand) === 'glider' ? 2 : 1
  for (const [dx, dy] of around) {
    const here: Point = [at[0] + dx * SCATTER, at[1] + dy * SCATTER]
    if (isOffTable(game, here)) value -= 3
    else
      for (const { kind } of featuresAt(game, here))
        if (kind === 'deep-water' || kind === 'river') value -= 4 * glider
        else if (kind === 'woods' || kind === 'building') value -= 1
  }
  return value
}

const around: readonly Point[] = [
  [0, 0],
  [0, 1],
  [0.7, 0.7],
  [1, 0],
  [0.7, -0.7],
  [0, -1],
  [-0.7, -0.7],
  [-1, 0],
  [-0.7, 0.7],
]
