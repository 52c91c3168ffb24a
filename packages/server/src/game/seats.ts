import { type Id, SandtableError, UMPIRE } from '@sandtable/kernel'
import { type Card, type GameWish, noSecrets, type Players, type Seats, type Shares, WATCHER } from '@sandtable/room'

/** A game has a seat for everybody who plays. A side with one player has the seat of its name; others are counted. */
const seatOf = (side: Id, i: number): string => (i === 0 ? side : `${side}+${i + 1}`)

/** How many people may share a side. */
const MOST = 6

/** The seats of a game, and what is whose where several people share a side. `unitsOf` says what a side has. */
export function seatsFor(
  seats: Seats,
  { shared = {}, umpire }: GameWish,
  unitsOf: (side: Id) => readonly Id[],
): { readonly players: Players; readonly shares: Shares } {
  const players: { [seat: string]: Id } = {}
  const shares: { [seat: string]: readonly Id[] } = {}
  for (const side of Object.keys(shared))
    if (seats[side] !== 'person') throw new SandtableError('NET-1', 'shared', `nobody plays ${side}`)
  for (const side of Object.keys(seats).filter(one => seats[one] === 'person')) {
    const wish = shared[side] ?? 1
    const many = typeof wish === 'number' ? wish : wish.length
    if (!(Number.isInteger(many) && many >= 1 && many <= MOST))
      throw new SandtableError('NET-1', 'shared', `from 1 to ${MOST} people share a side`)
    const parts = typeof wish === 'number' ? inParts(unitsOf(side), wish) : wish
    const ids = parts.flat()
    if (new Set(ids).size < ids.length) throw new SandtableError('NET-1', 'shared', 'a unit has one player')
    for (const [i, part] of parts.entries()) {
      players[seatOf(side, i)] = side
      if (parts.length > 1) shares[seatOf(side, i)] = part
    }
  }
  return { players: umpire ? { ...players, [UMPIRE]: UMPIRE } : players, shares }
}

/** In so many parts, as equal as can be, in order. */
function inParts(ids: readonly Id[], many: number): readonly (readonly Id[])[] {
  const at = (i: number): number => Math.round((ids.length * i) / many)
  return Array.from({ length: many }, (_, i) => ids.slice(at(i), at(i + 1)))
}

/** The card of a stored game; one of an earlier version has no seats but those of the sides. */
export function cardIn(text: string): Card {
  const card = JSON.parse(text) as Card
  return { ...card, levels: card.levels ?? {}, watching: card.watching ?? noSecrets, players: playersIn(card) }
}

const playersIn = ({ players, seats }: Card): Players =>
  players ?? Object.fromEntries(Object.keys(seats).flatMap(side => (seats[side] === 'person' ? [[side, side]] : [])))

/** The seats that people play from, in the order in which their nonces are mixed: the umpire has none. */
export const peopleAt = ({ players }: Pick<Card, 'players'>): readonly string[] =>
  Object.keys(players).filter(seat => seat !== UMPIRE)

/** The side whose view a seat has. */
export const sideOf = ({ players, watching }: Card, seat: string): Id =>
  seat === WATCHER ? (watching.sees ?? WATCHER) : (players[seat] ?? seat)

/** What is whose on a side that several people share, with what they have handed over. */
export const sharesOf = (card: Card, shares: Shares, gave: ReadonlyMap<Id, string>, side: Id): Shares =>
  Object.fromEntries(
    seatsOf(card, side).map(seat => [
      seat,
      [
        ...(shares[seat] ?? []).filter(id => (gave.get(id) ?? seat) === seat),
        ...[...gave].flatMap(([id, to]) => (to === seat && !shares[seat]?.includes(id) ? [id] : [])),
      ],
    ]),
  )

/** The seats of a side. */
export const seatsOf = (card: Card, side: Id): readonly string[] =>
  peopleAt(card).filter(seat => card.players[seat] === side)

/** Who sits where once these have given their seats up: a side that nobody plays is the computer's. */
export const seatsNow = (card: Card, left: ReadonlySet<string>): Seats =>
  Object.fromEntries(
    Object.entries(card.seats).map(([side, who]) => [
      side,
      who === 'person' && seatsOf(card, side).every(seat => left.has(seat)) ? 'computer' : who,
    ]),
  )

/** The seats that are waited for; of a side that a computer plays, the side. */
export const waitingAt = (card: Card, left: ReadonlySet<string>, sides: readonly Id[]): readonly string[] =>
  sides.flatMap(side => {
    const seats = seatsOf(card, side).filter(seat => !left.has(seat))
    return seats.length > 0 ? seats : [side]
  })

/** Does whoever looks from this seat see the game with a delay? */
export const isLate = ({ watching }: Card, seat: string): boolean => seat === WATCHER && watching.delay > 0
