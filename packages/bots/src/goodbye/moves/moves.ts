import { cm, fromEdge, type Length, type Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { best } from '../../chart/best.ts'
import { pull, towards } from '../pull.ts'
import { type Man, manAt, type Scene, stake } from '../scene.ts'
import { danger, opportunity } from '../standing.ts'
import { type View, viewOf } from '../view.ts'
import { glance } from './glance.ts'
import { breath, isTaken, moveBy, type Option } from './option.ts'

const { gettingUp, kindOf, movement, needs, unitOf, walk } = goodbyeRules

/** What a place is worth to a figure that has moved this far this turn. */
export function standing(scene: Scene, man: Man, moved: Length, prone: boolean): number {
  const { weights, aim } = scene
  const fear = weights.fear * (aim.late ? weights.nerve : 1)
  const risk = fear * stake(scene, man) * danger(scene, man, prone)
  const shot = opportunity(scene, man, moved)
  const later = moved > 0 ? Math.max(shot, opportunity(scene, man, 0) * weights.chance) : shot
  return pull(scene, man) + later - risk
}

/** How far he can walk if ordered to. */
export function walkOf({ game }: Scene, { figure }: Man): Length {
  const half = figure.halfMove || unitOf(game, figure)?.halfMove === true
  const doubled = goodbyeRules.isHeroic(figure, 'double-move') ? game.rows(needs)['heroic-times'] : 1
  return Math.round((kindOf(game, figure).move * doubled) / (half ? 2 : 1)) - figure.moved - gettingUp(game, figure)
}

/** The best walk, dash or step on initiative, by its gain over staying. */
export function bestMove(
  scene: Scene,
  man: Man,
  how: 'walk' | 'step' | 'dash',
  least = scene.weights.inertia,
): Option | null {
  const { chart, game } = scene
  const { figure } = man
  const { dash, initiative } = game.rows(movement).infantry
  const up = gettingUp(game, figure)
  const full = how === 'walk' ? walkOf(scene, man) : (how === 'dash' ? dash : initiative) - up
  if (full <= 0) return null
  const out = leaving(scene, man, full, how)
  if (out) return out
  if (scene.weights.glances) return glance(scene, man, how, full, least)
  const here = standing(scene, man, 0, figure.prone)
  const range = chart.reachOf(man.at, figure.stormtrooper)
  const { posts, prices } = range
  const view = viewOf(chart, scene.side.home, 0)
  const tops = best(posts.length, scene.weights.closely, nth => {
    if ((prices[nth] as number) > full) return Number.NEGATIVE_INFINITY
    const post = posts[nth] as number
    return towards(scene, manAt(scene, man, post)) + scene.weights.shelter * view(post).shelter
  })
  let most: Option | null = null
  const dashed = how === 'dash' ? breath(scene) : 0
  for (const nth of tops) {
    const price = prices[nth] as number
    if (price > full) continue
    const there = manAt(scene, man, posts[nth] as number)
    if (isTaken(scene, man, there.x, there.y)) continue
    const moved = how === 'dash' ? dash : price + up
    const gain = standing(scene, there, moved, false) - here - dashed - given(scene, view, man.at, there.at)
    if (gain <= (most?.gain ?? least)) continue
    const path = range.path(nth)
    if (how !== 'walk' || game.state.phase === 'move') {
      if (walk(game, figure, path, how === 'dash').reasons.length > 0) continue
    }
    most = { gain, decision: moveBy(man, path, how === 'dash') }
  }
  return most
}

/** Whoever only has to hold gives up good cover for nothing that is not clearly better. */
function given({ aim, weights }: Scene, view: (post: number) => View, from: number, to: number): number {
  return aim.type === 'hold' ? weights.cover * Math.max(0, view(from).shelter - view(to).shelter) : 0
}

/** Home by the own edge, when the task is done. */
function leaving({ game, side, aim }: Scene, man: Man, full: Length, how: string): Option | null {
  if (!aim.home && !aim.returning.has(man.figure.id)) return null
  const left = fromEdge(game, side.home, [man.x, man.y])
  if (left + BEYOND > full) return null
  const to: Point = {
    south: [man.x, -BEYOND] as const,
    north: [man.x, game.depth + BEYOND] as const,
    west: [-BEYOND, man.y] as const,
    east: [game.width + BEYOND, man.y] as const,
  }[side.home]
  const dash = how === 'dash'
  if (game.state.phase === 'move' && walk(game, man.figure, [to], dash).reasons.length > 0) return null
  return { gain: 3, decision: moveBy(man, [to], dash) }
}
const BEYOND = cm(0.1)
