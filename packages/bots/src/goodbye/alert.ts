import { cm, type Decision, facingOf, type Id, turn } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Plan } from './orders.ts'
import { isWithin, type Man, type Scene } from './scene.ts'
import { opportunity } from './standing.ts'

const { distances, isSenior, needs } = goodbyeRules

/** Enemies this near may come into sight at any moment. */
const NEAR = cm(50)
/** How many men make an order worthwhile. */
const LEAST = 3

/**
 * Orders to stand to: for squads with no target and no destination that enemies may approach from more than one side.
 */
export function* alerts(scene: Scene, plan: Plan, tried: ReadonlySet<Id>): Generator<Decision> {
  const squads = new Map<Id, Man[]>()
  for (const man of scene.men) {
    const { figure } = man
    if (figure.unit === null || tried.has(figure.unit) || man.tank || man.soldier.leads || !isIdle(scene, plan, man))
      continue
    const squad = squads.get(figure.unit)
    if (squad) squad.push(man)
    else squads.set(figure.unit, [man])
  }
  for (const [unit, members] of squads) {
    const [first] = members
    if (!first || members.length < LEAST || !isSurrounded(scene, first)) continue
    const leader = scene.leaders.find(
      one =>
        one.steady &&
        (one.figure.unit === unit || isSenior(one.figure)) &&
        members.every(man => isWithin(man, one, scene.game.rows(distances).command)),
    )
    if (!leader) continue
    const pieces = members.map(man => man.figure.id)
    yield { action: 'order', order: 'stand-to', unit, piece: leader.figure.id, pieces }
  }
}

const isIdle = (scene: Scene, plan: Plan, man: Man): boolean =>
  man.steady &&
  !man.figure.tried &&
  !man.figure.freeMoved &&
  !man.figure.acted &&
  man.figure.dashed === 'none' &&
  !plan.has(man.figure.id) &&
  opportunity(scene, man, 0) === 0

/** Are there enemies nearby in directions that no single arc covers? */
function isSurrounded({ foes, game }: Scene, man: Man): boolean {
  const arc = 2 * game.rows(needs)['overwatch-arc']
  const ways = foes.filter(foe => isWithin(foe, man, NEAR)).map(foe => facingOf([man.x, man.y], [foe.x, foe.y]))
  return ways.some(way => ways.some(other => Math.abs(turn(way, other)) > arc))
}
