import { readFileSync } from 'node:fs'
import type { Decision, Entry, Id } from '@sandtable/kernel'
import {
  type Card,
  type Clock,
  type Clocks,
  type Company,
  type FarCalls,
  FarDesk,
  type FromServer,
  type GameWish,
  type Heard,
  Listener,
  PROTOCOL,
  type Reaction,
  type Seats,
  type Shares,
  type Snapshot,
  Speaker,
  WATCHER,
  type Wound,
  type Wrong,
} from '@sandtable/room'
import { Session } from '../wire/session.ts'
import type { Games } from './games.ts'

/** A clock that does not wait. */
export const quickClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds = 0) =>
    new Promise(done => {
      // long waits are for quiet games, which no test has
      if (milliseconds < 5000) setImmediate(done)
    }),
}

export function wishFor(scenario: string, seats: Seats): GameWish {
  const text = readFileSync(new URL(`../../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8')
  return { title: 'A test', scenario: text, file: scenario, seats, level: 'regular', options: {} }
}

/** An error that the server has answered. */
export class FarError extends Error {
  readonly wrong: Wrong
  constructor(wrong: Wrong) {
    super(wrong.message)
    this.wrong = wrong
  }
}

/** A page far away, without a browser: it knows nothing but what was sent to it. */
export class FarPage {
  /** How its screen looks, without the news. */
  scene: Omit<Snapshot, 'news' | 'newsIsAll'> | null = null
  /** What it asks at its seat, it answers by itself. */
  readonly desk = new FarDesk(quickClock)
  seq = -1
  card: Card | null = null
  company: Company | null = null
  timing: { readonly clocks: Clocks | null; readonly reaction: Reaction } | null = null
  wound: Wound | null = null
  seat = ''
  side: Id = ''
  readonly talk: Heard[] = []
  shares: Shares | null = null
  readonly log: Entry[] = []
  /** Every byte that was sent to it, and what it said. */
  readonly heard: string[] = []
  readonly said: FromServer[] = []
  readonly wrongs: Wrong[] = []
  closed: number | null = null
  #send: (text: string) => void = () => {}
  #hangUp: () => void = () => {}
  #listener = new Listener()
  readonly #answers = new Map<number, (message: FromServer) => void>()
  #last = 0

  /** Opens a connection to these games, in the same process. */
  static at(games: Games): FarPage {
    const page = new FarPage()
    page.connect(games)
    return page
  }

  connect(games: Games): void {
    const speaker = new Speaker()
    const session = new Session(
      games,
      quickClock,
      message => this.take(speaker.write(message)),
      code => {
        this.closed = code
        session.end()
      },
    )
    this.over(
      text => void session.receive(text),
      () => session.end(),
    )
  }

  /** Takes any line: what it says goes there. */
  over(send: (text: string) => void, hangUp: () => void): void {
    this.#send = send
    this.#hangUp = hangUp
    this.#listener = new Listener()
  }

  hangUp(): void {
    this.#hangUp()
  }

  take(text: string): void {
    this.heard.push(text)
    const message = this.#listener.read(text) as FromServer
    this.said.push(message)
    if (message.type === 'hello')
      Object.assign(this, { card: message.card, seat: message.seat, side: message.side, shares: message.shares })
    else if (message.type === 'talk') this.talk.push(...message.heard)
    else if (message.type === 'shares') this.shares = message.shares
    else if (message.type === 'company') this.company = message.company
    else if (message.type === 'timing') this.timing = message
    else if (message.type === 'wound') this.wound = message.moment
    else if (message.type === 'state') {
      const { news, newsIsAll, ...scene } = this.desk.take(
        this.side,
        this.card?.ruleset ?? '',
        message,
        this.seat === WATCHER,
      )
      this.scene = scene
      if (newsIsAll) this.log.length = 0
      this.log.push(...news)
      this.seq = message.seq
    } else {
      if (message.type === 'error') this.wrongs.push(message.error)
      if (message.id !== null) this.#answers.get(message.id)?.(message)
    }
  }

  say(message: unknown): void {
    this.#send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async hello(game: string, secret: string, { again = false, nonce = `nonce of ${secret}` } = {}): Promise<void> {
    const before = this.said.length
    const seen = again ? { seen: { seq: this.seq, told: this.log.length } } : {}
    this.say({ type: 'hello', protocol: PROTOCOL, game, secret, nonce, name: '', ...seen })
    await until(() => this.said.slice(before).some(({ type }) => type === 'company' || type === 'error'))
  }

  ask<K extends keyof FarCalls>(call: K, args: Parameters<FarCalls[K]>, { seq = this.seq, key = `${++keys}` } = {}) {
    const id = ++this.#last
    return new Promise<Awaited<ReturnType<FarCalls[K]>>>((resolve, reject) => {
      this.#answers.set(id, message => {
        if (message.type === 'answer') resolve(message.value as never)
        else if (message.type === 'error') reject(new FarError(message.error))
      })
      this.say({ type: 'ask', id, call, args, seq, key })
    })
  }
}

let keys = 0

interface Waiting {
  readonly isSo: () => boolean
  readonly done: () => void
  readonly failed: (error: unknown) => void
}
const waiting = new Set<Waiting>()

/** Until this holds; the time limit of the test ends what never comes. One timer looks for all who wait. */
export async function until(isSo: () => boolean): Promise<void> {
  if (isSo()) return
  await new Promise<void>((done, failed) => {
    waiting.add({ isSo, done, failed })
    if (waiting.size === 1) setTimeout(look, 2)
  })
}

function look(): void {
  for (const one of waiting)
    try {
      if (!one.isSo()) continue
      waiting.delete(one)
      one.done()
    } catch (error) {
      waiting.delete(one)
      one.failed(error)
    }
  if (waiting.size > 0) setTimeout(look, 2)
}

/** A decision that the page may make now: the first that its offers lead to. */
export async function anyDecision(page: FarPage): Promise<Decision> {
  for (const { action, no } of page.scene?.offers ?? []) {
    if (no.length > 0) continue
    let draft: Decision = { action }
    for (;;) {
      const question = page.desk.question(draft)
      if (!question || question.optional) {
        if (page.desk.refusal(draft).length === 0) return draft
        break
      }
      const choice = question.choices.find(({ no }) => no.length === 0)
      if (!choice) break
      draft = { ...draft, [question.field]: question.many ? [choice.value] : choice.value } as Decision
    }
  }
  throw new Error('nothing can be decided')
}
