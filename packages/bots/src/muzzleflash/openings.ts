import { inch, nearest, type Point, withinOf } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import type { Aim } from './aim.ts'
import type { Idea } from './fire.ts'
import type { Man, Scene } from './scene.ts'

const { groundOf, numberOf, reachOf } = muzzleflashRules
type Land = muzzleflashRules.Land

/** A shut door costs an AP to open, and blocks the way until then. */
const DOOR = 0.8
/** How many men must follow for an engineer to spend his whole turn; each of them would otherwise have to test. */
const FOLLOWERS = 4
const SPARED = 0.15
const BEHIND = inch(8)

/** A man at a shut door opens it, and an engineer gaps an obstacle for those behind him, if that is the way. */
export function* openingIdeas(scene: Scene, aim: Aim, man: Man): Generator<Idea> {
  const { game, chart, numbers } = scene
  const { piece } = man
  const goal = aim.goals.get(piece.id)
  if (!goal) return
  const gaps = piece.engineer && piece.ap === numberOf(game, 'ap')
  for (const land of groundOf(game).lands) {
    if (!(land.shut || (gaps && isLine(land))) || !withinOf(land.shape, [man.x, man.y], reachOf(game, 'at-hand')))
      continue
    const there = chart.nearest(...beyond(land, man))
    if (there < 0 || chart.far(goal, there) >= chart.far(goal, man.at)) continue
    if (land.shut)
      yield { gain: DOOR, ap: numbers.costs.open ?? 0, decision: { action: 'open', piece: piece.id, target: land.id } }
    else {
      const after = scene.men.filter(other => other !== man && squared(other, man.x, man.y) <= BEHIND * BEHIND)
      const gain = after.length >= FOLLOWERS ? after.length * SPARED : 0
      yield { gain, ap: piece.ap, decision: { action: 'gap', piece: piece.id, target: land.id } }
    }
  }
}

const isLine = ({ type, area }: Land): boolean => type.obstacle && !area

/** Two inches past its nearest point. */
function beyond({ shape }: Land, { x, y }: Man): Point {
  const [nx, ny] = nearest(shape, [x, y])
  const length = Math.sqrt((nx - x) ** 2 + (ny - y) ** 2) || 1
  const far = inch(2) / length
  return [Math.round(nx + (nx - x) * far), Math.round(ny + (ny - y) * far)]
}
