import { commit, type Id, SandtableError, UMPIRE } from '@sandtable/kernel'
import {
  type Card,
  type GameWish,
  keptRoom,
  newRoom,
  noSecrets,
  type Room,
  roomElsewhere,
  type Seats,
  type Shares,
  trustedRoom,
  WATCHER,
} from '@sandtable/room'
import { seatsFor } from './seats.ts'

/** What the server knows of a game before it begins. */
export interface Opening extends GameWish {
  /** The server's part of the dice. Players know its hash, and see it when the game is over. */
  readonly dice: string
  /** What is whose, where several people share a side. */
  readonly shares?: Shares
}

/** The longest delay of those who watch, in seconds. */
export const LATEST = 3600

/** Checks a wish by laying the table once; an error says what is wrong with it. */
export function openingFor(wish: GameWish, dice: string): { readonly card: Card; readonly opening: Opening } {
  const opening: Opening = { ...wish, dice }
  const room = roomFor(opening, [])
  const { title, level, levels = {} } = wish
  const seat = room.seat(WATCHER)
  for (const side of [...Object.keys(wish.seats), ...Object.keys(levels), ...Object.keys(wish.shared ?? {})])
    if (!room.sides.includes(side)) throw new SandtableError('NET-1', 'seats', `there is no side ${side}`)
  for (const side of room.sides)
    if (side === UMPIRE || side.includes('+'))
      throw new SandtableError('NET-1', 'seats', `no side may be called ${side}`)
  const seats: Seats = Object.fromEntries(room.sides.map(side => [side, wish.seats[side] ?? 'computer']))
  const { players, shares } = seatsFor(seats, wish, side => unitsIn(room, side))
  const watching = { ...noSecrets, ...wish.watching }
  if (watching.sees !== null && watching.sees !== UMPIRE && !room.sides.includes(watching.sees))
    throw new SandtableError('NET-1', 'watching', `there is no side ${watching.sees}`)
  if (!(watching.delay >= 0 && watching.delay <= LATEST))
    throw new SandtableError('NET-1', 'watching', `a delay is at most ${LATEST} seconds`)
  const open = wish.open ?? []
  for (const one of open)
    if (!Object.hasOwn(players, one)) throw new SandtableError('NET-1', 'open', `nobody plays ${one}`)
  const { rules, sideNames: names } = seat
  const { pace = 'live', clock = null } = wish
  const seal = commit(dice)
  const card = { title, ruleset: rules.id, seats, names, level, levels, players, watching, seal, pace, clock }
  const scenario = wish.save === undefined ? wish.scenario : scenarioOf(room, title)
  return { card, opening: { ...opening, scenario, seats, shares } }
}

/**
 * The position that a saved game began with, as a scenario, for a rematch. A save does not say how its scenario was
 * described, and nobody reads that here.
 */
function scenarioOf(room: Room, title: string): string {
  const about = { title, summary: title, turns: 1, minutes: 1 }
  const briefing = Object.fromEntries(room.sides.map(side => [side, title]))
  return JSON.stringify({ ...about, briefing, ruleset: room.seat(WATCHER).rules.id, ...room.setting })
}

/** What a side has, as it is given to those who share it: its units, and the pieces that belong to none. */
function unitsIn(room: Room, side: Id): readonly Id[] {
  type Piece = { readonly id: Id; readonly side: Id; readonly unit?: Id | null }
  const pieces = (room.seat(side).view().tables.piece as readonly Piece[]).filter(one => one.side === side)
  return [...new Set(pieces.map(({ id, unit }) => unit ?? id))]
}

/** The game at its beginning, or where a saved one goes on. What lies face down is dealt by the same secrets as the dice. */
export function roomFor(
  { title, scenario, file, seats, level, levels = {}, options, dice, save }: Opening,
  nonces: readonly string[],
): Room {
  const mixed = { from: 'commitment', secret: dice, nonces } as const
  if (save !== undefined) return roomElsewhere({ title, save, file, seats, level, levels }, mixed)
  const deal = Number.parseInt(commit(JSON.stringify(['deal', dice, ...nonces])).slice(0, 8), 16)
  return newRoom({ title, scenario, file, seats, level, levels, options, deal, dice: mixed })
}

/**
 * The game that these rows of a save come to. Only servers write logs, and they have checked every step; what another
 * version wrote is checked again. If that writes the same game otherwise, the next step is the whole of it.
 */
export function roomOf(
  rows: readonly string[],
  file: string,
  { title, level, levels }: Card,
  seats: Seats,
): { readonly room: Room; readonly isAsWritten: boolean } {
  const kept = { title, seats, level, levels, save: rows.join(''), file }
  const trusted = trustedRoom(kept)
  const room = trusted ?? keptRoom(kept).room
  return { room, isAsWritten: trusted !== null || room.save() === kept.save }
}
