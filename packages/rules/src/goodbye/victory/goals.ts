import { type Id, type Message, text, the } from '@sandtable/kernel'
import { areFriends } from '../figures.ts'
import type { Goodbye, Objective, Side } from '../records.ts'
import { arrivedFor, harvest, inPlay, isMet } from './outcome.ts'

/** A side's objectives and its progress. */
export function goals(game: Goodbye, id: Id): readonly Message[] {
  const { last } = game.state
  const end = last === null ? [] : [text`The game ends after turn ${the.count(last)}.`]
  return [...goalOf(game, game.side(id)), ...end]
}

function goalOf(game: Goodbye, side: Side): readonly Message[] {
  const { objective } = side
  switch (objective?.type) {
    case 'reach':
      return [arrivalOf(objective), text`Figures there: ${the.count(arrivedFor(game, side, objective).length)}.`]
    case 'raid': {
      const { pieces, count } = objective
      const destroyed = pieces.filter(id => game.find('piece', id)?.gone ?? true).length
      return [
        text`Destroy ${the.pieces(pieces)}. Destroyed: ${the.count(destroyed)} of ${the.count(pieces.length)}.`,
        text`Bring figures home by your own edge. Home: ${the.count(side.exits)} of ${the.count(count)}.`,
      ]
    }
    case 'prevent':
      return [text`Keep the enemy from his objective.`]
    case 'points': {
      const others = inPlay(game).filter(other => !areFriends(game, side.id, other.id))
      const best = Math.max(0, ...others.map(other => harvest(game, other)))
      const told = text`Your points: ${the.count(harvest(game, side))}, the best enemy's: ${the.count(best)}.`
      return [text`Destroy more points of the enemy than any other side.`, told]
    }
    default: {
      const others = game.sides.filter(other => !areFriends(game, side.id, other.id))
      const fewest = the.count(Math.min(...others.map(({ lost }) => lost)))
      return [text`Lose fewer figures than any other side. Lost: ${the.count(side.lost)}, the enemy: ${fewest}.`]
    }
  }
}

function arrivalOf(objective: Extract<Objective, { type: 'reach' }>): Message {
  const { count, piece } = objective
  const [within, edge] = [the.length(objective.within), the.term(objective.edge)]
  if (piece === undefined)
    return count === 1
      ? text`Have a figure within ${within} of the ${edge} edge when the last turn ends.`
      : text`Have ${the.count(count ?? 0)} figures within ${within} of the ${edge} edge when the last turn ends.`
  return count === undefined
    ? text`Have ${the.piece(piece)} within ${within} of the ${edge} edge when the last turn ends.`
    : text`Have ${the.piece(piece)} or ${the.count(count)} figures within ${within} of the ${edge} edge when the last turn ends.`
}

/** Why a side has won or lost. */
export function verdict(game: Goodbye, id: Id): readonly Message[] {
  const side = game.side(id)
  if (side.out) return [text`${the.side(id)} had nobody left.`]
  if (side.won && inPlay(game).every(other => areFriends(game, id, other.id)))
    return [text`Only ${the.side(id)} had anyone left.`]
  const goal = goalOf(game, side)
  if (!side.objective) return goal
  const met = side.objective.type === 'prevent' ? side.won : isMet(game, side)
  return [...goal, met ? text`The objective was met.` : text`The objective was not met.`]
}
