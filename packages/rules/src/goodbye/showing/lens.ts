import { type Draft, type Drawing, type Id, type Lens, type Point, throughLens } from '@sandtable/kernel'
import { enemiesOf, isLeader, onTable, weaponOf } from '../figures.ts'
import { reachOf } from '../move/moving.ts'
import type { Figure, Goodbye } from '../records.ts'
import { rangesOf, voiceOf, walkArea, watchedArea } from './drawings.ts'
import { sightOf } from './sight-line.ts'

/** What can be shown of a figure at any time, from the table alone. */
export function lens(game: Goodbye, _side: Id, id: Id, through: Lens, turns: number): readonly Drawing[] {
  const figure = game.find('piece', id)
  if (!figure || !onTable(figure)) return []
  return throughLens(through, turns, {
    piece: figure,
    enemies: enemiesOf(game, figure.side),
    sight: (from, to) => sightOf(game, from, to),
    arcs: piece => arcs(game, piece),
    reach: (piece, far) => [walkArea(game, piece, far)],
  })
}

/** The ranges of its weapons and, on overwatch, the ground it covers. */
const arcs = (game: Goodbye, figure: Figure): readonly Drawing[] => [
  ...[...new Set(figure.weapons)]
    .filter(weapon => weaponOf(game, weapon) !== null)
    .flatMap(weapon => rangesOf(game, figure, weapon)),
  ...(figure.overwatch ? [watchedArea(game, figure, figure.facing)] : []),
]

/** A leader's voice, and the ground that a man on overwatch covers. */
export function aura(game: Goodbye, _side: Id, id: Id): readonly Drawing[] {
  const figure = game.find('piece', id)
  if (!figure || !onTable(figure)) return []
  return [
    ...(isLeader(figure) ? voiceOf(game, figure) : []),
    ...(figure.overwatch ? [watchedArea(game, figure, figure.facing)] : []),
  ]
}

/** A path around obstacles, walking if that is enough, else dashing. */
export function route(game: Goodbye, _side: Id, id: Id, to: Point, draft?: Draft): readonly Point[] | null {
  const figure = game.piece(id)
  if (draft?.dash === undefined) {
    const way = reachOf(game, figure, false).pathTo(to) ?? reachOf(game, figure, true).pathTo(to)
    if (way) return way.slice(1)
  }
  return reachOf(game, figure, draft?.dash === true)
    .pathTowards(to)
    .slice(1)
}
