import { createHash } from 'node:crypto'
import { SandtableError } from '@sandtable/kernel'
import type { Card, MailWord, NoticeWanted, NoticeWays, NoticeWish } from '@sandtable/room'
import { hashOf } from '../game/secret.ts'
import type { NoticeDue } from '../storage/beside.ts'
import type { Step, Storage } from '../storage/storage.ts'
import { readAddress } from './addresses.ts'
import type { Consent } from './consent.ts'
import type { Senders } from './senders.ts'
import { noticeOf } from './words.ts'

/** How many addresses a seat may have. */
const MOST_ADDRESSES = 6
/** How many notices are looked at in one go. */
const BATCH = 50
/** Whoever sends has so long for it, in ms; then another may. */
const HELD = 60_000
/** Waits after an attempt that failed, in ms. After the last it is given up. */
const WAITS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 12 * 3_600_000]

/**
 * Tells players who look elsewhere that it is their turn. What has to be told follows from the logs and from the last
 * step that was told or seen, so nothing is forgotten when the process ends.
 */
export class Notices {
  readonly #storage: Storage
  readonly #senders: Senders
  readonly #consent: Consent
  readonly #now: () => number
  /** Somebody who is asked may look by himself first; in ms. */
  readonly #delay: number
  readonly #anywhere: boolean

  constructor(
    storage: Storage,
    senders: Senders,
    consent: Consent,
    now: () => number,
    delay: number,
    anywhere: boolean,
  ) {
    this.#storage = storage
    this.#senders = senders
    this.#consent = consent
    this.#now = now
    this.#delay = delay
    this.#anywhere = anywhere
  }

  get ways(): NoticeWays {
    return this.#senders.ways
  }

  /** These seats are told there from now on. Seats that nobody knows are passed over. */
  async want({ secrets, address: given, language, isNew = false }: NoticeWish, page: string): Promise<NoticeWanted> {
    const read = readAddress(given, this.#anywhere, this.ways.mail)
    const address = JSON.stringify(read)
    if (read.type === 'mail' && isNew) await this.#senders.askFirst(read.to, page, language)
    for (const { hash, seq } of await this.#storage.list(secrets.map(hashOf))) {
      const others = (await this.#storage.noticesOf(hash)).filter(one => one.address !== address)
      if (others.length >= MOST_ADDRESSES)
        throw new SandtableError('NET-8', 'address', `a seat has at most ${MOST_ADDRESSES} addresses`)
      const id = idOf(hash, address)
      // who asks for it looks at the game now
      await this.#storage.wantNotice({ id, seat: hash, address, language, page, told: seq, tries: 0, next: 0 })
    }
    return { isConfirmed: read.type !== 'mail' || (await this.#consent.isGiven(read.to)) }
  }

  /** Whoever reads mail at an address says whether they want it. */
  sayOfMail({ to, token, wants }: MailWord): Promise<void> {
    return this.#consent.say(to, token, wants)
  }

  async stop({ secrets, address }: Pick<NoticeWish, 'secrets' | 'address'>): Promise<void> {
    const text = JSON.stringify(readAddress(address, true, true))
    for (const secret of secrets) await this.#storage.dropNotice(idOf(hashOf(secret), text))
  }

  /** Sends what is due; the owner calls this now and then. */
  async run(): Promise<void> {
    const due = await this.#storage.dueNotices(this.#now(), BATCH)
    await Promise.all(due.map(one => this.#consider(one)))
  }

  async #consider(due: NoticeDue): Promise<void> {
    const { id, game, side, seq, told, tries, page } = due
    const news = newsFor(side, told, await this.#storage.read(game, Math.max(0, told)))
    if (!news) return this.#storage.putNotice({ id, told: seq, tries: 0, next: 0 })
    const ready = news.at + this.#delay
    if (this.#now() < ready) return void (await this.#storage.holdNotice(due, ready))
    if (!(await this.#storage.holdNotice(due, this.#now() + HELD))) return
    const { title } = JSON.parse(due.card) as Card
    const notice = noticeOf(due.language, { game, kind: news.kind, title, page, id: idOf(id, String(news.seq)) })
    const sent = await this.#senders.send(JSON.parse(due.address), notice, due.language)
    const wait = WAITS[tries]
    if (sent === 'gone') await this.#storage.dropNotice(id)
    else if (sent === 'failed' && wait !== undefined)
      await this.#storage.putNotice({ id, told, tries: tries + 1, next: this.#now() + wait })
    else await this.#storage.putNotice({ id, told: seq, tries: 0, next: 0 })
  }
}

const idOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

/** What has happened for a side since it was told last: it is asked, or the game is over. `steps` begin with the one told. */
export function newsFor(
  side: string,
  told: number,
  steps: readonly Step[],
): { readonly kind: 'turn' | 'over'; readonly seq: number; readonly at: number } | null {
  const last = steps.at(-1)
  if (!last) return null
  const kind = last.stage === 'over' ? 'over' : 'turn'
  const holds = ({ stage, waiting }: Step): boolean =>
    kind === 'over' ? stage === 'over' : stage !== 'gathering' && waiting.includes(side)
  if (!holds(last)) return null
  const first = steps.findLastIndex(step => !holds(step)) + 1
  const since = steps[first] as Step
  return since.seq <= told ? null : { kind, seq: since.seq, at: since.at }
}
