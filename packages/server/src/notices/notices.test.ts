import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SandtableError } from '@sandtable/kernel'
import type { GameMade, NoticeAddress } from '@sandtable/room'
import { afterEach, describe, expect, test } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from '../game/far.fixture.ts'
import { ServerProcess } from '../process.fixture.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { Step } from '../storage/storage.ts'
import { readAddress } from './addresses.ts'
import { Consent } from './consent.ts'
import { guarded, isInside, LeadsInside } from './guarded.ts'
import { Notices, newsFor } from './notices.ts'
import { openSenders } from './senders.ts'
import { isSignedBy, MailService, PushedBrowser, WebService } from './services.fixture.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const post = async (server: ServerProcess, path: string, body: unknown): Promise<Response> =>
  fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.address },
    body: JSON.stringify(body),
  })

/** Two people at a game on a server of their own, and services that notices go to. */
async function begun() {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-notices-'))
  const [web, mail] = [await WebService.begin(), await MailService.begin()]
  const options = { smtp: mail.url, from: 'table@sandtable.example', patience: { notice: NOTICE } }
  let server = await ServerProcess.begin(folder, '', options)
  ends.push(() => rmSync(folder, { recursive: true }))
  ends.push(() => web.end())
  ends.push(() => mail.end())
  ends.push(() => server.kill())
  const made = await server.make(wishFor('plastic/tutorial', { german: 'person', allied: 'person' }))
  const pages = [new FarPage(), new FarPage()] as const
  const sitDown = async (again: boolean): Promise<void> => {
    for (const [i, secret] of Object.values(made.seats).entries()) {
      const page = pages[i] as FarPage
      await server.connect(page)
      await page.hello(made.game, secret, { again })
    }
    await until(() => pages.every(page => page.scene !== null))
  }
  await sitDown(false)
  const asked = (): FarPage => pages.find(page => page.scene?.waitingFor.includes(page.seat)) as FarPage
  /** Plays until the other one is asked. */
  const handOver = async (): Promise<FarPage> => {
    const before = asked()
    while (asked() === before) {
      await before.ask('decide', [await anyDecision(before)])
      await until(() => pages.every(({ seq }) => seq === before.seq))
    }
    return asked()
  }
  return {
    web,
    mail,
    made,
    pages,
    asked,
    handOver,
    server: () => server,
    /** Killed in the middle of whatever it does, and started again after a while. */
    async restart() {
      await server.kill()
      server = await ServerProcess.begin(folder, '', options)
      await sitDown(true)
    },
  }
}

const want = (server: ServerProcess, made: GameMade, seat: string, address: NoticeAddress, language = 'en') =>
  post(server, 'notices', { secrets: [made.seats[seat]], address, language, isNew: true })

/** What a mail says, without its head, and without its lines being folded. */
const textOf = (mail = ''): string => {
  const folded = mail.slice(mail.indexOf('\r\n\r\n')).replaceAll('=\r\n', '')
  return folded.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The links in a mail, to say yes and to say no. */
const linksIn = (mail = '') => {
  const all = [...textOf(mail).matchAll(/#\/mail\/([^/\s]+)\/([\w-]+)(\/off)?/g)]
  return all.map(([, to = '', token = '', off]) => ({ to: decodeURIComponent(to), token, wants: off === undefined }))
}

/** Whoever reads these mails opens the link by which they agree. */
async function agree(server: ServerProcess, mails: readonly string[]): Promise<void> {
  const [word] = linksIn(mails[0])
  expect([mails.length, word?.wants]).toEqual([1, true])
  expect((await post(server, 'notices/mail', word)).status).toBe(204)
}

/** How long a notice waits, and how often the server looks for those that are due, in ms. */
const NOTICE = 300

/** Nobody is told anything for as long as several rounds of looking take. */
const quietly = (): Promise<void> => new Promise(done => setTimeout(done, 5 * NOTICE))

describe('your turn', () => {
  test('is told by push, by mail and by a hook, once, without a secret', async () => {
    const { web, mail, made, asked, handOver, server } = await begun()
    const waits = asked().seat === 'german' ? 'allied' : 'german'
    const browser = new PushedBrowser()
    const addresses = [
      browser.addressAt(`${web.address}/push`),
      { type: 'mail', to: 'anna@example.org' },
      { type: 'hook', url: `${web.address}/hook` },
    ] as const
    for (const address of addresses) expect((await want(server(), made, waits, address)).status).toBe(200)
    await agree(server(), mail.mails.splice(0))
    expect((await handOver()).seat).toBe(waits)
    await until(() => web.heard.length === 2 && mail.mails.length === 1)
    await quietly()
    expect(web.heard.map(({ path }) => path).sort()).toEqual(['/hook', '/push'])

    const pushed = web.heard.find(({ path }) => path === '/push')
    const notice = browser.read(pushed?.body as Buffer)
    const link = `${server().address}/#/far/${made.game}`
    expect(notice).toEqual({
      game: made.game,
      kind: 'turn',
      title: 'A test',
      says: 'Your turn: A test',
      link,
      id: expect.stringMatching(/^[\w-]{32}$/),
    })
    const ways = (await (await fetch(`${server().address}/api/notices`)).json()) as { push: string; mail: boolean }
    expect(ways.mail).toBe(true)
    expect(isSignedBy(ways.push, pushed?.headers ?? {})).toBe(true)
    expect(JSON.parse(String(web.heard.find(({ path }) => path === '/hook')?.body))).toMatchObject({
      kind: 'turn',
      link,
    })
    expect(mail.mails[0]).toMatch(/^Subject: Your turn: A test\r$/m)
    expect(mail.mails[0]).toMatch(/^To: anna@example.org\r$/m)
    expect(linksIn(mail.mails[0]).some(({ to, wants }) => to === 'anna@example.org' && !wants)).toBe(true)
    expect(mail.mails[0]).toMatch(/^List-Unsubscribe:\s+<http/m)
    expect(mail.mails[0]?.replaceAll('=\r\n', '')).toContain(link)
    const all = [...web.heard.map(({ body }) => String(body)), JSON.stringify(notice), ...mail.mails].join()
    for (const secret of [...Object.values(made.seats), made.watch]) expect(all).not.toContain(secret)
  })

  test('is told after the server was killed, still once', async () => {
    const { web, made, asked, handOver, server, restart } = await begun()
    const waits = asked().seat === 'german' ? 'allied' : 'german'
    const keys = await (await fetch(`${server().address}/api/notices`)).json()
    await want(server(), made, waits, { type: 'hook', url: `${web.address}/hook` }, 'de')
    await handOver()
    await restart() // before it was sent: NOTICE must pass first
    await until(() => web.heard.length === 1)
    await restart()
    await quietly()
    expect(web.heard).toHaveLength(1)
    expect(JSON.parse(String(web.heard[0]?.body))).toMatchObject({ says: 'Du bist dran: A test' })
    expect(await (await fetch(`${server().address}/api/notices`)).json()).toEqual(keys) // browsers stay subscribed
  })

  test('is not told to whoever looks, nor to whoever wants no more notices', async () => {
    const { web, made, asked, handOver, server, pages } = await begun()
    const address = { type: 'hook', url: `${web.address}/hook` } as const
    for (const seat of ['german', 'allied']) await want(server(), made, seat, address)
    const looking = await handOver()
    await looking.ask('looked', [])
    await quietly()
    expect(web.heard).toHaveLength(0)
    const away = pages.find(page => page !== looking) as FarPage
    await post(server(), 'notices/off', { secrets: [made.seats[away.seat]], address })
    expect((await handOver()).seat).toBe(away.seat)
    await quietly()
    expect(web.heard).toHaveLength(0)
    expect(asked()).toBe(away)
  })
})

describe('mail', () => {
  const address = { type: 'mail', to: 'anna@example.org' } as const

  test('goes nowhere before whoever reads it there has agreed, but for one mail that asks', async () => {
    const { mail, made, asked, handOver, server } = await begun()
    const waits = asked().seat === 'german' ? 'allied' : 'german'
    const answer = await want(server(), made, waits, address)
    expect(await answer.json()).toEqual({ isConfirmed: false })
    await want(server(), made, waits, { ...address, to: 'ANNA@example.org' })
    await handOver()
    await quietly()
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]).toMatch(/^Subject: Do you want mail when it is your turn\?\r$/m)
    const [yes, no] = linksIn(mail.mails[0])
    expect([yes, no]).toMatchObject([{ wants: true }, { wants: false }])
    for (const forged of [
      { ...yes, token: 'x'.repeat(32) },
      { ...yes, to: 'bob@example.org' },
    ])
      expect((await post(server(), 'notices/mail', forged)).status).toBe(400)
  })

  test('ends with the link in every mail, and is not asked for again that day', async () => {
    const { mail, made, asked, handOver, server } = await begun()
    const waits = asked().seat === 'german' ? 'allied' : 'german'
    await want(server(), made, waits, address)
    await agree(server(), mail.mails.splice(0))
    expect(await (await want(server(), made, waits, address)).json()).toEqual({ isConfirmed: true })
    await handOver()
    await until(() => mail.mails.length === 1)
    const off = linksIn(mail.mails[0]).find(({ wants }) => !wants)
    expect((await post(server(), 'notices/mail', off)).status).toBe(204)
    await handOver()
    await handOver()
    await quietly()
    expect((await want(server(), made, waits, address)).status).toBe(429)
    expect(mail.mails).toHaveLength(1)
  })

  test('that cannot be sent is said, and may be tried again', async () => {
    const { mail, made, server } = await begun()
    mail.refuses = true
    expect((await want(server(), made, 'german', address)).status).toBe(400)
    mail.refuses = false
    expect((await want(server(), made, 'german', address)).status).toBe(200)
    expect(mail.mails).toHaveLength(1)
  })
})

describe('an address', () => {
  test.each([
    ['no mail address', { type: 'mail', to: 'anna' }],
    ['a mail address with another header in it', { type: 'mail', to: 'anna@example.org\nBcc: all@example.org' }],
    ['no web address', { type: 'hook', url: 'file:///etc/passwd' }],
    ['a web address with a password', { type: 'hook', url: 'https://me:secret@example.org' }],
    ['keys that are none', { type: 'push', endpoint: 'https://example.org', p256dh: 'AAAA', auth: 'AAAA' }],
    ['plain http', { type: 'hook', url: 'http://example.org' }],
  ] as const)('that is %s is refused', (_, address) => {
    expect(() => readAddress(address, false, true)).toThrow(SandtableError)
  })

  test('of a server that sends no mail is no mail address', () => {
    const address = { type: 'mail', to: 'anna@example.org' } as const
    expect(readAddress(address, false, true)).toEqual(address)
    expect(() => readAddress(address, false, false)).toThrow(/no mail/)
  })

  test('inside the own network is not sent to by a public server, by whatever name', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.9',
      '169.254.169.254',
      '0.0.0.0',
      '::1',
      '::ffff:10.0.0.1',
      'fd00::1',
      'fe80::1',
    ])
      expect(isInside(address)).toBe(true)
    for (const address of ['9.9.9.9', '172.32.0.1', '2a00:1450::1']) expect(isInside(address)).toBe(false)
    const web = await WebService.begin()
    ends.push(() => web.end())
    const sent = { method: 'POST', headers: {}, body: 'x' }
    const { port } = new URL(web.address)
    for (const host of ['127.0.0.1', 'localhost', '0177.0.0.1', '[::ffff:127.0.0.1]', '2130706433'])
      await expect(guarded(new URL(`http://${host}:${port}/`), sent, false)).rejects.toThrow(LeadsInside)
    expect(web.heard).toHaveLength(0)
    expect(await guarded(new URL(web.address), sent, true)).toBe(201)
  })

  test('that does not answer is tried again a few times, and one that is gone is forgotten', async () => {
    const storage = sqliteStorage(null)
    const web = await WebService.begin()
    ends.push(() => web.end())
    ends.push(() => storage.close())
    await storage.create({ id: 'g', made: 0, card: '{"title":"T"}', opening: '' }, [{ hash: 'h', side: 'red' }])
    const address = JSON.stringify({ type: 'hook', url: web.address })
    const row = { seat: 'h', language: 'en', page: 'http://x/', told: -1, tries: 0, next: 0 }
    await storage.wantNotice({ ...row, id: 'n', address })
    let now = 0
    const consent = await Consent.open(storage, () => now)
    const senders = await openSenders(storage, consent, { anywhere: true })
    const notices = new Notices(storage, senders, consent, () => now, 0, true)
    await storage.append('g', { seq: 0, at: 0, by: '', key: '', stage: 'playing', waiting: ['red'], body: '{}' })
    web.statuses = [500]
    for (let day = 0; day < 200; day++) {
      now += 3_600_000
      await notices.run()
    }
    expect(web.heard).toHaveLength(6)
    expect(new Set(web.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    web.statuses = [410]
    await storage.append('g', { seq: 1, at: now, by: 'red', key: '', stage: 'playing', waiting: ['blue'], body: '{}' })
    await storage.append('g', { seq: 2, at: now, by: 'blue', key: '', stage: 'playing', waiting: ['red'], body: '{}' })
    await notices.run()
    expect(await storage.noticesOf('h')).toEqual([])
  })
})

describe('what has to be told', () => {
  const step = (seq: number, waiting: readonly string[], stage: Step['stage'] = 'playing'): Step => ({
    seq,
    at: seq * 10,
    by: '',
    key: '',
    stage,
    waiting,
    body: '',
  })
  const told: readonly (readonly [string, number, readonly Step[], unknown])[] = [
    [
      'it is asked since a while',
      -1,
      [step(0, ['blue']), step(1, ['red']), step(2, ['red'])],
      { kind: 'turn', seq: 1, at: 10 },
    ],
    ['it was told, and is still asked', 1, [step(1, ['red']), step(2, ['red', 'blue'])], null],
    [
      'it has decided, and is asked again',
      1,
      [step(1, ['red']), step(2, ['blue']), step(3, ['red'])],
      { kind: 'turn', seq: 3, at: 30 },
    ],
    ['the other is asked', -1, [step(0, ['blue'])], null],
    ['nobody has sat down', -1, [step(0, ['red'], 'gathering')], null],
    ['it is over', 1, [step(1, ['red']), step(2, [], 'over'), step(3, [], 'over')], { kind: 'over', seq: 2, at: 20 }],
    ['it was told that it is over', 2, [step(2, [], 'over'), step(3, [], 'over')], null],
  ]
  test.each(told)('%s', (_, last, steps, news) => expect(newsFor('red', last, steps)).toEqual(news))
})
