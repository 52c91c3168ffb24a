import { crosses, type Point, type Shape } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from '../scene.ts'
import type { Shot } from '../shots.ts'
import { menacesOf } from '../threat.ts'
import { figureWorth } from '../worth.ts'

const { kindOf, weaponsOf, templateRadius } = blazeRules
type Stand = blazeRules.Stand

/** Smoke works after this step's fire and through the next turn, but hides both. */
const WORTH = 0.7
const HITS = 0.35

/** A screen before the enemies most dangerous to the advance; an enemy with several targets counts by the best one. */
export function smokeOf(scene: Scene, stand: Stand): Shot | null {
  const { game, mine, must } = scene
  const weapon = weaponsOf(game, stand).find(({ smoke }) => smoke !== null)
  if (!weapon || stand.smokeRounds <= 0 || !must) return null
  const exposed = mine.filter(friend => friend !== stand && friend.figures > 0 && !friend.hidden && !friend.aboard)
  const walkers = exposed.filter(friend => !kindOf(game, friend).heavyWeapon)
  const menaces = menacesOf(scene).filter(({ dice }) => dice > 0)
  if (walkers.length === 0 || menaces.length === 0) return null
  let best = 0
  let at: Point | null = null
  for (const menace of menaces) {
    const from = middle(game, menace.foe)
    const near = walkers.reduce((a, b) => (squared(from, middle(game, b)) < squared(from, middle(game, a)) ? b : a))
    for (const share of SHARES) {
      const place = between(from, middle(game, near), share)
      const value = screened(scene, exposed, { circle: [place[0], place[1], templateRadius(game)] })
      if (value > best) [best, at] = [value, place]
    }
  }
  return at && { piece: stand.id, weapon: weapon.name, mode: 'smoke', target: at, value: best * WORTH }
}

/** Near the enemy, or half way. */
const SHARES = [0.3, 0.5] as const

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  Math.round(ax + (bx - ax) * share),
  Math.round(ay + (by - ay) * share),
]

/** How much less the enemies could do with this screen in between. */
function screened(scene: Scene, exposed: readonly Stand[], smoke: Shape): number {
  const { game, table } = scene
  let sum = 0
  for (const { foe, post, reach, dice } of menacesOf(scene)) {
    let open = 0
    let hidden = 0
    for (const friend of exposed) {
      const from = middle(game, foe)
      const to = middle(game, friend)
      if (squared(from, to) > reach * reach || !table.clear(post, table.at(to))) continue
      const loss = Math.min(dice * HITS, friend.figures) * figureWorth(game, friend)
      open = Math.max(open, loss)
      if (!crosses(smoke, from, to)) hidden = Math.max(hidden, loss)
    }
    sum += open - hidden
  }
  return sum
}
