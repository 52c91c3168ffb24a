import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { browserFlags, findBrowser } from '../e2e/browser.ts'
import { doors } from '../src/sets/doors.gen.ts'

/*
 * Takes the pictures of the rule sets for the home page from our own table at full quality:
 *   npx tsx packages/web/dev/pictures.ts [set …]
 * Needs cwebp (Debian: webp). Without a graphics card a picture takes half a minute.
 */

/** Twice the size at which they are shown, and what the home page can bear. */
const size = { width: 548, height: 304 }
const most = 20_000

const root = join(import.meta.dirname, '..')
const folder = join(root, 'public/pictures')

async function main(wanted: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const server = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
  for (const set of wanted) {
    const shot = doors[set]?.picture
    if (!shot) throw new Error(`the door of ${set} does not say how its picture is taken`)
    const { scene, at, zoom, turn } = shot
    await page.goto(`${address}table-demo.html?scene=${scene}&at=${at}&view=free&quality=full&bare=1`)
    await page.waitForSelector('[data-frames]', { timeout: 120_000 })
    await page.evaluate(`control.rotateBy(${turn}); control.zoomBy(${zoom})`)
    await page.waitForTimeout(15_000)
    const png = join(tmpdir(), `${set}.png`)
    await page.screenshot({ path: png, timeout: 120_000 })
    process.stdout.write(`${set}: ${pack(png, join(folder, `${set}.webp`))} bytes\n`)
  }
  await browser.close()
  await server.close()
}

/** The best quality that is still small enough. */
function pack(png: string, webp: string): number {
  for (let quality = 82; quality > 20; quality -= 6) {
    execFileSync('cwebp', ['-quiet', '-q', String(quality), '-m', '6', png, '-o', webp])
    if (statSync(webp).size <= most) break
  }
  rmSync(png)
  return statSync(webp).size
}

const named = process.argv.slice(2)
await main(named.length > 0 ? named : Object.keys(doors).filter(set => doors[set]?.picture))
