/** `npm run bench` measures everything and prints a table; with `-- --json`, one JSON object and nothing else. */
import { existsSync } from 'node:fs'
import { playBare } from './firefight/bare.ts'
import { playBoardgameio } from './firefight/boardgameio.ts'
import type { Played } from './firefight/table.ts'
import { measure, rate } from './measure.ts'

type Figures = { [name: string]: number | string | Figures }

/** What the file exports under that name; nothing, with a note, as long as nobody has written the file. */
async function load<T>(file: string, name: string): Promise<T | undefined> {
  const url = new URL(file, import.meta.url)
  if (!existsSync(url)) {
    console.error(`left out: bench/${file} does not exist yet`)
    return undefined
  }
  const found = (await import(url.href))[name]
  if (found === undefined) throw new Error(`bench/${file} does not export ${name}`)
  return found
}

/** Games of ever new seeds; each contestant plays the same ones in the same order. */
function firefight<Name extends string>(name: Name, play: (seed: number) => Played) {
  let seed = 0
  return rate(name, () => play(++seed).activations)
}

/** Activations per CPU second of the common workload, and the two ratios that QUALITY.md asks for. */
async function firefight20(): Promise<Figures> {
  const playKernel = await load<(seed: number) => Played>('firefight/kernel.ts', 'playKernel')
  const others = [firefight('bare', playBare), firefight('boardgameio', playBoardgameio)]
  if (!playKernel) return measure(others)
  const { bare, boardgameio, kernel } = measure([...others, firefight('kernel', playKernel)])
  return { bare, boardgameio, kernel, timesBoardgameio: kernel / boardgameio, bareTimesKernel: bare / kernel }
}

/** A bench in a file of its own: one function without arguments that returns its figures. */
const elsewhere = (file: string, name: string) => async (): Promise<Figures | undefined> =>
  (await load<() => Figures | Promise<Figures>>(file, name))?.()

const benches = {
  firefight20,
  sight: elsewhere('sight.ts', 'sightBench'),
  fork: elsewhere('fork.ts', 'forkBench'),
  games: elsewhere('games.ts', 'gamesBench'),
}

const show = (value: number | string): string =>
  typeof value === 'string' ? value : value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

function print(figures: Figures, indent: string): void {
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value === 'object') {
      console.log(indent + name)
      print(value, `${indent}  `)
    } else {
      console.log((indent + name).padEnd(40) + show(value).padStart(16))
    }
  }
}

const json = process.argv.includes('--json')
const results: Figures = {}
for (const [name, bench] of Object.entries(benches)) {
  const figures = await bench()
  if (!figures) continue
  results[name] = figures
  if (!json) print({ [name]: figures }, '')
}
if (json) console.log(JSON.stringify(results, null, 2))
