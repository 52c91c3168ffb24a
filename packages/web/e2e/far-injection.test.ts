import { once } from 'node:events'
import { type FromServer, type GameMade, type GameWish, Listener, PROTOCOL } from '@sandtable/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Alarm, alarmed, battle, drawer, elements, rounds, type Texts } from './payloads.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
let alarm: Alarm
beforeAll(async () => {
  visit = await Visit.begin()
  alarm = await alarmed(visit)
}, 120_000)
afterAll(() => visit?.end())

/** Has a game made, as no page would. */
async function make(wish: GameWish): Promise<GameMade> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${visit.address}api/games`, { method: 'POST', headers, body: JSON.stringify(wish) })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as GameMade
}

/** Somebody without a page, who says what he likes and never anything that he should. */
class Stranger {
  readonly #line: WebSocket
  readonly #answers = new Map<number, string>()
  #last = 0

  private constructor(line: WebSocket) {
    this.#line = line
    const listener = new Listener()
    line.on('message', data => {
      const message = listener.read(String(data)) as FromServer
      if ((message.type === 'answer' || message.type === 'error') && message.id !== null)
        this.#answers.set(message.id, message.type === 'error' ? message.error.message : 'fine')
    })
  }

  static async sit(game: string, secret: string, name: string): Promise<Stranger> {
    const line = new WebSocket(`${visit.address.replace('http', 'ws')}api/socket`)
    const stranger = new Stranger(line)
    await once(line, 'open')
    line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, game, secret, nonce: 'stranger', name }))
    return stranger
  }

  async ask(call: string, ...args: readonly unknown[]): Promise<void> {
    const id = ++this.#last
    this.#line.send(JSON.stringify({ type: 'ask', id, call, args, seq: 0, key: `${id}` }))
    await expect.poll(() => this.#answers.get(id)).toBe('fine')
  }

  hangUp(): void {
    this.#line.terminate()
  }
}

test('27 script injection: what others write far away stays a text on every page', async () => {
  const { page } = visit
  for (let round = 0; round < rounds; round++) {
    const { draw, many, left } = drawer(round)
    const texts: Texts = {
      title: draw(),
      summary: many(11).join(' '),
      briefings: [many(8).join(' '), many(8).join(' ')],
      tags: many(4),
    }
    const called = { side: draw(), man: draw() }
    const wish = {
      title: draw().slice(0, 80),
      scenario: battle(texts, called),
      file: draw().slice(0, 80),
      seats: { allied: 'person', german: 'person' },
      level: 'regular',
      options: {},
      watch: true,
    } as const
    const made = await make(wish)
    const [allied = '', german = ''] = [made.seats.allied, made.seats.german]
    const stranger = await Stranger.sit(made.game, german, draw().slice(0, 40))

    await visit.open(`#/far/${made.game}/${allied}`)
    await page.waitForSelector(screen.prompt, { timeout: 60_000 })
    await stranger.ask('call', draw().slice(0, 40))
    const lines = many(left() - 1)
    for (const line of lines) await stranger.ask('say', { text: line, to: 'all' })
    await page
      .getByRole('button', { name: /People and talk/ })
      .first()
      .click()
    for (const line of lines.slice(-3)) await expect.poll(() => page.textContent('#root')).toContain(line.trim())
    expect(await elements(page), 'talk').toBe(0)
    await stranger.ask('propose', 'draw')
    await page.getByRole('button', { name: 'Decline' }).first().waitFor()
    expect(await elements(page), 'a proposal').toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+t')
    for (const name of Object.values(called))
      await expect.poll(() => page.textContent('#root')).toContain(name.slice(0, 20).trim())
    expect(await elements(page), 'text').toBe(0)

    for (const hash of ['#/', '#/lobby', `#/far/${made.game}/${made.watch}`]) {
      await visit.open(hash)
      if (hash !== '#/') await expect.poll(() => page.textContent('#root')).toContain(wish.title.slice(0, 20).trim())
      expect(await elements(page), hash).toBe(0)
    }
    await stranger.ask('propose', 'resign')
    await visit.open(`#/far/${made.game}/${allied}`)
    await page.waitForSelector(screen.over)
    expect(await elements(page), 'the end').toBe(0)
    // a game and a secret that are none are named nowhere
    await visit.open(`#/far/${encodeURIComponent(draw())}/x`)
    expect(await elements(page), 'a wrong link').toBe(0)
    expect(left(), 'payloads left').toBe(0)
    stranger.hangUp()
  }
  expect(alarm).toEqual({ hits: [], violations: [] })
}, 900_000)
