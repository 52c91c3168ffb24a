import { because, type Point, type Reason, text, the, withinBoxes } from '@sandtable/kernel'
import type { Blaze, Stand } from '../records.ts'
import { hullAt, hullOf } from '../stands/measure.ts'
import { isOut, isRecon, onTable, unitOf } from '../stands/stand.ts'
import { reach } from '../values.ts'

/** The other vehicle of a reconnaissance team; null for a stand that is in none, or alone: BA-RECON-4. */
export function teammateOf(game: Blaze, stand: Stand): Stand | null {
  if (unitOf(game, stand)?.kind !== 'recon-team' || !isRecon(game, stand)) return null
  const others = game.pieces.filter(other => other.id !== stand.id && other.unit === stand.unit)
  return others.find(other => isRecon(game, other) && onTable(other) && !isOut(game, other)) ?? null
}

/** The last vehicle of a team carries on alone: BA-RECON-4. */
export const isAloneInTeam = (game: Blaze, stand: Stand): boolean =>
  unitOf(game, stand)?.kind === 'recon-team' && teammateOf(game, stand) === null

/** As it ends its move it must be near the other, if that one has moved or will not: BA-RUL-142. */
export function whyNotInTeam(game: Blaze, stand: Stand, end: Point): readonly Reason[] {
  const mate = teammateOf(game, stand)
  if (!mate) return []
  const follows = !mate.hasMoved && (mate.card === 'move' || mate.card === 'move-fire')
  const apart = reach(game, 'recon-team')
  if (follows || withinBoxes(hullAt(game, stand, end), hullOf(game, mate), apart)) return []
  const says = text`${the.piece(stand)} would be more than ${the.length(apart)} from ${the.piece(mate)}`
  return [because('team', says, 'BA-RECON-3', 'BA-RECON-1')]
}
