import { type FromPage, type FromServer, Listener, PROTOCOL, type Wound } from '@sandtable/room'
import { words } from '../../language/index.ts'
import { ALL, type Replayable } from '../../replay/sources.ts'
import { asked } from '../asking.ts'
import type { FarState } from '../far-game.ts'
import { anyText, type FarSeat, keptSeat } from '../kept-seats.ts'
import { nameOf } from '../names.ts'
import { yourGames } from '../your-games.ts'

/** The text of a game that is over, from the server. */
export const saveOf = async ({ game, secret }: FarSeat): Promise<string> =>
  (await asked<{ readonly save: string }>('save', { game, secret })).save

/** A game far apart that is over, as a replay. */
export async function farReplay(game: string): Promise<Replayable | null> {
  const seat = keptSeat(game)
  const listed = seat && (await yourGames()).find(one => one.game === game)
  if (!seat || listed?.stage !== 'over') return null
  const { title, ruleset, names } = listed.card
  return {
    address: `far/${game}`,
    title,
    ruleset,
    names,
    viewers: [ALL, ...Object.keys(names)],
    running: false,
    turn: 1,
    kept: null,
    far: game,
    source: async () => ({ type: 'save', save: await saveOf(seat), file: title }),
  }
}

/** How the review stands: who else is here, and what whoever leads looks at. */
export interface Reviewing {
  readonly others: number
  readonly led: Wound | null
}

const WAIT = 2000

/** The line of a page that reviews a game together with others. */
export class ReviewLine {
  /** What this page is called among the others. */
  readonly name = anyText()
  readonly #seat: FarSeat
  readonly #changed: (state: Reviewing) => void
  #state: Reviewing = { others: 0, led: null }
  /** Who sits here, and who is there. */
  #table: Pick<FarState, 'seat' | 'card' | 'company'> | null = null
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = 0
  #isClosed = false

  constructor(seat: FarSeat, changed: (state: Reviewing) => void) {
    this.#seat = seat
    this.#changed = changed
    this.#connect()
  }

  /** Shows the others this moment: from then on this page leads. */
  lead(at: number, viewer: string): void {
    const name = this.#table ? nameOf(this.#table.seat, this.#table) : words().apart.review.somebody
    const moment: Wound = { by: this.name, name, at, viewer }
    this.#send({ type: 'ask', id: ++this.#last, call: 'wind', args: [moment], seq: -1, key: '' })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    const listener = new Listener()
    const { game, secret, nonce } = this.#seat
    this.#socket = line
    line.addEventListener('open', () => {
      this.#send({ type: 'hello', protocol: PROTOCOL, game, secret, nonce, name: '' })
      const { led } = this.#state
      if (led?.by === this.name) this.lead(led.at, led.viewer) // whoever led goes on after a break
    })
    line.addEventListener('message', ({ data }) => this.#take(listener.read(data) as FromServer))
    line.addEventListener('close', () => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#connect(), WAIT)
    })
  }

  #take(message: FromServer): void {
    if (message.type === 'hello') this.#table = { seat: message.seat, card: message.card, company: null }
    else if (message.type === 'company') {
      if (this.#table) this.#table = { ...this.#table, company: message.company }
      this.#update({ others: message.company.looking - 1 })
    } else if (message.type === 'wound') this.#update({ led: message.moment })
  }

  #update(more: Partial<Reviewing>): void {
    this.#state = { ...this.#state, ...more }
    if (!this.#isClosed) this.#changed(this.#state)
  }
}
