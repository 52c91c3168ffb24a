import { inch, kept, type Length, memo } from '@sandtable/kernel'
import { best } from '../../chart/best.ts'
import type { Field } from '../../chart/chart.ts'
import type { Range } from '../../chart/ways.ts'
import { type Aim, drawn } from '../aim.ts'
import type { Man, Scene } from '../scene.ts'

/** How many places he looks at in case the best is taken. */
const CHOICES = 3

/** The best posts within reach at a glance: near to the goal or the nearest enemy, and sheltered. */
export function glanced(scene: Scene, { goals }: Aim, man: Man, range: Range, speed: Length) {
  const { chart, weights, left } = scene
  const { id, ap } = man.piece
  const field = goals.get(id)
  const far = speed * ap
  const choose = (pull: (post: number) => number): readonly number[] =>
    best(range.posts.length, CHOICES, nth => {
      if ((range.prices[nth] as number) > far) return Number.NEGATIVE_INFINITY
      const post = range.posts[nth] as number
      return pull(post) + chart.shelter(post) * weights.shelter
    })
  if (!field) return choose(hunting(scene, man))
  // the way to a place is the same in every game on this table
  const name = `${man.at} ${far} ${man.soldier.support} ${left}`
  return kept(choices(field), name, choose, (post: number) => drawn(scene, man, field.cost[post] as number))
}

/** The best posts from every post on the way somewhere, by who asks. */
const choices = memo((_: Field) => new Map<string, readonly number[]>())

/** Nearer to the enemy who is nearest now. */
function hunting({ chart, foes, numbers, weights }: Scene, man: Man): (post: number) => number {
  let least = Number.POSITIVE_INFINITY
  let x = 0
  let y = 0
  for (const foe of foes) {
    const far = (foe.x - man.x) ** 2 + (foe.y - man.y) ** 2
    if (far < least) [least, x, y] = [far, foe.x, foe.y]
  }
  if (least === Number.POSITIVE_INFINITY) return () => 0
  const keep = inch(weights.keep + (man.soldier.support ? 10 : 0))
  return post => {
    const at = chart.at(post)
    const apart = Math.sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2)
    return (-weights.hunt * Math.max(0, apart - keep)) / numbers.march
  }
}
