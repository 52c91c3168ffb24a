import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What another theme may spoil: everything else is the same in all of them. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Serious accessibility faults of the screen as it stands: all, or those of its colours. */
export async function faultsOn(page: Page, only?: 'colours'): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window')))
    await page.evaluate(`(() => { const script = new Function(${JSON.stringify(axe)}); script.call(window) })()`)
  const options = { resultTypes: ['violations'], ...(only && { runOnly: COLOURS }) }
  const found = (await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`)) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
  }
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}
