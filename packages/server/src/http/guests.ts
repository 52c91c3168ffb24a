import type { Clock } from '@sandtable/room'
import { Allowance } from '../wire/allowance.ts'

/** What each address may do: so many at once, and so many a second in the long run. */
export class Guests {
  readonly #allowances = new Map<string, Allowance>()
  readonly #clock: Clock
  readonly #most: number
  readonly #perSecond: number

  constructor(clock: Clock, most: number, perSecond: number) {
    this.#clock = clock
    this.#most = most
    this.#perSecond = perSecond
  }

  /** Takes one, if this address has one left. */
  take(address: string): boolean {
    const guest = guestOf(address)
    const allowance = this.#allowances.get(guest) ?? new Allowance(this.#clock, this.#most, this.#perSecond)
    this.#allowances.set(guest, allowance)
    return allowance.take()
  }

  /** Forgets those who have not been here for a while. */
  tidy(): void {
    for (const [guest, allowance] of this.#allowances) if (allowance.isFull) this.#allowances.delete(guest)
  }
}

/** Whoever has one address of IPv6 has all that begin with the same 64 bits. */
const guestOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? prefixOf(address) : address

function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map(part => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const zeros = address.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
