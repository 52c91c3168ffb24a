import { type Card, type Company, WATCHER } from '@sandtable/room'
import { proposalsIn } from './accords.ts'
import type { Ledger } from './ledger.ts'

/** Who is at the table, and what they have proposed to each other. `places`: the seats from which pages look at it. */
export function companyOf(card: Card, ledger: Ledger, places: readonly string[]): Company {
  const { sat, called, left, declined, rematch } = ledger
  return {
    sat: [...sat.keys()],
    here: Object.keys(card.players).filter(seat => places.includes(seat)),
    watchers: places.filter(place => place === WATCHER).length,
    looking: places.length,
    called: Object.fromEntries([...called].filter(([, name]) => name !== '')),
    left: [...left],
    proposals: proposalsIn(card, ledger),
    ...(declined && { declined }),
    rematch,
  }
}
