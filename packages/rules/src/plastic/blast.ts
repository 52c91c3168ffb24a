import type { Length, Point, Procedure } from '@sandtable/kernel'
import { type Attack, effect } from './effects.ts'
import { figuresOnTable } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { type Cover, countsAs, coverOf, layLine } from './line-of-fire.ts'
import { apart, near } from './measure.ts'
import type { Figure, Plastic } from './records.ts'

const EXPOSED: Cover = {
  gives: 'none',
  says: 'the burst is inside with it',
  cites: ['PF-RUL-19'],
  hidden: 0,
  behind: '',
}

/** The place that keeps a blast in the open away from a figure: PF-RUL-47. A ditch is open ground (with cover). */
export function shelterOf(game: Plastic, figure: Figure): Land | null {
  const place = groundOf(game).placeAt(figure.at as Point)
  return place && place.kind !== 'ditch' ? place : null
}

/** Every figure within the radius that nothing shelters, friends too. */
export const inTheOpen = (game: Plastic, spot: Point, radius: Length): readonly Figure[] =>
  figuresOnTable(game).filter(figure => near(game, figure, spot, radius) && shelterOf(game, figure) === null)

export const occupants = (game: Plastic, place: Land): readonly Figure[] =>
  figuresOnTable(game).filter(figure => groundOf(game).placeAt(figure.at as Point)?.id === place.id)

export const within = (game: Plastic, figures: readonly Figure[], spot: Point, radius: Length): readonly Figure[] =>
  figures.filter(figure => near(game, figure, spot, radius))

/**
 * A burst, rolled for on each of these figures from the nearest outwards (PF-RUL-58). `inside` are those it went off among:
 * whether cover and the lower pose still help them is PF-RUL-19.
 */
export function* burst(
  game: Plastic,
  spot: Point,
  attack: Attack,
  targets: readonly Figure[],
  inside: readonly Figure[] = [],
): Procedure {
  const exposed = game.ruling('PF-RUL-19') === 'exposed' ? new Set(inside.map(figure => figure.id)) : new Set<string>()
  const nearest = [...targets].sort((a, b) => apart(game, a, spot) - apart(game, b, spot))
  // cover is judged before anybody falls: all are rolled for, whatever happens to the others
  const rolls = nearest.map(target => ({
    id: target.id,
    cover: exposed.has(target.id) ? EXPOSED : coverOf(game, target, layLine(game, spot, target)),
    pose: exposed.has(target.id) ? target.pose : countsAs(game, target),
  }))
  const cites = inside.length > 0 ? [...attack.cites, 'PF-RUL-19'] : attack.cites
  for (const { id, cover, pose } of rolls) yield* effect(game, { ...attack, cites }, id, cover, pose)
}
