import { int, length, oneOf, optional, record } from '@sandtable/kernel'
import { book } from '../tables.ts'

/** What the chapters on guns, crews and vehicles say besides the tables that everybody reads. */

export const flight = book.value('scatter-direct.flight', record({ over: length, near: length, 'near-high': length }))
export const loaders = book.values('loaders', oneOf('always', 'lmg-too'))
/** Degrees to either side. */
export const steering = book.values('steering', int)
/** Inches per AP. */
export const carrying = book.table('carrying', {
  one: optional(length),
  more: length,
  'one-double': optional(length),
  'more-double': length,
})
export const casualtyCheck = book.value('casualty-check', record({ dies: int, recovers: int }))
