import {
  type Calls,
  type Card,
  type Company,
  type FarCalls,
  type FromPage,
  type FromServer,
  Listener,
  PROTOCOL,
  type Snapshot,
  type State,
} from '@sandtable/room'
import { type GameClient, GameClosed, GameError } from '../game/client.ts'
import { anyText, type FarSeat } from './kept-seats.ts'
import { isAsked, type OwnDesk, ownDesk } from './own-desk.ts'

/** What the page knows of a game far away besides the game itself. */
export interface FarState {
  readonly card: Card | null
  readonly seat: string
  readonly company: Company | null
  /** The line is open. */
  readonly connected: boolean
  /** Why the server has sent this page away for good. */
  readonly refused: { readonly code: string; readonly message: string } | null
}

export const nobody: FarState = { card: null, seat: '', company: null, connected: false, refused: null }

/** Waits between two attempts to connect, in ms: a little longer each time. */
const WAITS = [250, 500, 1000, 2000, 5000]
/** What no attempt would change: no such seat, another version, not allowed. */
const FINAL = ['NET-2', 'NET-4', 'NET-6']

/** An unanswered call. It is sent again after a break: its key makes it count once. */
interface Waiting {
  readonly message: FromPage & { type: 'ask' }
  /** What the seat was asked when this was sent. */
  readonly prompt: string
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** A game on a server: the page holds a seat, and nothing else. Long because one line carries everything. */
export function farGame(
  { game, secret, nonce }: FarSeat,
  changed: (state: FarState) => void,
  desk: OwnDesk = ownDesk(),
): GameClient {
  const waiting = new Map<number, Waiting>()
  let socket: WebSocket | null = null
  let state = nobody
  let prompt = ''
  let [seq, told, last, tries, closed, isOpen] = [-1, 0, 0, 0, false, false]
  /** Steps are shown one after the other, and what follows them waits. */
  let shown: Promise<void> = Promise.resolve()
  let listener = new Listener()
  let heard: (snapshot: Snapshot) => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = (more: Partial<FarState>): void => {
    state = { ...state, ...more }
    if (!closed) changed(state)
  }
  const send = (message: FromPage): void => socket?.send(JSON.stringify(message))

  const take = (message: FromServer): void => {
    if (message.type === 'hello') {
      tries = 0
      isOpen = false
      update({ card: message.card, seat: message.seat, connected: true })
      if (seq < 0) resend()
    } else if (message.type === 'company') update({ company: message.company })
    else if (message.type === 'state') shown = shown.then(() => show(message)).catch(lose)
    else if (message.id === null) answer(message)
    else void shown.then(() => answer(message))
  }

  const show = async (message: State): Promise<void> => {
    const { seat, card } = state
    const snapshot = await desk.ask('take', [seat, card?.ruleset ?? '', message])
    if (closed) return
    told = snapshot.newsIsAll ? snapshot.news.length : told + snapshot.news.length
    seq = message.seq
    prompt = JSON.stringify(snapshot.prompt)
    heard(snapshot)
    if (!isOpen) resend()
    isOpen = true
  }

  /** What was told does not fit what this page knows: it has everything told once more. */
  const lose = (): void => {
    seq = -1
    socket?.close()
  }

  const answer = (message: FromServer & { type: 'answer' | 'error' }): void => {
    const asked = message.id === null ? undefined : waiting.get(message.id)
    if (message.id !== null) waiting.delete(message.id)
    if (message.type === 'answer') {
      asked?.resolve(message.value)
      return
    }
    const { code, message: says, reasons } = message.error
    if (asked) asked.reject(new GameError(says, reasons, code))
    else if (FINAL.includes(code)) update({ refused: { code, message: says } })
  }

  /** After a break, everything that was not answered is asked again. */
  const resend = (): void => {
    for (const { message, prompt: then } of waiting.values()) send(then === prompt ? { ...message, seq } : message)
  }

  const connect = (): void => {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    socket = line
    listener = new Listener()
    line.addEventListener('open', () => {
      const seen = seq >= 0 ? { seen: { seq, told } } : {}
      send({ type: 'hello', protocol: PROTOCOL, game, secret, nonce, name: '', ...seen })
    })
    line.addEventListener('message', ({ data }) => line === socket && take(listener.read(data) as FromServer))
    line.addEventListener('close', () => {
      if (line !== socket || closed) return
      socket = null
      update({ connected: false })
      if (state.refused) return
      timer = setTimeout(connect, WAITS[Math.min(tries++, WAITS.length - 1)])
    })
  }
  /** The network is back, or the page is looked at again: nobody waits for the next attempt. */
  const hurry = (): void => {
    if (socket || closed || state.refused || document.hidden) return
    clearTimeout(timer)
    connect()
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  connect()

  return {
    ask(call, ...args) {
      type Answer = Promise<Awaited<ReturnType<Calls[typeof call]>>>
      if (call === 'sit') return Promise.resolve() as Answer // the seat is what the secret says
      const asked = (): Promise<unknown> =>
        new Promise((resolve, reject) => {
          const id = ++last
          const message = { type: 'ask', id, call: call as keyof FarCalls, args, seq, key: anyText() } as const
          waiting.set(id, { message, prompt, resolve, reject })
          if (state.connected) send(message)
        })
      if (!isAsked(call)) return asked() as Answer
      // what the page cannot answer by itself, the server may
      return desk.ask(call, args).catch(error => {
        if (error instanceof GameError && (error.reasons || error instanceof GameClosed)) throw error
        return asked()
      }) as Answer
    },
    onSnapshot(listener) {
      heard = listener
    },
    close() {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      socket?.close()
      desk.close()
      for (const { reject } of waiting.values()) reject(new GameClosed())
      waiting.clear()
    },
  }
}
