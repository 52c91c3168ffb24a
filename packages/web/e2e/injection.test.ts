import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visit } from './seat.ts'

/** 50 payloads a round. */
const rounds = process.env.SOAK ? 10 : 1

let visit: Visit
const hits: string[] = []
const violations: string[] = []
beforeAll(async () => {
  visit = await Visit.begin()
  await visit.context.exposeFunction('hit', (n: unknown) => hits.push(String(n)))
  await visit.context.exposeFunction('violated', (what: string) => violations.push(what))
  await visit.context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (Reflect.get(window, 'violated') as (what: string) => void)(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  await visit.page.reload()
}, 120_000)
afterAll(() => visit?.end())

/** What would call hit(n), if anything of it became more than text. */
const scripts: readonly ((n: number) => string)[] = [
  n => `<script class=payload>hit(${n})</script>`,
  n => `<img class=payload src=x onerror=hit(${n})>`,
  n => `<svg class=payload onload=hit(${n})>`,
  n => `<svg class=payload><script>hit(${n})</script></svg>`,
  n => `<svg class=payload><animate onbegin=hit(${n}) attributeName=x>`,
  n => `<iframe class=payload srcdoc="<script>parent.hit(${n})</script>">`,
  n => `<a class=payload href="javascript:hit(${n})" autofocus onfocus=hit(${n})>`,
  n => `<details class=payload open ontoggle=hit(${n})>`,
  n => `<input class=payload autofocus onfocus=hit(${n})>`,
  n => `<body class=payload onpageshow=hit(${n})>`,
  n => `<style class=payload>@import'javascript:hit(${n})'</style>`,
  n => `<math class=payload><mtext></mtext><img src=x onerror=hit(${n})>`,
  n => `<object class=payload data="javascript:hit(${n})">`,
  n => `<base class=payload href="javascript:hit(${n})//">`,
  n => `javascript:hit(${n})`,
  n => `" onmouseover="hit(${n})" class="payload`,
  n => `' autofocus onfocus='hit(${n})' class='payload`,
  n => `\${hit(${n})}`,
  n => `{{constructor.constructor('hit(${n})')()}}`,
  n => `data:text/html,<script>hit(${n})</script>`,
]

/** How somebody tries to get out of whatever the text stands in. */
const ways: readonly ((text: string) => string)[] = [
  text => text,
  text => `">${text}`,
  text => `'>${text}`,
  text => `</p>${text}`,
  text => `</title>${text}`,
  text => `</text>${text}`,
  text => `</svg>${text}`,
  text => `</textarea>${text}`,
  text => `</script>${text}`,
  text => `-->${text}`,
  text => `]]>${text}`,
  text => `<!--${text}`,
  text => `\\"${text}`,
  text => text.replace('<', '<\u200b'),
  text => text.replace('<', '&lt;'),
  text => text.replace('<', '\\u003c'),
  text => text.replace('<', '%3C'),
  text => text.replace(/<([a-z])/, (_, letter) => `<${letter.toUpperCase()}`),
  text => text.replace(' ', '/'),
  text => text.replace(' ', '\t'),
  text => `\u202e${text}`,
  text => `${text}\u2028`,
  text => `<<${text}`,
  text => `{${text}}`,
  text => `@${text}`,
]

const payload = (n: number): string => {
  const script = scripts[n % scripts.length] as (n: number) => string
  const way = ways[Math.floor(n / scripts.length) % ways.length] as (text: string) => string
  return way(script(n))
}

/** Hands out the payloads of one round, each once. */
function drawer(round: number) {
  let next = round * 50
  const end = next + 50
  const draw = (): string => {
    if (next >= end) throw new Error('there are no more payloads in this round')
    return payload(next++)
  }
  return {
    draw,
    many: (count: number): readonly string[] => Array.from({ length: count }, draw),
    left: () => end - next,
  }
}

interface Texts {
  readonly title: string
  readonly summary: string
  readonly briefings: readonly [string, string]
  readonly tags: readonly string[]
}

/** A battle that is accepted, or not, with something in the place of a name or of a known word. */
const battle = ({ title, summary, briefings, tags }: Texts, names: { [place: string]: string } = {}): string =>
  JSON.stringify({
    title: title.slice(0, 80),
    ruleset: 'plastic',
    summary,
    minutes: 1,
    turns: 2,
    tags: tags.map(tag => tag.slice(0, 80)),
    briefing: { allied: briefings[0], german: briefings[1] },
    table: {
      width: 30,
      depth: 30,
      terrain: [
        {
          id: names.terrain ?? 'hedge',
          kind: names.ground ?? 'hedge',
          line: [
            [5, 15],
            [15, 15],
          ],
        },
      ],
    },
    sides: [
      {
        id: 'allied',
        home: 'south',
        ...(names.side && { name: names.side.slice(0, 80) }),
        ...(names.nation && { nation: names.nation }),
      },
      { id: 'german', home: 'north' },
    ],
    pieces: [
      {
        id: names.piece ?? 'one',
        side: 'allied',
        kind: names.kind ?? 'american-rifleman',
        at: [10, 5],
        ...(names.man && { name: names.man.slice(0, 80) }),
      },
      { id: 'two', side: 'german', kind: 'german-rifleman', at: [10, 25] },
    ],
    start: { turn: 1, phase: names.phase ?? 'initiative', last: 2 },
  })

const plain: Texts = { title: 'Plain', summary: 'Plain.', briefings: ['', ''], tags: [] }

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(text) })

/** Nothing of it may have become an element. */
const elements = (page: Page): Promise<number> => page.locator('.payload').count()

test('27 script injection: what is written as a text stays a text, wherever it is shown', async () => {
  const { page } = visit
  for (let round = 0; round < rounds; round++) {
    const { draw, many, left } = drawer(round)
    const texts: Texts = {
      title: draw(),
      summary: many(11).join(' '),
      briefings: [many(6).join(' '), many(6).join(' ')],
      tags: many(6),
    }
    const called = { side: draw(), man: draw() }

    // names that the rules refuse: the page says what they were
    for (const place of ['terrain', 'ground', 'nation', 'piece', 'kind', 'phase']) {
      await visit.open('#/')
      await openFile(page, 'refused.yaml', battle(plain, { [place]: draw() }))
      await page.getByText('Nothing was loaded.').waitFor()
      expect(await elements(page), place).toBe(0)
    }
    await visit.open('#/')
    await openFile(page, `${draw()}.sandtable`, draw())
    await page.getByText('Nothing was loaded.').waitFor()
    expect(await elements(page), 'file').toBe(0)

    // its file name becomes its address
    await openFile(page, `${draw()}.yaml`, battle(texts, called))
    await page.getByRole('button', { name: /Start the battle/ }).waitFor()
    expect(await page.textContent('main')).toContain(texts.summary.slice(0, 40).trim())
    expect(await elements(page), 'scenario and map').toBe(0)
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await visit.question()
    expect(await page.title().then(() => elements(page)), 'table').toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(draw())
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+t')
    await page.getByRole('region', { name: 'Log' }).waitFor()
    for (const name of Object.values(called))
      expect(await page.textContent('#root')).toContain(name.slice(0, 20).trim())
    expect(await elements(page), 'text').toBe(0)
    await page.keyboard.press('Alt+t')

    for (const address of ['#/', '#/replays']) {
      await visit.open(address)
      expect(await page.textContent('#root')).toContain(texts.title.slice(0, 20).trim())
      expect(await elements(page), address).toBe(0)
    }
    for (const screen of [
      'new',
      'new/plastic',
      'rules',
      'rules/plastic',
      'replay/game',
      'report/game',
      'replay',
      'play',
    ]) {
      if (left() === 0) break
      await page.goto(`${visit.address}#/${screen}/${encodeURIComponent(draw())}`)
      await page.waitForSelector('h1')
      expect(await elements(page), screen).toBe(0)
    }
    expect(left(), 'payloads left').toBe(0)
  }
  expect({ hits, violations }).toEqual({ hits: [], violations: [] })
}, 600_000)

test('a script that did get in would be noticed, and the policy would stop it', async () => {
  const { page } = visit
  await visit.open('#/')
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img class=payload src=x onerror="hit(-1)">'),
  )
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  expect([await elements(page), hits]).toEqual([1, []])
}, 60_000)
