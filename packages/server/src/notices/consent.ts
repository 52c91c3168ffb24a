import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { SandtableError } from '@sandtable/kernel'
import { newSecret } from '../game/secret.ts'
import type { Storage } from '../storage/storage.ts'

/** An address is asked at most once in this time whether it wants mail, in ms: nobody can have it flooded. */
const ASKED_AGAIN = 24 * 3_600_000

/** What the owner of an address has said, and when it was asked or refused. */
interface Said {
  readonly state: 'asked' | 'wanted' | 'refused'
  readonly at: number
}

/** Who wants mail. Before its owner has said so, an address gets one mail: the one that asks. */
export class Consent {
  readonly #storage: Storage
  readonly #now: () => number
  readonly #key: string

  private constructor(storage: Storage, now: () => number, key: string) {
    this.#storage = storage
    this.#now = now
    this.#key = key
  }

  static async open(storage: Storage, now: () => number): Promise<Consent> {
    return new Consent(storage, now, await storage.settle('mail key', newSecret()))
  }

  /** Proves that a link was sent to this address. */
  tokenFor(to: string): string {
    return createHmac('sha256', this.#key).update(to.toLowerCase()).digest('base64url').slice(0, 32)
  }

  async isGiven(to: string): Promise<boolean> {
    return (await this.#said(to))?.state === 'wanted'
  }

  /** A player names an address. Says whether its owner must be asked now; he may have refused. */
  async mustAsk(to: string): Promise<boolean> {
    const said = await this.#said(to)
    const isRecent = said !== null && this.#now() - said.at < ASKED_AGAIN
    if (said?.state === 'wanted' || (said?.state === 'asked' && isRecent)) return false
    if (isRecent)
      throw new SandtableError('NET-8', 'address', 'whoever reads mail there wants none: try again tomorrow')
    await this.#keep(to, 'asked')
    return true
  }

  /** The mail that asks could not be sent: it may be tried at once. */
  async notAsked(to: string): Promise<void> {
    await this.#storage.keep(nameOf(to), '')
  }

  /** The owner of the address says whether he wants mail. */
  async say(to: string, token: string, wants: boolean): Promise<void> {
    const [given, right] = [Buffer.from(token), Buffer.from(this.tokenFor(to))]
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw new SandtableError('NET-2', '', 'the link may be incomplete')
    await this.#keep(to, wants ? 'wanted' : 'refused')
    if (!wants) await this.#storage.dropAddress(JSON.stringify({ type: 'mail', to }))
  }

  #keep(to: string, state: Said['state']): Promise<void> {
    return this.#storage.keep(nameOf(to), JSON.stringify({ state, at: this.#now() }))
  }

  async #said(to: string): Promise<Said | null> {
    const text = await this.#storage.kept(nameOf(to))
    return text ? (JSON.parse(text) as Said) : null
  }
}

/** What is kept of an address beside its notices is only a hash. */
const nameOf = (to: string): string => `mail ${createHash('sha256').update(to.toLowerCase()).digest('base64url')}`
