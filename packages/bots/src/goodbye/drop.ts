import type { Decision } from '@sandtable/kernel'
import { COVERED } from './chart.ts'
import { type Man, type Scene, stake } from './scene.ts'
import { danger } from './standing.ts'

/** What a third of the next move is worth to those who have to get on. */
const GETTING_UP = 0.12

/** To lie down in the open, when bullets fly and there is nothing better: it costs nothing but getting up again. */
export function dropping(scene: Scene, man: Man): Decision | null {
  const { aim, chart, foes, weights } = scene
  const { figure, soldier } = man
  if (figure.prone || man.tank || figure.routing > 0 || figure.acted) return null
  if (foes.length === 0 || foes.every(foe => chart.look(foe.at, man.at) === COVERED)) return null
  const spared = (danger(scene, man, false) - danger(scene, man, true)) * stake(scene, man) * weights.fear
  const cost = aim.type === 'reach' && !soldier.fixed ? GETTING_UP : aim.type === 'hunt' ? GETTING_UP / 2 : 0.01
  return spared > cost ? { action: 'drop', piece: figure.id } : null
}
