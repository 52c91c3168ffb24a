import { randomInt } from 'node:crypto'
import { scripted } from '@sandtable/bots'
import { type Decision, DiceError, type Id, Refusal, SandtableError, type SaveWriter } from '@sandtable/kernel'
import { type Done, type Pace, placing, type Room, type TableFacts } from '@sandtable/room'
import type { Owners } from './shares.ts'

/** What a message says of itself: whose seat sent it, the last step they had seen, and its key. */
export interface Sender {
  readonly seat: string
  readonly seq: number
  readonly key: string
}

/** The room of a game, with what belongs to it. */
export interface Laid {
  readonly room: Room
  readonly table: TableFacts
  readonly pace: Pace
  readonly writer: SaveWriter
}

/**
 * The game as this side may have it. When it is over, all of it, with what sealed the dice; before, only if the side knows
 * everything, to go on at home with other dice.
 */
export function saveFor(room: Room, side: Id): string {
  if (room.over) return room.save()
  const save = room.takenHome(side, { from: 'seed', seed: randomInt(2 ** 32) })
  if (save === null)
    throw new SandtableError('NET-4', '', 'something is hidden from you: the game can be downloaded when it is over')
  return save
}

/** Errors that leave the game as it was. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof SandtableError || error instanceof DiceError

/** Did somebody else do the next step before this one could be stored? */
export const isBeaten = (error: unknown): boolean => error instanceof SandtableError && error.code === 'NET-3'

/** Carries out in the room what a player has decided; on a shared side only for the player's own units. */
export function carryOut(
  room: Room,
  owners: Owners,
  { seat, side }: { readonly seat: string; readonly side: Id },
  call: keyof Done,
  args: readonly unknown[],
): void {
  const isOwn = (decision: Decision): boolean => owners.mayDecide(room, side, seat, decision)
  if (call === 'decide') {
    if (!isOwn(args[0] as Decision)) throw new SandtableError('NET-4', '', 'another player of your side decides that')
    room.decide(side, args[0])
  } else if (call === 'undo') room.undo(side)
  else if (call === 'redo') room.redo(side)
  else if (call === 'placeRest') placeRest(room, side, isOwn)
  else {
    if (call === 'letPass') room.letPass(side)
    room.pass(side)
  }
}

function placeRest(room: Room, side: Id, isOwn: (decision: Decision) => boolean): void {
  const helper = scripted(side)
  const next = () => placing(room.seat(side), helper, isOwn)
  for (let decision = next(); decision; decision = next()) room.decide(side, decision)
}
