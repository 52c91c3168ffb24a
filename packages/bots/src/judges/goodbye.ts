import { cm, type Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { shareOf } from '../ahead/judging.ts'
import type { Judges } from '../bot.ts'
import { type Man, type Scene, survey } from '../goodbye/scene.ts'
import { weights } from '../goodbye/weights.ts'
import { learnt } from './learnt.gen.ts'

const { harvest } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye

/** An ordinary turn's way. */
const STRIDE = cm(12)
/** The share that is left of what a man can do who is pinned or runs. */
const SHAKEN = 0.6

const worth = (men: readonly Man[]): number =>
  men.reduce((sum, { soldier, steady }) => sum + soldier.worth * (steady ? 1 : SHAKEN), 0)

/** How surely those whom the task needs get there in time, from 0 to 1. */
function nearness({ aim: { field }, chart, men, side: { objective }, left }: Scene): number {
  if (!field || men.length === 0) return 0
  const count = objective && 'count' in objective ? (objective.count ?? 1) : 1
  const far = men.map(({ at }) => chart.far(field, at)).sort((a, b) => a - b)
  const needed = far[Math.min(count, far.length) - 1] as number
  return (left * STRIDE) / (left * STRIDE + needed)
}

function standing(game: Goodbye, id: Id): readonly number[] {
  const scene = survey(game, id, weights)
  const { men, foes, side } = scene
  const { objective } = side
  const late = shareOf(game.state.turn, game.state.last ?? 20)
  const force = shareOf(worth(men), worth(men) + worth(foes))
  const attacks = objective?.type === 'reach' || objective?.type === 'raid'
  const raid = objective?.type === 'raid' ? objective : null
  const done = raid ? raid.pieces.filter(piece => game.find('piece', piece)?.gone ?? true).length : 0
  return [
    force,
    late * force,
    attacks ? 0 : late,
    attacks ? nearness(scene) : 0,
    raid ? shareOf(done, raid.pieces.length) : 0,
    raid ? shareOf(side.exits, raid.count) : 0,
    objective?.type === 'points' ? harvest(game, side) / 100 : 0,
    objective ? 0 : -side.lost / 10,
  ]
}

export const goodbye: Judges = {
  standing: (game, id) => standing(game as Goodbye, id),
  taught: [1.5, 0.5, 1, 0.5, 1, 2, 2, 3],
  learnt: learnt.goodbye,
}
