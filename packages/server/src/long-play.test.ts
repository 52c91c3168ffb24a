import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { ServerProcess } from './process.fixture.ts'

/** A day cannot be run in a soak: so many minutes, and the slope is extrapolated to an hour. */
const { games, minutes } = process.env.SOAK
  ? { games: 500, minutes: Number(process.env.SOAK_MINUTES ?? 60) }
  : { games: 3, minutes: 0.15 }
const LIMIT = process.env.SOAK ? 1 : Number.POSITIVE_INFINITY // MB an hour; seconds say nothing of it
const SAMPLES = 40

const folder = mkdtempSync(join(tmpdir(), 'sandtable-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The slope of the least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}

it(
  `19 a day of play: ${games} games at once for ${minutes} minutes, one after the other ends and begins`,
  async () => {
    const server = await ServerProcess.begin(folder)
    const wish = wishFor('plastic/tutorial', { german: 'person', allied: 'person' })
    const end = performance.now() + minutes * 60_000
    let decisions = 0
    const isOn = (): boolean => performance.now() < end || decisions < games * 2
    let finished = 0
    const play = async (): Promise<void> => {
      while (isOn()) {
        const made = await server.make(wish)
        const pages = Object.values(made.seats).map(secret => ({ page: new FarPage(), secret }))
        for (const { page, secret } of pages) {
          await server.connect(page)
          await page.hello(made.game, secret)
        }
        const all = pages.map(({ page }) => page)
        const isOver = (): boolean => all.some(({ scene }) => scene?.outcome != null)
        const asked = (): FarPage | undefined => all.find(page => page.scene?.waitingFor.includes(page.side))
        while (isOn() && !isOver()) {
          await until(() => !isOn() || isOver() || asked() !== undefined)
          const page = asked()
          if (!page || isOver()) break
          await page.ask('decide', [await anyDecision(page)])
          decisions += 1
        }
        if (isOver()) finished += 1
        for (const page of all) page.hangUp()
      }
    }
    const heap: (readonly [number, number])[] = []
    const watch = async (): Promise<void> => {
      while (isOn()) {
        const text = await (await fetch(`${server.address}/metrics`)).text()
        heap.push([performance.now(), Number(/nodejs_heap_size_used_bytes (\d+)/.exec(text)?.[1])])
        await new Promise(done => setTimeout(done, (minutes * 60_000) / SAMPLES))
      }
    }
    await Promise.all([watch(), ...Array.from({ length: games }, play)])
    // a promise that is rejected unheard would have ended the process
    expect(await (await fetch(`${server.address}/health`)).json()).toMatchObject({ status: 'fine' })
    await server.kill()
    // after a collection the heap is what is really in use: the lowest of every four, the first quarter as warming up
    const lowest = heap
      .slice(Math.floor(heap.length / 4))
      .flatMap((_, i, all) => (i % 4 ? [] : [all.slice(i, i + 4).reduce((a, b) => (b[1] < a[1] ? b : a))]))
    const slope = (slopeOf(lowest) * 3_600_000) / 1e6
    console.log(`19: ${decisions} decisions, ${finished} games to their end, ${slope.toFixed(2)} MB an hour`)
    expect(decisions).toBeGreaterThan(games)
    expect(heap.every(([, bytes]) => bytes > 0)).toBe(true)
    expect(slope).toBeLessThan(LIMIT)
  },
  minutes * 120_000 + 240_000,
)
