import { cm, kept, type Length, memo } from '@sandtable/kernel'
import { best } from '../../chart/best.ts'
import type { Field } from '../../chart/chart.ts'
import { moveOf } from '../pull.ts'
import { type Man, manAt, type Scene } from '../scene.ts'
import { viewOf } from '../view.ts'
import { breath, isTaken, moveBy, type Option } from './option.ts'

/** How many places he looks at in case the best is taken. */
const CHOICES = 3

/**
 * A move for whoever decides at a glance: to the post that lies nearest to his goal and best sheltered. Nobody is asked
 * who might shoot at him there.
 */
export function glance(
  scene: Scene,
  man: Man,
  how: 'walk' | 'step' | 'dash',
  full: Length,
  least: number,
): Option | null {
  const { chart, weights, side } = scene
  const range = chart.reachOf(man.at, man.figure.stormtrooper)
  const { posts, prices } = range
  const { field, rate, foe } = goalOf(scene, man)
  const view = viewOf(chart, side.home, 0)
  const pull = field
    ? (post: number) => -(field.cost[post] as number) * rate
    : foe
      ? nearing(scene, foe, rate)
      : () => 0
  const worth = (post: number): number => pull(post) + weights.shelter * view(post).shelter
  const here = worth(man.at) + least + (how === 'dash' ? breath(scene) : 0)
  const choose = () =>
    best(posts.length, CHOICES, nth =>
      (prices[nth] as number) > full ? Number.NEGATIVE_INFINITY : worth(posts[nth] as number),
    )
  // the way to a place is the same in every game on this table
  const name = `${side.home} ${man.at} ${man.figure.stormtrooper} ${full} ${rate}`
  const tops = foe ? choose() : kept(choices(field ?? chart), name, choose)
  for (const nth of tops) {
    const post = posts[nth] as number
    const gain = worth(post) - here
    if (gain <= 0 || (prices[nth] as number) > full) return null
    const { x, y } = manAt(scene, man, post)
    if (!isTaken(scene, man, x, y))
      return { gain: gain + least, decision: moveBy(man, range.path(nth), how === 'dash') }
  }
  return null
}

/** The best posts from every post, by who asks. */
const choices = memo((_: object) => new Map<string, readonly number[]>())

/** What he is after: a place to reach, an enemy to hunt or neither, and what a step nearer to it is worth. */
interface Goal {
  readonly field: Field | null
  readonly foe: Man | null
  readonly rate: number
}

function goalOf(scene: Scene, man: Man): Goal {
  const { aim, chart, weights, side } = scene
  const isReturning = aim.returning.has(man.figure.id)
  const field = isReturning ? chart.toEdge(side.home, cm(4)) : aim.type === 'reach' ? aim.field : null
  if (field) {
    const eager = isReturning || aim.home ? 1 : man.soldier.eager
    return {
      field,
      foe: null,
      rate: ((isReturning || aim.late ? weights.haste : weights.drive) * eager) / moveOf(scene),
    }
  }
  const foe = aim.type === 'hold' || man.soldier.fixed ? null : nearest(scene, man)
  return { field: null, foe, rate: (weights.hunt * man.soldier.eager) / moveOf(scene) }
}

function nearing({ chart, weights }: Scene, foe: Man, rate: number): (post: number) => number {
  const enough = cm(weights.keep) / 2
  return post => {
    const [x, y] = chart.at(post)
    return -Math.max(0, Math.sqrt((foe.x - x) ** 2 + (foe.y - y) ** 2) - enough) * rate
  }
}

function nearest({ foes, aim }: Scene, man: Man): Man | null {
  let least = Number.POSITIVE_INFINITY
  let found: Man | null = null
  for (const foe of foes) {
    if (aim.rivals.size > 0 && !aim.rivals.has(foe.figure.side)) continue
    const far = (foe.x - man.x) ** 2 + (foe.y - man.y) ** 2
    if (far >= least) continue
    least = far
    found = foe
  }
  return found
}
