import { DiceError, Refusal, SandtableError } from '@sandtable/kernel'
import type { Asked, Clock, Done, FromPage, FromServer, Wrong } from '@sandtable/room'
import type { Games } from '../game/games.ts'
import type { LiveGame } from '../game/live-game.ts'
import type { Viewer } from '../game/viewer.ts'
import { Allowance } from './allowance.ts'
import { readMessage } from './reading.ts'

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
}

const isAsked = (call: string): call is keyof Asked => Object.hasOwn(asked, call)
const isDone = (call: string): call is keyof Done => Object.hasOwn(done, call)

/** Messages at once and a second: more than a hand that moves a pointer about needs. */
const BURST = 120
const A_SECOND = 40
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
  #refused = 0
  #at: { readonly game: LiveGame; readonly viewer: Viewer } | null = null
  #isOpen = true
  #greeted = false

  constructor(games: Games, clock: Clock, send: (message: FromServer) => void, close: (code: number) => void) {
    this.#games = games
    this.#send = send
    this.#close = close
    this.#allowance = new Allowance(clock, BURST, A_SECOND)
  }

  async receive(text: string): Promise<void> {
    if (!this.#isOpen) return
    let id: number | null = null
    try {
      if (!this.#allowance.take()) throw this.#tooMuch()
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
    if (this.#at) this.#at.game.leave(this.#at.viewer)
    this.#at = null
  }

  async #hello({ game: id, secret, nonce, name, seen }: FromPage & { type: 'hello' }): Promise<void> {
    if (this.#greeted) throw new SandtableError('NET-4', '', 'you have sat down already')
    this.#greeted = true
    const { game, side } = await this.#games.enter(id, secret)
    await game.catchUp(seen?.seq ?? -1) // it may have heard of a step from another process
    if (!this.#isOpen) return
    this.#at = { game, viewer: game.enter(side, this.#send, seen ?? null) }
    await game.sit(side, nonce, name)
  }

  async #ask({ call, args, seq, key }: FromPage & { type: 'ask' }): Promise<unknown> {
    if (!this.#at) throw new SandtableError('NET-4', '', 'say first who you are')
    const { game, viewer } = this.#at
    await game.ready()
    if (isAsked(call)) return Reflect.apply(viewer[call], viewer, args)
    if (!isDone(call)) throw new SandtableError('NET-1', '', 'there is no such call')
    if (viewer.watches && call !== 'save') throw new SandtableError('NET-4', '', 'you only watch')
    // a key is the sender's own: nobody can use up another's
    return game.act({ side: viewer.side, seq, key: key && `${viewer.side} ${key}` }, call, args as never)
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
