import type { Decision } from '@sandtable/kernel'
import { type FromServer, Listener, PROTOCOL } from '@sandtable/room'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import type { ServerProcess } from './process.fixture.ts'

/** Everybody brings the same to the dice, and so do servers that are told to: so one game can be played many times. */
const NONCE = 'the same in every game'
export const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })

/** What somebody decided, and the last step that he knew of. */
export interface Recited {
  readonly seat: string
  readonly decision: Decision
  readonly seq: number
}

/** A game of at most so many decisions, played once by pages that think. */
export async function recorded(server: ServerProcess, length: number, like = wish): Promise<readonly Recited[]> {
  const { game, seats } = await server.make(like)
  const pages: FarPage[] = []
  for (const secret of Object.values(seats)) {
    const page = new FarPage()
    await server.connect(page)
    await page.hello(game, secret, { nonce: NONCE })
    pages.push(page)
  }
  const asked = (): FarPage | undefined => pages.find(one => one.scene?.waitingFor.includes(one.seat))
  const isOver = (): boolean => pages.some(({ scene }) => scene?.outcome != null)
  const made: Recited[] = []
  while (made.length < length) {
    await until(() => isOver() || asked() !== undefined)
    if (isOver()) break
    const page = asked() as FarPage
    const { seat, seq } = page
    const decision = await anyDecision(page)
    await page.ask('decide', [decision])
    await until(() => pages.every(one => one.seq > seq))
    made.push({ seat, decision, seq })
  }
  for (const page of pages) page.hangUp()
  return made
}

/** A player who decides what was recorded: he need not think, and reads only which step it is. */
export class Reciter {
  /** The last step that he has heard of. */
  seq = -1
  /** Has he been shown the game since he sat down? */
  isShown = false
  closed: number | null = null
  readonly #game: string
  readonly #secret: string
  #told = 0
  #greeted = false
  #asks = 0
  #listener = new Listener()
  #send: (text: string) => void = () => {}
  #hangUp: () => void = () => {}
  readonly #answers = new Map<number, (message: FromServer) => void>()

  constructor(game: string, secret: string) {
    this.#game = game
    this.#secret = secret
  }

  over(send: (text: string) => void, hangUp: () => void): void {
    this.#send = send
    this.#hangUp = hangUp
    this.#listener = new Listener()
    this.#greeted = false
    this.isShown = false
  }

  take(text: string): void {
    const message = this.#listener.read(text) as FromServer
    if (message.type === 'company') this.#greeted = true
    else if (message.type === 'state') {
      this.isShown = true
      this.seq = message.seq
      this.#told = (message.begins ? 0 : this.#told) + message.news.length
    } else if ((message.type === 'answer' || message.type === 'error') && message.id !== null)
      this.#answers.get(message.id)?.(message)
  }

  /** Sits down, here or again; whether he was let in: if not, `closed` says why. */
  async sit(server: ServerProcess): Promise<boolean> {
    await server.connect(this)
    const seen = this.seq >= 0 && { seen: { seq: this.seq, told: this.#told } }
    const hello = { type: 'hello', protocol: PROTOCOL, game: this.#game, secret: this.#secret, nonce: NONCE, name: '' }
    this.#send(JSON.stringify({ ...hello, ...seen }))
    await until(() => this.#greeted || this.closed !== null)
    return this.closed === null
  }

  /** What the server says to this decision; null if the line is cut before it says anything. */
  async decide({ decision, seq }: Recited, key: string): Promise<FromServer | null> {
    const id = ++this.#asks
    let said: FromServer | null = null
    this.#answers.set(id, message => {
      said = message
    })
    this.#send(JSON.stringify({ type: 'ask', id, call: 'decide', args: [decision], seq, key }))
    await until(() => said !== null || this.closed !== null)
    this.#answers.delete(id)
    return said
  }

  hangUp(): void {
    this.#hangUp()
  }
}
