import type { Decision, Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { alerts } from './alert.ts'
import { bestCharge, fightChances } from './charge.ts'
import { bestMove } from './moves/moves.ts'
import type { Option } from './moves/option.ts'
import { awaitsOrder, bestOrder, leading, type Plan, raiseVoice } from './orders.ts'
import type { Man, Scene } from './scene.ts'
import { bestShot, watch } from './shoot.ts'
import { dropping, opportunity } from './standing.ts'
import { bestDrive } from './tanks.ts'
import { doubledFire, doubledMove, least } from './valour.ts'

const { distances, whyNotFire, whyNotMove } = goodbyeRules

/** Looks at the table as it is now: any roll may have changed it. */
export type Look = () => Scene

const find = (scene: Scene, id: Id): Man | null => scene.men.find(({ figure }) => figure.id === id) ?? null
const ids = (men: readonly Man[]): readonly Id[] => men.map(({ figure }) => figure.id)

/** The steps of a player's turn. Each yields ideas one by one, and ends when there is none left. */
export const steps: { readonly [phase: string]: (look: Look, plan: Plan) => Generator<Decision> } = {
  free,
  orders,
  move,
  fire,
  close,
}

/** Jams are cleared; men who wait for no order step into cover, or lie down. */
function* free(look: Look, plan: Plan): Generator<Decision> {
  for (const id of ids(look().men)) {
    const scene = look()
    const man = find(scene, id)
    if (!man || man.tank) continue
    if (man.figure.jammed && man.steady) {
      yield { action: 'clear', piece: id }
      continue
    }
    if (awaitsOrder(scene, plan, man)) continue
    if (!isLaid(scene, man) && whyNotMove(scene.game, man.figure, false).length === 0) {
      const option = bestMove(scene, man, 'step', man.figure.crewOf === null ? undefined : FIDGET)
      if (option) yield option.decision
    }
    const after = find(look(), id)
    const down = after && dropping(look(), after)
    if (down) yield down
  }
}

/** Does he have a gun that a step would silence, and a target for it? */
const isLaid = (scene: Scene, man: Man): boolean =>
  man.soldier.fixed || (man.soldier.eager < 1 && opportunity(scene, man, 0) > 0)

/** Below this gain a gun's crew stays in place. */
const FIDGET = 0.2

/** The squads with most to gain first; if an order fails, a figure may lead. */
function* orders(look: Look, plan: Plan): Generator<Decision> {
  const tried = new Set<Id>()
  for (let next = bestOrder(look(), plan, tried); next; next = bestOrder(look(), plan, tried)) {
    const voice = raiseVoice(look(), next)
    if (voice) yield voice
    yield next.decision
    tried.add(next.squad)
  }
  const lead = leading(look(), plan, look().game.rows(distances).heroic, least(look()))
  if (lead) yield lead
  for (const order of alerts(look(), plan, tried)) yield order
}

/** The front men first, leaders after their men. */
function* move(look: Look): Generator<Decision> {
  const heroic = doubledMove(look())
  if (heroic) yield heroic
  for (const id of movingOrder(look())) {
    const scene = look()
    const man = find(scene, id)
    if (!man) continue
    if (man.tank && man.figure.engine === 'stopped' && !man.figure.abandoned) {
      yield { action: 'repair', piece: id }
      continue
    }
    if (whyNotMove(scene.game, man.figure, false).length > 0) continue
    const option = bestGoing(scene, man)
    if (option) yield option.decision
    const after = find(look(), id)
    const down = after && dropping(look(), after)
    if (down) yield down
  }
}

/** The best of a walk, a dash and a charge. */
function bestGoing(scene: Scene, man: Man): Option | null {
  const walk = man.tank ? bestDrive(scene, man) : bestMove(scene, man, 'walk')
  const charge = bestCharge(scene, man, Math.max(walk?.gain ?? 0, 0.1))
  if (charge) return charge
  if (man.tank || whyNotMove(scene.game, man.figure, true).length > 0) return walk
  return bestMove(scene, man, 'dash', Math.max(walk?.gain ?? 0, 0.05)) ?? walk
}

const movingOrder = ({ men, chart, aim }: Scene): readonly Id[] =>
  men
    .map(man => ({
      id: man.figure.id,
      rank: (aim.field ? chart.far(aim.field, man.at) : 0) + (man.soldier.leads ? 1e9 : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)

/** The most valuable shots first. A man without a target watches; a gun that is not set up is set up. */
function* fire(look: Look): Generator<Decision> {
  const heroic = doubledFire(look())
  if (heroic) yield heroic
  const order = [...look().men].sort((a, b) => b.soldier.worth - a.soldier.worth)
  for (const id of ids(order)) {
    for (;;) {
      const scene = look()
      const man = find(scene, id)
      if (!man?.steady || whyNotFire(scene.game, man.figure).length > 0) break
      const option = bestShot(scene, man)
      if (!option) {
        if (!man.figure.fired && !man.tank) yield* idle(scene, man)
        break
      }
      if (option.gain > EYE && scene.side.hand.includes('JD') && !man.figure.deadEye)
        yield { action: 'use', resource: 'card', card: 'JD', piece: id }
      yield option.decision
      if (!man.tank) break
    }
  }
}
/** The least value of a shot worth a card. */
const EYE = 0.5

function* idle(scene: Scene, man: Man): Generator<Decision> {
  const gunner = man.figure.weapons.includes('mg')
  if (gunner && !man.figure.ready && man.figure.moved === 0) yield { action: 'set-up', piece: man.figure.id }
  else {
    const decision = man.figure.dashed === 'none' && isStill(scene, man) ? watch(scene, man) : null
    if (decision) yield decision
  }
}

/** A man who has moved farther does not watch: GB-OVER-1. */
const isStill = ({ game }: Scene, { figure }: Man): boolean => figure.moved < game.rows(distances)['overwatch-still']

/** Each first fights the enemy he is likeliest to beat. */
function* close(look: Look): Generator<Decision> {
  for (const id of ids(look().men)) {
    const scene = look()
    const man = find(scene, id)
    if (!man) continue
    const rivals = scene.foes.filter(
      ({ figure }) => man.figure.inContact.includes(figure.id) && !man.figure.fought.includes(figure.id),
    )
    const value = (foe: Man): number => fightChances(scene.game, man, foe, man.figure.charged).win * foe.prize
    const [best] = [...rivals].sort((a, b) => value(b) - value(a))
    if (!best) continue
    if (scene.side.hand.includes('QD') && fightChances(scene.game, man, best, man.figure.charged).win < 0.7)
      yield { action: 'use', resource: 'card', card: 'QD', piece: id }
    yield { action: 'fight', piece: id, target: best.figure.id }
  }
}
