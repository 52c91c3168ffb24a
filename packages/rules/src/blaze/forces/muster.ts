import {
  type BattleSize,
  type BattleWish,
  costOf,
  type Decision,
  type Id,
  landFor,
  landGoals,
  layLand,
  type Muster,
  mm,
  type Opening,
  type Point,
  type Prompt,
  type Stream,
  sidesFor,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { isAircraft, isGun, isSniper, isVehicle } from '../stands/stand.ts'
import type { Rating } from '../tables.ts'
import { whyNotDeploy } from '../turn/deployment.ts'
import { type Army, armies, enemies } from './armies.ts'
import { builder, armies as nations } from './builder.ts'
import { dressing } from './dressing.ts'
import { fieldOne } from './fielding.ts'
import { HOUSE, withGoals } from './goals.ts'
import { raise } from './raising.ts'

/** Quick battles: two companies of equal points, raised at random within reason, meet at a village midway between them. */

interface Size {
  readonly points: number
  readonly platoons: number
  readonly houses: number
  readonly width: number
  readonly depth: number
  readonly minutes: number
  readonly turns: number
}

const battles: { readonly [size: string]: Size } = {
  small: { points: 45, platoons: 1, houses: 2, width: 1200, depth: 900, minutes: 30, turns: 8 },
  medium: { points: 90, platoons: 2, houses: 4, width: 1800, depth: 1200, minutes: 75, turns: 10 },
  large: { points: 140, platoons: 3, houses: 6, width: 2400, depth: 1200, minutes: 120, turns: 12 },
}

const sizes: readonly BattleSize[] = Object.entries(battles).map(([id, { points, minutes }]) => ({
  id,
  says: `${id}, ${points} points a side`,
  points,
  minutes,
}))

/** The depth of each side's set-up zone. */
const ZONE = 250

/** Both sides have the same rating: it is worth more than any price would say. */
const ratings: readonly Rating[] = ['average', 'confident', 'confident', 'excellent']

function open({ size: name, land: wished, seed, forces: chosen = [] }: BattleWish, stream: Stream): Opening {
  const size = battles[name] as Size
  const { width, depth, houses, turns, minutes } = size
  const land = landFor(wished, dressing, stream)
  const { table, goals } = withGoals(
    layLand({ land, seed: `${name} ${seed}`, width, depth }, dressing),
    landGoals[land],
    houses,
  )
  const rating = ratings[stream.next(ratings.length)] as Rating
  const enemy = enemies[stream.next(enemies.length)] as Id
  // the side listed first begins in odd turns
  const names = stream.next(2) === 0 ? [enemy, 'german'] : ['german', enemy]
  const given = chosen.filter(force => force !== null)
  const points = given.length > 0 ? Math.max(...given.map(force => costOf(builder, force))) : size.points
  const platoons = given.length > 0 ? Math.max(1, Math.floor(points / 45)) : size.platoons
  const sides = sidesFor(chosen, nations, names)
  const forces = sides.map(({ id, army, force, about }, nth) => {
    const ground = { id, edge: nth === 0 ? 'south' : 'north', zone: ZONE }
    const raised = force
      ? fieldOne(id, force)
      : raise(ground, armies[army] as Army, { points, platoons, rating, stream })
    return { ...raised, side: { ...raised.side, ...ground, ...(given.length > 0 && about) } }
  })
  const told = `${goals === 1 ? 'The place about the middle that has a flag' : `Each of the ${goals} places about the middle that have a flag`} counts ${HOUSE} for whoever is there alone when turn ${turns} ends; what you destroy counts what it is worth. Move while nobody can fire at you, then lay Aimed Fire and Move and Fire, and keep your platoons within 600 mm of their headquarters.`
  return {
    title: `Quick battle, ${name}`,
    summary: `Two ${rating} companies of ${points} points, ${sides.map(({ about }) => about.name).join(' and ')}, meet midway. ${given.length < 2 ? 'Raised at random; the' : 'The'} ground is the same from both edges.`,
    turns,
    minutes,
    briefing: Object.fromEntries(sides.map(({ id }) => [id, told])),
    table,
    sides: forces.map(force => force.side),
    units: forces.flatMap(force => force.units),
    pieces: forces.flatMap(force => force.pieces),
    start: { turn: 1, phase: 'deployment', last: turns },
  }
}

const STEP = mm(50)

/** Everything is set up in sight, unit by unit in contact, each on its stretch of the edge; only snipers are hidden. */
function decide(game: Blaze, { side }: Prompt): Decision {
  const next = game.pieces.find(
    stand => stand.side === side && stand.at === null && stand.aboard === null && !isAircraft(game, stand),
  )
  if (!next) return { action: 'end' }
  const facing = game.side(side).edge === 'south' ? 0 : 180
  const goal = goalOf(game, next)
  let [best, to]: [number, Point | null] = [Number.POSITIVE_INFINITY, null]
  for (const spot of spots(game, side)) {
    const [dx, dy] = [spot[0] - goal[0], spot[1] - goal[1]]
    const far = dx * dx + dy * dy
    if (far >= best || whyNotDeploy(game, { piece: next.id, to: spot, facing }, side).length > 0) continue
    best = far
    to = spot
  }
  const hidden = isSniper(next) ? { hidden: true } : {}
  return to ? { action: 'deploy', piece: next.id, to, facing, ...hidden } : { action: 'end' }
}

/** Places on a lattice of bases, so that neighbours touch. */
function* spots(game: Blaze, side: Id): Generator<Point> {
  const { edge } = game.side(side)
  for (let deep = STEP / 2; deep < mm(ZONE); deep += STEP)
    for (let x = STEP / 2; x < game.width; x += STEP) yield [x, edge === 'south' ? deep : game.depth - deep]
}

/** In the middle of its unit's stretch: sections in front, heavy weapons and commanders behind, vehicles and guns beside. */
function goalOf(game: Blaze, stand: Stand): Point {
  const { edge } = game.side(stand.side)
  const units = game.store.all('unit').filter(unit => unit.side === stand.side && unit.kind === 'platoon')
  const nth = units.findIndex(unit => unit.id === stand.unit)
  const width = game.width / units.length
  const heavy = isVehicle(game, stand) || isGun(game, stand)
  const aside = heavy ? width * (game.pieces.indexOf(stand) % 2 === 0 ? 0.25 : -0.25) : 0
  const lane = nth < 0 ? game.width / 2 : width * (nth + 0.5)
  const front = nth >= 0 || heavy
  const deep = Math.round((mm(ZONE) * (front ? 4 : 2)) / 5)
  return [Math.round(lane + aside), edge === 'south' ? deep : game.depth - deep]
}

export const muster: Muster<BlazeTables> = {
  sizes,
  open,
  decide,
  isReady: game => game.state.phase !== 'deployment',
}
