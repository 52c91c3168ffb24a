import type { Decision, Entry } from '@sandtable/kernel'
import {
  type Apart,
  type Calls,
  type Card,
  type Clocks,
  type Company,
  type FarCalls,
  type FromPage,
  type FromServer,
  type Heard,
  Listener,
  PROTOCOL,
  type Reaction,
  type Shares,
  type Snapshot,
  type State,
  type Together,
  WATCHER,
} from '@sandtable/room'
import { type GameClient, GameClosed, GameError } from '../game/client.ts'
import { words } from '../language/index.ts'
import { anyText, type FarSeat } from './kept-seats.ts'
import { ownName } from './names.ts'
import { keepUnsent, unsentIn } from './outbox.ts'
import { isAsked, type OwnDesk, ownDesk } from './own-desk.ts'

/** What the page knows of a game far away besides the game itself. */
export interface FarState {
  readonly card: Card | null
  readonly seat: string
  /** The side that it sees the game from. */
  readonly side: string
  /** What is whose, where several people share its side. */
  readonly shares: Shares | null
  /** What was shared, the oldest first. */
  readonly talk: readonly Heard[]
  readonly company: Company | null
  /** The clocks and the standing reactions, and when the page heard of them. */
  readonly timing: Timing | null
  /** The line is open. */
  readonly connected: boolean
  /** Something that was decided waits for the line. */
  readonly sending: boolean
  /** Why the server has sent this page away for good. */
  readonly refused: { readonly code: string; readonly message: string } | null
}

export const nobody: FarState = {
  card: null,
  seat: '',
  side: '',
  shares: null,
  talk: [],
  company: null,
  timing: null,
  connected: false,
  sending: false,
  refused: null,
}

type Told = Together & Pick<Apart, 'react'>

export interface Timing {
  readonly clocks: Clocks | null
  readonly reaction: Reaction
  /** By the page's own clock, in ms. */
  readonly at: number
}

/** A game far away, with the people who play it. */
export interface FarClient extends GameClient {
  /** Something that people at one game do with each other, beside the game. */
  tell<K extends keyof Told>(call: K, ...args: Parameters<Told[K]>): Promise<void>
}

/** Waits between two attempts to connect, in ms: a little longer each time. */
const WAITS = [250, 500, 1000, 2000, 5000]
/** How long a line may take to answer before it counts as dead, in ms. */
const ANSWERED = 5000
/** How long an answer is waited for before the line itself is asked, in ms. */
const DOUBT = 3000
/** What no attempt would change: no such seat, another version, not allowed. */
const FINAL = ['NET-2', 'NET-4', 'NET-6']

/** What happens besides the game. */
export interface Noticing {
  pointed(heard: Heard): void
  takenBack(): void
}

/** Decisions: they are kept until they are answered, even if the page is closed before. */
const kept: ReadonlySet<string> = new Set<keyof FarCalls>(['decide', 'pass', 'letPass', 'placeRest'])

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
  /** Somebody points at something, now; the server did not take what was shown already. */
  { pointed, takenBack }: Noticing = { pointed() {}, takenBack() {} },
  desk: OwnDesk = ownDesk(),
): FarClient {
  const waiting = new Map<number, Waiting>()
  /** What to do when it is acknowledged that the page was looked at. */
  const looking = new Map<number, () => void>()
  let socket: WebSocket | null = null
  let state = nobody
  let prompt = ''
  /** What is shown of a decision that the server has not answered. */
  let guessed: readonly Entry[] | null = null
  let [seq, told, last, tries, closed, isOpen, hasHeard] = [-1, 0, 0, 0, false, false, false]
  /** Steps are shown one after the other, and what follows them waits. */
  let shown: Promise<void> = Promise.resolve()
  let listener = new Listener()
  let heard: (snapshot: Snapshot) => void = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = (more: Partial<FarState>): void => {
    state = { ...state, ...more }
    if (!closed) changed(state)
  }
  const keep = (): void =>
    keepUnsent(
      game,
      [...waiting.values()].flatMap(({ message, prompt: then }) =>
        kept.has(message.call) ? [{ message, prompt: then }] : [],
      ),
    )
  const send = (message: FromPage): void => socket?.send(JSON.stringify(message))

  const take = (message: FromServer): void => {
    if (message.type === 'hello') {
      tries = 0
      isOpen = false
      hasHeard = false
      const { card, seat, side, shares } = message
      update({ card, seat, side, shares, talk: [], connected: true, sending: false })
      if (seq < 0) resend()
    } else if (message.type === 'company') update({ company: message.company })
    else if (message.type === 'talk') hear(message.heard)
    else if (message.type === 'shares') update({ shares: message.shares })
    else if (message.type === 'timing') update({ timing: { ...message, at: performance.now() } })
    else if (message.type === 'wound')
      return // that is for those who look at the replay
    else if (message.type === 'state') shown = shown.then(() => show(message)).catch(lose)
    else if (message.id === null) answer(message)
    else void shown.then(() => answer(message))
  }

  /** The first on a line says what was shared before; what comes after that is pointed out. */
  const hear = (heard: readonly Heard[]): void => {
    update({ talk: [...state.talk, ...heard] })
    if (hasHeard) for (const one of heard) pointed(one)
    hasHeard = true
  }

  const show = async (message: State): Promise<void> => {
    const { seat, side, card } = state
    const snapshot = await desk.ask('take', [side, card?.ruleset ?? '', message, seat === WATCHER])
    if (closed) return
    told = snapshot.newsIsAll ? snapshot.news.length : told + snapshot.news.length
    seq = message.seq
    prompt = JSON.stringify(snapshot.prompt)
    await showNews(snapshot)
    if (!isOpen) resend()
    isOpen = true
    if (!document.hidden && snapshot.waitingFor.includes(seat)) looked()
  }

  /** Whoever sits here has seen the last step. A line that does not answer this is dead, whatever the browser thinks. */
  const looked = (): void => {
    const line = socket
    if (!line || !state.connected || seq < 0) return
    const id = ++last
    const late = setTimeout(() => giveUp(line), ANSWERED)
    const done = (): void => clearTimeout(late)
    const message = { type: 'ask', id, call: 'looked', args: [], seq, key: '' } as const
    looking.set(id, done)
    send(message)
  }

  /** What was guessed is on the table already, if it was right; otherwise everything is shown anew. */
  const showNews = async (snapshot: Snapshot): Promise<void> => {
    const before = guessed
    if (before === null || snapshot.newsIsAll) guessed = null
    else if (snapshot.news.length === 0)
      return // something else has come in between
    else {
      guessed = null
      const { length } = before
      const isRight = JSON.stringify(snapshot.news.slice(0, length)) === JSON.stringify(before)
      if (!isRight) snapshot = await desk.ask('whole', [])
      else snapshot = { ...snapshot, news: snapshot.news.slice(length) }
    }
    if (!closed) heard(snapshot)
  }

  /** Shows at once what a decision brings about, as far as this page can know. */
  const guess = async (decision: Decision): Promise<void> => {
    const snapshot = await desk.ask('guess', [decision]).catch(() => null) // then the server's word is waited for
    if (!snapshot || snapshot.news.length === 0 || closed) return
    guessed = snapshot.news
    heard(snapshot)
  }

  /** The server did not take what is shown already. */
  const takeBack = async (): Promise<void> => {
    if (guessed === null || closed) return
    guessed = null
    heard(await desk.ask('whole', []))
    takenBack()
  }

  /** What was told does not fit what this page knows: it has everything told once more. */
  const lose = (): void => {
    seq = -1
    socket?.close()
  }

  const answer = (message: FromServer & { type: 'answer' | 'error' }): void => {
    if (message.id !== null && looking.get(message.id)) {
      looking.get(message.id)?.()
      looking.delete(message.id)
      return
    }
    const asked = message.id === null ? undefined : waiting.get(message.id)
    if (message.id !== null) waiting.delete(message.id)
    keep()
    if (message.type === 'answer') {
      asked?.resolve(message.value)
      return
    }
    const { code, message: says, reasons } = message.error
    if (asked?.message.call === 'decide') shown = shown.then(takeBack).catch(lose)
    const isNotYours = code === 'NET-4' && asked?.message.call === 'decide'
    if (asked) asked.reject(new GameError(isNotYours ? words().together.notYours : says, reasons, code))
    else if (FINAL.includes(code)) update({ refused: { code, message: says } })
    else if (code === 'NET-1' && !hasHeard) update({ refused: { code: 'NET-2', message: says } }) // no link looks like that
  }

  /** After a break, everything that was not answered is asked again. */
  const resend = (): void => {
    for (const { message, prompt: then } of waiting.values()) send(then === prompt ? { ...message, seq } : message)
  }

  for (const { message, prompt: then } of unsentIn(game)) {
    last = Math.max(last, message.id)
    waiting.set(message.id, { message, prompt: then, resolve() {}, reject: () => takenBack() })
  }

  const connect = (): void => {
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    socket = line
    listener = new Listener()
    line.addEventListener('open', () => {
      const seen = seq >= 0 ? { seen: { seq, told } } : {}
      send({ type: 'hello', protocol: PROTOCOL, game, secret, nonce, name: ownName(), ...seen })
    })
    line.addEventListener('message', ({ data }) => line === socket && take(listener.read(data) as FromServer))
    line.addEventListener('close', () => lost(line))
  }
  const lost = (line: WebSocket): void => {
    if (line !== socket || closed) return
    socket = null
    update({ connected: false, sending: [...waiting.values()].some(({ message }) => kept.has(message.call)) })
    if (state.refused) return
    timer = setTimeout(connect, WAITS[Math.min(tries++, WAITS.length - 1)])
  }
  /** A browser waits a minute for a dead line to agree to its end. */
  const giveUp = (line: WebSocket): void => {
    line.close()
    lost(line)
  }
  /** The network is back, or the page is looked at again: nobody waits for the next attempt. */
  const hurry = (): void => {
    if (socket && !document.hidden) looked()
    if (socket || closed || state.refused || document.hidden) return
    clearTimeout(timer)
    connect()
  }
  addEventListener('online', hurry)
  addEventListener('offline', looked)
  document.addEventListener('visibilitychange', hurry)
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener('message', hurry) // a notice was opened
  connect()

  const asked = (call: keyof FarCalls, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const message = { type: 'ask', id, call, args, seq, key: anyText() } as const
      waiting.set(id, { message, prompt, resolve, reject })
      keep()
      if (state.connected) {
        send(message)
        setTimeout(() => waiting.has(id) && !closed && looked(), DOUBT)
      } else if (kept.has(call)) update({ sending: true })
      // steps are shown one after the other: the guess takes its turn
      if (call === 'decide')
        shown = shown.then(() => (waiting.has(id) ? guess(args[0] as Decision) : undefined)).catch(lose)
    })

  return {
    ask(call, ...args) {
      type Answer = Promise<Awaited<ReturnType<Calls[typeof call]>>>
      if (call === 'sit') return Promise.resolve() as Answer // the seat is what the secret says
      if (!isAsked(call)) return asked(call as keyof FarCalls, args) as Answer
      // what the page cannot answer by itself, the server may
      return desk.ask(call, args).catch(error => {
        if (error instanceof GameError && (error.reasons || error instanceof GameClosed)) throw error
        return asked(call, args)
      }) as Answer
    },
    async tell(call, ...args) {
      await asked(call, args)
    },
    onSnapshot(listener) {
      heard = listener
    },
    close() {
      closed = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      removeEventListener('offline', looked)
      worker?.removeEventListener('message', hurry)
      document.removeEventListener('visibilitychange', hurry)
      socket?.close()
      desk.close()
      for (const { reject } of waiting.values()) reject(new GameClosed())
      waiting.clear()
    },
  }
}
