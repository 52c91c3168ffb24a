import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipes, type Sound } from '../src/sound/recipes.ts'
import type * as synth from '../src/sound/synth.ts'
import { browserFlags, findBrowser } from './browser.ts'

const RATE = 44_100
/** Long enough that a sound which does not end would be caught. */
const SECONDS = 1
/** What nobody hears any more. */
const STILL = 0.002

const sounds = Object.keys(recipes) as readonly Sound[]

let browser: Browser
let page: Page
const heard = new Map<Sound, readonly number[]>()

/** The synthesiser as the page has it, in a page that has nothing else. */
async function synthesiser(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/sound/synth.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'synth' }
  const made = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false, minify: false } })
  const [{ output } = { output: [] }] = Array.isArray(made) ? made : []
  return output.flatMap(part => (part.type === 'chunk' ? part.code : [])).join('\n')
}

/** Plays these at once, each as loud as is said, and gives both ears, the louder one first in doubt. */
const played = (wanted: readonly (readonly [Sound, number])[], pan = 0): Promise<readonly (readonly number[])[]> =>
  page.evaluate(
    async ({ wanted, pan, rate, seconds }) => {
      const audio = new OfflineAudioContext(2, rate * seconds, rate)
      const { make } = (globalThis as typeof globalThis & { synth: typeof synth }).synth
      for (const [sound, loud] of wanted) make(audio, sound, loud, pan)
      const buffer = await audio.startRendering()
      return [0, 1].map(ear => [...buffer.getChannelData(ear)])
    },
    { wanted, pan, rate: RATE, seconds: SECONDS },
  )

const peakOf = (samples: readonly number[]): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const energyOf = (samples: readonly number[]): number => samples.reduce((sum, one) => sum + one * one, 0)

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  page = await browser.newPage()
  await page.addScriptTag({ content: await synthesiser() })
  for (const sound of sounds) heard.set(sound, (await played([[sound, 1]]))[0] ?? [])
}, 600_000)
afterAll(() => browser?.close())

describe.each(sounds)('%s', sound => {
  const samples = (): readonly number[] => heard.get(sound) ?? []

  test('is heard, and does not clip at its loudest', () => {
    expect(peakOf(samples())).toBeGreaterThan(0.05)
    expect(peakOf(samples())).toBeLessThan(0.95)
  })

  test('is short', () => {
    const last = samples().findLastIndex(one => Math.abs(one) > STILL)
    expect(last / RATE).toBeGreaterThan(0.02)
    expect(last / RATE).toBeLessThanOrEqual(0.6)
  })

  test('is not mistaken for another', () => {
    for (const other of sounds) {
      if (other === sound) continue
      const theirs = heard.get(other) ?? []
      const apart = energyOf(samples().map((one, i) => one - (theirs[i] ?? 0)))
      expect(apart / (energyOf(samples()) + energyOf(theirs)), other).toBeGreaterThan(0.2)
    }
  })
})

test('all that one moment may bring does not clip as loud as it is at first', async () => {
  const [ear = []] = await played([
    ['confirm', 0.6],
    ['shot', 0.6],
    ['dice6', 0.6],
    ['fall', 0.6],
    ['base', 0.6],
    ['yourMove', 0.8],
  ])
  expect(peakOf(ear)).toBeLessThan(1)
})

test('what happens in the west is heard from there', async () => {
  const [left = [], right = []] = await played([['base', 1]], -0.8)
  expect(energyOf(left)).toBeGreaterThan(4 * energyOf(right))
})
