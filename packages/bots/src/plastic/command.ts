import type { Decision, Id } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { bestFire, helpOf, type Option } from './fire.ts'
import { isOnTheGo, type Man, type Scene } from './scene.ts'
import { bestShell, bestSpot } from './shell.ts'
import type { Arm } from './soldiers.ts'

const { isIndirect, isLed, near, reach, weaponOf } = plasticRules

/** What an extra inch is worth to those who will move. */
const INCH_MORE = 0.04
/** A leader whose word is worth less than this does something else. */
const LEAST = 0.12

const canAct = ({ figure }: Man): boolean =>
  !figure.acted && (figure.status === 'ready' || figure.status === 'fire-only')

/** What a leader's word would be worth now: failed checks rerolled, better fire, longer moves. */
function leading(scene: Scene, leader: Man): number {
  const most = reach(scene.game, 'leading')
  let sum = 0
  for (const man of scene.men) {
    const { figure, soldier } = man
    if (figure.id === leader.figure.id || figure.acted || !near(scene.game, leader.figure, figure, most)) continue
    if (isLed(scene.game, figure)) continue
    if (figure.status === 'halted' && !figure.rerolled) sum += scene.weights.revived * soldier.worth
    else {
      const help = helpOf(scene, man)
      const better = (bestFire(scene, man, help + 1)?.gain ?? 0) - (bestFire(scene, man, help)?.gain ?? 0)
      sum += Math.max(better, figure.status === 'ready' ? INCH_MORE : 0)
    }
  }
  return sum
}

/** The friend whose fire gains most by being directed. */
function directing(scene: Scene, director: Man): Option | null {
  const { game } = scene
  const byRadio = director.figure.radio && director.figure.weapons.length === 0
  if (!director.figure.binoculars && !byRadio) return null
  let best: Option | null = null
  for (const man of scene.men) {
    if (man.figure.id === director.figure.id || !canAct(man) || man.figure.directedBy !== null) continue
    const indirect = isIndirect(game, man.figure)
    const reached = director.figure.binoculars && near(game, director.figure, man.figure, reach(game, 'binoculars'))
    if (!reached && !(byRadio && indirect)) continue
    const help = helpOf(scene, man)
    const gain = indirect
      ? (bestShell(scene, man)?.gain ?? 0) / 3
      : (bestFire(scene, man, help + 1)?.gain ?? 0) - (bestFire(scene, man, help)?.gain ?? 0)
    if (gain > (best?.gain ?? 0))
      best = { gain, decision: { action: 'direct', piece: director.figure.id, target: man.figure.id } }
  }
  return best
}

/** A shell from off the board, for a side with no mortar or gun on it. */
function calling(scene: Scene, caller: Man): Option | null {
  const { game, men } = scene
  if (!caller.figure.radio || men.some(({ figure }) => isIndirect(game, figure))) return null
  const weapon = weaponOf(game, 'mortar-81')
  if (!weapon) return null
  const arm: Arm = { name: 'mortar-81', weapon, type: 3, rof: 1, range: reach(game, 'radio') }
  const aimed = bestSpot(scene, null, arm, caller)
  if (!aimed) return null
  return {
    gain: aimed.gain,
    decision: { action: 'call', piece: caller.figure.id, target: scene.chart.at(aimed.spot) },
  }
}

/** What a figure with a voice, binoculars or a radio can do for the others; null if his own pistol does more. */
export function bestCommand(scene: Scene, man: Man): Option | null {
  if (!man.soldier.commands || !canAct(man)) return null
  const options: (Option | null)[] = [directing(scene, man), calling(scene, man)]
  if (man.figure.leader || man.figure.radio)
    options.push({ gain: leading(scene, man), decision: { action: 'lead', piece: man.figure.id } })
  const own = bestFire(scene, man, helpOf(scene, man))?.gain ?? 0
  let best: Option | null = null
  for (const option of options) if (option && option.gain > Math.max(LEAST, own, best?.gain ?? 0)) best = option
  return best
}

/** Those who may reroll their status under a leader. It can only help. */
export function rallying(scene: Scene): Decision | null {
  const failed = scene.men.find(
    ({ figure }) =>
      (figure.status === 'halted' || figure.status === 'fire-only') &&
      !figure.acted &&
      !figure.rerolled &&
      isOnTheGo(scene.game, figure) &&
      isLed(scene.game, figure),
  )
  return failed ? { action: 'rally', piece: failed.figure.id } : null
}

/** Those who lead or direct, most valuable first. */
export const commanders = (scene: Scene): readonly Id[] =>
  scene.men
    .filter(({ soldier }) => soldier.commands)
    .sort((a, b) => b.soldier.worth - a.soldier.worth)
    .map(({ figure }) => figure.id)
