import { cm } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { heardAt, isWithin, lends, type Man, type Scene } from './scene.ts'

const { distances, movement, radiusOf } = goodbyeRules

/** An ordinary move: the unit of drive. */
export const moveOf = ({ game }: Scene): number => game.rows(movement).infantry.move
/** Men with short weapons have to be this near. */
const CLOSE = cm(12)
/** The radius of a bomb's burst. */
export const burstOf = ({ game }: Scene): number => radiusOf(game, 'grenade')

/** What a place is worth to a figure by its position: to the goal, to his leaders, to his comrades. */
export function pull(scene: Scene, man: Man): number {
  return towards(scene, man) + company(scene, man)
}

/** How a place lies relative to the goal. */
export function towards(scene: Scene, man: Man): number {
  const { aim, chart, weights, side } = scene
  const { soldier, figure } = man
  const move = moveOf(scene)
  if (aim.returning.has(figure.id)) return -(chart.far(chart.toEdge(side.home, cm(4)), man.at) / move) * weights.haste
  if (aim.type === 'reach' && aim.field) {
    const drive = aim.late ? weights.haste : weights.drive
    return -(chart.far(aim.field, man.at) / move) * (aim.home ? drive : drive * soldier.eager)
  }
  if (aim.type === 'hold' || soldier.fixed) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const foe of scene.foes) {
    if (aim.rivals.size > 0 && !aim.rivals.has(foe.figure.side)) continue
    const distance2 = squared(foe, man.x, man.y) * (foe.steady ? 1 : 0.8)
    if (distance2 < nearest) nearest = distance2
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0
  const enough = Math.min(cm(weights.keep), Math.max(CLOSE, rangeOf(man) / 2))
  return -(Math.max(0, Math.sqrt(nearest) - enough) / move) * weights.hunt * soldier.eager
}

const rangeOf = ({ soldier }: Man): number => {
  let far = 0
  for (const gun of soldier.guns) if (gun.far > far && gun.use !== 'bundle') far = gun.far
  return far
}

/** Men stay within a leader's courage and voice, leaders with their men, and figures do not crowd each other. */
function company(scene: Scene, man: Man): number {
  const { leaders, men, weights } = scene
  const reach = lends(scene)
  const voice = heardAt(scene)
  const burst = burstOf(scene)
  let value = 0
  if (!man.soldier.leads && !man.tank) {
    let lent = false
    let heard = false
    for (const leader of leaders) {
      if (!lent && isWithin(leader, man, reach)) lent = true
      if (!heard && (leader.figure.unit === man.figure.unit || leader.figure.rank !== 'junior-nco'))
        heard = isWithin(leader, man, voice)
    }
    value += (lent ? weights.company : 0) - (heard ? 0 : weights.voice)
  }
  let close = 0
  let followers = 0
  for (const other of men) {
    if (other.figure.id === man.figure.id) continue
    const distance2 = squared(other, man.x, man.y)
    if (distance2 < burst * burst) close += 1
    if (man.soldier.leads && distance2 < reach * reach && !other.soldier.leads) followers += 1
  }
  if (man.soldier.leads) value += weights.company * Math.min(followers, 6) * 0.5
  return value - (man.figure.crewOf === null ? close * weights.crowding : apartFromGun(scene, man))
}

/** A crewman away from his gun is no use to it: GB-RUL-45. */
function apartFromGun(scene: Scene, man: Man): number {
  const gunner = scene.men.find(other => other.figure.id === man.figure.crewOf)
  if (!gunner) return 0
  if (isWithin(gunner, man, scene.game.rows(distances).crew)) return 0
  return LOST_SHOTS + Math.sqrt(squared(gunner, man.x, man.y)) / moveOf(scene) / 4
}
const LOST_SHOTS = 0.3
