import { type Id, inch } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import type { Field } from '../chart/chart.ts'
import { squared } from '../chart/distance.ts'
import { careAt, type Patient } from './care.ts'
import { isAtPost, servesAs } from './guns.ts'
import { bearersOf } from './rescue.ts'
import type { Man, Scene } from './scene.ts'

const { isFigure } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Objective = muzzleflashRules.Objective

/** Which objective each man makes for; if there are none, all look for the enemy. */
export interface Aim {
  readonly goals: ReadonlyMap<Id, Field>
  /** Who goes for which of the injured. */
  readonly bearers: ReadonlyMap<Id, Patient>
}

const isPlace = ({ type }: Objective): boolean => type === 'most' || type === 'hold'

/** A side's part in the battle: what it scores by. */
export const partOf = (game: Muzzleflash, side: Id): string => game.side(side).objectives[0]?.type ?? 'none'

/** Both sides' objectives count: what scores for the enemy must be denied. */
export function aimOf(scene: Scene): Aim {
  const { side, enemy, chart, game } = scene
  const objectives = [...side.objectives, ...enemy.objectives].filter(isPlace)
  const goals = new Map<Id, Field>()
  const most = objectives.find(({ type }) => type === 'most')
  const places = [...new Set(objectives.flatMap(({ places }) => places ?? []))]
  const bearers = bearersOf(scene)
  for (const [id, { x, y }] of bearers) goals.set(id, chart.towards([x, y]))
  for (const man of scene.men) {
    const weapon = servesAs(scene, man) && !isAtPost(scene, man) ? game.piece(man.piece.crews as Id) : null
    if (weapon?.at) goals.set(man.piece.id, chart.towards(weapon.at))
  }
  if (places.length === 0) return { goals, bearers }
  const fields = most ? [chart.into(places)] : places.map(place => chart.into([place]))
  const held = fields.map((_, i) => !most && game.get('terrain', places[i] as Id).heldBy === side.id)
  const enough = fields.map(field => (most ? Infinity : needed(scene, field)))
  const sent = fields.map(() => 0)
  for (const man of nearestFirst(scene, fields)) {
    if (goals.has(man.piece.id)) continue
    let best = -1
    let least = Infinity
    fields.forEach((field, i) => {
      if ((sent[i] as number) >= (enough[i] as number)) return
      const far = chart.far(field, man.at) / inch(1) + (held[i] ? HELD : 0) + (sent[i] as number) * CROWD
      if (far < least) [best, least] = [i, far]
    })
    if (best < 0) continue
    sent[best] = (sent[best] as number) + 1
    goals.set(man.piece.id, fields[best] as Field)
  }
  return { goals, bearers }
}

/** Where only a few are needed the nearest go, riflemen before machine gunners. */
function nearestFirst({ chart, men, game }: Scene, fields: readonly Field[]): readonly Man[] {
  const far = new Map(
    men.map(man => {
      const least = Math.min(...fields.map(field => chart.far(field, man.at)))
      return [man, least + (man.soldier.support ? inch(12) : 0)] as const
    }),
  )
  return men
    .filter(man => isFigure(game, man.piece) && man.piece.crews === null)
    .sort((a, b) => (far.get(a) as number) - (far.get(b) as number))
}

/** How many are sent to a place: a few, and more for every enemy there or near. */
function needed({ chart, foes, weights }: Scene, field: Field): number {
  const there = foes.filter(({ piece, at }) => piece.sort === 'figure' && chart.far(field, at) < NEAR).length
  return weights.guards + Math.ceil(there * 1.5)
}
const NEAR = inch(6)

/** In inches: how much farther a place seems if it is already held, and for each man on his way there. */
const HELD = 10
const CROWD = 2

/** What a place is worth for reaching the objective in the time that is left. */
export function pull(scene: Scene, aim: Aim, man: Man, at: number): number {
  const { chart } = scene
  const field = aim.goals.get(man.piece.id)
  const [x, y] = chart.at(at)
  return careAt(scene, man, x, y) + (field ? drawn(scene, man, chart.far(field, at)) : hunt(scene, x, y, man))
}

export function drawn({ numbers, weights, left }: Scene, man: Man, far: number): number {
  const turns = Math.min(20, far / numbers.march)
  const late = turns >= left - weights.early
  const drive = weights.drive * (late ? weights.late : man.soldier.support ? weights.support : 1)
  const there = turns === 0 ? weights.foothold * (left <= 2 ? weights.finale : 1) : 0
  return there - drive * turns
}

/** Nearer to the nearest enemy, but not nearer than a short shot. */
function hunt({ foes, numbers, weights }: Scene, x: number, y: number, man: Man): number {
  let least = Infinity
  for (const foe of foes) least = Math.min(least, squared(foe, x, y))
  if (least === Infinity) return 0
  const keep = man.soldier.support ? inch(weights.keep + 10) : inch(weights.keep)
  return -weights.hunt * Math.max(0, (Math.sqrt(least) - keep) / numbers.march)
}
