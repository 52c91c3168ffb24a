import type { Action, Decision, Id, Length, Point, Procedure, Reason } from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from './records.ts'
import type { Card } from './tables.ts'

/**
 * What the chapters of fire, shells, aircraft and obstacles give to the turn. Each line here becomes the real thing:
 * `export { offerSnipers } from './fire/snipers.ts'`.
 */

export const combatActions: { readonly [name: string]: Action<BlazeTables> } = {}
export const combatActs: { readonly [name: string]: (game: Blaze, decision: Decision, side: Id) => Procedure } = {}

/** How a stand comes to fire: in its own step (null), or in answer to something. */
export type FireContext = {
  readonly reaction: 'fall-back' | 'charge' | 'opportunity' | 'sniper' | null
  readonly targetAt?: Point
}

export function* carryOutFire(_game: Blaze, _decision: Decision, _how: FireContext): Procedure {}
export const couldFireAt = (_game: Blaze, _firer: Stand, _target: Stand, _how: FireContext): boolean => false
/** How many shots a stand has left this turn, whatever its card. */
export const shotsLeft = (_game: Blaze, _stand: Stand): number => 0

export function* offerSnipers(_game: Blaze): Procedure {}
export function discoverSnipers(_game: Blaze, _mover: Id): void {}
export function snipersLeave(_game: Blaze): void {}

export function* afterAimedFire(_game: Blaze): Procedure {}
export function smokeAtStepEnd(_game: Blaze): void {}
export function turnEndOfShells(_game: Blaze): void {}
export function* fallBarrage(_game: Blaze, _turn: number): Procedure {}

export function* airReveal(_game: Blaze): Procedure {}
export function airTurnEnd(_game: Blaze): void {}
export const whyNotAirCard = (_game: Blaze, _aircraft: Stand, _card: Card): readonly Reason[] => []
/** Has this side an aircraft that can still fly its mission in the step of this card? */
export const couldFly = (_game: Blaze, _side: Id, _card: Card): boolean => false

/** What wire and mines on a path add to its cost, and why it may not be taken. */
export const obstacleCosts = (
  _game: Blaze,
  _stand: Stand,
  _path: readonly Point[],
  _rate: Length,
): { readonly cost: Length; readonly reasons: readonly Reason[]; readonly cites: readonly string[] } => ({
  cost: 0,
  reasons: [],
  cites: [],
})

/**
 * The stand goes along its path (the first point is where it is) and meets what lies on it: gives the path as far as it got, or null
 * when it is gone or has been dealt with where it stands.
 */
export function* meetObstacles(
  _game: Blaze,
  _mover: Id,
  path: readonly Point[],
): Procedure<{ readonly path: readonly Point[]; readonly stopped: boolean } | null> {
  return { path, stopped: false }
}

/** Tasks of these chapters: why a stand may not be given one, and what happens when it is done. */
export const whyNotCombatTask = (
  _game: Blaze,
  _stand: Stand,
  _task: string,
  _target: unknown,
): readonly Reason[] | null => null
/** Gives false for a task that is not theirs. */
export function* completeCombatTask(_game: Blaze, _id: Id): Procedure<boolean> {
  return false
}

/** Airborne stands, gliders: those that this side may still bring down in the move step. */
export const couldDrop = (_game: Blaze, _side: Id): boolean => false
/** Mine-clearing tanks and the like that act in the move step without a card. */
export const couldClear = (_game: Blaze, _side: Id): boolean => false
/** At the end of the move step: craft drift. */
export function driftCraft(_game: Blaze): void {}
/** Why a craft may not go there. */
export const whyNotAfloat = (_game: Blaze, _stand: Stand, _path: readonly Point[]): readonly Reason[] => []
/** Why a stand may not end on this floor of a house; and what it meets there. */
export const whyNotFloor = (_game: Blaze, _stand: Stand, _at: Point, _floor: number): readonly Reason[] => []
export function* enterHouse(_game: Blaze, _mover: Id): Procedure {}
