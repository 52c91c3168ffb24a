import { ahead, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { moveBy, type Option } from './moves/option.ts'
import type { Man, Scene } from './scene.ts'

const { kindOf, needs, walk } = goodbyeRules

/** Twenty-four directions, and fractions of the full move. */
const ways: readonly number[] = Array.from({ length: 24 }, (_, i) => i * 15)
const shares = [1, 0.6, 0.3]
/** A step is rounded, and must not come out a hair too long. */
const HAIR = 2

/** A tank drives to its destination, or towards the enemy. */
export function bestDrive(scene: Scene, man: Man): Option | null {
  const { chart, game, aim, weights } = scene
  const { figure } = man
  if (figure.engine === 'stopped' || figure.abandoned) return null
  const { move, road } = kindOf(game, figure)
  const doubled = goodbyeRules.isHeroic(figure, 'double-move') ? game.rows(needs)['heroic-times'] : 1
  const value = ([x, y]: Point): number => {
    if (aim.type === 'reach' && aim.field && !aim.home) {
      const post = chart.nearest(x, y)
      return post < 0 ? Number.NEGATIVE_INFINITY : -(aim.field.cost[post] as number)
    }
    let nearest = Number.POSITIVE_INFINITY
    for (const foe of scene.foes) nearest = Math.min(nearest, squared(foe, x, y))
    return aim.type === 'hold' ? 0 : -Math.sqrt(nearest)
  }
  const here = value([man.x, man.y])
  let best: { readonly value: number; readonly to: Point } | null = null
  const check = game.state.phase === 'move'
  for (const full of road ? [road, move] : [move])
    for (const share of shares)
      for (const way of ways) {
        const to = ahead([man.x, man.y], way, Math.round(full * doubled * share) - HAIR)
        const there = value(to)
        if (there <= (best?.value ?? here)) continue
        if (walk(game, figure, [to], false).reasons.some(({ word }) => check || word !== 'movement')) continue
        best = { value: there, to }
      }
  if (!best) return null
  const drive = aim.type === 'reach' ? weights.haste * 2 : weights.hunt * 2
  return { gain: ((best.value - here) / move) * drive, decision: moveBy(man, [best.to], false) }
}
