import { fallBack } from '../falling-back.ts'
import { fire } from '../fire/firing.ts'
import { prime, throwGrenade } from '../fire/grenades.ts'
import { smother } from '../fire/smothering.ts'
import { dismount, mount } from '../heavy/boarding.ts'
import { hitch, pack, setUp } from '../heavy/deploying.ts'
import { clear, load } from '../heavy/serving.ts'
import { turn } from '../heavy/turning.ts'
import { open } from '../movement/doors.ts'
import { gap } from '../movement/gapping.ts'
import { move } from '../movement/moving.ts'
import { charge } from '../nerve/charging.ts'
import { order } from '../nerve/orders.ts'
import { carry } from '../recovery/carrying.ts'
import { check } from '../recovery/checking.ts'
import type { Act } from './act.ts'

/**
 * Everything that a piece can do for AP, by the name that a decision uses. Throwing and charging ask for reactions, and those for all
 * acts: so only this file imports those two.
 */
export const acts: { readonly [name: string]: Act } = {
  move,
  fire,
  prime,
  throw: throwGrenade,
  charge,
  order,
  gap,
  open,
  smother,
  turn,
  mount,
  dismount,
  'set-up': setUp,
  pack,
  hitch,
  load,
  clear,
  check,
  carry,
  'fall-back': fallBack,
}

/** What is done as a reaction only. */
export const reactionsOnly: readonly string[] = ['smother']
