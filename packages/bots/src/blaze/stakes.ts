import { type Id, kept, memo } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { holds, roleOf } from './roles.ts'
import type { Objective, Scene } from './scene.ts'
import { figureWorth, worthOf } from './worth.ts'

const { breaksAt, countsForBreaking, figuresOf, isArmoured, kindOf, touchesFeature, victory } = blazeRules
type Stand = blazeRules.Stand

/** What a stand counts for besides its own points: the place that it holds or denies, and its unit. */
export interface Stake {
  /** Its share of the points of the places where it stands; more towards the end. */
  readonly place: number
  /** What its unit stands to lose with each figure, if it counts for the unit's breaking point. */
  readonly figure: number | null
}

const NOTHING: Stake = { place: 0, figure: null }

const stakes = memo((_: Scene) => new Map<Id, Stake>())

/** What hangs on a stand; nothing for a player who does not think of such things. */
export function stakeOf(scene: Scene, stand: Stand): Stake {
  const { stakes: share, brittle } = scene.weights
  return share === 0 && brittle === 0 ? NOTHING : kept(stakes(scene), stand.id, lookAt, scene, stand)
}

const lookAt = (scene: Scene, stand: Stand): Stake => ({
  place: placeOf(scene, stand),
  figure: figureOf(scene, stand),
})

function placeOf(scene: Scene, stand: Stand): number {
  const { weights, left, objectives } = scene
  if (weights.stakes === 0 || !holds(roleOf(scene.game, stand))) return 0
  let sum = 0
  for (const objective of objectives) {
    const there = standingAt(scene, objective).filter(({ side }) => side === stand.side)
    if (there.some(({ id }) => id === stand.id)) sum += objective.points / there.length
  }
  return sum * weights.stakes * weights.ripe ** (left - 1)
}

const crowds = memo((_: Scene) => new Map<Objective, readonly Stand[]>())

/** The stands of both sides at a place. */
const standingAt = (scene: Scene, objective: Objective): readonly Stand[] =>
  kept(crowds(scene), objective, (): readonly Stand[] => {
    const { game, mine, foes } = scene
    const reach = game.rows(victory)['held-within']
    return [...mine, ...foes].filter(stand => !stand.aboard && touchesFeature(game, stand, objective.feature, reach))
  })

/** A unit that has lost so many figures is gone with all that it has left: each of them counts for a part of that. */
function figureOf(scene: Scene, stand: Stand): number | null {
  const { game } = scene
  if (stand.unit === null || !countsForBreaking(game, stand)) return null
  return kept(perFigure(scene), stand.unit, unitsFigure, scene, stand.unit)
}

const perFigure = memo((_: Scene) => new Map<Id, number>())

function unitsFigure({ game }: Scene, id: Id): number {
  let full = 0
  let left = 0
  let worth = 0
  for (const stand of game.pieces) {
    if (stand.unit !== id || !countsForBreaking(game, stand)) continue
    const all = figuresOf(game, kindOf(game, stand)) ?? 0
    full += all
    if (stand.gone) continue
    left += stand.figures
    worth += worthOf(game, stand) * (all === 0 ? 0 : stand.figures / all)
  }
  const unit = game.find('unit', id)
  const point = unit && breaksAt(game, unit)
  // of the enemy only his stands are known
  const more = unit && point ? point.losses - unit.lost : Math.ceil(full * USUAL) - (full - left)
  return worth / Math.max(1, Math.min(more, left))
}
/** The share of its figures that a unit of average quality can lose. */
const USUAL = 0.58

/** What a figure of this stand is worth. */
export function figureValue(scene: Scene, stand: Stand): number {
  const { place, figure } = stakeOf(scene, stand)
  const plain = figureWorth(scene.game, stand)
  const { brittle } = scene.weights
  const own = figure === null ? plain : plain * (1 - brittle) + figure * brittle
  return place === 0 ? own : own + place / Math.max(1, stand.figures)
}

/** What the whole stand is worth; how much an enemy's armour counts can only be guessed. */
export function standValue(scene: Scene, stand: Stand): number {
  const { game, weights } = scene
  const { place, figure } = stakeOf(scene, stand)
  const guessed = stand.points === 0 && isArmoured(game, stand)
  const plain = worthOf(game, stand) * (guessed ? weights.steel : 1)
  const own = figure === null ? plain : plain * (1 - weights.brittle) + figure * stand.figures * weights.brittle
  return own + place + (weights.cargo === 0 ? 0 : weights.cargo * aboard(scene, stand))
}

const aboard = ({ game }: Scene, { passengers }: Stand): number =>
  passengers.reduce((sum, id) => {
    const rider = game.find('piece', id)
    return sum + (rider ? worthOf(game, rider) : 0)
  }, 0)

/** The least expected value of a shot for which a hidden stand reveals itself: those who hold something stay hidden. */
export const patienceOf = (scene: Scene, stand: Stand): number =>
  scene.weights.patience + scene.weights.hush * stakeOf(scene, stand).place
