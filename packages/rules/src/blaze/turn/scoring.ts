import { type Id, type Outcome, text, the } from '@sandtable/kernel'
import type { Blaze, Feature } from '../records.ts'
import { classOf, isOut, onTable } from '../stands/stand.ts'
import { victory } from '../tables.ts'
import { to } from './state.ts'
import { touchesFeature } from './tasks.ts'

/** The only side with a stand on or at an objective holds it. */
export function holderOf(game: Blaze, feature: Feature): Id | null {
  const there = new Set(
    game.pieces
      .filter(
        stand =>
          onTable(stand) &&
          !isOut(game, stand) &&
          !stand.aboard &&
          touchesFeature(game, stand, feature, victory['held-within']),
      )
      .map(stand => stand.side),
  )
  return there.size === 1 ? ([...there][0] as Id) : null
}

/** A house that has fallen is worth what it was; a bridge that has been blown is not there any more. */
export const counts = (feature: Feature): boolean =>
  feature.objective > 0 && !feature.gone && !(feature.kind === 'bridge' && feature.destroyed)

/** What a side has points for: what it destroyed, and each objective that it holds: BA-RUL-67. */
function pointsOf(game: Blaze, side: Id): { readonly destroyed: number; readonly held: readonly Feature[] } {
  const held = game.terrain.filter(feature => counts(feature) && holderOf(game, feature) === side)
  const unseen = game.sides.reduce((sum, other) => sum + (other.id === side ? 0 : other.secretLosses), 0)
  return { destroyed: game.side(side).victoryPoints + unseen, held }
}

export function scoreOf(game: Blaze, side: Id): number {
  const { destroyed, held } = pointsOf(game, side)
  return destroyed + held.reduce((sum, feature) => sum + feature.objective, 0)
}

/** Is the game over: the last turn played, or nobody left on a side? Message who has won. */
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
      : scores
          .filter(({ score }) => score * 100 > best * (100 - victory['draw-under']) || score === best)
          .map(({ id }) => id)
  if (winners.length === 1) game.change('side', winners[0] as Id, { won: true }, cites)
  to(game, { over: true }, cites)
  return true
}

/** What decided the game, told when it is over. */
export function whyOver(game: Blaze): NonNullable<Outcome['why']> {
  const alive = game.sides.filter(side => isAlive(game, side.id))
  const end =
    alive.length > 1
      ? text`Turn ${the.count(game.state.turn)} was the last`
      : alive[0]
        ? text`${the.side(alive[0])} alone has stands left, whatever the points say`
        : text`Nobody has stands left, whatever the points say`
  const points = game.sides.map(({ id }) => {
    const { destroyed, held } = pointsOf(game, id)
    const objectives = held.map(feature => text`${the.count(feature.objective)} for the ${the.ground(feature)}`)
    const losses = text`${the.count(destroyed)} for what it destroyed`
    return text`${the.side(id)} has ${the.all([losses, ...objectives])}`
  })
  const drawn = alive.length > 1 && !game.sides.some(side => side.won)
  const equal = new Set(game.sides.map(({ id }) => scoreOf(game, id))).size === 1
  const draw = !drawn
    ? []
    : [
        equal
          ? text`The scores are equal, which is a draw`
          : text`The scores are less than a fifth apart, which is a draw`,
      ]
  return { says: [end, ...points, ...draw], cites: ['BA-RUL-67'] }
}

/** Of the stands that a side came with, those it still has. What only marks a place is none. */
export function leftOf(game: Blaze, side: Id): { readonly left: number; readonly of: number } {
  const stands = game.pieces.filter(stand => stand.side === side && classOf(game, stand) !== 'marker')
  return { left: stands.filter(stand => !stand.gone && !isOut(game, stand)).length, of: stands.length }
}

const isAlive = (game: Blaze, side: Id): boolean =>
  game.pieces.some(stand => stand.side === side && !stand.gone && !isOut(game, stand))
