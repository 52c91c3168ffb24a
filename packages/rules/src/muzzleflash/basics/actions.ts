import { hitch, pack, setUp } from '../crew-served/deploying.ts'
import { clear, load } from '../crew-served/serving.ts'
import { prime, throwGrenade } from '../grenades/grenades.ts'
import { charge } from '../melee/charging.ts'
import { open } from '../movement/doors.ts'
import { gap } from '../movement/gapping.ts'
import { move } from '../movement/moving.ts'
import { order } from '../orders/orders.ts'
import { carry } from '../recovery/carrying.ts'
import { check } from '../recovery/checking.ts'
import { fallBack } from '../section-morale/falling-back.ts'
import { fire } from '../shooting/firing.ts'
import { dismount, mount } from '../vehicles/boarding.ts'
import { turn } from '../vehicles/turning.ts'

/** Everything that a piece can do for AP in its activation, by the name that a decision uses. */
export const inActivation = {
  move,
  fire,
  prime,
  throw: throwGrenade,
  charge,
  order,
  gap,
  open,
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
