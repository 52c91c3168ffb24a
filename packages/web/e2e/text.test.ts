import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

/** The longest that the tutorial takes somebody who ends every go at once. */
const MOST_GOES = 60

/** In words one region is all that is asked. */
const PROMPT = 'role=region[name="Prompt"]'

let visit: Visit
let page: Page
beforeAll(async () => {
  visit = await Visit.begin()
  page = visit.page
  page.setDefaultTimeout(20_000)
}, 120_000)
afterAll(() => visit?.end())

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Everything on the page that is to be read. */
const text = (): Promise<string> => page.evaluate(() => document.body.textContent ?? '')
const heading = async (): Promise<string> => (await page.textContent('h1')) ?? ''
const asked = async (): Promise<string> =>
  (await page.locator(`${PROMPT} >> role=paragraph`).first().textContent()) ?? ''
const answer = async (): Promise<string> =>
  (await page.getByRole('status', { name: 'Answer', includeHidden: true }).textContent()) ?? ''
const log = async (): Promise<string> => (await page.textContent('#text-log')) ?? ''

/** Opens a screen in its text form. */
async function open(hash: string): Promise<void> {
  await visit.open(hash)
  if ((await page.locator('[data-form=text]').count()) === 0) await press('Alt+t')
  await page.waitForSelector('[data-form=text]')
}

/** Tab until what has the focus says this, as somebody does who has no mouse. */
async function tabTo(says: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await press('Tab')
    const now = await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || '')
    if (says.test(now)) return
  }
  throw new Error(`Tab never comes to ${says}`)
}

/** Types a line, and waits until the page says this. */
async function say(line: string, until: RegExp): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.id === 'text-command')
  await page.keyboard.type(line)
  await press('Enter')
  const found = page.waitForFunction(
    pattern => new RegExp(pattern, 's').test(document.body.textContent ?? ''),
    until.source,
  )
  await found.catch(async () => expect(await page.textContent('main'), `after '${line}'`).toMatch(until))
}

/** Waits until it is for the person to decide, or over. Where two people share the screen, whoever is asked sits down. */
async function myTurn(): Promise<string> {
  await page.waitForFunction(() => {
    const says = document.querySelector('h1')?.textContent ?? ''
    return /^Your|^Hand over|over/.test(says)
  })
  return heading()
}

async function sitDown(): Promise<void> {
  await page.waitForSelector(screen.curtain)
  await visit.quiet()
  await press('Enter', 'Enter')
  await page.waitForSelector(screen.curtain, { state: 'detached' })
  await toCommand()
}

/** It is for this side to decide: where a set hides nothing there is no curtain, and the other player speaks at once. */
const isUp = (says: string) =>
  page.waitForFunction(wanted => document.querySelector('h1')?.textContent === wanted, says)

async function toCommand(): Promise<void> {
  await page.waitForSelector('#text-command')
  await tabTo(/Skip to the command line/)
  await press('Enter')
}

/** Opens a scenario file of one's own, for two at this screen, and sits down. */
async function openFile(name: string, scenario: string): Promise<void> {
  await open('#/')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(scenario) })
  await page.getByText('A friend here').click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await screen.either(page, screen.curtain, '#text-command').waitFor()
  if ((await page.locator(screen.curtain).count()) > 0) await sitDown()
  else await toCommand()
}

describe('the tutorial, in text, by keyboard alone', () => {
  test('is begun: Alt T switches on any screen, and it is remembered', async () => {
    await visit.open()
    await press('Alt+t')
    await page.waitForSelector('[data-form=text]')
    await page.reload()
    await page.waitForSelector('[data-form=text] h1')
    await tabTo(/^First battle$/)
    await press('Enter')
    await page.waitForSelector(`${PROMPT} >> role=heading[level=1]`)
    expect(await heading()).toContain('Your decision, American')
    expect(await asked()).toContain('Who goes first this turn?')
    await toCommand()
  }, 60_000)

  test('a number takes a choice; a prompt is announced once, and the focus stays', async () => {
    await say('1', /Move or fire with a figure/)
    expect(await page.textContent('p[role=alert]')).toContain('Move or fire with a figure')
    expect(await page.textContent('p[role=status]')).toContain('decides to go first')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('text-command')
  }, 30_000)

  test('everything about the table can be asked', async () => {
    await say('look leader', /Pose.*Standing/)
    await expect.poll(answer).toMatch(/Around Leader Flynn, [A-D]\d.*Clock.*German/s)
    await say('sight leader to moser', /Leader Flynn to German rifleman Moser: [\d.]+ inches/)
    await expect.poll(answer).toMatch(/not seen.*(farmhouse|wall).*blocks the line/s)
    await say('reach bar gunner 2', /Reach: 12 inches: squares [A-D]\d/)
    await say('arcs bar gunner', /Range: .*24 inches/)
    await say('sees adams', /Rifleman Adams(:| sees no enemy)/)
    await say('threat leader', /Reach: .*squares/)
    await say('look C3', /Square C3, 6 inches wide.*farmhouse/)
    await say('map', /2 American/)
    expect(await page.getByRole('status', { name: 'Answer' }).getByRole('columnheader').count()).toBe(5)
    await say('list', /nearest enemy German .* o’clock in/)
    await say('read PF-MOV-1', /Answer: read PF-MOV-1.*inches/)
    await say('rule pf-mov-1', /./)
    await screen.ruleAsked(page).waitFor()
    await press('Escape')
    await page.waitForSelector(screen.rulebook, { state: 'detached' })
    await say('look nobody', /There is no piece, terrain or square called nobody/)
    await say('help', /sight, measure, ruler/)
  }, 60_000)

  test('what is not allowed says why, with its rule', async () => {
    await say('why', /Not allowed: Rally.*PF-/)
    await say('8', /Answer: 8.*Not allowed: Call in fire.*radioman/)
    const mover = await able('Move')
    await say(`move ${mover} to the south-west`, /is no answer to/)
    await say('cancel', /Choices/)
  }, 30_000)

  test('a way that is too long is gone as far as it may be, once it is confirmed', async () => {
    const mover = await able('Move')
    await say(`move ${mover} south 30`, /PF-MOV-1/)
    await expect.poll(answer).toMatch(/6 inches at most.*As far as [A-D]\d.*Nothing has happened yet/s)
    expect(await page.textContent('main')).toMatch(/Draft.*Way: [\d.]+ inch/s)
    await say('cancel', /Choices/)
  }, 30_000)

  test('a move is put together with its odds, made, taken back and made again', async () => {
    const mover = await able('Move')
    await say(`odds move ${mover} 1 at 6 o’clock`, /Draft.*Way: 1 inch of 6 inches/)
    await page.waitForFunction(() => /Their reply: .* falls/.test(document.querySelector('main')?.textContent ?? ''))
    await say('', new RegExp(`Log.*${mover} moves 1 inch south`))
    await say('undo', /Taken back/)
    expect(await log()).not.toContain('moves 1 inch')
    await say('redo', new RegExp(`Log.*${mover} moves 1 inch south`))
  }, 60_000)

  test('a path is one sentence; a question that is begun is taken back', async () => {
    const mover = await able('Move')
    await say(`move ${mover} 1 at 6 o’clock then south 1`, new RegExp(`${mover} moves [\\d.]+ inch`))
    await say('look rifleman gallo', /Rifleman Gallo/)
    await say('fire', /(Who fires|At whom)\?/)
    await say('cancel', /4\.End your go|End your go/)
  }, 30_000)

  test('the game is kept under a name', async () => {
    await say('save At the farm door', /Saved as At the farm door/)
    await say('speech full', /Everything is read out/)
    await visit.picture('text-plastic')
    expect(await page.locator('canvas').count()).toBe(0)
  }, 30_000)

  test('is played to its end', async () => {
    for (let go = 0; go < MOST_GOES; go++) {
      if ((await myTurn()).includes('over')) break
      const says = await asked()
      const before = await text()
      const line = says.includes('Who goes first') ? '1' : says.startsWith('Bring') ? 'hold' : 'end'
      if (!(await page.evaluate(() => document.activeElement?.id === 'text-command'))) await toCommand()
      await page.keyboard.type(line)
      await press('Enter')
      const changed = (was: string) => document.body.textContent !== was
      await page.waitForFunction(changed, before, { timeout: 3000 }).catch(() => null) // the computer may have spoken in between
      // who could still act is named first; Enter ends all the same
      if ((await answer()).includes('Enter ends it')) await press('Enter')
      await visit.quiet()
    }
    expect(await heading()).toContain('over')
    expect(await page.textContent(PROMPT)).toMatch(/has won|have won|Nobody/)
    expect(await page.locator('canvas').count()).toBe(0)
  }, 90_000)
})

/** Two sections close to each other: everything that is common happens within a turn. */
const CLOSE = `
title: At close quarters
ruleset: muzzleflash
summary: A wall, a house and two sections
turns: 2
minutes: 5
table:
  width: 30
  depth: 24
  terrain:
    - { id: house, kind: building, polygon: [[18, 10], [25, 10], [25, 15], [18, 15]] }
    - { id: wall, kind: wall, line: [[6, 12], [9, 12]] }
sides: [ { id: red, army: allied }, { id: blue, army: axis } ]
units: [ { id: s1, side: red, kind: section }, { id: s2, side: blue, kind: section } ]
pieces:
  - { id: nco-1, side: red, unit: s1, kind: nco, at: [9, 6], primed: true }
  - { id: rifle-1, side: red, unit: s1, kind: rifleman, at: [10, 9] }
  - { id: tank, side: red, kind: sherman, at: [16, 5], facing: 30, turret: 60 }
  - { id: b1, side: blue, unit: s2, kind: rifleman, at: [10, 20] }
  - { id: b2, side: blue, unit: s2, kind: rifleman, at: [12, 20] }
start: { turn: 1, side: red }
`

describe('Muzzleflash, two people at one screen', () => {
  test('a move is reacted to; who shall never react is asked no more', async () => {
    await openFile('close.yaml', CLOSE)
    await say('move rifleman north 1.5', /^/)
    await isUp('Your reaction, Blue')
    expect(await asked()).toContain('has moved: react?')
    expect(await page.textContent(`${PROMPT} >> role=list`)).toMatch(
      /1\.Rifleman 1 fires a snap shot.*2\.Rifleman 2 fires a snap shot/s,
    )
    await say('policy never rifleman 2', /Choices/)
    await page.waitForFunction(
      () => !/Rifleman 2 fires a snap shot/.test(document.querySelector('main')?.textContent ?? ''),
    )
    await page.locator('aside', { hasText: 'Rifleman 2: never' }).waitFor()
    await say('hold', /^/)
    await isUp('Your decision, Red')
    expect(await asked()).toContain('Choose who acts')
    expect(await log()).toContain('Rifleman moves 1.5 inches north')
  }, 60_000)

  test('a shot has its ways, and its odds are given for each', async () => {
    await say('odds fire rifleman at blue rifleman 1', /How|Other ways|Draft|\?/)
    if ((await page.textContent(`${PROMPT} >> role=list`))?.includes('Deliberate')) await say('deliberate', /Draft/)
    expect(await page.textContent('main')).toMatch(/fires .* at Blue rifleman 1/)
    await page.waitForFunction(() =>
      /Blue rifleman 1 (falls|is pinned|is wounded): /.test(document.querySelector('main')?.textContent ?? ''),
    )
    await say('', /^/)
    await answered()
    expect(await log()).toMatch(/Rifleman fires .* at (Blue )?rifleman 1/i)
  }, 60_000)

  test('a turret turns by the clock, a grenade flies to a place', async () => {
    await say('turn tank turret 3 o’clock', /^/)
    await answered()
    expect(await log()).toContain('turns its turret')
    await say('throw nco snap 10,13', /^/)
    await answered()
    expect(await log()).toMatch(/throws a grenade at [A-E]\d/)
  }, 60_000)
})

/** Lets whoever may react pass, until the side whose turn it is acts again. */
async function answered(): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await visit.quiet()
    if ((await page.locator(screen.curtain).count()) > 0) await sitDown()
    await myTurn()
    if (!(await heading()).includes('reaction') && !(await asked()).includes('react')) return
    await page.keyboard.type('until')
    await press('Enter')
  }
}

/** A card face down and two in the hand. */
const EVENT = `
title: An event
ruleset: goodbye
summary: A card is turned over.
minutes: 1
turns: 2
table: { width: 60, depth: 60 }
sides: [ { id: british, home: south, hand: [KD, 9H], cardDue: 10S }, { id: german, home: north } ]
units: [ { id: section, side: british, kind: section, luck: 2, valour: 1 } ]
pieces:
  - { id: corporal, side: british, unit: section, kind: corporal, at: [30, 10] }
  - { id: rifle-1, side: british, unit: section, kind: rifleman, at: [36, 10] }
  - { id: schuetze, side: german, kind: rifleman, at: [30, 30], pinned: true }
start: { phase: event, turn: 1, last: 2, side: british }
`

describe('Goodbyeeeeee!!!', () => {
  test('the event card, the hand and the points are read; a card is played', async () => {
    await openFile('event.yaml', EVENT)
    const aside = (await page.textContent('aside')) ?? ''
    expect(aside).toMatch(/Event card.*Smitten by indecision.*GB-CARD/s)
    expect(aside).toMatch(/Cards you hold.*Sterling chaps.*Voice of command/s)
    expect(aside).toMatch(/luck 2, valour 1/)
    await say('move rifleman north 3', /may not move this turn.*GB-CARD-40/)
    await say('go prone rifleman', /Log.*Rifleman [A-Z]\w+ goes prone/)
    await goodbyeStep('Give orders')
    await say('use card 9h', /Log.*plays Voice of command/) // there is one section that it can be for
  }, 60_000)

  test('an order has its dice, and luck is a prompt like any other', async () => {
    await open('#/new/goodbye/tutorial')
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await screen.either(page, screen.curtain, '#text-command').waitFor()
    if ((await page.locator(screen.curtain).count()) > 0) await sitDown()
    else await toCommand()
    await goodbyeStep('Give orders')
    await say('order move corporal', /goes on without it|Log.*needs \d+ or less/)
    // Enter goes on without it, and Enter does it
    for (let i = 0; i < 3 && !/needs \d+ or less/.test(await log()); i++) {
      await press('Enter')
      await visit.quiet()
    }
    await page.waitForFunction(() => /needs \d+ or less/.test(document.querySelector('#text-log')?.textContent ?? ''))
    await goodbyeStep('Give orders')
  }, 60_000)
})

/** Lets luck and cards go, and ends steps, until this is asked. */
async function goodbyeStep(until: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await visit.quiet()
    if ((await page.locator(screen.curtain).count()) > 0) await sitDown()
    await myTurn()
    const says = await asked()
    if (says.includes(until)) return
    await page.keyboard.type(/orders|Move|initiative|Fire|step/i.test(says) ? 'end' : 'hold')
    await press('Enter')
    await visit.quiet()
    if ((await answer()).includes('Enter ends it')) await press('Enter')
  }
}

describe('Blaze Away', () => {
  test('cards are laid by their numbers and in a sentence, and turned over together', async () => {
    await open('#/new/blaze/tutorial')
    await page.getByText('Recruit', { exact: true }).click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await toCommand()
    expect(await asked()).toContain('Lay your order cards')
    await say('1', /Card for Rifle sections 1 and 2.*6\.Move/)
    await say('6', /3\.East/)
    await say('3', /Rifle sections 1 and 2: 6 Move, east/)
    // the next without a card is in hand, with what is around it
    await page
      .locator('aside', { hasText: /Around Rifle section 3.*Nothing is measured while orders are laid/s })
      .waitFor()
    await say('cancel', /Your units and their cards/)
    await say('order lmg aimed-fire', /LMG: 5 Aimed Fire/)
    await say('order rifle section 3 opportunity-fire', /Rifle section 3: 8 Opportunity/)
    await say('undo', /Answer: undo.*The others are deciding in secret/)
    await blazeOn()
    for (let i = 0; i < 4 && !(await asked()).includes('Move a stand'); i++) await blazeOn()
    expect(await page.textContent('aside')).toMatch(
      /Cards on the table.*Rifle sections 1 and 2: 6 Move, east.*German rifle section 1/s,
    )
    await say('move rifle section 1 north 50', /BA-/)
    await say('move rifle section 1 50 at 3 o’clock', /Facing|goes on without it|moves 50 mm/)
    if (!(await log()).includes('moves 50 mm')) await press('Enter')
    await page.waitForFunction(() =>
      /Rifle section 1 moves 50 mm east/.test(document.querySelector('#text-log')?.textContent ?? ''),
    )
    await visit.picture('text-blaze')
  }, 90_000)
})

/** Does nothing more in this step. */
async function blazeOn(): Promise<void> {
  await myTurn()
  await page.keyboard.type('end')
  await press('Enter')
  await visit.quiet()
  if ((await answer()).includes('Enter ends it')) await press('Enter')
  await visit.quiet()
}

describe('dice that people roll', () => {
  test('are typed, and what no die shows is refused', async () => {
    await page.goto('about:blank')
    await open('#/new/plastic/tutorial')
    await page.getByText('I roll and type them').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await toCommand()
    await page.waitForFunction(() =>
      /Roll 2 dice and type what they show\. Initiative/.test(document.querySelector('main')?.textContent ?? ''),
    )
    expect(await page.textContent('#text-hint')).toContain('In this order: American, German.')
    await say('7 9', /rolls 1 to 6, not [79]/)
    await say('5 2', /Who goes first/)
    expect(await log()).toContain('the American side rolls 5; the German side rolls 2')
    await open('#/new/plastic/tutorial')
    expect(await page.getByLabel('Sandtable rolls').isChecked()).toBe(true) // chosen for one battle, not for the next
  }, 60_000)
})

describe('the other screens', () => {
  test('a replay is a list of what has happened and what stands where', async () => {
    await open('#/replay/plastic/tutorial')
    const moment = page.getByRole('region', { name: 'What stands where' })
    const before = await moment.textContent()
    await press('PageDown')
    await expect.poll(() => moment.textContent()).not.toBe(before)
    expect(await page.textContent(screen.where)).toContain('Turn 2')
    expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()).toBeGreaterThan(3)
    expect(await page.locator('canvas').count()).toBe(0)
  }, 60_000)

  test('a case of the rulebook is played in words, and the chooser tells its table', async () => {
    await open('#/rules/plastic/PF-FIR-3')
    await page.getByRole('article', { name: 'Rule PF-FIR-3' }).getByRole('button', { expanded: false }).first().click()
    await page.getByRole('figure').getByRole('region', { name: 'What stands where' }).waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    await open('#/new/muzzleflash/farm-on-the-lane')
    expect(await page.getByRole('region', { name: 'The table in words' }).textContent()).toMatch(
      /48 by 48 inches.*lane hedge, hedge: A5 to C5; /s,
    )
  }, 60_000)

  test.each(['light', 'dark'] as const)(
    'none has a serious fault of access, %s',
    async theme => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const hash of ['#/', '#/new/plastic/tutorial', '#/replay/plastic/tutorial', '#/settings']) {
        await open(hash)
        await visit.quiet()
        expect(await faultsOn(page), `${hash}, ${theme}`).toEqual([])
      }
      await open('#/new/plastic/tutorial')
      await page.getByRole('button', { name: /Start the battle/ }).click()
      await toCommand()
      await page.keyboard.type('help')
      await press('Enter')
      await visit.quiet()
      expect(await faultsOn(page), `play, ${theme}`).toEqual([])
      await visit.picture(`text-play-${theme}`)
    },
    90_000,
  )

  test('at four times the size nothing has to be scrolled sideways', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit.quiet()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
    await visit.picture('text-zoomed')
  }, 30_000)

  test('Alt T goes back to the table, and no error was left behind', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await press('Alt+t')
    await page.waitForSelector(screen.rail)
    expect(await page.locator('#text-command').count()).toBe(0)
    expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([])
  }, 60_000)
})

/** The first piece that may do this, by its name on the page. */
async function able(action: string): Promise<string> {
  await visit.quiet() // what was typed last has been put together
  await press('Escape', 'Escape') // what is put together, then whoever is looked at
  await visit.quiet()
  const row = await page
    .locator(`${PROMPT} >> role=listitem`, { hasText: new RegExp(`^\\d+\\.${action}\\.`) })
    .textContent()
  return /Who can: ([^,.]*?)(?:,| and|\.)/.exec(row ?? '')?.[1] ?? ''
}
