import type { Snapshot, Wanted } from '@sandtable/room'
import { words } from '../language/index.ts'
import { namesOf } from './names.ts'

/** 'In this order: British, German.' Empty where the dice are one person's. */
export function diceOrder({ each = [], names: drawn }: Wanted, snapshot: Snapshot): string {
  if (each.length < 2 || drawn) return ''
  const names = namesOf(snapshot)
  const isSide = (id: string): boolean => snapshot.table.sides.includes(id)
  return words().panels.diceOf(each.map(id => (isSide(id) ? names.side(id) : names.piece(id))))
}
