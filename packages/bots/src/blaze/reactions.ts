import type { Choice, Decision, Id, Prompt, Seat } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { intercepts } from './air.ts'
import { filled, firstAllowed, type Rate } from './answering.ts'
import type { Scene } from './scene.ts'
import { shotsOf } from './shots.ts'
import { patienceOf } from './stakes.ts'
import { fire } from './steps.ts'
import { worthOf } from './worth.ts'

const { shotsLeft } = blazeRules
type Stand = blazeRules.Stand

const PASS: Decision = { action: 'pass' }

/** Which stand fires at what has just moved; a hidden stand waits for a good shot. */
export function react(scene: Scene, prompt: Prompt): Decision {
  const { game, weights } = scene
  const { watching, able } = prompt.context as { readonly watching: Id; readonly able: readonly Id[] }
  let best: { readonly piece: Id; readonly value: number } | null = null
  for (const id of able) {
    const stand = game.find('piece', id)
    const shot = stand && shotsOf(scene, stand, 'still', watching)[0]
    if (!stand || !shot || shot.value < (stand.hidden ? patienceOf(scene, stand) : weights.thrift)) continue
    if (!best || shot.value > best.value) best = { piece: id, value: shot.value }
  }
  return best ? { action: 'react', piece: best.piece, target: watching } : PASS
}

interface Occasion {
  readonly reaction?: string | null
  readonly target?: Id
}

/** Fire out of turn: at a charger, at a stand falling back, at or from an aircraft, by a sniper. */
export function answerFire(seat: Seat, scene: Scene, prompt: Prompt): Decision {
  const { game } = scene
  const { reaction, target } = (prompt.context ?? {}) as Occasion
  if (reaction === 'sniper') return snipe(seat, scene, prompt)
  if (reaction === 'arrival' || reaction === 'run') return filled(seat, { action: 'fire' }, byWorth(scene)) ?? PASS
  const about = prompt.about.length > 0 ? prompt.about.map(id => game.find('piece', id)) : scene.mine
  for (const stand of about as readonly (Stand | null)[]) {
    const decision = stand && fire(seat, scene, stand, 'still', target)
    if (decision) return decision
  }
  // announced opportunity fire must be used, or the same question comes again
  return (reaction === 'opportunity' && filled(seat, { action: 'fire' }, byWorth(scene))) || PASS
}

/** A sniper fires all its dice at the best legal target. */
function snipe(seat: Seat, { game, foes }: Scene, { about }: Prompt): Decision {
  const worth = (foe: Stand): number => worthOf(game, foe) / Math.max(foe.figures, 1)
  for (const id of about) {
    const sniper = game.find('piece', id)
    const dice = sniper ? shotsLeft(game, sniper) : 0
    if (dice === 0) continue
    const fire = { action: 'fire', piece: id }
    const targets = [...foes].sort((a, b) => worth(b) - worth(a))
    const decision = firstAllowed(
      seat,
      targets.map(foe => ({ ...fire, target: foe.id, ...(dice > 1 && { dice }) })),
    )
    if (decision) return decision
  }
  return PASS
}

/** The best target, then the most dice, with any weapon. */
const byWorth =
  ({ game }: Scene): Rate =>
  (field: string, { value }: Choice) => {
    if (field === 'dice') return value as number
    const stand = field === 'target' && typeof value === 'string' ? game.find('piece', value) : null
    return stand ? worthOf(game, stand) / Math.max(stand.figures, 1) : 0
  }

/** Of several stands, the one that can best be spared. */
export function spare(seat: Seat, { game, side }: Scene): Decision {
  const rate: Rate = (_, { value }) => {
    const stand = typeof value === 'string' ? game.find('piece', value) : null
    return stand ? (stand.side === side ? -1 : 1) * worthOf(game, stand) : 0
  }
  return filled(seat, { action: 'choose' }, rate) ?? PASS
}

export function intercept(scene: Scene, prompt: Prompt): Decision {
  const { intercept: prey } = prompt.context as { readonly intercept: readonly Id[] }
  return intercepts(scene, prompt.about[0] as Id, prey)
}
