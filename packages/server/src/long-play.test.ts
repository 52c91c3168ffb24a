import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { until, wishFor } from './game/far.fixture.ts'
import { type Lap, ServerProcess } from './process.fixture.ts'
import { Reciter, recorded } from './reciter.fixture.ts'

/** A day where SOAK_MINUTES says 1440; an hour without it. It says how long it was. `pause`: between two decisions of a game, in ms. */
const { games, minutes, pause } = process.env.SOAK
  ? { games: 500, minutes: Number(process.env.SOAK_MINUTES ?? 60), pause: 8000 }
  : { games: 3, minutes: 0.15, pause: 0 }
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

/** By how much of itself it has grown from the first of these to the last, and the standard error of that. */
function growthOf(points: readonly (readonly [number, number])[]): readonly [share: number, error: number] {
  const [slope, error] = slopeOf(points)
  const level = mean(points.map(([, value]) => value)) || 1 // there are systems that do not say it
  const all = ((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)) / level
  return [slope * all, error * all]
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0

/** The first third is warming up: until games of every age are played, and some are forgotten. */
const warm = <T>(samples: readonly T[]): readonly T[] => samples.slice(Math.floor(samples.length / 3))

const wish = wishFor('plastic/tutorial', { german: 'person', allied: 'person' })

it(
  `19 a day of play: ${games} games at once, one after the other ends and begins`,
  async ({ task }) => {
    const server = await ServerProcess.begin(folder, '', { isAlike: true })
    const script = await recorded(server, Number.POSITIVE_INFINITY, wish)
    const began = performance.now()
    const end = began + minutes * 60_000
    let [decisions, finished] = [0, 0]
    const isOn = (): boolean => performance.now() < end || finished < games
    const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
    let laps: Lap[] = []
    /** Odd while the heap is weighed, which stops the server: what is under way then is not counted. */
    let weighings = 0
    const play = async (_: unknown, nth: number): Promise<void> => {
      await wait((script.length * pause * nth) / games) // so that there are games of every age
      while (isOn()) {
        const { game, seats } = await server.make(wish)
        const players = new Map(Object.entries(seats).map(([seat, secret]) => [seat, new Reciter(game, secret)]))
        for (const player of players.values()) {
          await player.sit(server)
          expect(player.closed).toBeNull()
        }
        for (const [i, recited] of script.entries()) {
          const player = players.get(recited.seat) as Reciter
          await until(() => player.seq >= recited.seq)
          const [lap, before] = [server.lap(), weighings]
          expect(await player.decide(recited, `${i}`)).toMatchObject({ type: 'answer' })
          if (before % 2 === 0 && before === weighings) laps.push(lap())
          decisions += 1
          if (i === script.length - 1) finished += 1
          await wait(pause)
          if (!isOn()) break
        }
        for (const player of players.values()) player.hangUp()
      }
    }
    /** Of each stretch of time, its end with the bytes in use, and with the p99 of its decisions. */
    const heap: (readonly [at: number, bytes: number])[] = []
    const worked: (readonly [at: number, ms: number])[] = []
    const alone: (readonly [at: number, ms: number])[] = []
    const watch = async (): Promise<void> => {
      while (isOn()) {
        await wait((minutes * 60_000) / SAMPLES)
        weighings += 1
        const at = performance.now()
        heap.push([at, await server.heap()])
        worked.push([at, p99(laps.map(lap => lap.worked))])
        alone.push([at, p99(laps.map(lap => lap.alone))])
        laps = []
        weighings += 1
        const now = [heap, worked, alone].map(samples => samples.at(-1)?.[1].toFixed(1)).join(', ')
        if (process.env.SOAK) console.log(`19: ${decisions} decisions, ${finished} games; bytes, ms, ms: ${now}`)
      }
    }
    await Promise.all([watch(), ...Array.from({ length: games }, play)])
    const lasted = (performance.now() - began) / 60_000
    // a promise that is rejected unheard would have ended the process
    expect(await (await fetch(`${server.address}/health`)).json()).toMatchObject({ status: 'fine' })
    await server.kill()
    const [slope, error] = slopeOf(warm(heap)).map(bytes => (bytes * 3_600_000) / 1e6) as [number, number]
    /** What the server does until it has answered is its own; what passes until then on the clock is the machine's too. */
    const drifts = [worked, alone].map(samples => growthOf(warm(samples)))
    const [own, passed] = [worked, alone].map((samples, i) => {
      const [share = 0, error = 0] = drifts[i]?.map(part => part * 100) ?? []
      return `${mean(warm(samples).map(([, ms]) => ms)).toFixed(1)} ms, which grew by ${share.toFixed(1)} ± ${error.toFixed(1)} %`
    })
    task.meta.found =
      `for ${lasted.toFixed(1)} minutes, ${decisions} decisions, ${finished} games to their end; heap ${slope.toFixed(2)} ± ${error.toFixed(2)} MB an hour; ` +
      `p99 of the server's work until its answer ${own}; p99 of the time without waiting for a core ${passed}`
    console.log(`19: ${task.meta.found}`)
    expect(heap.every(([, bytes]) => bytes > 0)).toBe(true)
    // what a short run cannot tell from noise is not held against it
    expect(slope - 2 * error).toBeLessThan(GROWS)
    for (const [share, error] of drifts) expect(share - 2 * error).toBeLessThan(DRIFTS)
  },
  minutes * 120_000 + 600_000,
)
