import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stream } from '@sandtable/kernel'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'

const drops = process.env.SOAK ? 1000 : 8
const GAMES = process.env.SOAK ? 50 : 2
/** How long a page may take to be up to date again, in ms; in the gate, other tests have the machine. */
const LIMIT = process.env.SOAK ? 1000 : 10_000

const folder = mkdtempSync(join(tmpdir(), 'sandtable-dropped-'))
afterAll(() => rmSync(folder, { recursive: true }))

it(
  `18 reconnect: ${drops} pages dropped in the middle of a move reach the same view`,
  async () => {
    const chance = new Stream('dropped')
    const server = await ServerProcess.begin(folder)
    const wish = wishFor('plastic/crossroads-house', { german: 'person', allied: 'person' })
    const slowest: number[] = []
    try {
      for (let game = 0; game < GAMES; game++) {
        const made = await server.make(wish)
        const sides = Object.keys(made.seats)
        const sit = async (page: FarPage, side: string, again = false): Promise<void> => {
          await server.connect(page)
          await page.hello(made.game, made.seats[side] ?? '', { again })
        }
        const pages = sides.map(() => new FarPage())
        for (const [i, page] of pages.entries()) await sit(page, sides[i] ?? '')
        await until(() => pages.every(page => page.scene !== null))
        const asked = (): FarPage | undefined => pages.find(page => page.scene?.waitingFor.includes(page.seat))
        for (let n = 0; n < drops / GAMES; n++) {
          const page = asked()
          if (!page) break
          const decision = await anyDecision(page)
          const key = `dropped ${n}`
          // the line is cut before, while or after the server acts
          void page.ask('decide', [decision], { key }).catch(() => {})
          if (chance.next(3) > 0) await until(() => true)
          page.hangUp()
          await until(() => page.closed !== null)
          // the other may go on meanwhile
          const other = pages.find(one => one !== page) as FarPage
          for (let more = chance.next(3); more > 0 && other.scene?.waitingFor.includes(other.seat); more--)
            await other.ask('decide', [await anyDecision(other)])
          const [before, since] = [page.said.length, performance.now()]
          await sit(page, page.seat, true)
          // an honest retry counts once, whether or not the first one arrived
          await page.ask('decide', [decision], { key }).catch(() => {})
          await until(() => page.seq === other.seq)
          slowest.push(performance.now() - since)
          const heard = page.said.slice(before).filter(({ type }) => type === 'state')
          expect(heard.some(state => 'begins' in state)).toBe(false) // only what was missed
          const fresh = new FarPage()
          await sit(fresh, page.seat)
          await until(() => fresh.seq === page.seq)
          expect(page.scene?.view).toEqual(fresh.scene?.view)
          expect(page.log).toEqual(fresh.log)
          fresh.hangUp()
        }
        for (const page of pages) page.hangUp()
      }
      expect(slowest.length).toBeGreaterThanOrEqual(drops * 0.9)
      expect(Math.max(...slowest)).toBeLessThan(LIMIT)
    } finally {
      await server.kill()
    }
  },
  drops * 60_000,
)
