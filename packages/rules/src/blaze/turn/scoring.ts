import { type Id, mm } from '@sandtable/kernel'
import type { Blaze, Feature } from '../records.ts'
import { isOut, onTable } from '../stands/stand.ts'
import { to } from './state.ts'
import { touchesFeature } from './tasks.ts'

/** A difference under this share of the larger score is a draw: BA-RUL-67. */
const DRAW = 0.2

/** The only side with a stand on or at an objective holds it. */
export function holderOf(game: Blaze, feature: Feature): Id | null {
  const there = new Set(
    game.pieces
      .filter(
        stand => onTable(stand) && !isOut(game, stand) && !stand.aboard && touchesFeature(game, stand, feature, mm(25)),
      )
      .map(stand => stand.side),
  )
  return there.size === 1 ? ([...there][0] as Id) : null
}

/** A house that has fallen is worth what it was; a bridge that has been blown is not there any more. */
export const counts = (feature: Feature): boolean =>
  feature.objective > 0 && !feature.gone && !(feature.kind === 'bridge' && feature.destroyed)

/** Points for losses, and for each objective that is held: BA-RUL-67. */
export function scoreOf(game: Blaze, side: Id): number {
  const held = game.terrain.filter(feature => counts(feature) && holderOf(game, feature) === side)
  const unseen = game.sides.reduce((sum, other) => sum + (other.id === side ? 0 : other.secretLosses), 0)
  return game.side(side).victoryPoints + unseen + held.reduce((sum, feature) => sum + feature.objective, 0)
}

/** Is the game over: the last turn played, or nobody left on a side? Says who has won. */
export function gameOver(game: Blaze): boolean {
  const { turn, last } = game.state
  const alive = game.sides.filter(side => isAlive(game, side.id))
  const timeUp = last !== null && turn >= last
  if (!timeUp && (alive.length > 1 || last === null)) return false
  const cites = ['BA-RUL-67', 'BA-INTRO-2']
  const scores = game.sides.map(side => ({ id: side.id, score: scoreOf(game, side.id) }))
  const best = Math.max(...scores.map(({ score }) => score))
  const winners =
    alive.length === 1
      ? alive.map(side => side.id)
      : scores.filter(({ score }) => score > best * (1 - DRAW) || score === best).map(({ id }) => id)
  if (winners.length === 1) game.change('side', winners[0] as Id, { won: true }, cites)
  to(game, { over: true }, cites)
  return true
}

const isAlive = (game: Blaze, side: Id): boolean =>
  game.pieces.some(stand => stand.side === side && !stand.gone && !isOut(game, stand))
