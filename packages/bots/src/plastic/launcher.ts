import { type Decision, inch, nearest, type Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { isFair, worthOf } from './burst.ts'
import { helpOf, named, type Option } from './fire.ts'
import type { Man, Scene } from './scene.ts'
import { RADIUS } from './table.ts'

const { near, whyNotAimAt } = plasticRules
type Land = plasticRules.Land

/** A launcher: at a window or through the wall of a building, at a foxhole, trench or bunker, or in the open. */
export function bestLaunch(scene: Scene, man: Man): Option | null {
  const arm = man.soldier.launcher
  if (!arm) return null
  const help = helpOf(scene, man)
  let best: Option | null = null
  for (const foe of scene.foes) {
    const place = scene.sight.place(scene.game, foe.at)
    if (!scene.odds.within(squared(man, foe.x, foe.y), arm.range + inch(4), man.soldier.radius)) continue
    const ways = waysIn(scene, man, place, foe)
    for (const { spot, mode } of ways) {
      const burst = {
        spot,
        radius: arm.weapon.blast ?? 0,
        place,
        both: place !== null,
        all: place !== null && mode === undefined,
      }
      const sure = place && place.kind !== 'ditch' && mode === undefined ? hitChance(scene, man, spot) : 1
      const gain = sure * worthOf(scene, man, burst, help)
      if (gain <= (best?.gain ?? 0) || !isFair(scene, burst)) continue
      if (whyNotAimAt(scene.game, man.figure, scene.chart.at(spot), arm.weapon, mode).length > 0) continue
      const decision: Decision = {
        action: 'fire',
        piece: man.figure.id,
        ...named(man, arm),
        target: scene.chart.at(spot),
      }
      best = { gain, decision: mode ? { ...decision, mode } : decision }
    }
  }
  return best
}

/** Where to aim to hit a figure: at the walls of a building around him, at the near side of a bunker, or at himself. */
function waysIn(scene: Scene, man: Man, place: Land | null, foe: Man): readonly Way[] {
  if (place?.kind === 'building') return wallPoints(scene, place, foe)
  if (place?.kind !== 'bunker') return [{ spot: foe.at, mode: undefined }]
  return [{ spot: scene.chart.index(nearest(place.shape, [man.x, man.y]), RADIUS), mode: undefined }]
}

interface Way {
  readonly spot: number
  readonly mode: plasticRules.Mode | undefined
}

/** A launcher's chance against field works, by range: PF-EXP-10 to 13. */
function hitChance({ game, chart }: Scene, man: Man, spot: number): number {
  const at = chart.at(spot)
  return near(game, man.figure, at, inch(3))
    ? 4 / 6
    : near(game, man.figure, at, inch(6))
      ? 3 / 6
      : near(game, man.figure, at, inch(12))
        ? 2 / 6
        : 1 / 6
}

/** The points of a building's walls opposite a figure inside; the window, if he stands at one. */
function wallPoints(scene: Scene, { shape }: Land, foe: Man): readonly Way[] {
  if (!('polygon' in shape)) return []
  return shape.polygon.flatMap((from, i) => {
    const to = shape.polygon[(i + 1) % shape.polygon.length] as Point
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const share = ((foe.x - from[0]) * dx + (foe.y - from[1]) * dy) / (dx * dx + dy * dy)
    if (share < 0 || share > 1) return []
    const at: Point = [Math.round(from[0] + dx * share), Math.round(from[1] + dy * share)]
    const mode = squared(foe, at[0], at[1]) <= (inch(1) + RADIUS) ** 2 ? 'window' : 'wall'
    return [{ spot: scene.chart.index(at, RADIUS), mode }]
  })
}
