import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../src/editor/language/en.ts'
import { en as page } from '../src/language/en/index.ts'
import { en as print } from '../src/print/language/en.ts'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin({ acceptDownloads: true })
}, 120_000)
afterAll(() => visit?.end())

const shown = (at: Page) => at.waitForSelector('[data-table][data-frames]', { timeout: 60_000 })
const tool = (at: Page, name: string) =>
  at.getByRole('toolbar', { name: en.tools.title }).getByRole('button', { name, exact: true }).click()

/** Clicks on the table, so many pixels from its middle. */
async function clickTable(at: Page, ...offs: readonly (readonly [number, number])[]): Promise<void> {
  const box = await at.getByRole('main', { name: en.table }).boundingBox()
  if (!box) throw new Error('there is no table')
  for (const [x, y] of offs) await at.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
}

const things = (at: Page, count: number) => at.getByRole('heading', { name: en.onTable(count) }).waitFor()

const openFile = (at: Page, text: string) =>
  at
    .getByRole('region', { name: en.begin.file })
    .getByLabel(en.begin.file)
    .setInputFiles({ name: 'mill.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) })

/** Long because it is one evening: a table and two forces from nothing, tried out, handed on, and opened elsewhere. */
test('a battle is made from nothing, tried out, exported, imported and shared by a link', async () => {
  const { page: own } = visit
  await visit.open('#/edit/plastic')
  await own.getByRole('region', { name: en.begin.nothing }).getByRole('button', { name: en.begin.begin }).click()
  await shown(own)
  await own.getByLabel(en.of.title).fill('The mill')

  await tool(own, en.tools.stamp)
  await clickTable(own, [0, 0])
  await tool(own, en.tools.polygon)
  await own.getByRole('button', { name: 'Hill', exact: true }).click()
  await clickTable(own, [-240, -60], [-140, -60], [-140, 60])
  await own.keyboard.press('Enter')
  await tool(own, en.tools.piece)
  await clickTable(own, [-60, 260], [0, 260], [60, 260])
  await own
    .getByRole('navigation', { name: en.tools.title })
    .getByRole('button', { name: 'German', exact: true })
    .click()
  await clickTable(own, [-60, -260], [0, -260], [0, -260])

  // two stand on one spot: a fault, which one undo takes back
  await own.getByRole('tab', { name: `${en.tabs.faults}1` }).click()
  await own.getByText('german-rifleman-3 stands on german-rifleman-2').waitFor()
  await own.keyboard.press('Control+z')
  await own.getByText(en.noFaults).waitFor()
  await tool(own, en.tools.select)
  await things(own, 7)

  // what is selected is named, moved by the keys, and copied
  await own.getByRole('button', { name: 'Building', exact: true }).click()
  await own.getByLabel(en.nameOf).fill('old mill')
  await own.getByLabel(en.nameOf).press('Enter')
  await own.getByRole('button', { name: 'Old mill, building' }).waitFor()
  await own.getByRole('button', { name: en.deedsOf.twice }).click()
  await things(own, 8)
  await own.getByRole('button', { name: en.deedsOf.remove }).click()
  await things(own, 7)
  await visit.quiet()
  expect(await faultsOn(own)).toEqual([])
  await visit.picture('editor')

  // is it fair? fifty games of the computer against itself
  await own.getByRole('tab', { name: en.tabs.faults }).click()
  await own.getByRole('combobox', { name: en.fair.games }).selectOption('50')
  await own.getByRole('button', { name: en.fair.weigh }).click()
  await own.getByText(/^After 50 games/).waitFor({ timeout: 90_000 })

  await own.getByRole('button', { name: en.testPlay }).click()
  await own.waitForSelector(screen.mine, { timeout: 60_000 })
  await own.getByRole('button', { name: page.play.toEditor }).click()
  await shown(own)
  await things(own, 7)

  await own.getByRole('button', { name: en.share }).click()
  const [file] = await Promise.all([own.waitForEvent('download'), own.getByRole('button', { name: en.export }).click()])
  const path = await file.path()
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(/^title: The mill\nruleset: plastic\n/)
  expect(text).toMatch(/- \{ kind: building, .*id: old-mill/)
  expect(text.match(/kind: (american|german)-rifleman/g)).toHaveLength(5)
  const link = own.getByRole('textbox', { name: en.asLink })
  await own.waitForFunction(name => {
    const field = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
    return field !== null && field.value.length > 100
  }, en.asLink)
  const address = await link.inputValue()
  await own.getByRole('button', { name: en.makeShort }).click()
  const short = own.getByRole('textbox', { name: en.asShort })
  await short.waitFor()
  const shortAddress = await short.inputValue()
  expect(shortAddress).toMatch(/#\/edit\/server\/[\w-]{22}$/)

  const clean = await (await visit.another()).newPage()
  await clean.goto(`${visit.address}#/edit`)
  await openFile(clean, text)
  await clean.getByRole('heading', { level: 1, name: 'The mill' }).waitFor()
  await things(clean, 7)

  for (const one of [address, shortAddress]) {
    await clean.goto(one)
    await clean.getByRole('button', { name: page.scenario.start }).waitFor()
    await clean.getByRole('heading', { level: 1, name: 'The mill' }).waitFor()
  }
  await clean.getByText(print.print, { exact: true }).click()
  const [paper] = await Promise.all([
    clean.waitForEvent('download'),
    clean.getByRole('button', { name: print.scenario }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  expect(readFileSync(await paper.path(), 'latin1')).toMatch(/^%PDF-1\.7/)

  // what cannot be read says so, and where
  await clean.goto(address.slice(0, -80))
  await clean.getByText(en.link.damaged).waitFor()
  await clean.goto(address.replace(/\/1(?=[\w-]{80})/, '/2'))
  await clean.getByText(en.link.newer).waitFor()
  await clean.goto(shortAddress.replace(/.$/, '-'))
  await clean.getByText(/the server does not keep this battle/).waitFor()
  await clean.goto(`${visit.address}#/edit`)
  const bad: readonly (readonly [string, RegExp])[] = [
    [text.replace('width: 48', 'width: wide'), /mill\.yaml.* line \d+.*expected a length/],
    [`${text}weather: [rain]\n`, /mill\.yaml.* line \d+.*knows no such part/],
    [`${text.split('\n').slice(0, 9).join('\n')}\n  - { id: "`, /mill\.yaml.* line \d+/],
    [`a: &a [${'b,'.repeat(50)}]\nc: [*a, *a, *a]\n`, /mill\.yaml.* line \d+/],
  ]
  for (const [spoiled, says] of bad) {
    await openFile(clean, spoiled)
    await clean.getByText(says).waitFor()
  }
  expect(visit.errors).toEqual([])
}, 240_000)

test('in words: a table is laid by numbers and heard, and any table of the rules can be changed', async () => {
  const { page: own } = visit
  await visit.open('#/edit/muzzleflash')
  await own.getByRole('region', { name: en.begin.nothing }).getByRole('button', { name: en.begin.begin }).click()
  await shown(own)
  await own.keyboard.press('Alt+T')
  await own.getByRole('heading', { name: en.text.title }).waitFor()
  await own.getByRole('combobox', { name: en.text.what }).selectOption({ label: 'Hedge' })
  await own.getByRole('spinbutton', { name: en.text.numbers.x, exact: true }).fill('10')
  await own.getByRole('button', { name: en.add, exact: true }).press('Enter')
  const ground = own.getByRole('region', { name: en.terrain })
  await ground.getByText('from 10, 24 to 32, 24').waitFor()
  await own.getByRole('status').getByText(en.did.laid('hedge')).waitFor()
  await own.getByRole('spinbutton', { name: en.up('in') }).fill('30')
  await ground.getByText('from 10, 30 to 32, 30').waitFor()
  await own.getByRole('textbox', { name: en.points }).fill('10, 30; 20, 30; 20, 40')
  await own.getByRole('textbox', { name: en.points }).blur()
  await ground.getByText(en.text.line('10, 30', '20, 40', 3)).waitFor()
  await ground.getByRole('button', { name: en.removeNamed('Hedge') }).click()
  await ground.getByText(en.text.none).waitFor()

  await own.getByRole('tab', { name: en.tabs.rules }).click()
  await own.getByRole('combobox', { name: en.whichTable, exact: true }).selectOption('small-arms')
  await own.getByRole('spinbutton', { name: 'Rof' }).fill('5')
  await own.getByRole('spinbutton', { name: 'Max' }).first().fill('14')
  await visit.quiet()
  expect(await faultsOn(own)).toEqual([])
  await visit.picture('editor-in-words')
  await own.getByRole('button', { name: en.share }).click()
  const [file] = await Promise.all([own.waitForEvent('download'), own.getByRole('button', { name: en.export }).click()])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/small-arms:/)
  expect(text).toMatch(/rof: 5/)
  expect(text).toMatch(/max: 14/)
  await own.keyboard.press('Escape')
  await own.keyboard.press('Alt+T')
  await shown(own)
  expect(visit.errors).toEqual([])
}, 120_000)
