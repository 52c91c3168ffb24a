import { type Event, type Id, type Procedure, text, the } from '@sandtable/kernel'
import { passengersOf } from '../fire/passengers.ts'
import type { Blaze, Pending, Stand } from '../records.ts'
import { number } from '../values.ts'
import { type Blow, happened } from './blows.ts'
import { loseFigures } from './figures.ts'
import { score, wipeOut } from './removal.ts'
import { hasFigures, isDestroyed, isGun, isSoftskin, isVehicle, isWreck } from './stand.ts'
import { afterFireFromHiding, disorder } from './states.ts'

export type Loss = Omit<Pending, 'cites'>

/** A stand takes a loss: at once, or at the end of the step when the fire of the step is simultaneous: BA-RUL-10. */
export function* hurt(game: Blaze, id: Id, loss: Loss, cites: readonly string[], now: boolean): Procedure {
  const stand = game.piece(id)
  if (stand.gone) return
  if (now) yield* suffer(game, id, { ...loss, cites })
  else game.change('piece', id, { pending: [...stand.pending, { ...loss, cites }] }, cites)
}

/** The losses of a step come off at its end: BA-AIM-5. */
export function* takeLosses(game: Blaze): Procedure {
  for (const { id } of game.pieces.filter(stand => stand.pending.length > 0)) {
    const { pending } = game.piece(id)
    game.change(
      'piece',
      id,
      { pending: [] },
      game.state.phase === 'aimed-fire' ? ['BA-AIM-5', 'BA-AIM-4'] : ['BA-ARMS-1'],
    )
    for (const loss of pending) if (!game.piece(id).gone) yield* suffer(game, id, loss)
    for (const by of new Set(pending.map(loss => loss.by)))
      if (by !== null && game.find('piece', by)) afterFireFromHiding(game, by, isDestroyed(game.piece(id)))
  }
}

function* suffer(game: Blaze, id: Id, loss: Pending): Procedure {
  const { cites, cause = 'fire', by } = loss
  const blow: Blow = { cause, by }
  const bad = loss.figures || loss.hits || loss.destroy || loss.disable || loss.gun
  if (bad) game.change('piece', id, { hitThisTurn: true }, cites)
  if (loss.figures) loseFigures(game, id, loss.figures, cites, blow)
  if (loss.disorder && !game.piece(id).gone) disorder(game, id, cites, blow)
  if (loss.immobilise) game.change('piece', id, { immobilised: true }, cites, happened(game, 'damaged', blow))
  if (loss.heHits) game.change('piece', id, { heHits: game.piece(id).heHits + loss.heHits }, cites)
  if (loss.hits) yield* addHits(game, id, loss.hits, cites, blow)
  if (loss.disable) yield* disable(game, id, cites, blow, loss.flamed)
  // a second success at a gun that is gone finds nothing: its crew is hurt by D10 alone, BA-RUL-73
  if (loss.destroy || (loss.gun && isGun(game, game.piece(id)))) yield* destroy(game, id, cites, blow, loss.flamed)
}

/** Infantry is gone, a vehicle stays as a wreck, a gun is removed and its crew fights on: BA-DEAD-1, 3, 4, BA-RUL-73. */
export function* destroy(game: Blaze, id: Id, cites: readonly string[], blow: Blow, flamed = false): Procedure {
  const stand = game.piece(id)
  if (stand.gone || isWreck(stand)) return
  if (isGun(game, stand)) {
    if (stand.figures === 0) wipeOut(game, id, ['BA-DEAD-3', ...cites.slice(0, 1)], blow)
    else {
      loseGun(game, id, { destroyed: true }, ['BA-DEAD-3', ...cites.slice(0, 1)], happened(game, 'damaged', blow))
      game.say(text`The gun of ${the.piece(stand)} is destroyed; its crew fights on.`, ['BA-ARTY-7'], [id])
      score(game, stand, 1)
    }
  } else if (isVehicle(game, stand) || !hasFigures(game, stand)) {
    game.change(
      'piece',
      id,
      { destroyed: true, towing: null },
      ['BA-DEAD-4', 'BA-BREAK-9'],
      happened(game, 'destroyed', blow),
    )
    game.say(text`${the.piece(stand)} is destroyed.`, cites, [id])
    score(game, stand, 1)
    yield* passengersOf(game, id, blow, flamed)
  } else wipeOut(game, id, ['BA-DEAD-1', ...cites.slice(0, 1)], blow)
}

/** The gun is gone; its crew, which nothing tows any more, fights on. */
export function loseGun(game: Blaze, id: Id, also: Partial<Stand>, cites: readonly string[], event: Event): void {
  game.change('piece', id, { gunLost: true, limbered: false, ...also }, cites, event)
  for (const other of game.pieces) if (other.towing === id) game.change('piece', other.id, { towing: null }, cites)
}

/** Out of action for the rest of the game: BA-HULL-9. A gun that it tows stands there by itself: BA-RUL-351. */
export function* disable(game: Blaze, id: Id, cites: readonly string[], blow: Blow, flamed = false): Procedure {
  const stand = game.piece(id)
  if (stand.disabled || stand.destroyed || stand.gone) return
  const rules = ['BA-HULL-9', ...cites.slice(0, 1)]
  game.change('piece', id, { disabled: true, towing: null }, rules, happened(game, 'abandoned', blow))
  game.say(text`${the.piece(stand)} is disabled.`, cites, [id])
  score(game, stand, 0.5)
  yield* passengersOf(game, id, blow, flamed)
}

/** Hits add up over the whole game: BA-SOFT-4. The third knocks a softskin out and disables armour. */
function* addHits(game: Blaze, id: Id, hits: number, cites: readonly string[], blow: Blow): Procedure {
  const stand = game.piece(id)
  const total = stand.hits + hits
  const rule = isSoftskin(game, stand) ? 'BA-SOFT-4' : 'BA-HULL-8'
  game.change('piece', id, { hits: total }, [rule, ...cites.slice(0, 1)], happened(game, 'damaged', blow, hits))
  if (total < number(game, isSoftskin(game, stand) ? 'softskin-hits' : 'mortar-hits') || stand.destroyed) return
  if (isSoftskin(game, stand)) yield* destroy(game, id, ['BA-SOFT-2'], blow)
  else yield* disable(game, id, ['BA-HULL-8'], blow)
}
