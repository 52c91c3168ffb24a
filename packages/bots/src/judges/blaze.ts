import { bounds, type Id, mm } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { shareOf } from '../ahead/judging.ts'
import { middle } from '../blaze/scene.ts'
import { worthOf } from '../blaze/worth.ts'
import type { Judges } from '../bot.ts'
import { learnt } from './learnt.gen.ts'

const { counts, isOut, onTable, scoreOf } = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

/** A full move of infantry, more or less. */
const MOVE = mm(150)

/** How near its stands are to each place that counts: the nearest of them, by the points of the place, from 0 to 1. */
function nearness(game: Blaze, stands: readonly Stand[]): number {
  let sum = 0
  let points = 0
  for (const feature of game.terrain) {
    if (!counts(feature)) continue
    const { west, east, south, north } = bounds(feature.shape)
    let least = Number.POSITIVE_INFINITY
    for (const stand of stands) {
      const [x, y] = middle(game, stand)
      least = Math.min(least, Math.max(west - x, x - east, south - y, y - north, 0))
    }
    points += feature.objective
    sum += (feature.objective * MOVE) / (MOVE + least)
  }
  return shareOf(sum, points)
}

function standing(game: Blaze, id: Id): readonly number[] {
  const all = game.pieces.filter(stand => onTable(stand) && !isOut(game, stand))
  const own = all.filter(({ side }) => side === id)
  const worth = (stands: readonly Stand[]): number => stands.reduce((sum, stand) => sum + worthOf(game, stand), 0)
  const scores = game.sides.reduce((sum, side) => sum + scoreOf(game, side.id), 0)
  const late = shareOf(game.state.turn, game.state.last ?? 20)
  const force = shareOf(worth(own), worth(all))
  const score = shareOf(scoreOf(game, id), scores)
  return [force, late * force, score, late * score, nearness(game, own)]
}

export const blaze: Judges = {
  standing: (game, id) => standing(game as Blaze, id),
  taught: [1, 0, 1, 3, 0],
  learnt: learnt.blaze,
}
