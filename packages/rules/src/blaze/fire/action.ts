import { action, text } from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
import { carryOutFire } from './carrying-out.ts'
import { fields } from './orders.ts'
import { nextOfFire } from './questions.ts'
import { refuseFire } from './refusing.ts'

/** The decision to fire. */
export const fire = action<BlazeTables>()({
  says: text`Fire`,
  fields,
  next: nextOfFire,
  refuse: refuseFire,
  carryOut: carryOutFire,
})
