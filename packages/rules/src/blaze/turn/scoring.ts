import {
  type Arg,
  type GoalFlag,
  type Id,
  type Message,
  middleOfShape,
  type Outcome,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, Feature, Stand } from '../records.ts'
import { classOf, isConcealed, isOut, onTable } from '../stands/stand.ts'
import { victory } from '../tables.ts'
import { to } from './state.ts'
import { touchesFeature } from './tasks.ts'

/** The only side with a stand on or at an objective holds it; told by these stands. */
export function holderOf(game: Blaze, feature: Feature, stands: readonly Stand[] = game.pieces): Id | null {
  const there = new Set(
    stands
      .filter(
        stand =>
          onTable(stand) &&
          !isOut(game, stand) &&
          !stand.aboard &&
          touchesFeature(game, stand, feature, game.rows(victory)['held-within']),
      )
      .map(stand => stand.side),
  )
  return there.size === 1 ? ([...there][0] as Id) : null
}

/** A fallen house keeps its value; a blown bridge is no longer there. */
export const counts = (feature: Feature): boolean =>
  feature.objective > 0 && !feature.gone && !(feature.kind === 'bridge' && feature.destroyed)

/** What a side scores for: what it destroyed, and each objective it holds: BA-RUL-67. */
function pointsOf(game: Blaze, side: Id): { readonly destroyed: number; readonly held: readonly Feature[] } {
  const held = game.terrain.filter(feature => counts(feature) && holderOf(game, feature) === side)
  const unseen = game.sides.reduce((sum, other) => sum + (other.id === side ? 0 : other.secretLosses), 0)
  return { destroyed: game.side(side).victoryPoints + unseen, held }
}

export function scoreOf(game: Blaze, side: Id): number {
  const { destroyed, held } = pointsOf(game, side)
  return destroyed + held.reduce((sum, feature) => sum + feature.objective, 0)
}

/** Is the game over: last turn played, or a side wiped out? Says who has won. */
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
          .filter(({ score }) => score * 100 > best * (100 - game.rows(victory)['draw-under']) || score === best)
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
        ? text`only ${the.side(alive[0])} has stands left, whatever the points say`
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

/** Why a side has won or lost, point by point. */
export function verdict(game: Blaze, side: Id): readonly Message[] {
  const { destroyed, held } = pointsOf(game, side)
  const score = scoreOf(game, side)
  const best = Math.max(...game.sides.map(({ id }) => scoreOf(game, id)))
  const drawn = !game.sides.some(({ won }) => won)
  return [
    text`Points for enemy losses: ${the.count(destroyed)}.`,
    ...held.map(
      feature => text`Points for the ${the.ground(feature)}, held at the end: ${the.count(feature.objective)}.`,
    ),
    text`Points in all: ${the.count(score)}.`,
    ...(game.side(side).won && score < best ? [text`Only this side had stands left that could fight.`] : []),
    ...(drawn && score === best ? [text`A lead of less than a fifth is a draw.`] : []),
  ]
}

/** What a side has scored for so far, and what else it could score for, as far as it may know. */
export function goals(game: Blaze, side: Id): readonly Message[] {
  const objectives = game.terrain.filter(counts)
  const worths = [...new Set(objectives.map(({ objective }) => objective))].sort((a, b) => b - a)
  const held = objectives.filter(feature => seemsHeld(game, feature, side))
  const others = game.sides.filter(({ id }) => id !== side).map(({ victoryPoints }) => victoryPoints)
  const own = the.count(game.side(side).victoryPoints)
  const theirs = the.count(Math.max(0, ...others))
  return [
    ...worths.map(worth =>
      worthOf(
        objectives.filter(({ objective }) => objective === worth),
        worth,
      ),
    ),
    ...chargesFor(game, side).map(
      feature => text`Blow up the ${the.ground(feature)}; points: ${the.count(feature.demolition)}.`,
    ),
    ...(held.length > 0 ? [heldNow(held, areNamed(objectives))] : []),
    text`Points for losses: yours ${own}, the enemy's ${theirs}.`,
  ]
}

const placesOf = (features: readonly Feature[]): Arg =>
  the.all(features.map(feature => text`the ${the.ground(feature)}`))

/** Have all of them a name of their own, or are they so many buildings? */
const areNamed = (features: readonly Feature[]): boolean =>
  new Set(features.map(({ id }) => id.replace(/-?\d+$/, ''))).size === features.length

const heldNow = (features: readonly Feature[], named: boolean): Message =>
  named
    ? text`You alone hold ${placesOf(features)} now.`
    : text`Flagged places that you alone hold now: ${the.count(features.length)}.`

/** Places that count the same are named together. */
function worthOf(features: readonly Feature[], worth: number): Message {
  if (!areNamed(features))
    return text`Hold the ${the.count(features.length)} flagged places alone when the game ends (points: ${the.count(worth)} each).`
  const places = placesOf(features)
  const points = the.count(worth)
  return features.length === 1
    ? text`Hold ${places} alone when the game ends (points: ${points}).`
    : text`Hold ${places} alone when the game ends (points: ${points} each).`
}

/** What a side may blow up. */
const chargesFor = (game: Blaze, side: Id): readonly Feature[] =>
  game.terrain.filter(
    ({ demolition, demolisher, destroyed, gone }) =>
      demolition > 0 && !destroyed && !gone && (demolisher === null || demolisher === side),
  )

/** What counts stands on the table with its name and points. */
export function flags(game: Blaze, side: Id): readonly GoalFlag[] {
  const flag = (feature: Feature, points: number): GoalFlag => ({
    at: middleOfShape(feature.shape),
    says: text`${the.ground(feature)}, ${the.count(points)}`,
  })
  return [
    ...game.terrain.filter(counts).map(feature => flag(feature, feature.objective)),
    ...chargesFor(game, side)
      .filter(feature => !counts(feature))
      .map(feature => flag(feature, feature.demolition)),
  ]
}

/** Is a side alone there, as far as it can see? A face-down marker may be anything. */
function seemsHeld(game: Blaze, feature: Feature, side: Id): boolean {
  const own = game.pieces.filter(stand => stand.side === side)
  const isRival = (stand: Stand): boolean =>
    stand.side !== side &&
    onTable(stand) &&
    (isConcealed(stand) || !isOut(game, stand)) &&
    touchesFeature(game, stand, feature, game.rows(victory)['held-within'])
  return holderOf(game, feature, own) === side && !game.pieces.some(isRival)
}

/** The stands a side has left of those it came with. Mere place markers do not count. */
export function leftOf(game: Blaze, side: Id): { readonly left: number; readonly of: number } {
  const stands = game.pieces.filter(stand => stand.side === side && classOf(game, stand) !== 'marker')
  return { left: stands.filter(stand => !stand.gone && !isOut(game, stand)).length, of: stands.length }
}

const isAlive = (game: Blaze, side: Id): boolean =>
  game.pieces.some(stand => stand.side === side && !stand.gone && !isOut(game, stand))
