import { readFileSync } from 'node:fs'
import { nextDecision, scripted } from '@sandtable/bots'
import { Host, type RuleSet, save } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'

/** How often the bots decide before a position is given up. */
const MOST = 2000

/** A battle that bots have played until this side decides in its own turn, as a save: 'plastic/tutorial'. */
export function position(scenario: string, side: string, turn = 2): string {
  const file = `${scenario}.yaml`
  const text = readFileSync(new URL(`../../../scenarios/${file}`, import.meta.url), 'utf8')
  const rules = ruleSets.find(({ id }) => scenario.startsWith(`${id}/`)) as RuleSet
  const host = new Host(rules, readYaml(text, file), { dice: { from: 'seed', seed: 1 } }).start()
  const bots = new Map(host.setup.sides.map(({ id }, i) => [id, scripted(i)]))
  for (let i = 0; i < MOST && !isWanted(host, side, turn); i++) {
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
