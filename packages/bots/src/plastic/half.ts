import type { Decision, Id } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { bestMove, exit, stay } from './advance.ts'
import { bestCharge } from './charge.ts'
import { bestCommand, commanders, rallying } from './command.ts'
import { bestFire, helpOf, type Option } from './fire.ts'
import { bestThrow } from './grenade.ts'
import { bestLaunch } from './launcher.ts'
import { isOnTheGo, type Man, type Scene, survey } from './scene.ts'
import { bestShell } from './shell.ts'
import type { Weights } from './weights.ts'

const { allowanceOf } = plasticRules
type Plastic = plasticRules.Plastic

/**
 * A side's half of a turn: first those who help others, then those who fire, then those who move. It stops at every
 * decision and looks again when it resumes, since any roll may have changed the table.
 */
export function* playHalf(game: Plastic, side: Id, care: Weights): Generator<Decision> {
  let seen: Scene | null = null
  let at = -1
  const look = (): Scene => {
    if (!seen || at !== game.journal.length) seen = survey(game, side, care)
    at = game.journal.length
    return seen
  }
  const find = (scene: Scene, id: Id): Man | null => {
    const man = scene.men.find(({ figure }) => figure.id === id)
    return man && !man.figure.acted && isOnTheGo(game, man.figure) ? man : null
  }
  for (const id of commanders(look())) {
    const scene = look()
    const man = find(scene, id)
    const option = man && bestCommand(scene, man)
    if (!option) continue
    yield option.decision
    for (let again = rallying(look()); again; again = rallying(look())) yield again
  }
  for (const id of firingOrder(look())) {
    const scene = look()
    const man = find(scene, id)
    const option = man && bestShot(scene, man)
    if (!man || !option) continue
    const other = man.figure.status === 'ready' ? bestStep(scene, man, option.gain * care.zeal) : null
    if (!other) yield option.decision
  }
  for (const id of movingOrder(look())) {
    const scene = look()
    const man = find(scene, id)
    if (man?.figure.status !== 'ready') continue
    const shot = bestShot(scene, man)
    const best = bestStep(scene, man, (shot?.gain ?? 0) * care.zeal) ?? shot
    if (best) yield best.decision
  }
  for (;;) yield { action: 'end' }
}

const mayFire = ({ figure }: Man): boolean =>
  !figure.acted && !figure.reserve && (figure.status === 'ready' || figure.status === 'fire-only')

/** The best a figure can do without moving. */
function bestShot(scene: Scene, man: Man): Option | null {
  if (!mayFire(man)) return null
  let best: Option | null = null
  for (const option of [
    bestFire(scene, man, helpOf(scene, man)),
    bestThrow(scene, man),
    bestLaunch(scene, man),
    bestShell(scene, man),
  ])
    if (option && option.gain > (best?.gain ?? 0)) best = option
  return best
}

/** The best a figure can do by moving, if that is worth more than staying. */
function bestStep(scene: Scene, man: Man, least: number): Option | null {
  if (man.soldier.reserve && scene.aim.type !== 'exit') return null // he waits for a comrade to fall
  if (allowanceOf(scene.game, man.figure) === 0) return null // an infantry gun stays where it is
  const out = exit(scene, man)
  if (out) return out
  const here = stay(scene, man)
  const move = bestMove(scene, man, here, least)
  return bestCharge(scene, man, here, move?.gain ?? least) ?? move
}

/** Those who can clear several at once, then the most valuable. */
const firingOrder = (scene: Scene): readonly Id[] =>
  scene.men
    .filter(mayFire)
    .sort((a, b) => rank(b) - rank(a))
    .map(({ figure }) => figure.id)

const rank = ({ soldier }: Man): number =>
  soldier.worth + (soldier.shell ? 8 : 0) + (soldier.launcher ? 6 : 0) + (soldier.grenade ? 4 : 0)

/** The front men first, leaders after their men. */
const movingOrder = ({ men, chart, aim }: Scene): readonly Id[] =>
  men
    .map(man => ({
      id: man.figure.id,
      rank: (aim.field ? chart.far(aim.field, man.at) : 0) + (man.soldier.commands ? 1e9 : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
