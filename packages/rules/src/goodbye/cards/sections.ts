import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { onTable, seniority } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'

/** The pieces a card affects: a section, or all pieces of a player without sections. */
export interface Hit {
  readonly side: Id
  readonly unit: Id | null
}

const RULES = ['GB-CARD-18', 'GB-RUL-60']

/** Every unit of the player with a piece on the table is a section: GB-RUL-60. */
export function sectionsOf(game: Goodbye, side: Id): readonly Id[] {
  const present = new Set(game.pieces.filter(piece => piece.side === side && onTable(piece)).map(piece => piece.unit))
  return game.store
    .all('unit')
    .filter(unit => present.has(unit.id))
    .map(unit => unit.id)
}

/** The section a card affects: the only one, or one picked by a die. */
export function* sectionHit(game: Goodbye, side: Id): Procedure<Hit> {
  const sections = sectionsOf(game, side)
  if (sections.length < 2) return { side, unit: sections[0] ?? null }
  const [die] = yield* roll(game, 'event-unit', 1, { cites: RULES, about: sections })
  const unit = sections[((die as number) - 1) % sections.length] as Id
  game.say(text`It affects ${the.unit(unit)}.`, RULES)
  return { side, unit }
}

export const concerned = (game: Goodbye, { side, unit }: Hit): readonly Figure[] =>
  game.pieces.filter(piece => piece.side === side && onTable(piece) && (unit === null || piece.unit === unit))

/** The section's highest-ranking figure; among equals, the first in the list. */
export function leaderOf(game: Goodbye, hit: Hit): Figure | null {
  let leader: Figure | null = null
  for (const figure of concerned(game, hit)) if (!leader || seniority(figure) > seniority(leader)) leader = figure
  return leader
}
