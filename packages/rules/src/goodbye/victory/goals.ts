import { type GoalFlag, type Id, type Message, type Point, text, the } from '@sandtable/kernel'
import { areFriends } from '../figures.ts'
import type { Goodbye, Objective, Side } from '../records.ts'
import { arrivedFor, destroyedOf, harvest, inPlay, isMet } from './outcome.ts'

/** A side's objectives and its progress. */
export function goals(game: Goodbye, id: Id): readonly Message[] {
  const { last } = game.state
  const end = last === null ? [] : [text`The game ends after turn ${the.count(last)}.`]
  const side = game.side(id)
  const guarded = side.objective?.type === 'prevent' ? threatsTo(game, side) : []
  return [...(guarded.length > 0 ? guarded : goalOf(game, side)), ...end]
}

/** What a side that only has to prevent it must keep its enemies from, and how far they have come. */
const threatsTo = (game: Goodbye, side: Side): readonly Message[] =>
  game.sides.flatMap(foe => (areFriends(game, side.id, foe.id) ? [] : threatOf(game, foe)))

function threatOf(game: Goodbye, foe: Side): readonly Message[] {
  const { objective } = foe
  if (objective?.type === 'reach') {
    const there = the.count(arrivedFor(game, foe, objective).length)
    return [text`Stop the enemy. His orders: ${arrivalOf(objective)}`, text`His figures there: ${there}.`]
  }
  if (objective?.type !== 'raid') return []
  const { pieces, count } = objective
  const lost = the.count(destroyedOf(game, objective))
  return [
    text`Save ${foremost(pieces)}, or let fewer than ${the.count(count)} of the enemy get home.`,
    text`Lost: ${lost} of ${the.count(pieces.length)}. Enemies home: ${the.count(foe.exits)}.`,
  ]
}

/** A gun and its crew are named by the gun. */
const foremost = (pieces: readonly Id[]): Message => {
  const [first = '', ...others] = pieces
  if (others.length < 2) return text`${the.pieces(pieces)}`
  return text`${the.piece(first)} and ${the.count(others.length)} others`
}

function goalOf(game: Goodbye, side: Side): readonly Message[] {
  const { objective } = side
  switch (objective?.type) {
    case 'reach':
      return [arrivalOf(objective), text`Figures there: ${the.count(arrivedFor(game, side, objective).length)}.`]
    case 'raid': {
      const { pieces, count } = objective
      const destroyed = destroyedOf(game, objective)
      return [
        text`Destroy ${foremost(pieces)}: ${the.count(destroyed)} of ${the.count(pieces.length)}.`,
        text`Bring figures home by your own edge: ${the.count(side.exits)} of ${the.count(count)}.`,
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
      return others.length > 1
        ? [text`Lose fewer figures than any other side. Lost: ${the.count(side.lost)}, the enemy: ${fewest}.`]
        : [text`Lose fewer figures than the enemy. Lost: ${the.count(side.lost)}, the enemy: ${fewest}.`]
    }
  }
}

function arrivalOf(objective: Extract<Objective, { type: 'reach' }>): Message {
  const { count, piece } = objective
  const within = the.length(objective.within)
  const edge = the.term(objective.edge)
  if (piece === undefined)
    return count === 1
      ? text`Have a figure within ${within} of the ${edge} edge when the last turn ends.`
      : text`Have ${the.count(count ?? 0)} figures within ${within} of the ${edge} edge when the last turn ends.`
  return count === undefined
    ? text`Have ${the.piece(piece)} within ${within} of the ${edge} edge when the last turn ends.`
    : text`Have ${the.piece(piece)} or ${the.count(count)} figures within ${within} of the ${edge} edge when the last turn ends.`
}

/** The edges that somebody has to reach, and those who are to be destroyed. */
export function flags(game: Goodbye, id: Id): readonly GoalFlag[] {
  return game.sides.flatMap(side => {
    const { objective } = side
    const own = side.id === id
    if (objective?.type === 'reach')
      return [{ at: beforeEdge(game, objective), says: own ? text`reach this edge` : text`keep them from this edge` }]
    if (objective?.type !== 'raid') return []
    // a gun and its crew have one flag
    const [at] = objective.pieces.flatMap(piece => {
      const there = game.find('piece', piece)
      return there?.at && !there.gone ? [there.at] : []
    })
    return at ? [{ at, says: own ? text`to be destroyed` : text`to be guarded` }] : []
  })
}

/** The middle of the strip along an edge. */
function beforeEdge({ width, depth }: Goodbye, { edge, within }: Extract<Objective, { type: 'reach' }>): Point {
  const x = Math.round(width / 2)
  const y = Math.round(depth / 2)
  const half = Math.round(within / 2)
  switch (edge) {
    case 'north':
      return [x, depth - half]
    case 'south':
      return [x, half]
    case 'east':
      return [width - half, y]
    case 'west':
      return [half, y]
  }
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
