import type { Page } from 'playwright-core'
import type { Visit } from './seat.ts'

/** What somebody writes into texts so that a page runs it. */

/** 50 payloads a round. */
export const rounds = process.env.SOAK ? 10 : 1

/** What ran, and what the policy had to stop: nothing of either is expected. */
export interface Alarm {
  readonly hits: string[]
  readonly violations: string[]
}

/** Notices both, on every page of this visit. */
export async function alarmed({ context, page }: Visit): Promise<Alarm> {
  const [hits, violations]: [string[], string[]] = [[], []]
  await context.exposeFunction('hit', (n: unknown) => hits.push(String(n)))
  await context.exposeFunction('violated', (what: string) => violations.push(what))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (Reflect.get(window, 'violated') as (what: string) => void)(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  await page.reload()
  return { hits, violations }
}

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
export function drawer(round: number) {
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

export interface Texts {
  readonly title: string
  readonly summary: string
  readonly briefings: readonly [string, string]
  readonly tags: readonly string[]
}

/** A battle that is accepted, or not, with something in the place of a name or of a known word. */
export const battle = ({ title, summary, briefings, tags }: Texts, names: { [place: string]: string } = {}): string =>
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

export const plain: Texts = { title: 'Plain', summary: 'Plain.', briefings: ['', ''], tags: [] }

/** Nothing of it may have become an element. */
export const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementsByClassName('payload').length)
