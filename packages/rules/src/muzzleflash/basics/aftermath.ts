import type { Id, Procedure } from '@sandtable/kernel'
import { letGo } from '../melee/letting-go.ts'
import { runAgain } from '../pinning/fleeing.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { sectionMorale } from '../section-morale/testing.ts'
import { isAble } from './figures.ts'

/** What follows when an action, a reaction or a burst has been worked out. The journal knows what has happened since. */

/** Figures that gained pins since, in the order in which they first did. */
export function pinnedSince(game: Muzzleflash, since: number): readonly Id[] {
  return changedSince(game, since, (before, after) => after.pins > before.pins)
}

/** Fleeing figures that gained pins run again; then the sections of the dead test their morale: MF-RUL-46, MF-RUL-95. */
export function* aftermath(game: Muzzleflash, since: number): Procedure {
  const scared = changedSince(game, since, (before, after) => before.status === 'fleeing' && after.pins > before.pins)
  if (scared.length > 0)
    runAgain(
      game,
      scared.filter(id => isAble(game, game.piece(id)) && game.piece(id).status === 'fleeing'),
    )
  const freed = changedSince(game, since, (before, after) => before.status === 'locked' && after.status !== 'locked')
  if (freed.length > 0) letGo(game)
  const dead = changedSince(game, since, (before, after) => before.status !== 'dead' && after.status === 'dead')
  if (dead.length > 0) yield* sectionMorale(game, dead)
}

function changedSince(game: Muzzleflash, since: number, has: (before: Piece, after: Piece) => boolean): readonly Id[] {
  const found: Id[] = []
  for (const entry of game.journal.from(since)) {
    if (entry.type !== 'change' || entry.table !== 'piece' || !entry.before || !entry.after) continue
    if (has(entry.before as Piece, entry.after as Piece) && !found.includes(entry.id)) found.push(entry.id)
  }
  return found
}
