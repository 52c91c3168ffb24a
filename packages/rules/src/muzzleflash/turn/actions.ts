import { fallBack } from '../falling-back.ts'
import { fire } from '../fire/firing.ts'
import { prime, throwGrenade } from '../fire/grenades.ts'
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
