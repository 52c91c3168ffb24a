import { type Id, inch } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { shareOf } from '../ahead/judging.ts'
import type { Judges } from '../bot.ts'
import { type Man, type Scene, survey } from '../muzzleflash/scene.ts'
import { learnt } from './learnt.gen.ts'

const { scoreNow } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash

/** Nearly as good as being there. */
const NEAR = inch(6)
/** The share that is left of what a pinned man can do. */
const SHAKEN = 0.7

const worth = (men: readonly Man[]): number =>
  men.reduce((sum, { soldier, piece }) => sum + soldier.worth * (piece.pins > 0 ? SHAKEN : 1), 0)

/** How near its men are to the places that count, from 0 to 1. */
function nearness({ chart, side, enemy, men }: Scene): number {
  const places = [...side.objectives, ...enemy.objectives].flatMap(objective => objective.places ?? [])
  if (places.length === 0 || men.length === 0) return 0
  const field = chart.into([...new Set(places)])
  return men.reduce((sum, { at }) => sum + NEAR / (NEAR + chart.far(field, at)), 0) / men.length
}

function standing(game: Muzzleflash, id: Id): readonly number[] {
  const scene = survey(game, id)
  const { men, foes } = scene
  const late = shareOf(game.state.turn, game.state.last ?? 20)
  const score = scoreNow(game, id) / 10
  const force = shareOf(worth(men), worth(men) + worth(foes))
  return [force, late * force, score, late * score, nearness(scene)]
}

export const muzzleflash: Judges = {
  standing: (game, id) => standing(game as Muzzleflash, id),
  taught: [3, -1, 0, 4, 0],
  learnt: learnt.muzzleflash,
}
