import { type Id, inch } from '@sandtable/kernel'
import type { plasticRules } from '@sandtable/rules'
import { shareOf } from '../ahead/judging.ts'
import type { Judges } from '../bot.ts'
import { type Man, type Scene, survey } from '../plastic/scene.ts'
import { learnt } from './learnt.gen.ts'

type Plastic = plasticRules.Plastic

/** Nearly as good as being there. */
const NEAR = inch(6)

const worth = (men: readonly Man[]): number => men.reduce((sum, { soldier }) => sum + soldier.worth, 0)

/** How near the side's nearest men are to where it is decided, from 0 to 1; three are enough. */
function nearness({ chart, aim: { field }, men }: Scene): number {
  if (!field) return 0
  const near = men.map(man => NEAR / (NEAR + chart.far(field, man.at))).sort((a, b) => b - a)
  return near.slice(0, 3).reduce((sum, one) => sum + one, 0) / 3
}

/** Is only this side where both want to be? */
function isAlone({ chart, aim: { field, type }, men, foes }: Scene): boolean {
  if (!field || (type !== 'take' && type !== 'hold')) return false
  const isThere = ({ at }: Man): boolean => chart.far(field, at) === 0
  return men.some(isThere) && !foes.some(isThere)
}

function standing(game: Plastic, id: Id): readonly number[] {
  const scene = survey(game, id)
  const { side, enemy, aim, men, foes } = scene
  const late = shareOf(game.state.turn, game.state.last ?? 20)
  const force = shareOf(worth(men), worth(men) + worth(foes))
  const alone = Number(isAlone(scene))
  const attacks = aim.type === 'take' || aim.type === 'exit'
  return [
    force,
    late * force,
    attacks ? 0 : late,
    nearness(scene),
    alone,
    late * alone,
    aim.counting ? shareOf(enemy.losses - side.losses, 10) : 0,
    side.objective?.type === 'exit' ? shareOf(side.exits, side.objective.count) : 0,
  ]
}

export const plastic: Judges = {
  standing: (game, id) => standing(game as Plastic, id),
  taught: [3, 2, 2, 0.8, 0.4, 1.5, 2, 3],
  learnt: learnt.plastic,
}
