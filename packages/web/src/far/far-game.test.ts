import { type FromPage, type FromServer, Speaker } from '@sandtable/room'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameError } from '../game/client.ts'
import { type FarState, farGame } from './far-game.ts'
import type { OwnDesk } from './own-desk.ts'

// its line is the one below, and nobody has one yet
vi.hoisted(() => vi.resetModules())

/** A line that the test holds at its other end. */
class Line extends EventTarget {
  static readonly all: Line[] = []
  readonly sent: FromPage[] = []
  readonly #speaker = new Speaker()
  constructor() {
    super()
    Line.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  /** Nothing comes through any more, and nobody has said so. */
  isDead = false
  close(): void {
    if (!this.isDead) this.dispatchEvent(new Event('close'))
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent('message', { data: this.#speaker.write(message) }))
  }
}

const watching = { sees: null, delay: 0, talk: false }
const card = {
  title: 'A bridge',
  ruleset: 'plastic',
  seats: {},
  names: {},
  level: 'regular',
  levels: {},
  players: { red: 'red' },
  watching,
  seal: 'abc',
} as const
const hello = { type: 'hello', seat: 'red', side: 'red', card, shares: null } as const
const state = (seq: number, prompt: string): FromServer => ({ type: 'state', seq, news: [], now: [prompt] })

/** Shows the prompt that it was told, and answers one question by itself. */
const desk: OwnDesk = {
  ask: async (call: string, args: readonly unknown[]) => {
    const [seat, , told] = args as readonly [string, string, { now: [string] }]
    if (call === 'take') return { seat, prompt: told.now[0], news: ['one'], newsIsAll: false, waitingFor: [] } as never
    if (call === 'sheet') return 'a sheet' as never
    if (call === 'guess' && (args[0] as { action: string }).action === 'walk')
      return { prompt: 'as guessed', news: ['one'], newsIsAll: false } as never
    if (call === 'guess') return null as never
    if (call === 'whole') return { prompt: 'as it was', news: ['one'], newsIsAll: true } as never
    throw new GameError('it is not known here', null, 'PLAY-1')
  },
  close() {},
}
/** Until what has come is shown. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  Line.all.length = 0
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', undefined) // nothing is kept, unless a test says so
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function begun(isKnown = true) {
  const states: FarState[] = []
  const seat = { game: 'g', secret: 's', nonce: 'n', seal: null, made: null }
  const noticed: string[] = []
  const noticing = { pointed() {}, takenBack: () => noticed.push('taken back') }
  const client = farGame(seat, now => states.push(now), noticing, desk)
  const shown: { readonly prompt?: unknown }[] = []
  client.onSnapshot(snapshot => shown.push(snapshot as never))
  const line = Line.all[0] as Line
  line.open()
  if (isKnown) {
    line.say(hello)
    line.say(state(4, 'move'))
  }
  await settled()
  return { client, states, shown, line, noticed }
}

const asks = ({ sent }: Line) => sent.flatMap(message => (message.type === 'ask' ? [message] : []))

test('what is told is shown, and then what was decided is answered', async () => {
  const { client, line, shown } = await begun()
  const order: string[] = []
  client.onSnapshot(({ prompt }) => order.push(`shown ${prompt}`))
  void client.ask('decide', { action: 'move' }).then(() => order.push('answered'))
  line.say(state(5, 'fire'))
  line.say({ type: 'answer', id: asks(line)[0]?.id ?? 0, value: null })
  await settled()
  expect(shown.at(-1)).toMatchObject({ seat: 'red', prompt: 'move' })
  expect(order).toEqual(['shown fire', 'answered'])
})

test('the page answers what it can, and the server the rest', async () => {
  const { client, line } = await begun()
  expect(await client.ask('sheet', 'a')).toBe('a sheet')
  expect(asks(line)).toEqual([])
  const answer = client.ask('question', { action: 'move' })
  await settled()
  const [asked] = asks(line)
  line.say({ type: 'answer', id: asked?.id ?? 0, value: 'from afar' })
  expect(await answer).toBe('from afar')
})

test('after a break it says how far it has heard, and sends what was not answered once more', async () => {
  const { client, line, states } = await begun()
  const answer = client.ask('decide', { action: 'move' })
  const [first] = asks(line)
  line.close()
  expect(states.at(-1)?.connected).toBe(false)
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  expect(again.sent).toMatchObject([{ type: 'hello', seen: { seq: 4, told: 1 } }])
  again.say(hello)
  again.say(state(7, 'move'))
  await settled()
  expect(asks(again)).toEqual([{ ...first, seq: 7 }]) // the same question: the answer still holds
  again.say({ type: 'answer', id: first?.id ?? 0, value: null })
  expect(await answer).toBeNull()
})

test('an answer to a question that is gone keeps its old number: the server refuses it', async () => {
  const { client, line } = await begun()
  void client.ask('decide', { action: 'move' }).catch(() => {})
  line.close()
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  again.say(hello)
  again.say(state(7, 'fire'))
  await settled()
  expect(asks(again)).toMatchObject([{ seq: 4 }])
})

test('a decision that is made while the line is down is sent when it is back', async () => {
  const { client, line } = await begun()
  line.close()
  void client.ask('pass').catch(() => {})
  expect(asks(line)).toEqual([])
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  again.say(hello)
  again.say(state(4, 'move'))
  await settled()
  expect(asks(again)).toMatchObject([{ call: 'pass' }])
})

test('a line that no longer answers a decision is given up, and the decision is sent on the next one', async () => {
  const { client, line, states } = await begun()
  const answer = client.ask('decide', { action: 'move' })
  const [first] = asks(line)
  line.isDead = true
  await vi.advanceTimersByTimeAsync(7000)
  expect(states.at(-1)).toMatchObject({ connected: true }) // a slow server is not given up at once
  await vi.advanceTimersByTimeAsync(1200)
  expect(states.at(-1)).toMatchObject({ connected: false, sending: true })
  await vi.advanceTimersByTimeAsync(1000)
  const again = Line.all[1] as Line
  again.open()
  again.say(hello)
  again.say(state(4, 'move'))
  await settled()
  expect(asks(again)).toMatchObject([{ key: first?.key, call: 'decide' }])
  expect(states.at(-1)?.sending).toBe(false)
  again.say({ type: 'answer', id: first?.id ?? 0, value: null })
  expect(await answer).toBeNull()
})

test('what a decision brings about is shown at once, and not again when the server has it', async () => {
  const { client, line, shown } = await begun()
  const answer = client.ask('decide', { action: 'walk' })
  await settled()
  expect(shown.at(-1)).toMatchObject({ prompt: 'as guessed', news: ['one'] })
  line.say(state(5, 'fire'))
  line.say({ type: 'answer', id: asks(line)[0]?.id ?? 0, value: null })
  await answer
  expect(shown.at(-1)).toMatchObject({ prompt: 'fire', news: [] })
})

test('what the server does not take is taken back, with a word', async () => {
  const { client, line, shown, noticed } = await begun()
  const answer = client.ask('decide', { action: 'walk' }).catch(error => error.code)
  await settled()
  line.say({ type: 'error', id: asks(line)[0]?.id ?? 0, error: { code: 'NET-3', message: 'no', reasons: null } })
  expect(await answer).toBe('NET-3')
  await settled()
  expect(shown.at(-1)).toMatchObject({ prompt: 'as it was', newsIsAll: true })
  expect(noticed).toEqual(['taken back'])
})

test('a decision that was not answered is sent again by the next page, with the same key', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const { client, line } = await begun()
  line.close()
  void client.ask('decide', { action: 'move' }).catch(() => {})
  await settled()
  client.close()
  expect(kept.size).toBe(1)
  Line.all.length = 0
  const { line: again } = await begun()
  const [sent] = asks(again)
  expect(sent).toMatchObject({ call: 'decide', args: [{ action: 'move' }] })
  again.say({ type: 'answer', id: sent?.id ?? 0, value: null })
  await settled()
  expect(kept.size).toBe(0)
  client.close()
})

test('a page that is too old loses nothing: the reloaded one sends what was not sent', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const { client, line, states } = await begun()
  line.close()
  void client.ask('decide', { action: 'move' }).catch(() => {})
  await settled()
  await vi.advanceTimersByTimeAsync(1000)
  const newer = Line.all[1] as Line
  newer.open()
  newer.say({ type: 'error', id: null, error: { code: 'NET-6', message: 'reload', reasons: null } })
  newer.close()
  expect(states.at(-1)?.refused?.code).toBe('NET-6')
  client.close()
  Line.all.length = 0
  const { line: reloaded } = await begun()
  expect(asks(reloaded).at(-1)).toMatchObject({ call: 'decide', args: [{ action: 'move' }] })
})

test('who has no seat does not try again', async () => {
  const { line, states } = await begun()
  line.say({ type: 'error', id: null, error: { code: 'NET-2', message: 'no seat', reasons: null } })
  line.close()
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
  expect(states.at(-1)?.refused?.code).toBe('NET-2')
})

test('a link that nobody has made does not try again either', async () => {
  const { line, states } = await begun(false)
  line.say({ type: 'error', id: null, error: { code: 'NET-1', message: 'too long', reasons: null } })
  line.close()
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
  expect(states.at(-1)?.refused?.code).toBe('NET-2')
})
