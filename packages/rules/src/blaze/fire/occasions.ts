import type { Blaze, Stand } from '../records.ts'
import { classOf, kindOf } from '../stands/stand.ts'
import type { How, Occasion } from './orders.ts'

/** The occasion on which the stand may fire and, if not obvious, as what. */
export function occasionRules(game: Blaze, firer: Stand, how: How): readonly string[] {
  const when = how ? whyNow(game, how) : (steps[game.state.phase] ?? [])
  const as = firesAs(game, firer)
  return as === null ? when : [as, ...when.slice(0, 1)]
}

/** Opportunity fire comes after aimed fire only, and before that of a target on Move and Fire. */
function whyNow(game: Blaze, { reaction, target }: Occasion): readonly string[] {
  if (reaction === 'fall-back') return ['BA-FALL-3']
  if (reaction === 'charge') return ['BA-CHRG-9', 'BA-MELEE-23']
  const first = target !== undefined && game.find('piece', target)?.card === 'move-fire'
  return ['BA-OPP-2', first ? 'BA-OPP-5' : 'BA-OPP-3']
}

const steps: { readonly [phase: string]: readonly string[] } = {
  'aimed-fire': ['BA-AIM-1', 'BA-AIM-3'],
  'opportunity-fire': ['BA-OPP-1', 'BA-OPP-3'],
  'move-fire': ['BA-MOVE-6'],
}

/** A headquarters fires like any section, as do a crew without its gun and a flamethrower with rifles; an immobile stand still fires. */
function firesAs(game: Blaze, firer: Stand): string | null {
  if (firer.immobilised) return 'BA-HULL-13'
  if (kindOf(game, firer).hq) return 'BA-HQ-2'
  if (firer.gunLost) return 'BA-ARTY-7'
  return classOf(game, firer) === 'infantry' && firer.kind === 'flamethrower' ? 'BA-FLAME-1' : null
}
