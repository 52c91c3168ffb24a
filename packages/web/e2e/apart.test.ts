import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet } from './quiet.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** Three tables drawn without a graphics card take their time, in ms. */
const PATIENCE = 90_000

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin({ patience: { quick: 2000 }, serviceWorkers: 'allow' })
  visit.page.setDefaultTimeout(PATIENCE)
}, 120_000)
afterAll(() => visit.end())

/** Somebody with a browser of their own. */
async function guest(hash: string): Promise<Page> {
  const page = await (await visit.another()).newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', error => visit.errors.push(error.message))
  await page.goto(hash.startsWith('http') ? hash : visit.address + hash)
  await page.waitForSelector('h1')
  return page
}

/** Makes a game far apart, and says what the links for the others are. */
async function make(page: Page, ...choices: readonly string[]): Promise<readonly string[]> {
  await page.goto(`${visit.address}#/new/plastic/tutorial`)
  await page.getByText('Play far apart').click()
  for (const choice of choices) await page.getByText(choice, { exact: true }).click()
  await page.getByRole('button', { name: /Make the links|Create the game/ }).click()
  await page
    .getByRole('textbox', { name: /^Link for/ })
    .first()
    .waitFor()
  return page
    .getByRole('textbox', { name: /^Link for/ })
    .evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
}

/** Whoever of these is asked lets the other go first. */
async function handOver(pages: readonly [Page, Page]): Promise<Page> {
  for (const page of pages) await page.waitForSelector(screen.prompt)
  const isFirst = (await pages[0].locator(screen.mine).count()) === 1
  const [asked, waits] = isFirst ? pages : [pages[1], pages[0]]
  await asked
    .locator(`${screen.prompt} >> role=button`)
    .filter({ hasText: /American|German/ })
    .filter({ hasNotText: 'you' })
    .first()
    .click()
  await waits.waitForSelector(screen.mine)
  return waits
}

const notices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/** What a push service would bring to this browser. */
async function pushed(line: CDPSession, notice: object): Promise<void> {
  const registered = new Promise<string>(done => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    })
  })
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(visit.address).origin
  await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) })
}

test('two games wait: the list, the title and a notice say so, and the notice opens the new state', async () => {
  const { page } = visit
  await visit.context.grantPermissions(['notifications'], { origin: new URL(visit.address).origin })
  const names: string[] = []
  const rivals: Page[] = []
  for (const pace of ['A move a day', 'Fast']) {
    const [link = ''] = await make(page, pace)
    const rival = await guest(link)
    rivals.push(rival)
    await page.waitForSelector(screen.prompt)
    await rival.waitForSelector(screen.prompt)
    names.push(page.url().replace(/^.*#\/far\//, ''))
    if ((await page.locator(screen.mine).count()) === 0) await handOver([page, rival])
    await page.waitForSelector(screen.mine)
  }
  await visit.open('#/')
  await page.getByText('Your games: 2 wait for you').waitFor()
  await page.waitForFunction(() => document.title === '(2) Sandtable')
  await page.getByText('A move a day.').waitFor()
  await page.getByText('Fast.', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click()
  await page.getByLabel(/webhook/i).fill('http://127.0.0.1:9/hook')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('http://127.0.0.1:9/hook').waitFor()
  await visit.picture('apart-home')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Nothing yet.').waitFor()
  // this browser has no push service, which is said
  await page.getByRole('button', { name: 'Notices in this browser' }).click()
  await page.getByText('This browser cannot reach its service for notices.').waitFor()
  expect(visit.errors.splice(0)).toEqual([expect.stringContaining('Push API')]) // the browser's own word for it

  await page.evaluate(() => navigator.serviceWorker.ready)
  const line = await visit.context.newCDPSession(page)
  const [game = ''] = names
  await pushed(line, { game, says: 'Your turn: Here we go', link: `${visit.address}#/far/${game}` })
  await expect.poll(() => notices(page), { timeout: 20_000 }).toEqual(['Your turn: Here we go'])
  // it leads to the game, with what the seat is asked now
  const link = await page.evaluate(async () => {
    const [notice] = await (await navigator.serviceWorker.ready).getNotifications()
    return String(notice?.data)
  })
  const there = await visit.context.newPage()
  await there.goto(link)
  await there.waitForSelector(screen.mine)
  await there.close()
  for (const rival of rivals) await rival.close()
  expect(visit.errors).toEqual([])
}, 400_000)

test('whoever comes back is shown what has happened since', async () => {
  const page = await guest('#/')
  const [link = ''] = await make(page)
  const rival = await guest(link)
  const waits = await handOver([page, rival])
  await waits.reload()
  await waits.locator(screen.recap).waitFor()
  await waits.screenshot({ path: `${visit.pictures}apart-since.png` })
  await waits.waitForSelector(screen.mine)
  await waits.close()
  expect(visit.errors).toEqual([])
}, 400_000)

test('strangers meet in the lobby, and where nobody comes the computer plays', async () => {
  const page = await guest('#/')
  await make(page, 'Anybody, in the lobby', 'Anybody may watch')
  await page.screenshot({ path: `${visit.pictures}apart-open.png` })
  const stranger = await guest('#/lobby')
  await stranger
    .getByRole('button', { name: /^Take the / })
    .first()
    .waitFor()
  await stranger.screenshot({ path: `${visit.pictures}apart-lobby.png` })
  await stranger
    .getByRole('button', { name: /^Take the / })
    .first()
    .click()
  await page.waitForSelector(screen.prompt)
  await stranger.waitForSelector(screen.prompt)
  const watcher = await guest('#/lobby')
  await watcher.getByRole('button', { name: 'Watch' }).click()
  await watcher.waitForSelector(screen.prompt)
  for (const one of [stranger, watcher]) await one.close()

  await page.goto(`${visit.address}#/lobby`)
  await page.getByRole('button', { name: 'Find an opponent' }).click()
  await page.waitForSelector(screen.prompt)
  await quiet(page)
  await page.close()
  expect(visit.errors).toEqual([])
}, 400_000)
