import type { Decision, Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { bestMove } from './moves/moves.ts'
import { isWithin, type Man, type Scene } from './scene.ts'
import { bestShot } from './shoot.ts'
import { least } from './valour.ts'

const { distances, mayClaim } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye

/**
 * Steps of another player's turn in which a claim is considered: when his men have moved but not fired, and when they
 * have fired.
 */
const steps: readonly string[] = ['fire', 'close']

/**
 * The share of a shot's value that counts if the own turn is still to come: the same shot could be had then, but the
 * enemy would have fired first.
 */
const EARLIER = 0.5

/**
 * Takes the initiative out of turn where that pays: men who did nothing in their own turn still act, and men waiting
 * for theirs shoot first at enemies who have just come into the open. This needs no order.
 */
export function claim(scene: Scene): Decision | null {
  const { game, men, side } = scene
  const gains = new Map<Id, number>()
  const gain = (man: Man): number => {
    let known = gains.get(man.figure.id)
    if (known === undefined) {
      known = isFree(man, side.done) ? gainOf(scene, man) : 0
      gains.set(man.figure.id, known)
    }
    return known
  }
  let best = least(scene)
  let piece: Id | null = null
  for (const man of men) {
    if (!mayClaim(game, man.figure)) continue
    let sum = 0
    for (const other of men) if (isWithin(other, man, game.rows(distances).heroic)) sum += gain(other)
    if (sum <= best) continue
    best = sum
    piece = man.figure.id
  }
  return piece === null ? null : { action: 'use', resource: 'valour', piece, for: 'take-initiative' }
}

/** Considers a claim once in each such step of another's turn: asking at every decision gains nothing. */
export function claimer(look: (game: Goodbye, side: Id) => Scene): (game: Goodbye, side: Id) => Decision | null {
  const pondered = new WeakMap<Goodbye, Map<Id, string>>()
  return (game, side) => {
    const { turn, phase, side: active } = game.state
    if (!steps.includes(phase)) return null
    const moment = `${turn} ${active} ${phase}`
    const known = pondered.get(game) ?? new Map<Id, string>()
    pondered.set(game, known)
    if (known.get(side) === moment) return null
    known.set(side, moment)
    return claim(look(game, side))
  }
}

/** Would he act with the others? A man who has acted this turn does not: GB-RUL-14. */
const isFree = ({ figure, steady, tank }: Man, done: boolean): boolean =>
  steady && !tank && !figure.acted && !hasActed(figure, done)

const hasActed = (figure: goodbyeRules.Figure, done: boolean): boolean =>
  figure.moved > 0 || figure.fired || figure.charged || (done && (figure.overwatch || figure.standTo))

function gainOf(scene: Scene, man: Man): number {
  const { game, side, aim } = scene
  if (side.noFire && side.noMove) return 0
  // his last turn is forgotten when he begins: he has not moved, and has his shot
  const fresh = { ...man, figure: { ...man.figure, moved: 0, fired: false, overwatch: false, standTo: false } }
  const shot = bestShot(scene, fresh)?.gain ?? 0
  if (side.done) return Math.max(shot, aim.type === 'reach' ? (bestMove(scene, fresh, 'walk')?.gain ?? 0) : 0)
  return game.state.phase === 'fire' ? shot * EARLIER : 0
}
