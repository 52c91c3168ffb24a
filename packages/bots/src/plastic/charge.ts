import type { Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { move } from './advance.ts'
import type { Option } from './fire.ts'
import { pull } from './pull.ts'
import { type Man, manAt, type Scene } from './scene.ts'
import { danger } from './standing.ts'

const { allowanceOf, groundOf, reach: reachOf, walk } = plasticRules
type Land = plasticRules.Land

/** One die each, ties rerolled: even odds, and two to one for an advantage of one (a bayonet). */
const EVEN = 1 / 2
const BETTER = 21 / 31

export const winChance = (man: Man, foe: Man): number =>
  man.soldier.bayonet === foe.soldier.bayonet ? EVEN : man.soldier.bayonet ? BETTER : 1 - BETTER

/**
 * The best fight to pick: trading a lesser man for a better one, or clearing the objective. Its gain is over staying,
 * and more than `least`. A gun does more from a distance, even in the last turn.
 */
export function bestCharge(scene: Scene, man: Man, here: number, least: number): Option | null {
  if (man.soldier.support) return null
  const { game, sight, weights } = scene
  const allowance = allowanceOf(game, man.figure)
  let best: Option | null = null
  for (const foe of scene.foes) {
    if (!scene.odds.within(squared(man, foe.x, foe.y), allowance, man.soldier.radius + foe.soldier.radius)) continue
    const place = sight.place(game, foe.at)
    if (place?.kind === 'bunker') continue
    const win = winChance(man, foe)
    const won = foe.prize + Math.max(0, pull(scene, man, foe.at)) - fearAfter(scene, man, foe)
    const gain = win * won - (1 - win) * man.soldier.worth * weights.care - here
    if (gain <= (best?.gain ?? least)) continue
    const path = wayTo(scene, man, foe, allowance)
    if (path) best = { gain, decision: move(man, path) }
  }
  return best
}

/** What he fears where the enemy stands, once he has won the place. */
function fearAfter(scene: Scene, man: Man, foe: Man): number {
  const { after, fear } = scene.weights
  return after === 0 ? 0 : after * fear * man.soldier.worth * danger(scene, manAt(scene, man, foe.at))
}

/** A legal way into contact: straight, by a post beside the enemy, or into the building he is in. */
function wayTo(scene: Scene, man: Man, foe: Man, allowance: number): readonly Point[] | null {
  const { chart, game, sight } = scene
  const place = sight.place(game, foe.at)
  const indoors = place?.kind === 'building' && sight.place(game, man.at)?.id !== place.id
  const straight: readonly Point[] = [[foe.x, foe.y]]
  if (!indoors && reaches(scene, man, foe, straight)) return straight
  const range = chart.rangeFrom(man.at)
  const reach = (man.soldier.radius + foe.soldier.radius) * (indoors ? 8 : 1.6)
  const ways: { readonly nth: number; readonly apart: number }[] = []
  for (let nth = 0; nth < range.posts.length; nth++) {
    const post = range.posts[nth] as number
    const [x, y] = chart.at(post)
    const apart = squared(foe, x, y)
    if ((range.prices[nth] as number) > allowance || apart >= reach * reach) continue
    if (!indoors || sight.place(game, post)?.id === place.id) ways.push({ nth, apart })
  }
  ways.sort((a, b) => a.apart - b.apart)
  for (const { nth } of ways.slice(0, TRIES)) {
    const path = indoors ? range.path(nth) : [...range.path(nth), [foe.x, foe.y] as Point]
    const way = walk(game, man.figure, path)
    if (way.reasons.length === 0 && (indoors || meets(scene, man, foe, way.end))) return path
  }
  return null
}

/** How many ways round are tried. */
const TRIES = 3

function reaches(scene: Scene, man: Man, foe: Man, path: readonly Point[]): boolean {
  const way = walk(scene.game, man.figure, path)
  return way.reasons.length === 0 && meets(scene, man, foe, way.end)
}

/** The bases touch, and no wall is between them: PF-RUL-69. */
function meets({ game, sight }: Scene, man: Man, foe: Man, end: Point): boolean {
  const reach = man.soldier.radius + foe.soldier.radius + reachOf(game, 'touch')
  if (squared(foe, end[0], end[1]) > reach * reach) return false
  return shut(groundOf(game).placeAt(end)) === shut(sight.place(game, foe.at))
}

const shut = (place: Land | null): string | null =>
  place?.kind === 'building' || place?.kind === 'bunker' ? place.id : null
