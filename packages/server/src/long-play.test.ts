import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { anyDecision, FarPage, until, wishFor } from './game/far.fixture.ts'
import { type Lap, ServerProcess } from './process.fixture.ts'

/**
 * A day where SOAK_MINUTES says 1440; an hour without it. `pause`: between two decisions of a game, in ms; `first`: the
 * games begin within this time, so that they are of every age.
 */
const { games, minutes, pause, first } = process.env.SOAK
  ? { games: 500, minutes: Number(process.env.SOAK_MINUTES ?? 60), pause: 8000, first: 240_000 }
  : { games: 3, minutes: 0.15, pause: 0, first: 0 }
/** MB an hour, and the share by which the p99 may grow; the gate is too short to say anything of either. */
const [GROWS, DRIFTS] = process.env.SOAK ? [1, 0.1] : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
const SAMPLES = Math.max(40, minutes * 2)

const folder = mkdtempSync(join(tmpdir(), 'sandtable-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The slope of the least squares, and its standard error. */
function slopeOf(points: readonly (readonly [number, number])[]): readonly [slope: number, error: number] {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  const slope = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread
  const rest = points.reduce((sum, [at, value]) => sum + (value - y - slope * (at - x)) ** 2, 0)
  return [slope, Math.sqrt(rest / Math.max(1, points.length - 2) / spread)]
}

const p99 = (laps: readonly Lap[]): number =>
  laps.map(({ alone }) => alone).sort((a, b) => a - b)[Math.floor(laps.length * 0.99)] ?? 0

it(
  `19 a day of play: ${games} games at once for ${minutes} minutes, one after the other ends and begins`,
  async ({ task }) => {
    const server = await ServerProcess.begin(folder)
    const wish = wishFor('plastic/tutorial', { german: 'person', allied: 'person' })
    const end = performance.now() + minutes * 60_000
    const laps: Lap[] = []
    const isOn = (): boolean => performance.now() < end || laps.length < games * 2
    const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
    let finished = 0
    const play = async (_: unknown, nth: number): Promise<void> => {
      await wait((first * nth) / games)
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
          const decision = await anyDecision(page)
          const lap = server.lap()
          await page.ask('decide', [decision])
          laps.push(lap())
          await wait(pause)
        }
        if (isOver()) finished += 1
        for (const page of all) page.hangUp()
      }
    }
    const heap: (readonly [number, number])[] = []
    const watch = async (): Promise<void> => {
      while (isOn()) {
        heap.push([performance.now(), await server.heap()])
        if (heap.length % 10 === 0)
          console.log(`19: ${laps.length} decisions, ${finished} games to their end, ${heap.at(-1)?.[1]} bytes`)
        await wait((minutes * 60_000) / SAMPLES)
      }
    }
    await Promise.all([watch(), ...Array.from({ length: games }, play)])
    // a promise that is rejected unheard would have ended the process
    expect(await (await fetch(`${server.address}/health`)).json()).toMatchObject({ status: 'fine' })
    await server.kill()
    // the first third is warming up: until games of every age are played
    const [slope, error] = slopeOf(heap.slice(Math.floor(heap.length / 3))).map(bytes => (bytes * 3_600_000) / 1e6)
    const third = Math.floor(laps.length / 3)
    const [before, after] = [p99(laps.slice(third, 2 * third)), p99(laps.slice(2 * third))]
    const drift = after / before - 1
    task.meta.found =
      `${laps.length} decisions, ${finished} games to their end; heap ${slope?.toFixed(2)} ± ${error?.toFixed(2)} MB an hour; ` +
      `p99 ${before.toFixed(1)}, then ${after.toFixed(1)} ms without waiting for a core`
    console.log(`19: ${task.meta.found}`)
    expect(laps.length).toBeGreaterThan(games)
    expect(heap.every(([, bytes]) => bytes > 0)).toBe(true)
    // what a short run cannot tell from noise is not held against it
    expect((slope ?? 0) - 2 * (error ?? 0)).toBeLessThan(GROWS)
    expect(drift).toBeLessThan(DRIFTS)
  },
  minutes * 120_000 + 600_000,
)
