/**
 * `npm run bench` builds the release, measures it and prints a table; with `-- --json`, one JSON object and nothing
 * else. Further words choose benches: `npm run bench -- weight fork`. `--against <folder>` adds the kernel of another
 * checkout, built with its bench, to the firefight.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { farBench } from './far/bench.ts'
import { carrierBench } from './far/carriers.ts'
import { restingBench } from './far/resting.ts'
import { playBare } from './firefight/bare.ts'
import { playBoardgameio } from './firefight/boardgameio.ts'
import { playKernel } from './firefight/kernel.ts'
import type { Played } from './firefight/table.ts'
import { forkBench } from './fork.ts'
import { gamesBench } from './games.ts'
import { measure, rate } from './measure.ts'
import { promptBench } from './prompts.ts'
import { sightBench } from './sight.ts'
import { weightBench } from './weight.ts'

type Figures = { readonly [name: string]: unknown }

const { values, positionals: wanted } = parseArgs({
  options: { json: { type: 'boolean', default: false }, against: { type: 'string' } },
  allowPositionals: true,
})

/** Games with new seeds each time; every contestant plays the same ones in the same order. */
const firefight = <Name extends string>(name: Name, play: (seed: number) => Played) =>
  rate(name, () => {
    let seed = 0
    return () => play(++seed).activations
  })

/** Activations per CPU second of the common workload, and the two ratios that QUALITY.md asks for. */
async function firefight20(): Promise<Figures> {
  const three = [
    firefight('bare', playBare),
    firefight('boardgameio', playBoardgameio),
    firefight('kernel', playKernel),
  ] as const
  const { rates, sameCode } = measure(three)
  const { bare, boardgameio, kernel } = rates
  return { ...rates, timesBoardgameio: kernel / boardgameio, bareTimesKernel: bare / kernel, sameCode }
}

/** This kernel and another one, in turns. */
async function against(folder: string): Promise<Figures> {
  const other = pathToFileURL(resolve(folder, 'bench/dist/firefight/kernel.js')).href
  const { rates, sameCode } = measure([
    firefight('boardgameio', playBoardgameio),
    firefight('kernel', playKernel),
    firefight('other', (await import(other)).playKernel),
  ])
  const { boardgameio, kernel, other: rival } = rates
  return {
    ...rates,
    timesBoardgameio: kernel / boardgameio,
    otherTimesBoardgameio: rival / boardgameio,
    timesOther: kernel / rival,
    sameCode,
  }
}

const benches: { readonly [name: string]: () => object | Promise<object> } = {
  ...(values.against && { against: () => against(values.against as string) }),
  firefight20,
  sight: sightBench,
  fork: forkBench,
  weight: weightBench,
  games: gamesBench,
  prompts: promptBench,
  far: farBench,
  resting: restingBench,
  // needs Redis and NATS, so only when it is asked for
  ...(wanted.includes('carriers') && { carriers: carrierBench }),
}

const show = (value: number): string => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

function print(figures: object, indent: string): void {
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value === 'object') {
      console.log(indent + name)
      print(value, `${indent}  `)
    } else console.log((indent + name).padEnd(50) + show(value).padStart(16))
  }
}

const results: { [name: string]: object } = {}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  results[name] = await bench()
  if (!values.json) print({ [name]: results[name] }, '')
}
if (values.json) console.log(JSON.stringify(results, null, 2))
