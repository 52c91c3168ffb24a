import { fromEdge, type Id, type Message, type Outcome, type Point, text, the } from '@sandtable/kernel'
import { discardHand } from '../cards/deck.ts'
import { areFriends, isRouting, onTable } from '../figures.ts'
import { pointsOf } from '../forces/points.ts'
import type { Figure, Goodbye, Objective, Side } from '../records.ts'

const RULES = ['GB-RUL-68']

/** The sides still in the game: GB-RUL-84. */
export const inPlay = (game: Goodbye): readonly Side[] => game.sides.filter(side => !side.out)

/** The figures that keep a side in the game: GB-RUL-68. */
const countsFor = (f: Figure, side: Side): boolean => f.side === side.id && !isRouting(f) && !f.abandoned && !f.gone

/** A side with only routing figures left has lost at once; the last side or alliance left has won. */
export function checkLost(game: Goodbye): void {
  const lost = inPlay(game).filter(side => !game.pieces.some(f => countsFor(f, side)))
  if (lost.length === 0) return
  if (lost.some(side => side.exits > 0 && isMet(game, side))) {
    settle(game) // the raiders have completed their task and are all home
    return
  }
  for (const { id } of lost) {
    game.change('side', id, { out: true }, ['GB-RUL-68', 'GB-RUL-84'])
    discardHand(game, id)
    game.say(text`${the.side(id)} has nobody left.`, ['GB-RUL-68', 'GB-RUL-84'])
  }
  const left = inPlay(game)
  const [first] = left
  if (first && left.some(side => !areFriends(game, first.id, side.id))) return
  for (const { id } of left) game.change('side', id, { won: true }, RULES)
  game.change('game', 'game', { over: true }, RULES)
}

/** The points of enemy losses. */
export const harvest = (game: Goodbye, side: Side): number =>
  game.pieces.reduce(
    (sum, f) => sum + (f.gone && f.wounds === 0 && !areFriends(game, side.id, f.side) ? pointsOf(game, f.id) : 0),
    0,
  )

/** The figures that are where an objective requires. */
export const arrivedFor = (
  game: Goodbye,
  side: Side,
  { edge, within }: Extract<Objective, { type: 'reach' }>,
): readonly Figure[] =>
  game.pieces.filter(f => f.side === side.id && onTable(f) && fromEdge(game, edge, f.at as Point) <= within)

export function isMet(game: Goodbye, side: Side): boolean {
  const { objective } = side
  switch (objective?.type) {
    case 'reach': {
      const there = arrivedFor(game, side, objective)
      return there.some(f => f.id === objective.piece) || there.length >= (objective.count ?? Number.POSITIVE_INFINITY)
    }
    case 'raid':
      return destroyedOf(game, objective) === objective.pieces.length && side.exits >= objective.count
    case 'points': {
      const own = harvest(game, side)
      return inPlay(game).every(other => areFriends(game, side.id, other.id) || harvest(game, other) < own)
    }
    default:
      return false
  }
}

/** At the end of the last turn: the sides that met their objectives; without any, the side with the fewest losses. */
export function settle(game: Goodbye): void {
  const sides = inPlay(game)
  const met = sides.filter(side => isMet(game, side))
  const preventers = met.length === 0 ? sides.filter(side => side.objective?.type === 'prevent') : []
  const plain = sides.every(side => side.objective === null)
  const fewest = Math.min(...sides.map(side => side.lost))
  const winners = plain ? sides.filter(side => side.lost === fewest) : [...met, ...preventers]
  if (!(plain && winners.length > 1)) for (const { id } of winners) game.change('side', id, { won: true }, RULES)
  game.change('game', 'game', { over: true }, RULES)
}

/** The reason for a victory. */
function meritOf(game: Goodbye, side: Side): Message {
  if (inPlay(game).every(other => areFriends(game, side.id, other.id)))
    return text`Only ${the.side(side)} has anyone left.`
  if (isMet(game, side)) return text`${the.side(side)} has met its objective.`
  if (side.objective?.type === 'prevent') return text`${the.side(side)} has kept the enemy from his objective.`
  return text`${the.side(side)} has lost the fewest figures: ${the.count(side.lost)}.`
}

/** What a side has achieved of its objective, in numbers. */
function resultOf(game: Goodbye, side: Side): readonly Message[] {
  const { objective, exits } = side
  const army = the.army(side.id)
  if (objective?.type === 'raid') {
    const destroyed = the.count(destroyedOf(game, objective))
    const of = the.count(objective.pieces.length)
    return [text`${army}: destroyed ${destroyed} of ${of}, home ${the.count(exits)} of ${the.count(objective.count)}.`]
  }
  if (objective?.type === 'reach')
    return [text`${army}: figures at the edge ${the.count(arrivedFor(game, side, objective).length)}.`]
  return objective?.type === 'points' ? [text`${army}: points ${the.count(harvest(game, side))}.`] : []
}

/** How many of those whom a raid is for are gone. */
export const destroyedOf = (game: Goodbye, { pieces }: Extract<Objective, { type: 'raid' }>): number =>
  pieces.filter(id => game.find('piece', id)?.gone ?? true).length

/** Who has won and why, once the game is over. */
export function outcome(game: Goodbye): Outcome {
  const won = game.sides.filter(side => side.won)
  const winners = won.map(side => side.id)
  const says =
    winners.length === 0
      ? text`Nobody has won.`
      : winners.length === 1
        ? text`${the.side(winners[0] as Id)} has won.`
        : text`${the.all(winners.map(the.side))} have won.`
  const reasons = won.map(side => meritOf(game, side))
  const results = game.sides.flatMap(side => resultOf(game, side))
  const none = reasons.length === 0 ? [...tieOf(game), text`Turn ${the.count(game.state.turn)} was the last.`] : []
  return { winners, says, why: { says: [...reasons, ...results, ...none], cites: RULES } }
}

/** Those who have lost the same, where only losses count. */
function tieOf(game: Goodbye): readonly Message[] {
  const sides = inPlay(game)
  if (sides.length < 2 || sides.some(({ objective }) => objective !== null)) return []
  const fewest = Math.min(...sides.map(({ lost }) => lost))
  const tied = sides.filter(({ lost }) => lost === fewest).map(({ id }) => the.side(id))
  return [text`${the.all(tied)} have lost the same number: ${the.count(fewest)}.`]
}
