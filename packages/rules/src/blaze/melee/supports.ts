import { type Action, flag, id as idField } from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
export const support: Action<BlazeTables> = {
  says: 'Support',
  fields: { piece: idField, target: idField, flame: flag },
  next: () => null,
  refuse: () => [],
}
