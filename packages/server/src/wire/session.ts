import { DiceError, Refusal, SandtableError } from '@sandtable/kernel'
import type { Asked, Clock, Done, FromPage, FromServer, Together, Wrong } from '@sandtable/room'
import { saveFor } from '../game/carrying-out.ts'
import type { Games } from '../game/games.ts'
import type { LiveGame } from '../game/live-game.ts'
import type { Viewer } from '../game/viewer.ts'
import { Allowance } from './allowance.ts'
import { idIn, readMessage } from './reading.ts'
import { momentIn } from './reading-apart.ts'

/** What a page may ask: everything else is refused. */
const asked: { readonly [call in keyof Asked]: true } = {
  read: true,
  question: true,
  refusal: true,
  drawings: true,
  prospects: true,
  route: true,
  plan: true,
  measure: true,
  sheet: true,
  aura: true,
  lens: true,
  odds: true,
  trials: true,
  aim: true,
  reply: true,
  refuge: true,
}

/** What a player may have done. */
const done: { readonly [call in keyof Done]: true } = {
  decide: true,
  pass: true,
  letPass: true,
  hold: true,
  placeRest: true,
  undo: true,
  redo: true,
  save: true,
  umpire: true,
  settables: true,
}

/** What people at one game do with each other. */
const shared: { readonly [call in keyof Together]: true } = {
  say: true,
  call: true,
  propose: true,
  answer: true,
  give: true,
  comeBack: true,
}

const isAsked = (call: string): call is keyof Asked => Object.hasOwn(asked, call)
const isShared = (call: string): call is keyof Together => Object.hasOwn(shared, call)
const isDone = (call: string): call is keyof Done => Object.hasOwn(done, call)

/** Messages at once and a second: more than a hand that moves a pointer about needs. */
const BURST = 120
const A_SECOND = 40
/** What is shared at once; in the long run, once a second. */
const TALK = 20
/** So many messages that are refused unread end the connection. */
const NUISANCE = 200

/** Why a connection is closed, as a code of the WebSocket protocol. */
export const CLOSED = { refused: 4000, abuse: 4008, restart: 1012 } as const

/** One connection of a page, whatever carries its messages. */
export class Session {
  readonly #games: Games
  readonly #send: (message: FromServer) => void
  readonly #close: (code: number) => void
  readonly #allowance: Allowance
  readonly #talk: Allowance
  #refused = 0
  #at: { readonly game: LiveGame; readonly viewer: Viewer; readonly secret: string } | null = null
  #isOpen = true
  #greeted = false

  constructor(games: Games, clock: Clock, send: (message: FromServer) => void, close: (code: number) => void) {
    this.#games = games
    this.#send = send
    this.#close = close
    this.#allowance = new Allowance(clock, BURST, A_SECOND)
    this.#talk = new Allowance(clock, TALK, 1)
  }

  async receive(text: string): Promise<void> {
    if (!this.#isOpen) return
    let id: number | null = null
    try {
      if (!this.#allowance.take()) {
        id = idIn(text) // who asks waits for an answer
        throw this.#tooMuch()
      }
      const message = readMessage(text)
      if (message.type === 'hello') return await this.#hello(message)
      id = message.id
      this.#send({ type: 'answer', id, value: (await this.#ask(message)) ?? null })
    } catch (error) {
      this.#send({ type: 'error', id, error: wrongIn(error) })
      if (!this.#at && this.#isOpen) this.#close(CLOSED.refused) // somebody who cannot say who they are
    }
  }

  /** The connection is gone. */
  end(): void {
    this.#isOpen = false
    if (this.#at) this.#games.left(this.#at.game, this.#at.viewer)
    this.#at = null
  }

  async #hello({ game: id, secret, nonce, name, seen }: FromPage & { type: 'hello' }): Promise<void> {
    if (this.#greeted) throw new SandtableError('NET-4', '', 'you have sat down already')
    this.#greeted = true
    const { game, seat } = await this.#games.enter(id, secret)
    await game.catchUp(seen?.seq ?? -1) // it may have heard of a step from another process
    if (!this.#isOpen) return
    const viewer = game.enter(seat, this.#send, seen ?? null)
    this.#at = { game, viewer, secret }
    await game.sit(seat, nonce, name)
    void this.#games.joined(game, viewer).catch(() => {}) // who else is there is found at the next look
  }

  async #ask({ call, args, seq, key }: FromPage & { type: 'ask' }): Promise<unknown> {
    if (!this.#at) throw new SandtableError('NET-4', '', 'say first who you are')
    const { game, viewer, secret } = this.#at
    await game.ready()
    if (call === 'looked') return this.#games.looked(secret, Math.min(seq, game.seq))
    if (isAsked(call)) return Reflect.apply(viewer[call], viewer, args)
    // a key is the sender's own: nobody can use up another's
    const own = key && `${viewer.place} ${key}`
    if (isShared(call)) {
      if (!this.#talk.take()) throw new SandtableError('NET-8', '', 'wait a little')
      return game.together(viewer.place, own, call, args)
    }
    if (call === 'wind') return this.#games.reviews.wind(game, viewer, momentIn(args[0]))
    if (call === 'react') return game.together(viewer.place, own, call, args)
    if (!isDone(call)) throw new SandtableError('NET-1', '', 'there is no such call')
    if (call === 'save') return saveFor(viewer.room, viewer.side) // whoever is behind gets it as it was
    if (viewer.watches) throw new SandtableError('NET-4', '', 'you only watch')
    return game.act({ seat: viewer.place, seq, key: own }, call, args as never)
  }

  #tooMuch(): SandtableError {
    this.#refused += 1
    if (this.#refused > NUISANCE) this.#close(CLOSED.abuse)
    return new SandtableError('NET-8', '', `more than ${A_SECOND} messages a second`)
  }
}

/** An error as a page gets it. What is not foreseen says nothing of the inside. */
export function wrongIn(error: unknown): Wrong {
  if (error instanceof Refusal) return { code: 'REFUSED', message: error.message, reasons: error.reasons }
  if (error instanceof SandtableError || error instanceof DiceError)
    return { code: error.code, message: error.message, reasons: null }
  return {
    code: 'NET-1',
    message: 'NET-1: the message cannot be read: its arguments are not what the call takes',
    reasons: null,
  }
}
