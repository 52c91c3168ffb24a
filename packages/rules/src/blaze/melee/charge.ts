import {
  type Action,
  type Decision,
  flag,
  type Id,
  id as idField,
  list,
  type Procedure,
  point,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
export const charge: Action<BlazeTables> = {
  says: 'Charge',
  fields: { piece: idField, target: idField, path: list(point), fanatic: flag, flame: flag },
  next: () => null,
  refuse: () => [],
}
export function* carryOutCharge(_game: Blaze, _d: Decision, _side: Id): Procedure {}
