import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserFlags, findBrowser } from './browser.ts'
import { drawInOrder, Visit } from './seat.ts'
import { deeds, Typist } from './typing.ts'

const [first, , leader] = deeds

/** How long after the screen has acknowledged a decision the browser is killed, in ms. */
const moments = process.env.SOAK ? [0, 0, 0, 1, 2, 5, 10, 20, 40, 60, 100, 200] : [0]

let visit: Visit
let running: ChildProcess | null = null
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(async () => {
  if (running) await kill(running)
  await visit?.end()
})

/** A browser of its own, with a profile that stays. */
async function launch(
  profile: string,
): Promise<{ readonly killed: ChildProcess; readonly page: Page; readonly browser: Browser }> {
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const killed = spawn(findBrowser(), [...browserFlags, ...flags, 'about:blank'], {
    detached: true, // a process group of its own, so that all of it can be killed at once
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running = killed
  const browser = await chromium.connectOverCDP(await addressOf(killed))
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no profile')
  await context.addInitScript(drawInOrder)
  return { killed, browser, page: await context.newPage() }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the browser says nothing')
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      stderr.resume()
      return address
    }
  }
  throw new Error('the browser has ended')
}

/** The browser process and all its helpers, without a word. */
async function kill(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null || !browser.pid) return
  const gone = once(browser, 'exit')
  process.kill(-browser.pid, 'SIGKILL')
  await gone
}

/** Calls back as soon as the log on the screen says this. */
async function acknowledged(page: Page, says: string, then: () => void): Promise<void> {
  await page.exposeFunction('acknowledged', then)
  await page.evaluate(wanted => {
    const look = new MutationObserver(() => {
      const log = document.querySelector('[aria-label=Log]')?.textContent ?? ''
      if (!log.toLowerCase().includes(wanted.toLowerCase())) return
      look.disconnect()
      ;(Reflect.get(window, 'acknowledged') as () => void)()
    })
    look.observe(document, { subtree: true, childList: true, characterData: true })
  }, says)
}

test(`a decision that the screen has acknowledged outlives the browser: ${moments.length} kills`, async () => {
  const lost: string[] = []
  for (const [i, moment] of moments.entries()) {
    const profile = mkdtempSync(join(tmpdir(), 'sandtable-killed-')) // where no other game is kept
    const { killed, page } = await launch(profile)
    const typist = new Typist(page)
    await typist.open(visit.address)
    await typist.decide(first)
    const died = new Promise<void>(done => {
      void acknowledged(page, leader[1], () => setTimeout(() => void kill(killed).then(done), moment))
    })
    await typist.type(leader[0])
    await died

    const again = await launch(profile)
    const back = new Typist(again.page)
    await back.goOn(visit.address)
    const isThere = await back.sees(leader[1]).then(
      () => true,
      () => false,
    )
    if (!isThere) lost.push(`kill ${i}, ${moment} ms after`)
    await kill(again.killed)
    rmSync(profile, { recursive: true, force: true })
  }
  expect(lost).toEqual([])
}, 600_000)
