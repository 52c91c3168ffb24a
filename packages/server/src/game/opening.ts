import { commit, type Id, SandtableError, UMPIRE } from '@sandtable/kernel'
import { type Card, type GameWish, newRoom, type Room, type Seats, WATCHER } from '@sandtable/room'

/** What the server knows of a game before it begins. */
export interface Opening extends GameWish {
  /** The server's part of the dice. Players know its hash, and see it when the game is over. */
  readonly dice: string
}

/** Checks a wish by laying the table once; an error says what is wrong with it. */
export function openingFor(wish: GameWish, dice: string): { readonly card: Card; readonly opening: Opening } {
  const opening: Opening = { ...wish, dice }
  const room = roomFor(opening, [])
  const { title, level } = wish
  const seat = room.seat(WATCHER)
  for (const side of Object.keys(wish.seats))
    if (!room.sides.includes(side)) throw new SandtableError('NET-1', 'seats', `there is no side ${side}`)
  for (const side of room.sides)
    if (side === UMPIRE) throw new SandtableError('NET-1', 'seats', `no side may be called ${side}`)
  const seats: Seats = Object.fromEntries(room.sides.map(side => [side, wish.seats[side] ?? 'computer']))
  const card = { title, ruleset: seat.rules.id, seats, names: seat.sideNames, level, seal: commit(opening.dice) }
  return { card, opening: { ...opening, seats } }
}

/** The sides that people play, in the order in which their nonces are mixed. */
export const peopleIn = (seats: Seats): readonly Id[] => Object.keys(seats).filter(side => seats[side] === 'person')

/** The game at its beginning. What lies face down is dealt by the same secrets as the dice. */
export function roomFor(
  { title, scenario, file, seats, level, options, dice }: Opening,
  nonces: readonly string[],
): Room {
  const deal = Number.parseInt(commit(JSON.stringify(['deal', dice, ...nonces])).slice(0, 8), 16)
  const mixed = { from: 'commitment', secret: dice, nonces } as const
  return newRoom({ title, scenario, file, seats, level, options, deal, dice: mixed })
}
