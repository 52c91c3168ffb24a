import type { Id } from '@sandtable/kernel'
import type { GameMade } from '@sandtable/room'

/** A seat in a game that is played far apart. Whoever has its secret sits there. */
export interface FarSeat {
  readonly game: string
  readonly secret: string
  /** This player's part of the dice. */
  readonly nonce: string
  /** The hash of the server's part, as it was told before the game. */
  readonly seal: string | null
  /** The other seats, where this browser has made the game and invites the others. */
  readonly made: (GameMade & { readonly yours: Id }) | null
  /** The secret of the seat at a rematch, once one was proposed or agreed to. */
  readonly next?: string
}

const KEY = 'sandtable.far'

/** The seats that this browser keeps, the latest first. */
export function keptSeats(): readonly FarSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return [] // no storage, or something else wrote it
  }
}

const write = (seats: readonly FarSeat[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats))
  } catch {
    // it can still be played as long as the page is open
  }
}

export const keptSeat = (game: string): FarSeat | null => keptSeats().find(seat => seat.game === game) ?? null

/** Keeps a seat. One that another link leads to replaces the one before: a browser sits once at a game. */
export function keepSeat(game: string, secret: string, more: Partial<FarSeat> = {}): FarSeat {
  const before = keptSeats().find(seat => seat.game === game && seat.secret === secret)
  const seat = { game, secret, nonce: before?.nonce ?? anyText(), seal: null, made: null, ...before, ...more }
  write([seat, ...keptSeats().filter(one => one.game !== game)])
  return seat
}

export const forgetSeat = (game: string): void => write(keptSeats().filter(seat => seat.game !== game))

/** 128 random bits. */
export const anyText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
