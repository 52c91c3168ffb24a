import type { FromPage, FromServer, Scene } from '@sandtable/room'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FarState, farGame } from './far-game.ts'

/** A line that the test holds at its other end. */
class Line extends EventTarget {
  static readonly all: Line[] = []
  readonly sent: FromPage[] = []
  constructor() {
    super()
    Line.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

const card = { title: 'A bridge', ruleset: 'plastic', seats: {}, names: {}, level: 'usual', seal: 'abc' } as const
const hello = { type: 'hello', seat: 'red', card } as const
/** Only what this file looks at. */
const scene = (prompt: string, turn = 1) => ({ seat: 'red', prompt, turn }) as unknown as Scene
const whole = (seq: number, prompt: string): FromServer => {
  return { type: 'state', seq, scene: scene(prompt), news: [], newsIsAll: true, told: seq }
}

beforeEach(() => {
  vi.useFakeTimers()
  Line.all.length = 0
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function begun() {
  const states: FarState[] = []
  const client = farGame({ game: 'g', secret: 's', nonce: 'n', seal: null, made: null }, state => states.push(state))
  const shown: { readonly turn?: number; readonly news: readonly unknown[] }[] = []
  client.onSnapshot(snapshot => shown.push(snapshot as never))
  const line = Line.all[0] as Line
  line.open()
  line.say(hello)
  line.say(whole(4, 'move'))
  return { client, states, shown, line }
}

const asks = ({ sent }: Line) => sent.flatMap(message => (message.type === 'ask' ? [message] : []))

test('what has changed is put together, with the news', () => {
  const { line, shown } = begun()
  line.say({ type: 'state', seq: 5, delta: { turn: [2] }, news: [], newsIsAll: false, told: 5 })
  expect(shown.at(-1)).toMatchObject({ seat: 'red', prompt: 'move', turn: 2, news: [], newsIsAll: false })
})

test('after a break it says how far it has heard, and sends what was not answered once more', async () => {
  const { client, line, states } = begun()
  const answer = client.ask('decide', { action: 'move' })
  const [first] = asks(line)
  line.close()
  expect(states.at(-1)?.connected).toBe(false)
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  expect(again.sent).toMatchObject([{ type: 'hello', seen: { seq: 4, told: 4 } }])
  again.say(hello)
  again.say(whole(7, 'move'))
  expect(asks(again)).toEqual([{ ...first, seq: 7 }]) // the same question: the answer still holds
  again.say({ type: 'answer', id: first?.id ?? 0, value: null })
  expect(await answer).toBeNull()
})

test('an answer to a question that is gone keeps its old number: the server refuses it', () => {
  const { client, line } = begun()
  void client.ask('decide', { action: 'move' }).catch(() => {})
  line.close()
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  again.say(hello)
  again.say(whole(7, 'fire'))
  expect(asks(again)).toMatchObject([{ seq: 4 }])
})

test('a decision that is made while the line is down is sent when it is back', () => {
  const { client, line } = begun()
  line.close()
  void client.ask('pass').catch(() => {})
  expect(asks(line)).toEqual([])
  vi.advanceTimersByTime(1000)
  const again = Line.all[1] as Line
  again.open()
  again.say(hello)
  again.say(whole(4, 'move'))
  expect(asks(again)).toMatchObject([{ call: 'pass' }])
})

test('who has no seat does not try again', () => {
  const { line, states } = begun()
  line.say({ type: 'error', id: null, error: { code: 'NET-2', message: 'no seat', reasons: null } })
  line.close()
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
  expect(states.at(-1)?.refused?.code).toBe('NET-2')
})
