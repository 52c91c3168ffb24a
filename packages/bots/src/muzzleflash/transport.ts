import { type Decision, type Id, inch, middleOfShape, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import type { Aim } from './aim.ts'
import { HIDDEN } from './chart.ts'
import type { Idea } from './fire.ts'
import type { Man, Scene } from './scene.ts'

const { atHull, isHelpless, placesBeside, seatsLeft } = muzzleflashRules
type Piece = muzzleflashRules.Piece

/** The walking distance beyond which a figure would rather be driven. */
const FAR = inch(24)
/** This near to the destination or to an enemy, everyone gets out. */
const THERE = inch(10)
const CLOSE = inch(30)

/** A vehicle with a driver that can still move. */
const isGoing = ({ piece }: Man): boolean =>
  piece.sort === 'vehicle' && piece.drive !== 'disabled' && !isHelpless(piece) && piece.pins === 0

/** A man beside a transport that is about to drive gets in if he has far to go. */
export function* boardIdeas(scene: Scene, { goals, bearers }: Aim, man: Man): Generator<Idea> {
  const { game, chart, men } = scene
  const goal = goals.get(man.piece.id)
  if (!goal || man.soldier.support || bearers.has(man.piece.id) || chart.far(goal, man.at) < FAR) return
  for (const truck of men)
    if (
      isGoing(truck) &&
      truck.piece.activated === 'no' &&
      seatsLeft(game, truck.piece) > 0 &&
      atHull(game, [man.x, man.y], truck.piece) &&
      !isWatched(scene, truck)
    )
      yield {
        gain: 1,
        ap: 1,
        decision: { action: 'mount', piece: man.piece.id, target: truck.piece.id, role: 'passenger' },
      }
}

/** An armed enemy has it in sight, and is not far. */
const isWatched = ({ foes, chart }: Scene, { x, y, at }: Man): boolean =>
  foes.some(
    foe =>
      foe.soldier.arms.length > 0 &&
      squared(foe, x, y) < CLOSE * CLOSE &&
      chart.cover(foe.at, foe.dug, at, false) !== HIDDEN,
  )

/** The passengers, without the crew. */
export const ridersOf = ({ game, side }: Scene): readonly Piece[] =>
  game.pieces.filter(
    p => p.side === side.id && p.aboard !== null && (p.role === 'passenger' || p.role === 'rider') && !isHelpless(p),
  )

/** The destination of a loaded transport: the nearest objective, or the nearest enemy. */
export function destination({ game, side, enemy, foes }: Scene, { x, y }: Man): Point | null {
  const ids = [...side.objectives, ...enemy.objectives].flatMap(({ places }) => places ?? [])
  const spots =
    ids.length > 0
      ? ids.map(id => middleOfShape(game.get('terrain', id).shape)).map(([x, y]) => ({ x, y }))
      : foes.map(foe => ({ x: foe.x, y: foe.y }))
  const [near] = [...spots].sort((a, b) => squared(a, x, y) - squared(b, x, y))
  return near ? [near.x, near.y] : null
}

/** Get out of a transport that has arrived, is stopped or is under fire. */
export function* leaving(scene: Scene): Generator<Decision> {
  for (const rider of ridersOf(scene)) {
    const truck = scene.men.find(({ piece }) => piece.id === rider.aboard)
    if (!truck || rider.activated === 'done') continue
    const goal = destination(scene, truck)
    const there = goal === null || squared(truck, ...goal) < THERE * THERE
    if (!there && isGoing(truck) && !isWatched(scene, truck)) continue
    for (const to of placesBeside(scene.game, truck.piece, 1)) yield { action: 'dismount', piece: rider.id, to }
  }
}

/** Is anyone in it who must be brought somewhere? */
export const carriesSomebody = (scene: Scene, truck: Id): boolean =>
  ridersOf(scene).some(({ aboard }) => aboard === truck)
