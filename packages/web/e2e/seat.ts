import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameServer, type ServerOptions, sqliteStorage } from '@sandtable/server'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { pageServer } from 'sandtable'
import { browserFlags, findBrowser } from './browser.ts'
import { quiet, watchWork } from './quiet.ts'
import * as screen from './screen.ts'

export const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** Screenshots of every screen, to be looked at; nothing compares them. */
const pictures = fileURLToPath(new URL('../../../.cache/screens/', import.meta.url))
/** With PICTURES=1 pages are drawn as a person sees them; otherwise half as fine, which takes a third less time. */
const deviceScaleFactor = process.env.PICTURES ? 1 : 0.5

/** A machine may be busy: only what never comes fails, in ms. */
const PATIENCE = 60_000

/** One browser for all files of a worker, which ends with it; whoever sits down there knows nothing of the others. */
let started: Promise<Browser> | null = null
const startBrowser = (): Promise<Browser> => {
  started ??= chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  return started
}

/** A person at a browser: the built page on a real server, and whatever goes wrong on it. */
export class Visit {
  private readonly browser: Browser
  private readonly guests: BrowserContext[] = []
  readonly context: BrowserContext
  readonly page: Page
  readonly address: string
  readonly errors: string[] = []
  /** Where screenshots go. */
  readonly pictures = pictures
  private readonly close: () => void

  private constructor(browser: Browser, context: BrowserContext, page: Page, address: string, close: () => void) {
    this.browser = browser
    this.context = context
    this.page = page
    this.address = address
    this.close = close
    page.on('pageerror', error => this.errors.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') this.errors.push(message.text())
    })
  }

  /** At a desk with a mouse, unless it is said otherwise. Whoever is learning is explained everything and warned of every slip; others know what they do. */
  static async begin({
    learning = false,
    patience,
    ...as
  }: BrowserContextOptions & Pick<ServerOptions, 'patience'> & { learning?: boolean } = {}): Promise<Visit> {
    mkdirSync(pictures, { recursive: true })
    const server = pageServer(dist)
    await server.register(gameServer, { storage: sqliteStorage(null), ...(patience && { patience }) })
    const address = `${await server.listen({ port: 0, host: '127.0.0.1' })}/`
    const browser = await startBrowser()
    const context = await sitDown(browser, learning, as)
    const page = await context.newPage()
    return new Visit(browser, context, page, address, () => server.close())
  }

  /** Somebody else, in a browser that knows nothing of the first. */
  async another(as: BrowserContextOptions = {}): Promise<BrowserContext> {
    const guest = await sitDown(this.browser, false, as)
    this.guests.push(guest)
    return guest
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(this.address + hash)
    await this.page.waitForSelector('h1')
  }

  /** Until the page has done all that it does by itself. */
  quiet(): Promise<void> {
    return quiet(this.page)
  }

  async picture(name: string): Promise<void> {
    await this.page.screenshot({ path: `${pictures}${name}.png` })
  }

  /** The words of the prompt, once it is mine. */
  async question(): Promise<string> {
    await this.page.waitForSelector(screen.question, { timeout: 30_000 })
    return (await this.page.textContent(screen.heading)) ?? ''
  }

  /** Of two people at one screen, in a battle in which each has secrets, the first sets up all he has: then the other sits down. */
  async playToCurtain(): Promise<void> {
    const { page } = this
    await this.open('#/new/blaze/crossroads-at-saint-martin')
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await page.waitForSelector('[data-table][data-frames]') // it has been seen before it is covered
    await this.setUpAll()
    await this.allSetUp()
    await page.keyboard.press('Control+Enter') // one looks before one is done
    await page.waitForSelector(screen.curtain)
  }

  /** Nobody is left to be set up; one may still look before one is done. */
  async allSetUp(): Promise<void> {
    await this.page.locator(screen.mine, { hasNotText: /\d to set up/ }).waitFor()
    await this.quiet()
  }

  async setUpAll(): Promise<void> {
    await this.page.getByRole('button', { name: /Set up the rest/ }).click()
  }

  async end(): Promise<void> {
    for (const context of [this.context, ...this.guests]) await context.close()
    this.close()
  }
}

async function sitDown(browser: Browser, learning: boolean, as: BrowserContextOptions): Promise<BrowserContext> {
  const seen = { viewport: { width: 1440, height: 900 }, deviceScaleFactor }
  // what the page keeps for a time without a network is fetched only where a test asks for it
  const context = await browser.newContext({ ...seen, reducedMotion: 'reduce', serviceWorkers: 'block', ...as })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(drawInOrder)
  await context.addInitScript(watchWork)
  if (!learning) await context.addInitScript(knowAll)
  return context
}

/** The settings of somebody who has played before, until he changes them. */
function knowAll(): void {
  const KEY = 'sandtable.settings'
  const unwarned = ['danger', 'hopeless', 'friend', 'formation']
  if (location.protocol !== 'http:') return // an empty page keeps nothing
  if (localStorage.getItem(KEY) === null)
    localStorage.setItem(KEY, JSON.stringify({ lessons: 'off', unwarned, opens: 'map' }))
}

/** Seeds of games are 1, 2, 3, … from each load of the page: a test meets the same dice every time. */
export function drawInOrder(): void {
  let drawn = 0
  const byChance = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = array => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return byChance(array)
    array[0] = ++drawn
    return array
  }
}
