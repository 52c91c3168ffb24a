import { type Length, type Point, type Procedure, text } from '@sandtable/kernel'
import { type Cover, coverOf } from './cover.ts'
import { type Attack, effect } from './effects.ts'
import { figuresOnTable } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { helpFor } from './leaders.ts'
import { countsAs, layLine } from './line-of-fire.ts'
import { apart, near } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import type { Weapon } from './tables.ts'

/** An explosive in flight: its attack and its radius. */
export interface Charge {
  readonly attack: Attack
  readonly radius: Length
  /** The rule for the radius. */
  readonly rule: string
}

/**
 * The effect of an explosive aimed at this spot on each figure. An off-board mortar has no firer, only a caller
 * (`by`), and gets no help.
 */
export function chargeOf(game: Plastic, firer: Figure | null, weapon: Weapon, spot: Point, by = firer): Charge {
  const attack: Attack = {
    weapon,
    from: firer,
    help: firer ? helpFor(game, firer, spot) : [],
    by: by?.id ?? null,
    cause: 'blast',
    rule: 'PF-BLA-4',
  }
  return burstingAt(game, { attack, radius: weapon.blast as number, rule: weapon.rules.blast as string }, spot)
}

/** The charge as it bursts here: under PF-RUL-55 range may be measured from the burst, or not count at all. */
export function burstingAt(game: Plastic, charge: Charge, at: Point): Charge {
  const option = game.ruling('PF-RUL-55')
  return option === 'firer' ? charge : { ...charge, attack: { ...charge.attack, from: option === 'burst' ? at : null } }
}

/** Every unsheltered figure within the radius, friends too: PF-RUL-47. A ditch is open ground (with cover). */
export const inTheOpen = (game: Plastic, spot: Point, radius: Length): readonly Figure[] =>
  figuresOnTable(game).filter(figure => {
    if (!near(game, figure, spot, radius)) return false
    const place = groundOf(game).placeAt(figure.at as Point)
    return place === null || place.kind === 'ditch'
  })

export const occupants = (game: Plastic, place: Land): readonly Figure[] =>
  figuresOnTable(game).filter(figure => groundOf(game).placeAt(figure.at as Point)?.id === place.id)

export const within = (game: Plastic, figures: readonly Figure[], spot: Point, radius: Length): readonly Figure[] =>
  figures.filter(figure => near(game, figure, spot, radius))

const EXPOSED: Cover = {
  gives: 'none',
  says: text`the burst is inside with it`,
  cites: ['PF-RUL-19'],
  hidden: 0,
  behind: '',
}

/**
 * Rolls a burst for each of these figures, from the nearest outwards (PF-RUL-58). It went off among those `inside`:
 * PF-RUL-19 says whether cover and the lower pose still help them.
 */
export function* burst(
  game: Plastic,
  spot: Point,
  attack: Attack,
  targets: readonly Figure[],
  inside: readonly Figure[] = [],
): Procedure {
  const exposed = game.ruling('PF-RUL-19') === 'exposed' ? new Set(inside.map(figure => figure.id)) : new Set<string>()
  const caught = new Set(targets.map(figure => figure.id))
  const nearest = figuresOnTable(game) // in list order, which a stable sort keeps among equals
    .filter(figure => caught.has(figure.id))
    .sort((a, b) => apart(game, a, spot) - apart(game, b, spot))
  // cover is judged before any figure falls: each is rolled for, whatever happens to the others
  const rolls = nearest.map(target => ({
    id: target.id,
    cover: exposed.has(target.id) ? EXPOSED : coverOf(game, target, layLine(game, spot, target)),
    pose: exposed.has(target.id) ? target.pose : countsAs(game, target),
  }))
  const own = attack.by === null ? null : game.piece(attack.by).side
  for (const { id, cover, pose } of rolls) {
    const rule = game.piece(id).side === own ? 'PF-BLA-5' : attack.rule
    yield* effect(game, { ...attack, rule }, id, cover, pose)
  }
}
