import { readFileSync } from 'node:fs'
import { nextDecision, scripted } from '@sandtable/bots'
import { Host, type RuleSet, save } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect } from 'vitest'
import type { Visit } from './seat.ts'

/** How often the bots decide before a position is given up. */
const MOST = 2000

/** A battle that bots have played until this side decides in its own turn, as a save: 'plastic/tutorial'. */
export const position = (scenario: string, side: string, turn = 2): string =>
  playedUntil(scenario, host => isWanted(host, side, turn))

/** A battle that bots have played to its end. */
export const finished = (scenario: string): string => playedUntil(scenario, host => host.over)

function playedUntil(scenario: string, isThere: (host: Host) => boolean): string {
  const file = `${scenario}.yaml`
  const text = readFileSync(new URL(`../../../scenarios/${file}`, import.meta.url), 'utf8')
  const rules = ruleSets.find(({ id }) => scenario.startsWith(`${id}/`)) as RuleSet
  const host = new Host(rules, readYaml(text, file), { dice: { from: 'seed', seed: 1 } }).start()
  const bots = new Map(host.setup.sides.map(({ id }, i) => [id, scripted(i)]))
  for (let i = 0; i < MOST && !isThere(host); i++) {
    const { side: who, decision } = nextDecision(host, id => bots.get(id))
    host.decide(who, decision)
  }
  return save(host)
}

/** Is this side asked in its own turn, with something to choose from? */
function isWanted(host: Host, side: string, turn: number): boolean {
  const game = host.game.state as { readonly turn: number; readonly side?: string | null }
  const prompt = host.waitingFor.includes(side) ? host.seat(side).prompt() : null
  return game.turn >= turn && (game.side ?? side) === side && (prompt?.actions.length ?? 0) > 2
}

/** Opens a save of this name from the first page, and sits down as the first side of it. */
export async function sitDown(visit: Visit, name: string, text: string): Promise<void> {
  const { page } = visit
  await visit.open('#/')
  const file = { name: `${name}.sandtable`, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  // the games of the tests before are listed first
  const all = page.getByRole('button', { name: /^All \d+ games/ })
  const card = page.getByRole('region', { name: 'Continue' }).getByRole('listitem').filter({ hasText: name })
  const isListed = async (): Promise<boolean> => {
    if (await all.isVisible()) await all.click()
    return (await card.count()) > 0
  }
  await expect.poll(isListed, { timeout: 30_000 }).toBe(true)
  await card.getByRole('button', { name: /^Play/ }).first().click()
  await visit.question()
}
