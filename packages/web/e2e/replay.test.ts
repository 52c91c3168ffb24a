import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playGolden } from '@sandtable/bots'
import {
  canonical,
  type Host,
  load,
  Reel,
  save,
  sha256,
  splitNotes,
  storyOf,
  UMPIRE,
  withNotes,
} from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOn } from './axe.ts'
import * as screen from './screen.ts'
import { Visit } from './seat.ts'

let visit: Visit
beforeAll(async () => {
  visit = await Visit.begin()
}, 120_000)
afterAll(() => visit?.end())

/** All that a viewer may know of a game, worked out here in Node: the page shows the same of its own. */
const printOf = (host: Host, viewer: string = UMPIRE): string =>
  sha256(canonical([host.news(viewer, 0), host.view(viewer)])).slice(0, 16)

/** What the replay on the screen says of itself. */
async function printOnPage(): Promise<string> {
  return ((await visit.page.getByText(/^Fingerprint/).textContent({ timeout: 30_000 })) ?? '')
    .replace('Fingerprint ', '')
    .trim()
}

const scenario = (name: string, set = 'plastic') => {
  const file = fileURLToPath(new URL(`../../../scenarios/${set}/${name}.yaml`, import.meta.url))
  return readYaml(readFileSync(file, 'utf8'), file)
}

describe('a save replays to the same', () => {
  test('in Node, when it was made in the page', async () => {
    const { page } = visit
    await visit.open()
    await page.getByRole('button', { name: 'First battle' }).click()
    for (let go = 0; go < 3; go++) {
      const says = await visit.question()
      await page.keyboard.press(says.includes('Who goes first') ? '1' : 'Control+Enter')
      await visit.quiet()
      await page.keyboard.press(says.includes('Who goes first') ? 'Enter' : 'Control+Enter')
      await visit.quiet()
    }
    await visit.open('#/')
    await page.getByText('Export or delete a game').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const { host, notes } = load(ruleSets, readFileSync(await download.path(), 'utf8'), 'page.sandtable')
    expect(notes).toEqual([])
    expect(host.game.journal.entries.some(entry => entry.type === 'decision')).toBe(true)
    await visit.open('#/replays')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    // while it runs, the person sees his own side alone
    expect(await printOnPage()).toBe(printOf(host, 'allied'))
  }, 90_000)

  test.each(['tutorial', 'crossroads-house'])(
    'in the page, when it was played in Node: %s',
    async name => {
      const host = playGolden(scenario(name), 42)
      await visit.open('#/')
      await visit.page.locator('input[type=file]').setInputFiles({
        name: `${name}.sandtable`,
        mimeType: 'text/plain',
        buffer: Buffer.from(save(host)),
      })
      await visit.page.getByText(`${name}.sandtable is under Continue.`).waitFor()
      await visit.open('#/replays')
      await visit.page.getByRole('link', { name, exact: true }).click()
      expect(await printOnPage()).toBe(printOf(host))
    },
    90_000,
  )

  test('and the computer plays a golden game in the page as it does in Node', async () => {
    await visit.open('#/replay/plastic/tutorial')
    expect(await printOnPage()).toBe(printOf(playGolden(scenario('tutorial'), 1)))
  }, 60_000)
})

describe('a replay', () => {
  const where = async (): Promise<string> => (await visit.page.textContent(screen.where)) ?? ''
  const press = async (...keys: readonly string[]): Promise<string> => {
    for (const key of keys) await visit.page.keyboard.press(key)
    return where()
  }

  test('is wound both ways by keys, by entry, decision and turn', async () => {
    await visit.open('#/replay/plastic/tutorial')
    await visit.page.waitForSelector(screen.where)
    expect(await where()).toMatch(/^Turn 1, .*entry 0 of \d{3}$/)
    expect(await press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toContain('entry 1 of')
    expect(await press('PageDown', 'PageDown')).toMatch(/^Turn 3, entry/)
    expect(await press('Shift+ArrowRight', 'Shift+ArrowRight')).toContain('activation 1 of')
    expect(await press('PageUp', 'PageUp')).toMatch(/^Turn 2/)
    expect(await press('End')).toMatch(/entry (\d+) of \1$/)
    await visit.page.getByRole('contentinfo').getByText('The American side has won.').waitFor()
    expect(await press('Home')).toContain('entry 0 of')
  }, 60_000)

  test('plays by itself, and stops where it is told to', async () => {
    const { page } = visit
    await page.getByLabel('Speed').selectOption('16') // a step every few hundredths of a second: the page is not quiet while it goes on
    await page.getByRole('main').focus()
    await press('Home', 'Space')
    await expect.poll(where, { timeout: 20_000 }).not.toContain('entry 0 ')
    await press('Space')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const stopped = await where()
    await visit.quiet()
    expect(await where()).toBe(stopped)
    expect(stopped).not.toMatch(/entry (\d+) of \1$/)
  }, 30_000)

  test('is looked at from everywhere with the keys of the table, which leave it where it is', async () => {
    const { page } = visit
    await page.waitForSelector('[data-table][data-view]')
    const view = () => page.locator('[data-table]').getAttribute('data-view')
    const here = await press('Home', 'PageDown')
    for (const key of ['+', '-', '+', 'd', 'w', 'ArrowUp', 's', 'a', '0', 't', 'q', 'e']) {
      await visit.quiet() // two turns that cancel each other and share a frame would change nothing
      const before = await view()
      await page.keyboard.press(key)
      await page.waitForFunction(
        was => document.querySelector<HTMLElement>('[data-table]')?.dataset.view !== was,
        before,
        { timeout: 10_000 },
      )
    }
    await page.keyboard.press('t')
    await page.getByRole('button', { name: 'At a slant', pressed: false }).waitFor()
    await visit.quiet()
    expect(await where()).toBe(here)
    const before = await view()
    await press('ArrowRight')
    expect(await where()).not.toBe(here)
    expect(await view()).toBe(before)
  }, 60_000)

  test('is seen by each side, and by all, from the same turn', async () => {
    await visit.page.waitForSelector('canvas')
    await visit.picture('replay')
    expect(await press('Home', 'PageDown', 'PageDown')).toMatch(/^Turn 3/)
    await visit.page.getByText('German', { exact: true }).first().click()
    await visit.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[type=radio]:checked')?.parentElement?.textContent === 'German',
    )
    await visit.page.locator(screen.where, { hasText: 'Turn 3' }).waitFor()
  }, 30_000)
})

/** Opens the replay of a game that was played in Node, from its file. */
async function opened(name: string, host: Host): Promise<void> {
  await visit.open('#/replays')
  await visit.page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.sandtable`, mimeType: 'text/plain', buffer: Buffer.from(save(host)) })
  await visit.page.waitForSelector(screen.where, { timeout: 60_000 })
}

describe.each(['plastic', 'muzzleflash', 'goodbye', 'blaze'])('a game of %s', set => {
  test('stands the same at every turn, from the beginning and from the end, and as it stood in Node', async () => {
    const host = playGolden(scenario('tutorial', set), 42)
    const { page } = visit
    await opened(`${set} game`, host)
    expect(await printOnPage()).toBe(printOf(host))
    /** The entry at which the replay is, and who stands where. */
    const standing = () =>
      page.locator(screen.where).evaluate(status => {
        const where = status.textContent ?? ''
        const at = Number(/entry ([\d,]+) of/.exec(where)?.[1]?.replace(',', ''))
        const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(
          ({ dataset }) => `${dataset.piece} ${dataset.at}`,
        )
        return [at, pieces.sort()] as const
      })
    const walk = async (from: string, key: string): Promise<Map<number, readonly string[]>> => {
      await page.keyboard.press(from)
      const found = new Map([await standing()])
      for (let last = -1; found.size !== last; ) {
        last = found.size
        await page.keyboard.press(key)
        found.set(...(await standing()))
      }
      return found
    }
    const forwards = await walk('Home', 'PageDown')
    const backwards = await walk('End', 'PageUp')
    expect(forwards.size).toBeGreaterThan(2)
    expect([...backwards].sort(([a], [b]) => a - b)).toEqual([...forwards])
    const reel = storyOf(host.game, UMPIRE)
    for (const [at, pieces] of forwards) {
      const { view } = new Reel(reel.opening, reel.entries).to(at)
      const stood = view.tables.piece as readonly { id: string; at: readonly number[] | null; gone: boolean }[]
      expect(pieces).toEqual(
        stood
          .filter(piece => piece.at && !piece.gone)
          .map(piece => `${piece.id} ${piece.at?.join(',')}`)
          .sort(),
      )
    }
  }, 120_000)
})

describe('a moment', () => {
  test('can be marked, is kept, and has an address that leads there', async () => {
    const { page } = visit
    await visit.open('#/replay/plastic/tutorial')
    await page.waitForSelector(screen.where)
    for (const key of ['Home', 'PageDown', 'PageDown', 'ArrowRight', 'ArrowRight', 'b']) await page.keyboard.press(key)
    await page.getByLabel('What this bookmark is called').fill('The turn of the tide')
    const where = await page.textContent(screen.where)
    const [, entry] = where?.match(/entry (\d+) of/) ?? []
    await page.waitForFunction(hash => location.hash === hash, `#/replay/plastic/tutorial/${entry}/umpire`)
    const address = page.url()
    await page.keyboard.press('Escape')
    await visit.open('#/replays')
    await page.goto(address)
    await expect.poll(() => page.textContent(screen.where), { timeout: 20_000 }).toBe(where)
    expect(await page.getByLabel('What this bookmark is called').inputValue()).toBe('The turn of the tide')
    await page.getByRole('region', { name: 'Log' }).click({ position: { x: 4, y: 4 } })
    await page.keyboard.press('Home')
    await page.getByRole('region', { name: 'Bookmarks' }).getByRole('button', { name: /^Turn/ }).click()
    expect(await page.textContent(screen.where)).toBe(where)
    // a link within the page goes there too
    await page.evaluate(() => {
      location.hash = '#/replay/plastic/tutorial/7/umpire'
    })
    await page.locator(screen.where, { hasText: 'entry 7 of' }).waitFor()
  }, 60_000)

  test('has its chances, once games have been played on from here and there', async () => {
    const { page } = visit
    await page.getByRole('button', { name: 'Estimate the chances' }).click()
    const says = page.getByRole('contentinfo')
    await says.getByText(/\d+ to \d+, \d+ games played on from the dot/).waitFor({ timeout: 60_000 })
    await page.waitForSelector('[data-curve]')
    await visit.picture('replay-estimate')
    await says.getByRole('button', { name: 'Stop' }).click()
    await says.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  }, 90_000)

  test('is reached by the bar, whose keys are those of the replay, and from the list of activations', async () => {
    const { page } = visit
    const bar = page.getByRole('slider', { name: 'Place in the game' })
    const box = await bar.boundingBox()
    if (!box) throw new Error('there is no bar')
    await page.mouse.move(box.x + 10, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
    const half = Number(await bar.inputValue())
    const all = Number(await bar.getAttribute('max'))
    expect(all).toBeGreaterThan(100)
    expect(Math.abs(half - all / 2)).toBeLessThan(all / 20)
    expect(await page.textContent(screen.where)).toContain(`entry ${half} of ${all}`)
    await page.mouse.up()
    await page.keyboard.press('End')
    expect(await page.textContent(screen.where)).toContain(`entry ${all} of ${all}`)
    await page.getByText('Activations', { exact: true }).click()
    await page.getByRole('region', { name: 'Turn 1' }).getByRole('button').first().click()
    expect(await page.textContent(screen.where)).toMatch(/^Turn 1, activation 1 of/)
    await page.getByRole('region', { name: 'Turning points' }).getByRole('button').last().click()
    expect(await page.textContent(screen.where)).toMatch(/^Turn [1-6]/)
  }, 30_000)
})

describe('bookmarks', () => {
  /** A file with the tutorial's game and these lines after it. */
  const take = async (...notes: readonly string[]): Promise<void> => {
    await visit.open('#/replays')
    const text = withNotes(save(playGolden(scenario('tutorial'), 42)), notes)
    await visit.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'marked.sandtable', mimeType: 'text/plain', buffer: Buffer.from(text) })
  }

  test('travel in the file, and the game in it is the same', async () => {
    const { page } = visit
    await take()
    await page.waitForSelector(screen.where, { timeout: 60_000 })
    for (const key of ['Home', 'PageDown', 'b']) await page.keyboard.press(key)
    await page.getByLabel('What this bookmark is called').fill('The "bridge" #1')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save file' }).click(),
    ])
    const { chain, notes } = splitNotes(readFileSync(await download.path(), 'utf8'))
    expect(chain).toBe(save(playGolden(scenario('tutorial'), 42)))
    expect(notes).toEqual([
      expect.stringMatching(/^bookmark \{"at":\d+,"name":"The \\"bridge\\" #1","viewer":"umpire"\}$/),
    ])
    const before = await page.evaluate(() => location.hash)
    await take(...notes)
    await page.waitForFunction(was => /^#\/replay\/game/.test(location.hash) && location.hash !== was, before)
    await page.getByLabel('What this bookmark is called').waitFor()
    expect(await page.getByLabel('What this bookmark is called').inputValue()).toBe('The "bridge" #1')
    await page.getByRole('region', { name: 'Bookmarks' }).getByRole('button', { name: /^Turn/ }).click()
    expect(await page.textContent(screen.where)).toMatch(/^Turn 2/)
  }, 90_000)

  test.each([
    ['bookmark {"at":1}', 'the bookmark cannot be read'],
    ['bookmark {"at":90000,"name":"far","viewer":"umpire"}', 'the bookmark leads to entry 90000'],
    ['bookmark {"at":3,"name":"who","viewer":"martian"}', "the bookmark is of 'martian'"],
  ])(
    'that lead nowhere are refused with their line: %s',
    async (note, says) => {
      await take('a remark of my own', note)
      const line = save(playGolden(scenario('tutorial'), 42)).split('\n').length + 1
      await visit.page.getByText(`marked.sandtable, line ${line}: ${says}`).waitFor({ timeout: 60_000 })
      expect(await visit.page.textContent('main')).toContain('Nothing was loaded.')
    },
    60_000,
  )
})

test('the rulebook and the finder are of the set that is watched', async () => {
  const { page } = visit
  await visit.open('#/replay/goodbye/tutorial')
  await page.waitForSelector(screen.where)
  await page.keyboard.press('F1')
  await page.waitForSelector(`${screen.rulebook} >> role=heading`)
  expect(await page.textContent(screen.rulebook)).toContain('GB-')
  await page.keyboard.press('Escape')
  await page.waitForSelector(screen.rulebook, { state: 'detached' })
  await page.keyboard.press('?')
  await page.waitForSelector(screen.keyList)
  const groups = await page.locator(screen.keyList).getByRole('heading', { level: 3 }).allTextContents()
  expect(groups.map(group => group.trim())).toEqual([
    'Camera',
    'Page',
    'Replay',
    'Decide not on this screen',
    'Pieces not on this screen',
    'Look not on this screen',
    'Make a battle not on this screen',
  ])
  await page.keyboard.press('Escape')
  await page.waitForSelector(screen.keyList, { state: 'detached' })
}, 60_000)

describe('what if', () => {
  test('another game goes off from here and is played on by hand', async () => {
    const { page } = visit
    await visit.open('#/replay/plastic/tutorial')
    await page.waitForSelector(screen.where)
    for (const key of ['Home', 'PageDown', 'PageDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await page.getByRole('button', { name: 'What if' }).click()
    await page.getByRole('dialog', { name: 'What if?' }).getByText(/^From/).waitFor()
    await page.getByRole('button', { name: 'Play on' }).click()
    await page.waitForSelector(screen.rail, { timeout: 30_000 })
    expect(await page.textContent(screen.turn)).toContain('Turn 3')
    const says = await visit.question()
    await page.keyboard.press(says.includes('Who goes first') ? '1' : 'Control+Enter')
    await visit.quiet()
    await page.keyboard.press(says.includes('Who goes first') ? 'Enter' : 'Control+Enter')
    // it goes on: something else is asked, or it is another turn
    const goesOn = async () =>
      (await page
        .locator(screen.question)
        .textContent({ timeout: 1000 })
        .catch(() => says)) !== says || (await page.locator(screen.line).count()) > 3
    await expect.poll(goesOn, { timeout: 30_000 }).toBe(true)
    await visit.open('#/replays')
    await page.getByRole('link', { name: /^What if: .*turn 3$/ }).waitFor()
  }, 90_000)

  test('the computer plays it out, and the past is the same', async () => {
    const { page } = visit
    await visit.open('#/replay/plastic/tutorial')
    await page.waitForSelector(screen.where)
    for (const key of ['Home', 'PageDown', 'PageDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
    const standing = () => page.$$eval('[data-piece]', list => list.map(one => one.outerHTML).sort())
    const [length] = /of \d+$/.exec((await page.textContent(screen.where)) ?? '') ?? []
    expect(length).toBeDefined()
    await page.getByRole('button', { name: 'What if' }).click()
    await page.getByRole('button', { name: 'Let the computer play it out' }).click()
    await page.locator(screen.bar).getByText('What if:').waitFor({ timeout: 60_000 })
    const [, at] = /\/(\d+)\/umpire$/.exec(page.url()) ?? []
    await page.locator(screen.where, { hasText: `entry ${at} of` }).waitFor()
    const there = await standing()
    await page.keyboard.press('End')
    await page
      .getByRole('contentinfo')
      .getByText(/won|draw|objective/)
      .first()
      .waitFor()
    expect(await page.textContent(screen.where)).not.toContain(length)
    await visit.open(`#/replay/plastic/tutorial/${at}/umpire`)
    await page.locator(screen.where, { hasText: `entry ${at} of` }).waitFor()
    expect(await standing()).toEqual(there)
  }, 90_000)
})

describe('after the battle', () => {
  const given = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      visit.page.waitForEvent('download', { timeout: 60_000 }),
      visit.page.getByRole('button', { name: button }).click(),
    ])
    return download.path()
  }

  test.each(['plastic', 'muzzleflash', 'goodbye', 'blaze'])(
    'a report of %s can be read, and saved as a page that needs nothing else',
    async set => {
      const { page } = visit
      await visit.open(`#/report/${set}/tutorial`)
      const verdict = page.getByText(/^(.* has won|Nobody won)\.$/)
      await verdict.waitFor({ timeout: 60_000 })
      expect(await page.getByRole('definition').count()).toBeGreaterThan(1)
      expect(await page.getByRole('region', { name: 'Luck' }).getByRole('row').count()).toBeGreaterThan(3)
      expect(await page.getByRole('region', { name: 'Turning points' }).getByRole('listitem').count()).toBeGreaterThan(
        1,
      )
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await visit.quiet()
        if (set === 'plastic') expect(await faultsOn(page), theme).toEqual([])
      }
      await visit.picture(`report-${set}`)
      const saved = readFileSync(await given('Save as a page'), 'utf8')
      expect(saved).toContain('<!doctype html>')
      expect(saved).not.toMatch(/<script|<link|<button|src="(?!data:)|href=|url\((?!data:)/)
      expect(saved).toContain((await verdict.textContent()) ?? '?')
      expect(saved.match(/src="data:image/g)).toHaveLength(2)
    },
    90_000,
  )

  test('the game is given as a file and the turn as a moving picture', async () => {
    const { page } = visit
    await visit.open('#/replay/plastic/tutorial')
    await page.waitForSelector(screen.where)
    const { host } = load(ruleSets, readFileSync(await given('Save file'), 'utf8'), 'tutorial.sandtable')
    expect(printOf(host)).toBe(printOf(playGolden(scenario('tutorial'), 1)))
    await page.keyboard.press('End')
    const clip = readFileSync(await given('Clip'))
    expect(clip.subarray(0, 6).toString()).toBe('GIF89a')
    // a real browser can show it, and it moves
    const frames = await page.evaluate(async data => {
      const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
      const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' })
      await decoder.tracks.ready
      await decoder.decode({ frameIndex: (decoder.tracks.selectedTrack?.frameCount ?? 0) - 1 })
      return decoder.tracks.selectedTrack?.frameCount ?? 0
    }, clip.toString('base64'))
    expect(frames).toBeGreaterThan(5)
  }, 90_000)
})

test('nothing of this has left an error', () =>
  expect(visit.errors.filter(error => !/404|favicon/.test(error))).toEqual([]))
