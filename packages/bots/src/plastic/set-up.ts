import { type Decision, inch, kept, memo, type Point, type Stream } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { squared } from '../chart/distance.ts'
import { isTaken } from './advance.ts'
import type { PlasticChart } from './chart.ts'
import { company, pull } from './pull.ts'
import { type Man, manAt, type Scene } from './scene.ts'
import { type Soldier, soldier } from './soldiers.ts'
import { danger, outlook, shelling, standing } from './standing.ts'
import { RADIUS } from './table.ts'

const { reach, setUpSpots, walk } = plasticRules
type Figure = plasticRules.Figure
type Side = plasticRules.Side

const CLOSELY = 30
const STANDING = 0

/** Sets up the next figure: fighting men first, then leaders near several of them, reserves at the edge. */
export function setUp(scene: Scene, stream: Stream): Decision {
  const { game, side } = scene
  const waiting = game.pieces.filter(f => f.side === side.id && f.at === null && !f.gone)
  const next = waiting.reduce<Figure | null>(
    (first, f) => (first && order(soldier(game, first)) <= order(soldier(game, f)) ? first : f),
    null,
  )
  if (!next) return { action: 'end' }
  const foreseen = scene.foes.length > 0 ? scene : foreseeing(scene, next)
  const spot = bestPost(foreseen, next, stream)
  return spot ? { action: 'deploy', piece: next.id, to: spot } : { action: 'end' }
}

/** Machine guns and snipers choose first, then the others, then their commanders, then reserves. */
const order = ({ reserve, commands, support, worth }: Soldier): number =>
  reserve ? 40 : commands ? 30 : support ? 10 - worth : 20 - worth

function bestPost(scene: Scene, figure: Figure, stream: Stream): Point | null {
  const { chart, game, side } = scene
  const who = soldier(game, figure)
  const man: Man = { figure, soldier: who, at: -1, x: 0, y: 0, prize: 0 }
  const deep = figure.reserve ? reach(game, 'reserves') : side.zone
  const zone = chart.zone(side.home, deep)
  const view = expected(scene, man)
  const tops = best(zone.length, CLOSELY, nth => {
    const post = zone[nth] as number
    return roughly(scene, man, post) + view(post) + stream.next(100) / 300
  })
  let spot: Point | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const nth of tops) {
    const there = manAt(scene, man, zone[nth] as number)
    if (isTaken(scene, man, there)) continue
    const value = worthOf(scene, there)
    // posts are where an ordinary base may stand; an infantry gun is larger
    if (value <= most || (figure.radius !== RADIUS && !mayStand(scene, figure, [there.x, there.y]))) continue
    most = value
    spot = [there.x, there.y]
  }
  return spot ?? anywhere(scene, figure)
}

/** It may stand there, with its whole base on the table. */
function mayStand({ game }: Scene, figure: Figure, at: Point): boolean {
  const { radius } = figure
  if (at[0] < radius || at[1] < radius || at[0] > game.width - radius || at[1] > game.depth - radius) return false
  return walk(game, { ...figure, at }, [at]).reasons.length === 0
}

/** If all good places are taken, any free one. */
function anywhere(scene: Scene, figure: Figure): Point | null {
  for (const at of setUpSpots(scene.game, figure)) if (mayStand(scene, figure, at)) return at
  return null
}

/** First pass: shelter and the way to go. */
function roughly(scene: Scene, man: Man, post: number): number {
  const { chart, weights } = scene
  const shelter = chart.shelter(post, man.soldier.pose)
  if (man.soldier.reserve || man.soldier.shell) return shelter - apart(scene, post)
  if (man.soldier.commands) return shelter + company(scene, man, post) / 4
  const shells = weights.fear * weights.shelling * man.soldier.worth * shelling(scene, man, post)
  return shelter / 2 + pull(scene, man, post) - shells
}

const outlooks = memo((_: PlasticChart) => new Map<string, Float64Array>())

/** What the field of fire from a post is worth before the enemy is set up: the same in every game, and kept. */
function expected(scene: Scene, man: Man): (post: number) => number {
  const { chart, enemy, weights } = scene
  const { gun, pose, commands } = man.soldier
  if (!gun || commands) return () => 0
  const name = `${enemy.home} ${enemy.zone} ${gun.name} ${pose}`
  const values = kept(outlooks(chart), name, () => new Float64Array(chart.posts.length).fill(-1))
  return post => {
    if ((values[post] as number) < 0) values[post] = outlook(foreseeing(scene, man.figure), manAt(scene, man, post))
    return weights.outlook * (values[post] as number)
  }
}

/** Second pass: what can be done from there and what may happen there. */
function worthOf(scene: Scene, man: Man): number {
  const { soldier: who } = man
  if (who.reserve || who.shell) return -danger(scene, man) * 3 - crowding(scene, man) - apart(scene, man.at)
  const safe = standing(scene, man) + scene.weights.outlook * outlook(scene, man) - crowding(scene, man)
  // a machine gun looks for him first
  if (who.commands)
    return safe + company(scene, man, man.at) / 3 - scene.weights.sought * who.worth * danger(scene, man)
  return safe + pull(scene, man, man.at)
}

/** Out of harm's way, yet near enough to matter. */
const apart = ({ aim, chart }: Scene, post: number): number => (aim.field ? chart.far(aim.field, post) / inch(60) : 0)

/** One blast should not catch everyone. */
function crowding(scene: Scene, { x, y }: Man): number {
  let close = 0
  for (const man of scene.men) if (squared(man, x, y) < inch(2.5) ** 2) close += 1
  return close * 0.05
}

const foreseeing = (scene: Scene, figure: Figure): Scene => ({ ...scene, foes: phantoms(scene, figure) })

/** Before the enemy is set up: assume riflemen at the front of his zone and half-way from there. */
function phantoms(scene: Scene, figure: Figure): readonly Man[] {
  const { chart, enemy, game } = scene
  const rifleman = game.pieces.find(f => f.side === enemy.id && soldier(game, f).gun?.rof === 1) ?? figure
  const wide = enemy.home === 'south' || enemy.home === 'north'
  const [width, depth] = wide ? [game.width, game.depth] : [game.depth, game.width]
  return [0.15, 0.35, 0.5, 0.65, 0.85].flatMap(share =>
    [enemy.zone, enemy.zone + (depth - enemy.zone) / 4].flatMap(ahead => {
      const along = width * share
      const [x, y] = place(enemy, along, ahead, game.width, game.depth)
      const at = chart.nearest(x, y)
      if (at < 0) return []
      const who = { ...soldier(game, rifleman), pose: STANDING }
      return [{ figure: rifleman, soldier: who, at, x, y, prize: 1 }]
    }),
  )
}

function place({ home }: Side, along: number, ahead: number, width: number, depth: number): Point {
  const places: { readonly [home in Side['home']]: Point } = {
    south: [along, ahead],
    north: [along, depth - ahead],
    west: [ahead, along],
    east: [width - ahead, along],
  }
  return places[home]
}
