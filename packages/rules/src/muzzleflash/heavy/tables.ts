import { int, length, oneOf, optional } from '@sandtable/kernel'
import { book } from '../tables.ts'

/** What the chapters on guns, crews and vehicles say besides the tables that everybody reads. */

/** What stops a shot that has gone astray, by its height, near the firer and farther off. */
export const flight = book.values('scatter-direct.flight', length)
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
export const casualtyCheck = book.values('casualty-check', int)
