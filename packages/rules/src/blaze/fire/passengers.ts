import type { Id, Procedure } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'

/** The stands that a vehicle carries when it is lost: BA-HULL-14. */
export function* passengersOf(_game: Blaze, _vehicle: Id): Procedure {}
